import { AsyncLocalStorage } from "node:async_hooks";
import {
  type Attributes,
  context,
  type Context,
  createNoopMeter,
  metrics,
  type MetricOptions,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  SimpleSpanProcessor,
  type ReadableSpan,
} from "@opentelemetry/sdk-trace-base";
import { createTelemetry } from "sanguine/opentelemetry";
import { createWebhookRouter, signWebhook } from "sanguine/webhooks";
import { beforeEach, expect, test } from "vitest";
import { callWithCanaries, canaryFailures, canaryOperations } from "../support/canary-calls.ts";
import { canaryKey, findCanary, print } from "../support/canary-search.ts";
import { getFailure, stubbed, user, userId, wire } from "./support/client.ts";
import { empty, json, refusingUrl } from "./support/server.ts";

const exporter = new InMemorySpanExporter();
const provider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
const tracer = provider.getTracer("test");

const measured: [name: string, value: number, attributes: Attributes | undefined][] = [];
const units: Record<string, MetricOptions["unit"]> = {};
const note = (name: string, { unit }: MetricOptions = {}) => {
  units[name] = unit;
  return (value: number, attributes?: Attributes) => void measured.push([name, value, attributes]);
};
const meter = Object.assign(createNoopMeter(), {
  createHistogram: (name: string, options?: MetricOptions) => ({ record: note(name, options) }),
  createCounter: (name: string, options?: MetricOptions) => ({ add: note(name, options) }),
});
const { traceWebhooks, ...tracing } = createTelemetry({ tracer, meter });

beforeEach(() => {
  exporter.reset();
  measured.length = 0;
});

/** Starts a traced client for a server with the given responses. */
const wireTraced = (responses: Parameters<typeof wire>[0], options: Parameters<typeof wire>[1] = {}) =>
  wire(responses, { ...tracing, ...options });

/** What a trace backend shows of a span. */
const describeSpan = ({ name, kind, status, attributes, events, links }: ReadableSpan) => ({
  name,
  kind,
  status: status.code,
  attributes,
  events,
  links,
});

const findSpans = (kind: SpanKind) => exporter.getFinishedSpans().filter((span) => span.kind === kind);
const { UNSET, ERROR } = SpanStatusCode;

test("[MID-3] a call has a span, and each attempt a span below it, whose context it sends", async () => {
  const { client, url, arrived } = await wireTraced([empty(503), json(user)]);
  await client.users.get(userId);
  const request = {
    "http.request.method": "GET",
    "url.template": "/v2/user/{user_id}",
    "server.address": "127.0.0.1",
    "server.port": Number(new URL(url).port),
  };
  const failed = { ...request, "http.response.status_code": 503, "error.type": "503" };
  const again = { "http.request.resend_count": 1, "http.response.status_code": 200 };
  expect(
    exporter
      .getFinishedSpans()
      .map(({ name, kind, status, attributes }) => [name, kind, status.code, attributes]),
  ).toEqual([
    ["GET /v2/user/{user_id}", SpanKind.CLIENT, ERROR, failed],
    ["GET /v2/user/{user_id}", SpanKind.CLIENT, UNSET, { ...request, ...again }],
    ["users.get", SpanKind.INTERNAL, UNSET, { ...request, ...again }],
  ]);
  const [first, second, call] = exporter.getFinishedSpans().map((span) => span.spanContext());
  expect(findSpans(SpanKind.CLIENT).map((span) => span.parentSpanContext)).toEqual([call, call]);
  expect(arrived.map(({ headers }) => headers.traceparent)).toEqual(
    [first, second].map((span) => `00-${call?.traceId}-${span?.spanId}-01`),
  );
});

test("[MID-4] attempts are measured in seconds, and retries are counted", async () => {
  const { client } = await wireTraced([empty(503), empty(503), json(user)]);
  await client.users.get(userId);
  const duration = "http.client.request.duration";
  const request = expect.objectContaining({
    "http.request.method": "GET",
    "url.template": "/v2/user/{user_id}",
    "server.address": "127.0.0.1",
  }) as unknown;
  expect(measured.map(([name, , attributes]) => [name, attributes?.["http.response.status_code"]])).toEqual([
    [duration, 503],
    [duration, 503],
    [duration, 200],
    ["sanguine.client.retries", undefined],
  ]);
  expect(measured.map(([, , attributes]) => attributes)).toEqual(measured.map(() => request));
  expect(measured.at(-1)?.[1]).toBe(2);
  // Loopback takes no second, so milliseconds would show.
  for (const [, seconds] of measured.slice(0, 3)) expect(seconds > 0 && seconds < 1).toBe(true);
  // The provider of spans measures itself, once a meter is registered.
  const own = Object.entries(units).filter(([name]) => !name.startsWith("otel.sdk."));
  expect(Object.fromEntries(own)).toEqual({ [duration]: "s", "sanguine.client.retries": "{retry}" });
});

test("[MID-3] spans and metrics have the type of an error without a response, for each attempt", async () => {
  const { client } = await wireTraced([], { baseUrl: await refusingUrl() });
  await getFailure(client.users.create({ client_user_id: "u-1" }));
  const seen = exporter
    .getFinishedSpans()
    .map(({ name, status, attributes: all }) => [name, status.code, all["http.request.resend_count"]]);
  expect(seen).toEqual([
    ...[undefined, 1, 2].map((count) => ["POST /v2/user/", ERROR, count]),
    ["users.create", ERROR, 2],
  ]);
  const all = [
    ...exporter.getFinishedSpans().map((span) => span.attributes),
    ...measured.slice(0, 3).map(([, , of]) => of),
  ];
  expect(all.map((attributes) => attributes?.["error.type"])).toEqual(all.map(() => "ECONNREFUSED"));
});

