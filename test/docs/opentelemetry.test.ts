import { SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  SimpleSpanProcessor,
  type ReadableSpan,
} from "@opentelemetry/sdk-trace-base";
import type { Middleware } from "sanguine";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { getFailure, stubbed, user, userId, wire } from "../src/support/client.ts";
import { empty, json, refusingUrl } from "../src/support/server.ts";
import { callWithCanaries, canaryFailures, canaryOperations } from "../support/canary-calls.ts";
import { canaryKey, findCanary, print } from "../support/canary-search.ts";
import { importSample } from "../support/import-sample.ts";

const exporter = new InMemorySpanExporter();
let tracing: { middleware: Middleware[]; attemptMiddleware: Middleware[] };

beforeAll(async () => {
  trace.setGlobalTracerProvider(
    new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }),
  );
  // The sample makes a call when it is imported.
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json([])));
  const sample = await importSample("docs/opentelemetry.md", "traceCall");
  vi.unstubAllGlobals();
  tracing = {
    middleware: [sample.traceCall as Middleware],
    attemptMiddleware: [sample.traceAttempt as Middleware],
  };
});
beforeEach(() => exporter.reset());
afterAll(() => trace.disable());

/** Starts a traced client for a server with the given responses. */
const wireTraced = (responses: Parameters<typeof wire>[0], options: { baseUrl?: string } = {}) =>
  wire(responses, { ...tracing, ...options });

/** What a trace backend shows of a span. */
const describeSpan = ({ name, kind, status, attributes, events }: ReadableSpan) => ({
  name,
  kind,
  status: status.code,
  attributes,
  events: events.map((event) => [event.name, event.attributes]),
});

const readSpans = () => exporter.getFinishedSpans().map(describeSpan);

test("[MID-3] the recipe makes one span a call and one event an attempt", async () => {
  const { client } = await wireTraced([empty(503), json(user)]);
  await client.users.get(userId);
  expect(readSpans()).toEqual([
    {
      name: "users.get",
      kind: SpanKind.CLIENT,
      status: SpanStatusCode.UNSET,
      attributes: {
        "http.request.method": "GET",
        "url.template": "/v2/user/{user_id}",
        "http.response.status_code": 200,
        "http.request.resend_count": 1,
      },
      events: [
        ["attempt", { "http.request.attempt": 1, "http.response.status_code": 503 }],
        ["attempt", { "http.request.attempt": 2, "http.response.status_code": 200 }],
      ],
    },
  ]);
});

test("[MID-3] the recipe records the status of an error response", async () => {
  const { client } = await wireTraced([json({ detail: `No user ${userId}.` }, 404)]);
  await getFailure(client.users.get(userId));
  const [span] = readSpans();
  expect(span?.status).toBe(SpanStatusCode.ERROR);
  expect(span?.attributes).toMatchObject({ "http.response.status_code": 404, "error.type": "404" });
});

test("[MID-3] the recipe records the type of an error without a response, for each attempt", async () => {
  const { client } = await wireTraced([], { baseUrl: await refusingUrl() });
  await getFailure(client.users.create({ client_user_id: "u-1" }));
  const [span] = readSpans();
  expect(span).toMatchObject({
    name: "users.create",
    status: SpanStatusCode.ERROR,
    attributes: { "error.type": "ECONNREFUSED", "http.request.resend_count": 2 },
  });
  expect(span?.events).toEqual(
    [1, 2, 3].map((attempt) => [
      "attempt",
      { "http.request.attempt": attempt, "error.type": "ECONNREFUSED" },
    ]),
  );
});

test("[MID-3] concurrent calls have spans of their own, without a context manager", async () => {
  const { client } = await wireTraced([json(user)]);
  await Promise.all([client.users.get(userId), client.users.get(userId), client.users.get(userId)]);
  expect(readSpans().map(({ events }) => events.length)).toEqual([1, 1, 1]);
});

test("[MID-3] no span holds an id, a body, a query or a key", async () => {
  const named = { first_name: "Zoe-planted" };
  const { client } = await wireTraced([json({ detail: named }, 400)]);
  const calls = [
    client.users.get(userId),
    client.users.resolve("client-planted"),
    client.labTests.listLegacy({ name: "query-planted" }),
    client.users.create({ client_user_id: "body-planted" }, { idempotencyKey: "key-planted" }),
    client.request({ method: "GET", path: "/v2/thing/{id}", pathParameters: { id: "path-planted" } }),
  ];
  await Promise.all(calls.map((call) => getFailure(call)));
  expect(
    readSpans()
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(["GET /v2/thing/{id}", "labTests.listLegacy", "users.create", "users.get", "users.resolve"]);
  const shown = exporter
    .getFinishedSpans()
    .map((span) => JSON.stringify(describeSpan(span)))
    .join("\n");
  for (const secret of [userId, "planted", "sk_test"]) expect(shown).not.toContain(secret);
});

test("[MID-3, ERR-10] no span of a failed call holds a planted value, however it fails", async () => {
  const some = canaryOperations.filter((_, index) => index % 6 === 0);
  for (const failure of Object.values(canaryFailures))
    for (const operation of some) {
      const controller = new AbortController();
      const { client } = stubbed((url, init) => failure.respond({ operation, url, init, controller }), {
        ...tracing,
        apiKey: canaryKey,
      });
      await Promise.resolve(callWithCanaries(client, operation, failure.options?.(controller))).catch(
        () => undefined,
      );
    }
  const spans = exporter.getFinishedSpans();
  // A call whose deadline passes before it sends anything has no span.
  expect(spans.length).toBeGreaterThan(Object.keys(canaryFailures).length * some.length * 0.9);
  expect(findCanary(print(spans.map(describeSpan)))).toBe(null);
});
