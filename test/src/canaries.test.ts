import {
  createClient,
  isAbortError,
  isApiError,
  isSanguineError,
  isUserExistsError,
  isValidationError,
  type ClientOptions,
  type LogFields,
  type LogLevel,
  type Middleware,
} from "sanguine";
import { responseValidator } from "sanguine/schemas";
import { isWebhookVerificationError, signWebhook, verifyWebhook } from "sanguine/webhooks";
import { expect, test, vi } from "vitest";
import {
  callWithCanaries,
  canaryFailures,
  canaryOperations,
  type CanaryFailure,
  type CanaryOperation,
} from "../support/canary-calls.ts";
import { canaryKey, findCanary, print, printError } from "../support/canary-search.ts";

/** What one call shows. */
interface Shown {
  readonly error: unknown;
  readonly logged: string;
  /** What a middleware sees of the request besides its own values. */
  readonly context: string;
  readonly credentials: string;
}

/** Makes one call with planted values that fails. Returns everything that it shows. */
async function observe(
  operation: CanaryOperation,
  failure: CanaryFailure,
  options: Partial<ClientOptions> = {},
): Promise<Shown> {
  const controller = new AbortController();
  const lines: unknown[] = [];
  const contexts: object[] = [];
  const requests: string[] = [];
  const log = (message: string, fields: LogFields): void => void lines.push(message, fields);
  const watch: Middleware = (request, next, context) => {
    const { idempotencyKey: _, ...others } = context;
    contexts.push(others);
    requests.push(request.url, JSON.stringify(Array.from(request.headers)));
    return next(request);
  };
  const client = createClient({
    baseUrl: "https://api.example.com",
    apiKey: canaryKey,
    retries: 1,
    sleep: async () => undefined,
    logger: { debug: log, info: log, warn: log, error: log },
    logLevel: "debug",
    middleware: [watch],
    attemptMiddleware: [watch],
    validate: responseValidator({ mode: "throw" }),
    fetch: async (url, init) => failure.respond({ operation, url, init, controller }),
    ...options,
  });
  let error: unknown;
  try {
    await callWithCanaries(client, operation, failure.options?.(controller));
  } catch (thrown) {
    error = thrown;
  }
  return {
    error,
    logged: print(lines),
    context: print(contexts),
    credentials: requests.join("\n"),
  };
}

test("all operations are called", () => {
  expect(canaryOperations).toHaveLength(74);
});

test.each(Object.entries(canaryFailures))(
  "[AUT-5, ERR-5, ERR-6, ERR-10] after %s, no operation shows a credential, a value or a part of a body",
  async (_name, failure) => {
    let failed = 0;
    for (const operation of canaryOperations) {
      const { error, logged, context, credentials } = await observe(operation, failure);
      const { id } = operation;
      if (error !== undefined) failed += 1;
      expect([id, error === undefined || isSanguineError(error)]).toEqual([id, true]);
      expect([id, findCanary(printError(error))]).toEqual([id, null]);
      expect([id, findCanary(logged)]).toEqual([id, null]);
      expect([id, findCanary(context)]).toEqual([id, null]);
      // The call was sent: no check of its arguments ended it before.
      expect([id, credentials !== ""]).toEqual([id, true]);
      expect([id, /xcanary(key|token)/.exec(credentials)]).toEqual([id, null]);
    }
    if (failure.isTolerated) expect(failed).toBeGreaterThan(30);
    else expect(failed).toBe(74);
  },
);

test("[AUT-5, ERR-10] after a success that a validator reports, no operation logs a value", async () => {
  const respond: CanaryFailure["respond"] = async (request) => {
    const text = await canaryFailures["an invalid shape"]?.respond(request);
    return new Response(await text?.text(), {
      headers: { ...Object.fromEntries(text?.headers ?? []), sunset: "xcanary" },
    });
  };
  const validate = responseValidator({ mode: "warn" });
  let warned = 0;
  for (const operation of canaryOperations) {
    const { logged } = await observe(operation, { respond }, { validate });
    if (logged.includes("differs from the document")) warned += 1;
    expect([operation.id, findCanary(logged)]).toEqual([operation.id, null]);
  }
  expect(warned).toBeGreaterThan(25);
});

test.each<LogLevel>(["debug", "info", "warn", "error", "silent"])(
  "[AUT-5, ERR-10] the console at level %s shows no credential and no value",
  async (logLevel) => {
    const spies = (["debug", "info", "warn", "error", "log"] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation(() => undefined),
    );
    const options = { logger: undefined, logLevel };
    for (const failure of Object.values(canaryFailures))
      for (const id of ["users.updateInfo", "link.password", "psc.book"])
        for (const operation of canaryOperations.filter((each) => each.id === id))
          await observe(operation, failure, options);
    // An attempt that an abort left behind ends later than its call.
    await new Promise((resume) => setImmediate(resume));
    const printed = spies.flatMap((spy) => spy.mock.calls);
    spies.forEach((spy) => spy.mockRestore());
    expect(findCanary(print(printed))).toBe(null);
    expect(printed.length > 0).toBe(logLevel !== "silent");
  },
);

