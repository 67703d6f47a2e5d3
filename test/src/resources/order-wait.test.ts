import {
  isAbortError,
  isNotFoundError,
  isWaitEndedError,
  isWaitTimeoutError,
  type OrderWaitOptions,
} from "sanguine";
import { OrderStatus } from "sanguine/enums";
import { describe, expect, test } from "vitest";
import { failureOf, wire } from "../support/client.ts";
import { orderId, orderIn } from "../support/orders.ts";
import { json } from "../support/server.ts";

/** A service whose order is seen in the given statuses one after the other, the last for the rest. */
const seen = (...statuses: string[]) => wire(statuses.map((status) => json(orderIn(status))));

const kit = (low: string) => OrderStatus.values.find((status) => status.endsWith(`.testkit.${low}`)) ?? "";

/** What an order with a test kit goes through. */
const way = [
  "ordered",
  "requisition_created",
  "transit_customer",
  "delivered_to_lab",
  "completed",
  "corrected",
].map(kit);

describe("waiting for an order", () => {
  test.each<[string, OrderWaitOptions | undefined, string]>([
    ["for its completion, unless told otherwise", undefined, "completed"],
    ["for a top-level status", { until: "sample_with_lab" }, "delivered_to_lab"],
    ["for a low-level status", { until: "transit_customer" }, "transit_customer"],
    ["for a whole status", { until: "collecting_sample.testkit.transit_customer" }, "transit_customer"],
    ["for any of several", { until: ["problem_in_transit_lab", "delivered_to_lab"] }, "delivered_to_lab"],
    ["for what a function says yes to", { until: ({ status }) => status !== "received" }, "transit_customer"],
    ["for the correction of what is completed", { until: "corrected" }, "corrected"],
  ])("[ORD-8] is %s", async (_, options, low) => {
    const { client } = await seen(...way);
    expect((await client.orders.waitFor(orderId, options)).last_event.status).toBe(kit(low));
  });

  test("reads more and more seldom, and tells of every read", async () => {
    const { client, clock, arrived } = await seen(...way);
    const polls: [string, number][] = [];
    const onPoll: OrderWaitOptions["onPoll"] = ({ last_event }, count) =>
      polls.push([last_event.status, count]);
    await client.orders.waitFor(orderId, { onPoll });
    expect(polls).toEqual(way.slice(0, 5).map((status, index) => [status, index + 1]));
    expect(clock.slept).toEqual([1_000, 1_500, 2_250, 3_375]);
    expect(new Set(arrived.map(({ url }) => url))).toEqual(new Set([`/v3/order/${orderId}`]));
  });

  test.each([
    ["sample_error", "failed"],
    ["lost", "failed"],
    ["do_not_process", "cancelled"],
    ["cancelled", "cancelled"],
  ])("ends at %s with a clear error", async (low, status) => {
    const { client, arrived } = await seen(kit("ordered"), kit(low), kit("completed"));
    const failure = await failureOf(client.orders.waitFor(orderId));
    if (!isWaitEndedError(failure)) throw failure;
    expect(failure).toMatchObject({ code: "wait_ended", status, polls: 2 });
    expect(failure.message).not.toContain("Fernsby");
    expect(arrived).toHaveLength(2);
  });

  test("ends at the completion that jumped over what was waited for, and at a redraw", async () => {
    const over = await seen(kit("completed"));
    const failure = await failureOf(over.client.orders.waitFor(orderId, { until: "partial_results" }));
    expect(isWaitEndedError(failure) && failure.status).toBe("completed");
    const redraw = await seen("collecting_sample.walk_in_test.redraw_available");
    const other = await failureOf(redraw.client.orders.waitFor(orderId));
    expect(isWaitEndedError(other) && other.status).toBe("redraw_available");
  });

  test("gives what ends it where that was asked for", async () => {
    const { client } = await seen(kit("ordered"), kit("cancelled"));
    const order = await client.orders.waitFor(orderId, { until: ["completed", "cancelled"] });
    expect(order.status).toBe("cancelled");
  });

  test("[GEN-4] waits out a status that this release does not know", async () => {
    const { client } = await seen("paused.drone.of_2031", "no status at all", kit("completed"));
    expect((await client.orders.waitFor(orderId)).status).toBe("completed");
    const stuck = await seen("paused.drone.of_2031");
    const failure = await failureOf(stuck.client.orders.waitFor(orderId, { timeout: 60_000 }));
    expect(isWaitTimeoutError(failure) && failure.last).toEqual(orderIn("paused.drone.of_2031"));
  });

  test("ends with its signal, and with what a read throws", async () => {
    const leaving = new AbortController();
    const { client } = await seen(kit("ordered"));
    const onPoll = () => leaving.abort();
    expect(
      isAbortError(await failureOf(client.orders.waitFor(orderId, { signal: leaving.signal, onPoll }))),
    ).toBe(true);
    const gone = await wire([json({ detail: "Order not found." }, 404)]);
    expect(isNotFoundError(await failureOf(gone.client.orders.waitFor(orderId)))).toBe(true);
  });
});
