import { once } from "node:events";
import { gzipSync } from "node:zlib";
import { isDecodeError, type ClientOptions } from "sanguine";
import { expect, test } from "vitest";
import { getFailure, stubbed, user, userId, wire } from "../support/client.ts";
import { type Responder } from "../support/server.ts";

const pdf = { "content-type": "application/pdf" };

/** A body without an end, and whether somebody has cancelled it. */
function endless() {
  const state = { cancelled: false, pulled: 0 };
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      state.pulled++;
      controller.enqueue(new Uint8Array(1024 * 1024).fill(0x20));
    },
    cancel: () => void (state.cancelled = true),
  });
  return { state, body };
}

test.each([200, 500])("a body of a %i without an end stops at 64 MiB and is cancelled", async (status) => {
  const { state, body } = endless();
  const { client } = stubbed(() => new Response(body, { status, headers: { "x-request-id": "r-1" } }));
  const failure = await getFailure(client.users.get(userId));
  expect(isDecodeError(failure)).toBe(true);
  expect(failure).toMatchObject({ code: "response_too_large", status, requestId: "r-1", attempts: 1 });
  expect(failure.message).toBe(
    `GET /v2/user/{user_id} -> ${status}: larger than maxResponseBytes (67108864 bytes) (r-1)`,
  );
  expect(state.cancelled).toBe(true);
  expect(state.pulled).toBeLessThan(70);
});

test("the limit may be set for a client and for a call, and the body may be as large as it", async () => {
  const { length } = new TextEncoder().encode(JSON.stringify(user));
  const { client } = stubbed(() => Response.json(user), { maxResponseBytes: length - 1 });
  expect(isDecodeError(await getFailure(client.users.get(userId)))).toBe(true);
  expect(await client.users.get(userId, { maxResponseBytes: length })).toEqual(user);
});

test("what counts is the decoded size, and the connection is closed", async () => {
  const packed = gzipSync(Buffer.alloc(20_000_000, 0x20));
  let closed: Promise<unknown> | undefined;
  const bomb: Responder = (response) => {
    closed = once(response, "close");
    response.writeHead(200, { "content-type": "application/json", "content-encoding": "gzip" });
    // Never ended, so that only the client can close it.
    response.write(packed);
  };
  const { client } = await wire([bomb], { maxResponseBytes: 1_000_000 });
  expect(packed.length).toBeLessThan(100_000);
  expect(await getFailure(client.users.get(userId))).toMatchObject({ code: "response_too_large" });
  await closed;
});

test.each<[string, (body: ReadableStream) => Partial<ClientOptions>]>([
  ["is a PDF", (body) => ({ fetch: async () => new Response(body, { headers: pdf }) })],
  [
    "a middleware passes on",
    (body) => ({
      fetch: async () => new Response(body, { headers: pdf }),
      middleware: [(request, next) => next(request)],
    }),
  ],
  [
    "a middleware makes",
    (body) => ({ middleware: [() => Promise.resolve(new Response(body, { headers: pdf }))] }),
  ],
])("a body that %s is bounded as well", async (_what, build) => {
  const { state, body } = endless();
  const { client } = stubbed(() => Response.json(user), { maxResponseBytes: 5_000_000, ...build(body) });
  expect(await getFailure(client.labTests.collectionInstructions("id-1"))).toMatchObject({
    code: "response_too_large",
  });
  expect(state.cancelled).toBe(true);
});

// As the fetch of some runtimes gives it: no stream, or one of Node.
test.each([undefined, {}])("a fetch whose response has the body %j is bounded too", async (body) => {
  const unstreamed = (text: string): Response =>
    Object.defineProperty(new Response(text), "body", { value: body });
  const small = stubbed(() => unstreamed(JSON.stringify(user)));
  expect(await small.client.users.get(userId)).toEqual(user);
  const large = stubbed(() => unstreamed(" ".repeat(100)), { maxResponseBytes: 99 });
  expect(await getFailure(large.client.users.get(userId))).toMatchObject({ code: "response_too_large" });
});

test("text in several chunks is put together, also where a chunk ends within a character", async () => {
  const bytes = new TextEncoder().encode(JSON.stringify({ ...user, client_user_id: "ü-日本" }));
  const { client } = stubbed(() => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    return new Response(body);
  });
  expect((await client.users.get(userId)).client_user_id).toBe("ü-日本");
});