/** Fails a call of an operation in a listed way. */
async function fail(id: string, name: string): Promise<unknown> {
  const [operation] = canaryOperations.filter((each) => each.id === id);
  const failure = canaryFailures[name];
  if (!operation || !failure) throw new Error(`No ${id}, or no ${name}.`);
  return (await observe(operation, failure)).error;
}

/** Where values of a request or a response are by design, and why. Programs read these fields on purpose; nothing prints them. */
const readable: readonly [field: string, reason: string, read: () => Promise<unknown>][] = [
  [
    "body",
    "the program decides what of a response it shows",
    async () => pick(await fail("users.get", "404")).body,
  ],
  [
    "detail",
    "it is the part of the body that explains the error",
    async () => pick(await fail("users.get", "400 with a sentence")).detail,
  ],
  [
    "headers",
    "they may name a document or a session",
    async () => [...(pick(await fail("users.get", "500")).headers ?? [])],
  ],
  [
    "issues",
    "a form shows them beside the fields that they repeat",
    async () => {
      const error = await fail("users.updateInfo", "422 that repeats the input");
      return isValidationError(error) && error.issues;
    },
  ],
  [
    "existing",
    "the program continues with the existing user",
    async () => {
      const error = await fail("users.create", "400 for a taken client_user_id");
      return isUserExistsError(error) && error.existing;
    },
  ],
];

const pick = (error: unknown) => {
  if (isApiError(error)) return error;
  throw new Error("The call did not fail with a response.");
};

test.each(readable)("[ERR-6] %s holds values: %s", async (_field, _reason, read) => {
  expect(findCanary(JSON.stringify(await read()))).not.toBe(null);
});

test("[AUT-5, ERR-10] what is printed of an error is what the caller or the service put there to be printed", async () => {
  // The reason of the caller's own signal.
  const controller = new AbortController();
  controller.abort(new Error("xcanary reason"));
  const client = createClient({
    baseUrl: "https://api.example.com",
    apiKey: canaryKey,
    fetch: async () => Response.json([]),
  });
  const aborted: unknown = await client.providers
    .list({}, { signal: controller.signal })
    .catch((error: unknown) => error);
  expect(isAbortError(aborted) && findCanary(printError(aborted))).toContain("xcanary reason");
  // The service's id of a request, its error type, and the origin of a redirect.
  const responses = [
    [{ status: 400, headers: { "x-request-id": "r-xcanary" } }, "400 (r-xcanary)"],
    [
      { status: 307, headers: { location: "https://xcanary.example/path?query" } },
      "https://xcanary.example that",
    ],
  ] as const;
  for (const [init, said] of responses) {
    const failing = client.with({ fetch: async () => new Response("{}", init) });
    const error: unknown = await failing.providers.list().catch((thrown: unknown) => thrown);
    expect(String(error)).toContain(said);
  }
  const typed = client.with({
    fetch: async () => Response.json({ detail: { error_type: "XCANARY_TYPE" } }, { status: 400 }),
  });
  expect(await typed.providers.list().catch((thrown: unknown) => thrown)).toMatchObject({
    code: "XCANARY_TYPE",
  });
});

test("[AUT-5] a rejected webhook shows neither a secret nor its body or headers", async () => {
  const secret = `whsec_${btoa("xcanary secret of 24 bytes")}`;
  const body = JSON.stringify({ event_type: 7, data: "Zoë Xcanary-1" });
  const timestamp = 1_768_467_600;
  const signed = await signWebhook({ id: "msg_xcanary", timestamp, body, secret });
  const receive = (changed: object, options: object = {}): Promise<unknown> =>
    verifyWebhook(
      { body, headers: { ...signed }, ...changed },
      { secrets: [secret], now: () => timestamp * 1_000, ...options },
    ).catch((error: unknown) => error);
  const errors = [
    await receive({}),
    await receive({ body: `${body} ` }),
    await receive({ body: { data: "Zoë Xcanary-1" } }),
    await receive({ headers: {} }),
    await receive({ headers: { ...signed, "webhook-timestamp": "xcanary", "svix-timestamp": "xcanary" } }),
    await receive({}, { now: () => timestamp * 1_000 + 3_600_000 }),
    await receive({}, { secrets: [`whsec_${btoa("another secret of xcanary")}`] }),
  ];
  expect(errors.map((error) => isWebhookVerificationError(error) && error.code)).toEqual([
    "malformed_body",
    "no_matching_signature",
    "body_not_raw",
    "missing_header",
    "stale_timestamp",
    "stale_timestamp",
    "no_matching_signature",
  ]);
  for (const error of errors) {
    expect(findCanary(printError(error))).toBe(null);
  }
  for (const wrong of ["xcanary", "whsec_xcanary!", ""])
    expect(findCanary(printError(await receive({}, { secrets: [wrong] })))).toBe(null);
});
