import { isConflictError } from "sanguine";
import { describe, expect, test } from "vitest";
import { appointment, orderId } from "../support/appointments.ts";
import { getFailure, wire } from "../support/client.ts";
import { empty, json, type Arrived } from "../support/server.ts";

const keyOf = (request: Arrived | undefined): unknown => request?.headers["x-idempotency-key"];

describe("at a center", () => {
  test("[APT-5] booking carries an automatic key, the same for every try and another for every call", async () => {
    const { client, arrived } = await wire([empty(503), json(appointment)]);
    await client.psc.book(orderId, { booking_key: "k-1" });
    await client.psc.book(orderId, { booking_key: "k-1" });
    const [first, again, other] = arrived.map(keyOf);
    expect(first).toMatch(/^[!-~]{7,}$/);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
    expect(arrived.map(({ headers }) => headers["x-idempotency-error"])).toEqual(
      Array.from({ length: 3 }, () => "no-cache"),
    );
  });

  test("[APT-5] booking sends the caller's own key, and the service may store an error under it", async () => {
    const { client, arrived } = await wire([json({ detail: "Taken." }, 409)]);
    const call = client.psc.book(orderId, { booking_key: "k-1" }, { idempotencyKey: "visit-1" });
    expect(isConflictError(await getFailure(call))).toBe(true);
    expect(arrived.map(keyOf)).toEqual(["visit-1"]);
    expect(arrived[0]?.headers).not.toHaveProperty("x-idempotency-error");
  });
});
