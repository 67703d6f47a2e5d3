import {
  isConflictError,
  isWaitEndedError,
  isWaitTimeoutError,
  type OrderWaitOptions,
  type OrdersListQuery,
  unlisted,
} from "sanguine";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { getFailure, stubbed, wire } from "../support/client.ts";
import { orderCreate, orderId, orderIn } from "../support/orders.ts";
import { empty, json } from "../support/server.ts";
import { OrderStatus } from "sanguine/enums";

const created = { order: orderIn(), status: "success", message: "Order created successfully" };

describe("creation", () => {
  test("[ORD-4] is repeated under one automatic key, and has another one the next time", async () => {
    const { client, arrived } = await wire([empty(503), json(created)]);
    expect(await client.orders.create(orderCreate)).toEqual(created);
    expect(await client.orders.create(orderCreate)).toEqual(created);
    const [first, second, third] = arrived.map(({ headers }) => headers["x-idempotency-key"]);
    expect(first).toMatch(/^[\x21-\x7e]{7,}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    // Nobody else knows an automatic key, so the service must not store an error under it.
    expect(arrived[0]?.headers["x-idempotency-error"]).toBe("no-cache");
  });

  test("[ORD-4] makes its key where a page has no randomUUID, as those that came over plain HTTP", async () => {
    vi.stubGlobal("crypto", { getRandomValues: (array: Uint32Array) => array.fill(7) });
    onTestFinished(() => void vi.unstubAllGlobals());
    const keys: (string | null)[] = [];
    const { client } = stubbed((_, { headers }) => {
      keys.push(new Headers(headers).get("x-idempotency-key"));
      return Response.json(created);
    });
    await client.orders.create(orderCreate);
    expect(keys).toEqual(["7-7-7-7"]);
  });

  test("[ORD-4] goes under the caller's key; another body under it is the service's to refuse", async () => {
    const reused = { detail: { error_type: "IDEMPOTENCY_KEY_REUSED", error_message: "Another body." } };
    const { client, arrived } = await wire([json(created), json(reused, 409)]);
    const options = { idempotencyKey: "cart-4711" };
    await client.orders.create(orderCreate, options);
    const failure = await getFailure(client.orders.create({ ...orderCreate, priority: true }, options));
    expect(isConflictError(failure) && failure.code).toBe("IDEMPOTENCY_KEY_REUSED");
    expect(arrived.map(({ headers }) => headers["x-idempotency-key"])).toEqual(["cart-4711", "cart-4711"]);
    expect(arrived[0]?.headers).not.toHaveProperty("x-idempotency-error");
  });
});

describe("the list", () => {
  test("[ORD-11] sends each filter under its name, a list as its parameter repeated", async () => {
    const filters = {
      search_input: "Ada F",
      status: ["completed", "partial_results"],
      is_critical: false,
      page: 3,
      size: 7,
    } satisfies OrdersListQuery;
    const { client, arrived } = await wire([json({ orders: [], total: 0, page: 3, size: 7 })]);
    await client.orders.list(filters);
    await client.orders.list({ ...filters, status: null, search_input: null });
    const [sent, fewer] = arrived.map(({ url }) => [...new URLSearchParams(url.split("?")[1])]);
    expect(sent).toEqual(
      Object.entries(filters).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)])),
    );
    expect(fewer).toEqual(sent?.filter(([name]) => name !== "status" && name !== "search_input"));
  });
});

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

  test.each([
    ["sample_error", "failed", undefined],
    ["cancelled", "cancelled", undefined],
    ["cancelled", "cancelled", { until: "corrected" }],
  ] as const)("ends at %s with a clear error", async (low, status, options) => {
    const { client, arrived } = await seen(kit("ordered"), kit(low), kit("completed"));
    const failure = await getFailure(client.orders.waitFor(orderId, options));
    if (!isWaitEndedError(failure)) throw failure;
    expect(failure).toMatchObject({ code: "wait_ended", status, polls: 2 });
    expect(failure.message).not.toContain("Fernsby");
    expect(arrived).toHaveLength(2);
  });

  test("ends at the completion that jumped over what was waited for, and at a redraw", async () => {
    const over = await seen(kit("completed"));
    const failure = await getFailure(over.client.orders.waitFor(orderId, { until: "partial_results" }));
    expect(isWaitEndedError(failure) && failure.status).toBe("completed");
    // A function that says "corrected" is no target of that name.
    const until = (order: { status?: string | null }) => order.status === "corrected";
    const by = await getFailure((await seen(kit("completed"))).client.orders.waitFor(orderId, { until }));
    expect(isWaitEndedError(by) && by.status).toBe("completed");
    const redraw = await seen("collecting_sample.walk_in_test.redraw_available");
    const other = await getFailure(redraw.client.orders.waitFor(orderId));
    expect(isWaitEndedError(other) && other.status).toBe("redraw_available");
  });

  test.each([
    ["a status of another method", "received.walk_in_test.ordered", "transit_lab"],
    ["a status that it has passed", kit("delivered_to_lab"), "with_customer"],
    ["its first status", "received.on_site_collection.requisition_created", "ordered"],
  ] as const)("[ORD-25] refuses %s at the first read", async (_, status, until) => {
    const { client, arrived } = await seen(status);
    const failure = await getFailure(client.orders.waitFor(orderId, { until: [until] }));
    if (!isWaitEndedError(failure)) throw failure;
    expect(failure).toMatchObject({ code: "wait_ended", status, polls: 1 });
    expect(failure.message).toContain(
      `waited for status ${until}, which cannot follow ${status}; what can: `,
    );
    expect(arrived).toHaveLength(1);
  });

  test.each(["complete", "received.testkit.lost2", "", [], ["completed", "done"]])(
    "[ORD-25] an unknown target fails at once with the list of targets, and unlisted() takes it: %j",
    async (until) => {
      const { client, arrived } = await seen("completed.testkit.completed");
      const failure = await getFailure(client.orders.waitFor(orderId, { until: until as never }));
      expect([failure.name, arrived.length]).toEqual(["ConfigurationError", 0]);
      expect(failure.message).toMatch(
        /^waitFor.until: names no status .* Take one of received, collecting_sample, .*transit_lab, .*, or unlisted\(\) for a newer one$/,
      );
      expect(failure.message).not.toMatch(/"|testkit|done/);
    },
  );

  test("[ORD-25] names what can follow", async () => {
    const { client } = await seen("sample_with_lab.at_home_phlebotomy.partial_results");
    const failure = await getFailure(client.orders.waitFor(orderId, { until: "requisition_created" }));
    expect(failure.message).toBe(
      "GET /v3/order/{order_id}: waited for status requisition_created, which cannot follow " +
        "sample_with_lab.at_home_phlebotomy.partial_results; what can: partial_results, sample_with_lab, completed, " +
        "sample_error, cancelled, failed, corrected (last status sample_with_lab.at_home_phlebotomy.partial_results, read once)",
    );
  });

  test.each([
    ["one of several that it can reach", kit("delivered_to_lab"), ["with_customer", "completed"]],
    ["a status newer than this release", kit("ordered"), [unlisted("archived"), "completed"]],
    ["a registration after delivery", kit("with_customer"), ["registered", "completed"]],
    ["the requisition of a kit that is registered after delivery", kit("with_customer"), ["received"]],
  ] as const)("[ORD-25] waits for %s", async (_, status, until) => {
    const last = until[0] === "received" ? kit("requisition_created") : kit("completed");
    const { client } = await seen(status, last);
    expect((await client.orders.waitFor(orderId, { until })).last_event.status).toBe(last);
  });

  test("[ORD-25] waits for a top-level status that a redraw brings back", async () => {
    const redraw = "collecting_sample.walk_in_test.redraw_available";
    const { client } = await seen("sample_with_lab.walk_in_test.partial_results", redraw);
    const order = await client.orders.waitFor(orderId, { until: "collecting_sample" });
    expect(order.last_event.status).toBe(redraw);
  });

  test("[GEN-4, ORD-25] waits out a status that this release does not know", async () => {
    const unknown = ["collecting_sample.testkit.of_2031", "paused.drone.of_2031", "no status at all"];
    const { client } = await seen(...unknown, kit("completed"));
    expect((await client.orders.waitFor(orderId)).status).toBe("completed");
    const stuck = await seen("paused.drone.of_2031");
    const failure = await getFailure(stuck.client.orders.waitFor(orderId, { timeout: 60_000 }));
    expect(isWaitTimeoutError(failure) && failure.last).toEqual(orderIn("paused.drone.of_2031"));
  });
});
