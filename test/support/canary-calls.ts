import type { Client } from "sanguine";
import { createRawClient } from "sanguine/raw";
import { vi } from "vitest";
import { callClient } from "./calls.ts";
import { Canaries, canaryOperations, type CanaryOperation } from "./canaries.ts";
import { canaryForms, canaryToken } from "./canary-search.ts";

/** Starts a call with planted values. */
export type CanaryCall = (
  client: Client,
  operation: CanaryOperation,
  options: CanaryCallOptions,
) => PromiseLike<unknown>;

/** Options of a call or of the client, with which calls fail. */
export interface CanaryCallOptions {
  readonly signal?: AbortSignal;
  readonly timeout?: number;
  readonly deadline?: number;
  readonly retries?: number;
  readonly maxResponseBytes?: number;
}

/** Calls the raw client with planted values in the path, query, body and headers of an operation. */
export function callRawWithCanaries(
  client: Client,
  operation: CanaryOperation,
  { signal, ...limits }: CanaryCallOptions,
): PromiseLike<unknown> {
  const { id, method, template, query, request } = operation;
  const canaries = new Canaries(canaryForms, 0);
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const form = new FormData();
  form.set("file", new Blob([`%PDF-${canaries.plant()}`]), "xcanary.pdf");
  const body = id === "labReports.create" ? form : canaries.fill(request)[0];
  const init = {
    params: {
      path: Object.fromEntries(names.map((name) => [name, canaries.plant()])),
      query: Object.fromEntries(query.map((name) => [name, canaries.plant()])),
    },
    headers: { "x-planted": "xcanary.header", "x-idempotency-key": "xcanary.idempotency" },
    ...(body === undefined ? {} : { body }),
    ...(signal && { signal }),
  };
  const raw = createRawClient(client.with(limits));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every method returns a promise
  return Reflect.apply(raw.request, raw, [method, template, init]) as PromiseLike<unknown>;
}

/** Every wait by the operation that it repeats. */
export const canaryWaits: Readonly<
  Record<string, (...args: [...Parameters<CanaryCall>, options?: object]) => PromiseLike<unknown>>
> = {
  "orders.get": ({ orders }, _, { signal }, options) =>
    orders.waitFor("xcanary.1", { timeout: 20, signal, ...options }),
  "labReports.get": ({ labReports }, _, { signal }, options) =>
    labReports.waitFor("xcanary.1", { timeout: 20, signal, ...options }),
  "phlebotomy.get": ({ phlebotomy }, _, { signal }, options) =>
    phlebotomy.waitFor("xcanary.1", { timeout: 20, signal, ...options }),
  "psc.appointment": ({ psc }, _, { signal }, options) =>
    psc.waitFor("xcanary.1", { timeout: 20, signal, ...options }),
};

/** Calls the client's method of an operation with planted values in its path, query, body, headers and key. */
export function callWithCanaries(
  client: Client,
  operation: CanaryOperation,
  options: object = {},
): PromiseLike<unknown> {
  const { id, template, query, request } = operation;
  const canaries = new Canaries(canaryForms, 0);
  const plantAll = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, canaries.plant()]));
  const body =
    id === "labReports.create"
      ? { user_id: canaries.plant(), file: new TextEncoder().encode(`%PDF-${canaries.plant()}`) }
      : canaries.fill(request)[0];
  const path = plantAll([...template.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name));
  const call = { id, path, query: plantAll(query), headers: {}, body };
  return callClient(client, call, {
    headers: { "x-planted": "xcanary.header" },
    query: { planted: canaries.plant() },
    idempotencyKey: "xcanary.idempotency",
    ...(id.startsWith("link.") ? { linkToken: canaryToken } : {}),
    ...options,
  });
}

export { canaryOperations, type CanaryOperation };

/** How a call fails: the response or error of `fetch`, and options of the call and the client. */
export interface CanaryFailure {
  readonly respond: (request: FailedRequest) => Response | Promise<Response>;
  readonly options?: (controller: AbortController) => CanaryCallOptions;
  /** Whether some operations succeed, because the client accepts more than the OpenAPI document describes. */
  readonly isTolerated?: boolean;
}

