/**
 * Traces and measures calls and webhooks with OpenTelemetry. It needs `@opentelemetry/api`.
 *
 * @module sanguine/opentelemetry
 */
import {
  context,
  isSpanContextValid,
  metrics,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Meter,
  type Span,
  type SpanContext,
  type Tracer,
} from "@opentelemetry/api";
import { isSanguineError } from "./errors/index.ts";
import { VERSION } from "./generated/version.ts";
import type { Middleware, MiddlewareContext } from "./transport/options.ts";
import type { WebhookEvent } from "./webhooks/event.ts";
import type { WebhookOutcome, WebhookRouter } from "./webhooks/router.ts";

/** Options of {@link createTelemetry}. */
export interface TelemetryOptions {
  /** Creates the spans. @default `trace.getTracer("sanguine")` */
  readonly tracer?: Tracer | undefined;
  /** Creates the metrics, at the first call. @default `metrics.getMeter("sanguine")` */
  readonly meter?: Meter | undefined;
  /**
   * Sends the header `traceparent` with each attempt, and neither `tracestate` nor `baggage`, which can hold data of a person. In a
   * browser, the service must allow the header.
   * @default true
   */
  readonly propagate?: boolean | undefined;
}

/** What {@link createTelemetry} returns. */
export interface Telemetry {
  /** For the option `middleware` of a client: a span for each call, and the number of its retries. */
  readonly middleware: readonly Middleware[];
  /** For the option `attemptMiddleware` of the same client: a span, a duration and the header `traceparent` for each attempt. */
  readonly attemptMiddleware: readonly Middleware[];
  /**
   * Wraps the function that `createWebhookRouter` returns: a consumer span for each delivery, around its handler. The span of an
   * order's event links to the last call of this telemetry that changed the order.
   */
  readonly traceWebhooks: <Result>(receive: WebhookRouter<Result>) => WebhookRouter<Result>;
}

/** Names an error by its class or code. Its message and cause may come from elsewhere, so they stay out. */
const getErrorType = (error: unknown): string =>
  isSanguineError(error) ? (error.code ?? error.name) : "_OTHER";

const describeResponse = ({ ok, status }: Response): Attributes => ({
  "http.response.status_code": status,
  ...(!ok && { "error.type": String(status) }),
});

const describeOutcome = (result: WebhookOutcome): Attributes => ({
  "sanguine.webhook.outcome": result.outcome,
  "http.response.status_code": result.status,
  ...(result.outcome === "rejected"
    ? { "error.type": result.reason }
    : { "sanguine.webhook.type": result.event.type }),
});

/** Does work in a span, and ends the span. Resolves to what the work returns. */
async function runInSpan<Result>(
  span: Span,
  active: Context,
  work: () => Promise<Result>,
  describe: (result: Result) => Attributes,
  finish: (outcome: Attributes, result?: Result) => void,
): Promise<Result> {
  const end = (outcome: Attributes, result?: Result): void => {
    span.setAttributes(outcome);
    if (outcome["error.type"]) span.setStatus({ code: SpanStatusCode.ERROR });
    finish(outcome, result);
    span.end();
  };
  try {
    const result = await context.with(active, work);
    end(describe(result), result);
    return result;
  } catch (error) {
    end({ "error.type": getErrorType(error) });
    throw error;
  }
}

/** Attributes of a request. The address holds ids, so its template stands for it. */
function describeRequest(request: Request, call: MiddlewareContext): Attributes {
  const { hostname, port, protocol } = new URL(request.url);
  return {
    "http.request.method": request.method,
    "url.template": call.path,
    "server.address": hostname,
    "server.port": Number(port) || (protocol === "http:" ? 80 : 443),
  };
}

/** How many orders are kept, so that a process that runs for months does not keep all. */
const mostOrders = 1_000;

/** Remembers which span last changed an order. The ids stay in memory: no span and no metric has one. */
function createOrderSpans() {
  const spans = new Map<string, SpanContext>();
  return {
    set(id: unknown, span: SpanContext): void {
      if (typeof id !== "string") return;
      spans.delete(id);
      spans.set(id, span);
      const [oldest] = spans.keys();
      if (spans.size > mostOrders && oldest !== undefined) spans.delete(oldest);
    },
    get: (id: unknown): SpanContext | undefined => (typeof id === "string" ? spans.get(id) : undefined),
  };
}

/** Returns the id of the order that a call changed, as events write it: that of its path, or of the order in its response. */
async function readOrderId(request: Request, call: MiddlewareContext, response: Response): Promise<unknown> {
  if (request.method === "GET" || !response.ok) return undefined;
  const names = call.path.split("/");
  const position = names.indexOf("{order_id}");
  // Counted from the end, because the base URL can have a path.
  if (position >= 0)
    return new URL(request.url).pathname
      .split("/")
      .at(position - names.length)
      ?.toLowerCase();
  if (!call.operation?.startsWith("orders.")) return undefined;
  const body = (await response.clone().json()) as { readonly order?: { readonly id?: unknown } } | null;
  return body?.order?.id;
}

