import * as fc from "fast-check";
import { createClient, isSanguineError, type Client } from "sanguine";
import { listOperations, type FuzzedOperation } from "./document.ts";
import type { FuzzFailure } from "./fuzz-service.ts";
import { createDraw, type Draw, match, spoil } from "./arbitraries.ts";

/** The result of a run. */
export interface ClientFuzzReport {
  readonly calls: number;
  /** How many calls ended in each way: `resolved`, or the name of the error. */
  readonly outcomes: Readonly<Record<string, number>>;
  readonly failures: readonly FuzzFailure[];
}

/** Options of a run. */
export interface ClientFuzzOptions {
  /** The same seed gives the same responses. */
  readonly seed: string;
  /** Responses to each operation. */
  readonly responses: number;
  /** Changes how a client is created, for a test. @default a client of this release */
  readonly create?: (fetch: typeof globalThis.fetch) => Client;
}

/** A call that takes longer than this, in milliseconds, hangs: the client's own limit is far below. */
const HANG = 10_000;
const TIMEOUT = 40;
const UUID = "5c1e8a52-3d0b-4f7e-9c3a-0f6d2b7a4e11";

/** A changed response, by what was changed. */
type Change = (response: RawResponse, draw: Draw) => RawResponse;

interface RawResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** Replaces the body as JSON. */
  readonly text?: string;
  /** The body never ends, or fails after its first bytes. */
  readonly end?: "never" | "error";
}

const changes: Readonly<Record<string, Change>> = {
  unchanged: (response) => response,
  "other fields": (response, draw) => ({ ...response, body: draw(spoil(response.body)) }),
  "broken JSON": (response, draw) => {
    const text = JSON.stringify(response.body) ?? "";
    return { ...response, text: text.slice(0, draw(fc.nat(Math.max(0, text.length - 1)))) };
  },
  "other text": (response, draw) => ({
    ...response,
    text: draw(
      fc.constantFrom("", "null", "<html>502</html>", "\uFEFF{}", "[".repeat(5_000), '{"a":', "NaN", "\0"),
    ),
  }),
  "other status": (response, draw) => ({
    ...response,
    status: draw(
      fc.constantFrom(
        201,
        204,
        206,
        300,
        304,
        400,
        401,
        403,
        404,
        409,
        413,
        418,
        422,
        429,
        499,
        500,
        502,
        503,
        599,
      ),
    ),
  }),
  "error body": (response, draw) => ({
    ...response,
    status: draw(fc.constantFrom(400, 401, 404, 409, 422, 429, 500)),
    body: draw(
      fc
        .constantFrom({ detail: "no" }, { detail: [{ loc: ["body"], msg: "no", type: "x" }] }, {})
        .chain(spoil),
    ),
  }),
  "other headers": (response, draw) => ({
    ...response,
    status: draw(fc.constantFrom(200, 429, 503)),
    headers: {
      "content-type": draw(
        fc.constantFrom(
          "application/json",
          "text/html",
          "application/pdf",
          "",
          "application/json; charset=x",
        ),
      ),
      "retry-after": draw(
        fc.constantFrom("-1", "1e9", "soon", "", "Wed, 21 Oct 2099 07:28:00 GMT", "0.0001"),
      ),
      "retry-after-ms": draw(fc.constantFrom("NaN", "-5", "1")),
      "ratelimit-reset": draw(fc.constantFrom("x", "-1", "99999999999")),
    },
  }),
  "stalled body": (response) => ({ ...response, end: "never" }),
  "failed body": (response) => ({ ...response, end: "error" }),
};

/** How often a change is chosen. Stalled bodies take time. */
const names = Object.keys(changes).flatMap((name) =>
  name === "stalled body" ? [name] : Array<string>(6).fill(name),
);

/** Calls every operation of the client against changed responses. Each call must resolve or reject with an error of this package. */
export async function fuzzClient({ seed, responses, create }: ClientFuzzOptions): Promise<ClientFuzzReport> {
  const draw = createDraw(`client ${seed}`);
  const outcomes: Record<string, number> = {};
  const failures: FuzzFailure[] = [];
  let calls = 0;
  for (const operation of listOperations()) {
    const body = operation.success.schema && match(operation.success.schema);
    for (let number = 0; number < responses; number += 1) {
      const name = draw(fc.constantFrom(...names));
      const raw = buildResponse(operation, body && draw(body));
      const changed = changes[name]?.(raw, draw) ?? raw;
      const fetch = async (): Promise<Response> => createResponse(changed);
      const client = create?.(fetch) ?? createFuzzedClient(fetch);
      calls += 1;
      const outcome = await observe(() => callOperation(client, operation));
      outcomes[outcome.name] = (outcomes[outcome.name] ?? 0) + 1;
      if (outcome.problem !== null)
        failures.push({
          operation: operation.id,
          request: `${name}: ${describe(changed)}`,
          problem: outcome.problem,
        });
    }
  }
  return { calls, outcomes, failures };
}

function createFuzzedClient(fetch: typeof globalThis.fetch): Client {
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

function buildResponse({ success }: FuzzedOperation, body: unknown): RawResponse {
  const { type, status } = success;
  return { status, headers: { "content-type": type }, body };
}

function createResponse({ status, headers, body, text, end }: RawResponse): Response {
  const bytes = new TextEncoder().encode(text ?? JSON.stringify(body) ?? "");
  if ([204, 304].includes(status)) return new Response(null, { status, headers });
  if (end === undefined) return new Response(bytes, { status, headers });
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes.subarray(0, bytes.length / 2));
      if (end === "error") controller.error(new TypeError("terminated"));
    },
  });
  return new Response(stream, { status, headers });
}

/** Calls the client's method of an operation: path parameters first, then one object. Reads the first items of a list. */
async function callOperation(client: Client, { id, parameters }: FuzzedOperation): Promise<void> {
  const [area = "", method = ""] = id.split(".");
  const path = parameters.filter((parameter) => parameter.in === "path").map(({ name }) => `${name}-1`);
  const input =
    id === "labReports.create"
      ? { user_id: UUID, file: new TextEncoder().encode("%PDF-1.7\n") }
      : { user_id: UUID, start_date: "2026-01-01" };
  const resource: unknown = Reflect.get(client, area);
  const called: unknown = Reflect.apply(Reflect.get(Object(resource), method), resource, [...path, input]);
  const result: unknown = await called;
  if (typeof called !== "object" || called === null || !(Symbol.asyncIterator in called)) return void result;
  let count = 0;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the check above
  for await (const item of called as AsyncIterable<unknown>) {
    count += 1;
    if (count >= 20 || item === undefined) return;
  }
}

async function observe(
  call: () => Promise<void>,
): Promise<{ readonly name: string; readonly problem: string | null }> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hang = new Promise<"hang">((settle) => {
    timer = setTimeout(() => settle("hang"), HANG);
  });
  try {
    const ended = await Promise.race([call(), hang]);
    return ended === "hang"
      ? { name: "hang", problem: `no end after ${HANG} ms` }
      : { name: "resolved", problem: null };
  } catch (cause) {
    const name = cause instanceof Error ? cause.name : typeof cause;
    // Without the message: it is what the error says, and the stack has it.
    return {
      name,
      problem: isSanguineError(cause)
        ? null
        : `threw ${cause instanceof Error ? cause.stack : String(cause)}`,
    };
  } finally {
    clearTimeout(timer);
  }
}

function describe({ status, text, body, headers, end }: RawResponse): string {
  return `${status} ${JSON.stringify(headers)} ${end ?? ""} ${(text ?? JSON.stringify(body) ?? "").slice(0, 300)}`;
}
