import { expect, it } from "vitest";
import type { MockStream } from "../../../mock/http/exchange.ts";
import { toResponse, waitForAbort } from "../../../mock/http/to-response.ts";

it.each(["stall", "truncate", "malformedChunk"] as const)(
  "a response without a body stays whole under the body fault %s",
  async (bodyFault) => {
    const result = { status: 204, headers: { "x-request-id": "req_1" }, body: null, bodyFault };
    const response = await toResponse(result, {});
    expect([response.status, response.body]).toEqual([204, null]);
    expect([...response.headers]).toEqual([["x-request-id", "req_1"]]);
  },
);

it.each([
  ["is open, tells it that the caller aborted", false, ["gone"]],
  ["ended while it opened, waits for no abort", true, []],
] as const)("an event stream that %s", async (_, endsAtOnce, expected) => {
  const reasons: string[] = [];
  const stream: MockStream = {
    heartbeat: "",
    open: (sink) => {
      sink.write("event: ready\n\n");
      if (endsAtOnce) sink.end();
      return (reason) => void reasons.push(reason);
    },
  };
  const control = new AbortController();
  const result = { status: 200, headers: {}, body: null, stream };
  const response = await toResponse(result, control);
  if (endsAtOnce) expect(await response.text()).toBe("event: ready\n\n");
  control.abort();
  expect(reasons).toEqual(expected);
});

it("a wait for an abort ends at once for a request that is aborted already", async () => {
  await expect(waitForAbort({ signal: AbortSignal.abort(new Error("gone")) })).rejects.toThrow("gone");
});