/** Returns the id of the order that an event is about. */
function getOrderId({ type, data }: WebhookEvent): unknown {
  const { id, order_id: orderId } = (data ?? {}) as { readonly id?: unknown; readonly order_id?: unknown };
  return orderId ?? (type.startsWith("labtest.order.") ? id : undefined);
}

const createInstruments = (meter: Meter) => ({
  duration: meter.createHistogram("http.client.request.duration", {
    description: "Duration of an attempt, with its response's body.",
    unit: "s",
    advice: {
      explicitBucketBoundaries: [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10],
    },
  }),
  retries: meter.createCounter("sanguine.client.retries", {
    description: "How often attempts were retried.",
    unit: "{retry}",
  }),
});

/**
 * Creates what traces and measures a client and a webhook router. No attribute holds an id, a query, a body or a credential.
 * @param options - the tracer and the meter, if they are not those that your application registers.
 * @example
 * ```ts
 * import { createClient } from "sanguine";
 * import { createTelemetry } from "sanguine/opentelemetry";
 * const { middleware, attemptMiddleware } = createTelemetry();
 * const options = { baseUrl: "https://api.example.com", apiKey: "<API_KEY>" };
 * const client = createClient({ ...options, middleware, attemptMiddleware });
 * console.log((await client.providers.list()).length);
 * ```
 */
export function createTelemetry(options: TelemetryOptions = {}): Telemetry {
  const { tracer = trace.getTracer("sanguine", VERSION), propagate = true } = options;
  let created: ReturnType<typeof createInstruments> | undefined;
  // Unlike a tracer, a meter is of no use when it was taken before the application registers its SDK.
  const getInstruments = () =>
    (created ??= createInstruments(options.meter ?? metrics.getMeter("sanguine", VERSION)));
  const orderSpans = createOrderSpans();
  /** The contexts of the calls that are running, so that attempts find their call without a context manager. */
  const calls = new WeakMap<MiddlewareContext, Context>();

  const traceCall: Middleware = (request, next, call) => {
    const attributes = describeRequest(request, call);
    const name = call.operation ?? `${request.method} ${call.path}`;
    const span = tracer.startSpan(name, { kind: SpanKind.INTERNAL, attributes });
    const active = trace.setSpan(context.active(), span);
    calls.set(call, active);
    const send = async (): Promise<Response> => {
      const response = await next(request);
      // A body that cannot be read must not fail the call here.
      const id = await readOrderId(request, call, response).catch(() => undefined);
      orderSpans.set(id, span.spanContext());
      return response;
    };
    return runInSpan(span, active, send, describeResponse, () => {
      const retries = call.attempt - 1;
      if (retries < 1) return;
      span.setAttribute("http.request.resend_count", retries);
      getInstruments().retries.add(retries, attributes);
    });
  };

  const traceAttempt: Middleware = (request, next, call) => {
    const attributes = describeRequest(request, call);
    const parent = calls.get(call) ?? context.active();
    const span = tracer.startSpan(
      `${request.method} ${call.path}`,
      {
        kind: SpanKind.CLIENT,
        attributes: {
          ...attributes,
          ...(call.attempt > 1 && { "http.request.resend_count": call.attempt - 1 }),
        },
      },
      parent,
    );
    const { traceId, spanId, traceFlags } = span.spanContext();
    if (propagate && isSpanContextValid(span.spanContext()))
      request.headers.set("traceparent", `00-${traceId}-${spanId}-0${traceFlags & 1}`);
    const began = performance.now();
    return runInSpan(
      span,
      trace.setSpan(parent, span),
      () => next(request),
      describeResponse,
      (outcome) => {
        const seconds = (performance.now() - began) / 1000;
        getInstruments().duration.record(seconds, { ...attributes, ...outcome });
      },
    );
  };

  const traceWebhooks: Telemetry["traceWebhooks"] = (receive) => (received) => {
    // The event, and with it the name, is known only after the delivery was verified.
    const span = tracer.startSpan("webhook", { kind: SpanKind.CONSUMER });
    const active = trace.setSpan(context.active(), span);
    return runInSpan(
      span,
      active,
      () => receive(received),
      describeOutcome,
      (_, result) => {
        if (!result || result.outcome === "rejected") return;
        span.updateName(`webhook ${result.event.type}`);
        const linked = orderSpans.get(getOrderId(result.event));
        if (linked) span.addLink({ context: linked });
      },
    );
  };

  return { middleware: [traceCall], attemptMiddleware: [traceAttempt], traceWebhooks };
}
