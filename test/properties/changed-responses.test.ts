/** Changes the responses to every call of the client: `npm run test:fuzz`. */
import { createClient, isSanguineError, type Client } from "sanguine";
import { expect, test } from "vitest";
import { match, spoil } from "../support/arbitraries.ts";
import type { OperationId } from "../../src/generated/operations.ts";
import { callClient, createCall } from "../support/calls.ts";
import { listOperations } from "../support/document.ts";
import * as fc from "../support/fast-check.ts";

const TIMEOUT = 40;
/** A call that takes longer, in milliseconds, hangs: its attempts and waits are far shorter. */
const HANG = 20_000;

interface RawResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** Replaces the body as JSON. */
  readonly text?: string;
  /** The body never ends, or fails after its first bytes. */
  readonly end?: "never" | "error";
}

/** Draws what differs in a response, by what is changed. */
const changes: Readonly<Record<string, (body: unknown) => fc.Arbitrary<Partial<RawResponse>>>> = {
  unchanged: () => fc.constant({}),
  "other fields": (body) => fc.record({ body: spoil(body) }),
  "broken JSON": (body) => {
    const text = JSON.stringify(body) ?? "";
    return fc.nat(Math.max(0, text.length - 1)).map((end) => ({ text: text.slice(0, end) }));
  },
  "other text": () =>
    fc
      .constantFrom("", "null", "<html>502</html>", "\uFEFF{}", "[".repeat(5_000), '{"a":', "NaN", "\0")
      .map((text) => ({ text })),
  "other status": () => fc.integer({ min: 200, max: 599 }).map((status) => ({ status })),
  "error body": () =>
    fc.record({
      status: fc.constantFrom(400, 401, 404, 409, 422, 429, 500),
      body: fc
        .constantFrom({ detail: "no" }, { detail: [{ loc: ["body"], msg: "no", type: "x" }] }, {})
        .chain(spoil),
    }),
  "other headers": () =>
    fc.record({
      status: fc.constantFrom(200, 429, 503),
      headers: fc.record({
        "content-type": fc.constantFrom(
          "application/json",
          "text/html",
          "application/pdf",
          "",
          "a/b; charset=x",
        ),
        "retry-after": fc.constantFrom("-1", "1e9", "soon", "", "Wed, 21 Oct 2099 07:28:00 GMT", "0.0001"),
        "retry-after-ms": fc.constantFrom("NaN", "-5", "1"),
        "ratelimit-reset": fc.constantFrom("x", "-1", "99999999999"),
      }),
    }),
  "stalled body": () => fc.constant({ end: "never" }),
  "failed body": () => fc.constant({ end: "error" }),
};

/** How often a change is chosen. Stalled bodies take time. */
const names = fc.oneof(
  ...Object.keys(changes).map((name) => ({
    weight: name === "stalled body" ? 1 : 6,
    arbitrary: fc.constant(name),
  })),
);

test(
  "each call resolves or rejects with an error of this package, whatever the response",
  { timeout: fc.repeat(60_000) },
  async () => {
    /** How often calls ended in each way: `resolved`, or the name of the error. */
    const outcomes: Record<string, number> = {};
    for (const operation of listOperations()) {
      const { type, status, schema } = operation.success;
      const valid = schema === null ? fc.constant(undefined) : match(schema);
      const responses = fc.tuple(names, valid).chain(([name, body]) =>
        // oxlint-disable-next-line typescript/no-non-null-assertion -- a name of a change
        changes[name]!(body).map((change) => ({
          id: operation.id,
          status,
          headers: { "content-type": type },
          body,
          ...change,
        })),
      );
      const property = fc.asyncProperty(responses, async (response) => {
        const client = createChangedClient(async () => createResponse(response));
        let outcome = "resolved";
        try {
          await callOperation(client, operation.id);
        } catch (cause) {
          if (!isSanguineError(cause)) throw cause;
          outcome = cause.name;
        }
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      });
      await fc.assert(property, { numRuns: fc.repeat(2), timeout: HANG });
    }
    expect(outcomes["resolved"]).toBeGreaterThan(20);
    expect(outcomes["DecodeError"]).toBeGreaterThan(3);
  },
);

function createChangedClient(fetch: typeof globalThis.fetch): Client {
  return createClient({
    apiKey: "sk_us_fuzz",
    baseUrl: "https://service.example",
    fetch,
    timeout: TIMEOUT,
    deadline: 20 * TIMEOUT,
    retries: 1,
    sleep: async () => undefined,
    logger: { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} },
  });
}

function createResponse({ status, headers, body, text, end }: RawResponse): Response {
  const bytes = new TextEncoder().encode(text ?? JSON.stringify(body) ?? "");
  if ([204, 205, 304].includes(status)) return new Response(null, { status, headers });
  if (end === undefined) return new Response(bytes, { status, headers });
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes.subarray(0, bytes.length / 2));
      if (end === "error") controller.error(new TypeError("terminated"));
    },
  });
  return new Response(stream, { status, headers });
}

/** Makes a call, and reads the first items of a list. */
async function callOperation(client: Client, id: OperationId): Promise<void> {
  const called = callClient(client, createCall(id));
  await called;
  if (!(Symbol.asyncIterator in called)) return;
  let count = 0;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the check above
  for await (const item of called as unknown as AsyncIterable<unknown>) {
    count += 1;
    if (count >= 20 || item === undefined) return;
  }
}
