import { createClient } from "sanguine";
import { expect, test } from "vitest";
import * as descriptors from "../../src/generated/descriptors.ts";
import { operations, type Operation, type OperationId } from "../../src/generated/operations.ts";
import { callClient, createCall, linkToken } from "../support/calls.ts";
import { apiKey, getFailure, stubbed } from "./support/client.ts";
import { overwrite } from "../support/overwrite.ts";

/** The text of an operation: method, path, and what is unusual. */
function descriptor(id: OperationId): string {
  const [area = "", method = ""] = id.split(".");
  return (descriptors as Record<string, Record<string, string>>)[area]?.[method] ?? "";
}

/** Makes the call against a service that always fails, and gives what was sent. */
async function sent(id: OperationId, status: number) {
  const requests: { url: URL; init: RequestInit }[] = [];
  const respond = (url: string, init: RequestInit) => {
    requests.push({ url: new URL(url), init });
    return new Response(null, { status });
  };
  const { client } = stubbed(respond, { retries: 1 });
  const failure = await getFailure(callClient(withFrozenArguments(client), createCall(id)));
  expect(failure).toMatchObject({ operation: id });
  return requests;
}

const table = Object.values(operations).map((operation): [OperationId, Operation] => [
  operation.id,
  operation,
]);

test.each(table)(
  "[VER-1, VER-3, AUT-1, GEN-1, GEN-2] %s sends the canonical method and path, with the team key, and takes frozen arguments",
  async (id, operation) => {
    const [request] = await sent(id, 400);
    const path = operation.paths[0]?.replaceAll(/\{(\w+)\}/g, "$1%2F1");
    expect(request?.url.pathname).toBe(path);
    expect(request?.url.pathname).toMatch(/^\/(v2|v3|lab_report\/v1)\//);
    expect(request?.init.method).toBe(operation.method);
    const headers = new Headers(request?.init.headers);
    expect(headers.get("x-service-api-key")).toBe(apiKey);
    expect(headers.get("x-service-link-token")).toBe(operation.auth === "team" ? null : linkToken);
    const [type = null] = operation.body?.types ?? [];
    expect(headers.get("content-type")?.split(";")[0] ?? null).toBe(type);
    const { body } = request?.init ?? {};
    const sentBody: unknown = typeof body === "string" ? JSON.parse(body) : (body ?? null);
    if (type === "multipart/form-data") expect(sentBody).toBeInstanceOf(Uint8Array);
    else expect(sentBody ?? undefined).toEqual(createCall(id).body);
    expect(Object.fromEntries(request?.url.searchParams ?? [])).toEqual(createCall(id).query);
  },
);

/** Freezes a value and what is in it. A file keeps its state in itself. */
const freeze = (value: unknown): unknown => {
  if (typeof value !== "object" || value === null || value instanceof Blob || ArrayBuffer.isView(value))
    return value;
  Object.values(value).forEach(freeze);
  return Object.freeze(value);
};

/** Calls every method of a client with another function. */
const wrapMethods = <T extends object>(
  target: T,
  call: (run: () => unknown, args: unknown[]) => unknown,
): T =>
  new Proxy(target, {
    get: (_, name): unknown => {
      const value: unknown = Reflect.get(target, name);
      if (typeof value === "function")
        return (...args: unknown[]): unknown =>
          call(() => Reflect.apply(value, target, args) as unknown, args);
      return typeof value === "object" && value !== null ? wrapMethods(value, call) : value;
    },
  });

const withFrozenArguments = <T extends object>(target: T): T =>
  wrapMethods(target, (run, args) => (args.forEach(freeze), run()));

class Model {
  readonly note = "given";
}

/** Makes plain objects instances of a class, or objects without a prototype, such as those of a parsed query. */
function withPrototype<T>(value: T, prototype: object | null): T {
  if (Object(value) !== value || value instanceof Headers || ArrayBuffer.isView(value)) return value;
  for (const inner of Object.values(value as object)) withPrototype(inner, prototype);
  return Array.isArray(value) ? value : Object.setPrototypeOf(value, prototype);
}

test.each(
  table.flatMap(([id]) =>
    (
      [
        ["plain objects", Object.prototype],
        ["objects of a class", Model.prototype],
        ["objects without a prototype", null],
      ] as const
    ).map(([kind, prototype]) => [id, kind, prototype] as const),
  ),
)("[GEN-15] %s sends the %s that it was given when it was called", async (id, _, prototype) => {
  let sent: [URL, RequestInit] | undefined;
  const ignore = (): void => undefined;
  const respond = (url: string, init: RequestInit) => {
    sent = [new URL(url), init];
    return new Response(null, { status: 400 });
  };
  // The first call of a client that logs waits for the code that does.
  const { client } = stubbed(respond, {
    logger: { debug: ignore, info: ignore, warn: ignore, error: ignore },
  });
  const reused = wrapMethods(client, (run, args) => {
    const call = run();
    args.forEach(overwrite);
    return call;
  });
  await getFailure(
    callClient(
      reused,
      withPrototype(createCall(id), prototype),
      withPrototype({ headers: new Headers({ "x-note": "given" }), query: { more: "given" } }, prototype),
    ),
  );
  const [url, { body, headers }] = sent!;
  const text =
    typeof body === "string" ? body : new TextDecoder().decode((body as Uint8Array | null) ?? undefined);
  expect(new Headers(headers).get("x-note")).toBe("given");
  expect(Object.fromEntries(url.searchParams)).toEqual({ ...createCall(id).query, more: "given" });
  if (operations[id].body !== null) expect(text).toContain("id-1");
  expect(`${String(url)} ${text}`).not.toMatch(/of-another-patient|\.{8}/);
});

test("[GEN-15] what options hold beside data stays what it is, also for the pages of a list", async () => {
  class Agent {
    readonly self = this;
  }
  class Policy {
    attempts = 2;
    shouldRetry() {
      return true;
    }
  }
  const [dispatcher, retries] = [new Agent(), new Policy()];
  const used: unknown[] = [];
  const { client } = stubbed((_, init) => {
    used.push(Reflect.get(init, "dispatcher"));
    return new Response(null, { status: 503 });
  });
  const options = { fetchOptions: { dispatcher } as Record<string, unknown>, retries };
  class Options {
    get fetchOptions() {
      return options.fetchOptions;
    }
    get retries() {
      return retries;
    }
  }
  await getFailure(client.users.list({}, new Options()));
  await getFailure(client.providers.list({}, options));
  expect(used).toEqual([dispatcher, dispatcher, dispatcher, dispatcher]);
  for (const each of used) expect(each).toBe(dispatcher);
});

const file = "%PDF-1.7 %%EOF";
const one = { name: "a_value_of_2031", of_2031: [1] };
const groups = { acme_watch: [{ source: one, data: [one] }] };
const record = { ...one, users: [one], orders: [one], data: [one], markers: [one], groups };

/** What a client does for these clauses: it passes the body and the response of an operation on. */
const passed: { readonly [Id in OperationId]?: string } = {
  "users.create": "[USR-1]",
  "users.delete": "[USR-10]",
  "users.undoDelete": "[USR-12]",
  "users.updateInfo": "[PAT-1, PAT-5, PAT-6]",
  "users.providers": "[PRV-1, PRV-2]",
  "insurance.create": "[INS-1, INS-5, INS-6, INS-7]",
  "providers.list": "[PRV-3]",
  "link.createToken": "[LNK-1, LNK-11]",
  "markers.list": "[MRK-7]",
  "labTests.list": "[LT-1]",
  "labAccounts.list": "[LT-3]",
  "orders.create": "[ORD-1, ORD-24]",
  "orders.import": "[ORD-23]",
  "phlebotomy.book": "[APT-10]",
  "psc.info": "[PSC-1]",
};

test.each(table.map(([id]) => ({ id, clauses: passed[id] ?? "" })))(
  "[VER-1, GEN-1, GEN-2, GEN-4, GEN-7] $clauses $id gives what the service sends, as it is",
  async ({ id }) => {
    const { client } = stubbed(() =>
      descriptor(id).endsWith(" pdf")
        ? new Response(file, { headers: { "content-type": "application/pdf" } })
        : Response.json(record),
    );
    const call = callClient(client, createCall(id));
    const result = await call;
    if (descriptor(id).endsWith(" none")) expect(result).toBeUndefined();
    else if (descriptor(id).endsWith(" pdf")) expect(result).toMatchObject({ size: file.length });
    else if ("toArray" in call) expect(result).toMatchObject({ items: [one] });
    else expect(result).toEqual(record);
  },
);

test.each(["users.create", "users.updateInfo", "orders.create", "psc.book", "markers.orderSet"] as const)(
  "[APT-5, ERR-4] %s is retried as the retry class of its operation says",
  async (id) => {
    const { retry } = operations[id];
    const first = await sent(id, 500);
    expect(first).toHaveLength(retry === "never" ? 1 : 2);
    const keys = first.map(({ init }) => new Headers(init.headers).get("x-idempotency-key"));
    // A keyed operation sends the same automatic key with each attempt; any other operation sends none.
    expect(new Set(keys).size).toBe(1);
    expect(keys[0] !== null).toBe(retry === "keyed");
  },
);

test("every method of the client is an operation, or is known to be made of some", () => {
  const client = createClient({ baseUrl: "https://api.example.com", apiKey });
  const composed = [
    "users.createOrGet",
    "timeseries.steps",
    "phlebotomy.waitFor",
    "psc.waitFor",
    "orders.waitFor",
    "labReports.waitFor",
  ];
  const methods = Object.entries(client).flatMap(([area, resource]) =>
    Object.keys(resource as object).map((method) => `${area}.${method}`),
  );
  expect(methods.toSorted()).toEqual([...Object.keys(operations), ...composed].toSorted());
});