export interface FailedRequest {
  readonly operation: CanaryOperation;
  readonly url: string;
  readonly init: RequestInit;
  readonly controller: AbortController;
}

const headers = {
  "content-type": 'application/json; name="xcanary.json"',
  "content-disposition": 'attachment; filename="xcanary.pdf"',
  "set-cookie": "session=xcanary",
  deprecation: "@1735689599",
  sunset: "Wed, 11 Nov 2026 11:11:11 GMT",
  link: '<https://docs.example/xcanary>; rel="sunset"',
  "x-planted": "xcanary.response",
};
const person = () => ({
  first_name: "Zoë Xcanary-1",
  email: "xcanary.2@mail.example",
  dob: "1986-04-21",
  phone: 918_273_645,
});
const send = (status: number, body: unknown, more: object = {}) =>
  new Response(typeof body === "string" ? body : JSON.stringify(body), {
    status,
    headers: { ...headers, ...more },
  });
const never = () => new Promise<Response>(() => undefined);

/** A call whose time is over when its request arrives, and not before: on a busy machine, a real timer may end it unsent. */
const expire = (options: CanaryCallOptions): CanaryFailure => ({
  options: () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    return options;
  },
  respond: () => {
    vi.advanceTimersByTime(60_000);
    vi.useRealTimers();
    return never();
  },
});

/** What a runtime throws: its message names the whole address, and a parser keeps the bytes that it could not read. */
function throwNetworkError({ url }: FailedRequest, code: string): never {
  const cause = Object.assign(new Error(`request to ${url} failed`), {
    code,
    path: url,
    input: new URL(url).pathname,
    data: Buffer.from(JSON.stringify(person())),
  });
  throw Object.assign(new TypeError(`fetch failed: ${url}`, { cause }), { url });
}

/** Builds a 422 whose issues repeat what was sent, in every place that may hold a value. */
function buildIssues({ init }: FailedRequest) {
  const input: unknown = typeof init.body === "string" ? JSON.parse(init.body) : person();
  const issue = (type: string, loc: readonly (string | number)[], ctx: object = {}) => ({
    type,
    loc,
    msg: `Value error: Zoë Xcanary-3 is not valid`,
    input,
    ctx: { error: "Zoë Xcanary-4", ...ctx },
    url: "https://errors.example/xcanary",
  });
  return [
    issue("string_pattern_mismatch", ["body", "first_name"], { pattern: "xcanary.5" }),
    issue("enum", ["body", "gender"], { expected: "'Zoë Xcanary-6' or 'female'" }),
    issue("extra_forbidden", ["body", "Zoë Xcanary-7"]),
    issue("missing", ["body", "map", "Zoë Xcanary-8", 918_273_645]),
  ];
}

const status = (
  code: number,
  detail: (request: FailedRequest) => unknown = () => ({ ...person() }),
): CanaryFailure => ({
  respond: (request) => send(code, { detail: detail(request), ...person() }, { "retry-after": "1" }),
});