test("[MID-3] without options the registered tracer and meter are used", async () => {
  trace.setGlobalTracerProvider(provider);
  const { middleware, attemptMiddleware } = createTelemetry();
  metrics.setGlobalMeterProvider({ getMeter: () => meter });
  const { client } = await wire([json(user)], { middleware, attemptMiddleware });
  await client.users.get(userId);
  trace.disable();
  metrics.disable();
  expect(exporter.getFinishedSpans().map(({ name }) => name)).toEqual([
    "GET /v2/user/{user_id}",
    "users.get",
  ]);
  // The SDK measures itself too.
  expect(measured.filter(([name]) => name.startsWith("http."))).toHaveLength(1);
});

const secret = "whsec_c2FuZ3VpbmUtdGVzdC1zZWNyZXQtMDEyMzQ1";
const orderId = "0f3d7c52-9a44-4b8c-8f5e-27d1b6a0c913";
const appointment = { id: "a-planted", order_id: orderId };

async function deliver(type: string, data: object) {
  const ids = { user_id: userId, client_user_id: "planted", team_id: null };
  const body = JSON.stringify({ event_type: type, data, ...ids });
  const timestamp = Math.floor(Date.now() / 1000);
  return { body, headers: await signWebhook({ id: "msg_planted", timestamp, body, secret }) };
}

const receiveWith = (handler: () => unknown = () => undefined) =>
  traceWebhooks(createWebhookRouter({ secrets: secret, on: { other: handler, unknown: handler } }));

test("[MID-4] the webhooks of an order link to the call that last changed it, and hold no id", async () => {
  const { client } = await wireTraced([json({ order: { id: orderId }, status: "ok", message: "ok" })]);
  const receive = receiveWith();
  const pathParameters = { order_id: orderId.toUpperCase() };
  await client.request({ method: "POST", path: "/v3/order/{order_id}/cancel", pathParameters });
  await receive(await deliver("labtest.order.updated", { id: orderId, last_event: { status: "planted" } }));
  await client.orders.create({} as Parameters<typeof client.orders.create>[0]);
  await receive(await deliver("labtest.appointment.created", appointment));
  await client.orders.registerTestkit({} as Parameters<typeof client.orders.registerTestkit>[0]);
  await receive(await deliver("labtest.order.updated", { id: orderId }));
  await receive(await deliver("labtest.order.created", { id: "another-planted" }));
  const calls = findSpans(SpanKind.INTERNAL).map((span) => span.spanContext());
  const received = findSpans(SpanKind.CONSUMER);
  const describe = (type: string, links: unknown[]) => [
    `webhook ${type}`,
    {
      "sanguine.webhook.outcome": "handled",
      "http.response.status_code": 204,
      "sanguine.webhook.type": type,
    },
    links,
  ];
  expect(
    received.map((span) => [span.name, span.attributes, span.links.map((link) => link.context)]),
  ).toEqual([
    describe("labtest.order.updated", [calls[0]]),
    describe("labtest.appointment.created", [calls[1]]),
    describe("labtest.order.updated", [calls[2]]),
    describe("labtest.order.created", []),
  ]);
  const shown = JSON.stringify(exporter.getFinishedSpans().map(describeSpan));
  for (const value of [orderId, userId, "planted"]) expect(shown.toLowerCase()).not.toContain(value);
});

test("[MID-4] a webhook that is rejected, of an unknown type or whose handler fails has a span without its content", async () => {
  const forged = { body: "planted", headers: { "webhook-id": "planted" } };
  await receiveWith()(forged);
  await receiveWith()(await deliver("planted.event", {}));
  const failing = receiveWith(() => {
    throw new TypeError("planted");
  });
  await getFailure(failing(await deliver("labtest.order.updated", { id: orderId })));
  const rejected = { "sanguine.webhook.outcome": "rejected", "http.response.status_code": 400 };
  const handled = { "sanguine.webhook.outcome": "handled", "http.response.status_code": 204 };
  expect(
    exporter.getFinishedSpans().map(({ name, status, attributes }) => [name, status, attributes]),
  ).toEqual([
    ["webhook", { code: ERROR }, { ...rejected, "error.type": "missing_header" }],
    ["webhook unknown", { code: UNSET }, { ...handled, "sanguine.webhook.type": "unknown" }],
    ["webhook", { code: ERROR }, { "error.type": "_OTHER" }],
  ]);
});

test("[MID-4] what a handler calls belongs to the span of its webhook", async () => {
  const storage = new AsyncLocalStorage<Context>();
  context.setGlobalContextManager({
    active: () => storage.getStore() ?? ROOT_CONTEXT,
    with: (active, work, self, ...given) => storage.run(active, () => work.apply(self, given)),
    bind: (_, target) => target,
    enable: () => context as never,
    disable: () => context as never,
  });
  const { client } = await wireTraced([json(user)]);
  await receiveWith(() => client.users.get(userId))(await deliver("labtest.order.updated", { id: orderId }));
  context.disable();
  const [webhook] = findSpans(SpanKind.CONSUMER);
  const [call] = findSpans(SpanKind.INTERNAL);
  expect(call?.parentSpanContext).toEqual(webhook?.spanContext());
});

test("[MID-3, ERR-10] no span and no metric of a failed call holds a planted value, however it fails", async () => {
  const some = canaryOperations.filter((_, index) => index % 16 === 0);
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
  expect(spans.length).toBeGreaterThan(Object.keys(canaryFailures).length * some.length * 2 * 0.9);
  expect(findCanary(print([spans.map(describeSpan), measured]))).toBe(null);
});
