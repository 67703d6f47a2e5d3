import { WaitEndedError, WaitTimeoutError } from "sanguine";
import { expect, test } from "vitest";

const wait = {
  method: "GET",
  path: "/v3/order/{order_id}",
  awaited: "status completed",
  status: "cancelled",
  polls: 2,
  last: { first_name: "Jane" },
};

test("a wait that ended names the final status", () => {
  const failure = new WaitEndedError(wait, "cancelled");
  expect(failure.message).toBe(
    "GET /v3/order/{order_id}: waited for status completed, but cancelled is final (last status cancelled, read 2 times)",
  );
  expect(failure).toMatchObject({ code: "wait_ended", status: "cancelled", polls: 2, last: wait.last });
});

test("a wait that ended names what can follow the status, where it is not final", () => {
  const failure = new WaitEndedError(wait, "collected", ["completed", "failed"]);
  expect(failure.message).toBe(
    "GET /v3/order/{order_id}: waited for status completed, which cannot follow collected; what can: completed, failed (last status cancelled, read 2 times)",
  );
});

test("a wait without a status says so, and a status that is no word is not repeated", () => {
  const unread = new WaitTimeoutError({ ...wait, status: null, polls: 1 }, 50);
  expect(unread.message).toBe(
    "GET /v3/order/{order_id}: waited for status completed, not reached within 50 ms (last status none, read once)",
  );
  expect([unread.status, new WaitTimeoutError({ ...wait, status: "Jane Doe" }, 50).status]).toEqual([
    null,
    "?",
  ]);
});