/** Every way in which a call fails, with planted values wherever a service, a proxy or a runtime may put some. */
export const canaryFailures: Readonly<Record<string, CanaryFailure>> = {
  "400 with an object": status(400),
  "400 with a sentence": status(400, () => "Zoë Xcanary-1 (xcanary.2@mail.example) cannot be served."),
  "400 for a taken client_user_id": {
    respond: () =>
      send(400, {
        detail: { user_id: "xcanary.9", created_on: "2026-01-01T00:00:00Z", error_type: "INVALID_REQUEST" },
      }),
  },
  "400 with an error type that is no word": status(400, () => ({ error_type: "Zoë Xcanary-1 is unknown" })),
  "401": status(401, () => `Invalid key xcanarykey`),
  "403": status(403),
  "404": status(404, ({ url }) => `Not found: ${url}`),
  "409": status(409),
  "409 of a key in use": status(409, () => ({
    error_type: "IDEMPOTENCY_KEY_IN_USE",
    error_message: "xcanary",
  })),
  "413": status(413),
  "418": status(418),
  "422 that repeats the input": status(422, buildIssues),
  "422 of another shape": status(422, () => ({ "Zoë Xcanary-1": [person()] })),
  "429": status(429),
  "500": status(500),
  "502 of a proxy": {
    respond: ({ url }) =>
      send(502, `<html><title>${url}</title>Zoë Xcanary-1</html>`, {
        "content-type": "text/html; title=xcanary",
      }),
  },
  "500 with text": { respond: () => send(500, "Zoë Xcanary-1", { "content-type": "text/plain" }) },
  "500 that is empty": { respond: () => send(500, "") },
  "200 of a proxy": {
    respond: () => send(200, "<html>Zoë Xcanary-1</html>", { "content-type": "text/html; title=xcanary" }),
  },
  "truncated JSON": { respond: () => send(200, JSON.stringify(person()).slice(0, -4)) },
  "an invalid shape": {
    respond: ({ operation }) => {
      const fill = new Canaries(canaryForms, 10).fill(operation.responses[0]?.schema)[0];
      const wrong = { "Zoë Xcanary-1": [person()], ...Object(fill) };
      const type = operation.responses[0]?.schema === undefined ? "application/pdf" : "application/json";
      return send(200, type === "application/pdf" ? "%PDF-Zoë Xcanary-1" : wrong, { "content-type": type });
    },
    isTolerated: true,
  },
  "an invalid value at each place": {
    respond: ({ operation }) => {
      const fill = new Canaries(canaryForms, 10).fill(operation.responses[0]?.schema)[0];
      const type =
        operation.responses[0]?.schema === undefined ? "text/plain; name=xcanary" : "application/json";
      return send(200, replaceLeaves(fill), { "content-type": type });
    },
    isTolerated: true,
  },
  "a redirect to another origin": {
    respond: ({ url }) =>
      send(307, "", { location: `https://xcanary@other.example${new URL(url).pathname}?q=xcanary` }),
  },
  "a redirect to a host that repeats the key": {
    respond: ({ init }) => {
      const key = new Headers(init.headers).get("x-service-api-key");
      return send(302, "", { location: `https://${key}.other.example/${key}` });
    },
  },
  "a redirect to nowhere": { respond: () => send(302, "", { location: "data:text/plain,xcanary" }) },
  "a reset": { respond: (request) => throwNetworkError(request, "ECONNRESET") },
  "a mock of the network that matches no request": {
    respond: ({ url, init }) => {
      const text = `${url} ${JSON.stringify([...new Headers(init.headers)])} ${init.body as string}`;
      throw new AggregateError([new Error(`Nock: No match for request ${text}`)], text, { cause: text });
    },
  },
  "a refused connection": { respond: (request) => throwNetworkError(request, "ECONNREFUSED") },
  "a response that breaks off": {
    respond: (request) => {
      const start = (controller: ReadableStreamDefaultController<Uint8Array>): void => {
        controller.enqueue(new TextEncoder().encode("Zoë Xcanary-1"));
        try {
          throwNetworkError(request, "UND_ERR_SOCKET");
        } catch (error) {
          controller.error(error);
        }
      };
      return new Response(new ReadableStream({ start }), { headers });
    },
  },
  "a response that is too large": {
    respond: () => send(200, person()),
    options: () => ({ maxResponseBytes: 3 }),
  },
  "a timeout": expire({ timeout: 60_000, retries: 0 }),
  "a deadline": expire({ deadline: 60_000 }),
  "an abort": {
    respond: ({ controller }) => {
      controller.abort();
      return never();
    },
    options: ({ signal }) => ({ signal }),
  },
};

/** Replaces each leaf by a number where a text was, and by a text where it was none. */
function replaceLeaves(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(replaceLeaves);
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, replaceLeaves(inner)]));
  return typeof value === "string" ? 918_273_645 : "Zoë Xcanary-1";
}
