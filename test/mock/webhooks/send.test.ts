import { expect, it } from "vitest";
import { createDeliveryTools } from "../../../mock/core/host/receiver-context.ts";
import { sendMessage, type DeliveryOutcome } from "../../../mock/webhooks/send.ts";

function sendRejected(thrown: unknown): Promise<DeliveryOutcome> {
  const tools = {
    ...createDeliveryTools(),
    fetch: () => Promise.reject(thrown), // oxlint-disable-line prefer-promise-reject-errors -- a fetch can reject with anything
    setTimer: () => () => undefined,
  };
  const message = { to: "http://receiver.test/", headers: {}, body: new TextEncoder().encode("{}") };
  return sendMessage(tools, { ...message, limit: 15_000 });
}

it.each([
  ["the code of its cause", new TypeError("private", { cause: { code: "ECONNREFUSED" } }), "ECONNREFUSED"],
  ["its own code", Object.assign(new Error("private"), { code: "ECONNRESET" }), "ECONNRESET"],
  ["its name where the code is a number", new DOMException("private", "AbortError"), "AbortError"],
  ["the name of its cause", new TypeError("private", { cause: new RangeError("private") }), "RangeError"],
  ["its type where it is no error", "private", "string"],
  ["its type where it is null", null, "object"],
])("[EVT-2] a delivery whose fetch rejects fails with %s", async (_, thrown, error) => {
  await expect(sendRejected(thrown)).resolves.toEqual({
    status: null,
    error,
    response: null,
    duration: expect.any(Number) as number,
  });
});

it("[EVT-10] an attempt keeps the headers and the first 4,096 bytes of the response, and how long it took", async () => {
  let now = 5;
  const tools = {
    ...createDeliveryTools(),
    fetch: () => {
      now = 42;
      // A chunk can end in the middle of a character.
      const chunk = new TextEncoder().encode("é".repeat(1001)).subarray(1);
      const first = Uint8Array.of(0xc3);
      const body = new ReadableStream({
        start(controller) {
          for (const bytes of [first, chunk, first, chunk, first, chunk]) controller.enqueue(bytes);
          controller.close();
        },
      });
      return Promise.resolve(new Response(body, { status: 400, headers: { "x-app": "receiver" } }));
    },
    setTimer: () => () => undefined,
    now: () => now,
  };
  const message = { to: "http://receiver.test/", headers: {}, body: new Uint8Array(), limit: 15_000 };
  const { response, ...outcome } = await sendMessage(tools, message);
  expect(outcome).toEqual({ status: 400, error: "status 400", duration: 37 });
  expect(response?.headers).toMatchObject({ "x-app": "receiver" });
  expect(response?.body).toBe("é".repeat(2048));
  const plain = { status: 204, headers: { "x-count": 7 }, body: null };
  const framework = await sendMessage(tools, { ...message, to: () => plain });
  expect(framework).toMatchObject({ status: 204, error: null, response: { headers: { "x-count": "7" } } });
  const own = await sendMessage(tools, { ...message, to: () => new Response("no", { status: 500 }) });
  expect(own).toMatchObject({ status: 500, response: { body: "no" }, duration: null });
});
