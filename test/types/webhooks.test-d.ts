import type { IncomingMessage } from "node:http";
import type { Appointment, Order } from "sanguine";
import type { StepsPoint } from "sanguine/types";
import {
  createWebhookRouter,
  verifyWebhook,
  type WebhookAcceptance,
  type KnownWebhookEvent,
  type WebhookEvent,
  type WebhookEventOf,
  type WebhookEventType,
  type WebhookOutcome,
  type WebhookRejection,
  type WebhookRejectionReason,
  type WebhookRouter,
  type WebhookStore,
} from "sanguine/webhooks";
import { describe, expectTypeOf, test } from "vitest";
import type { World } from "../../mock/domain/world.ts";

declare const event: WebhookEvent;
const unknown = (): void => undefined;

describe("[EVT-1] events", () => {
  test("are narrowed by their type", () => {
    expectTypeOf(event)
      .extract<{ type: "labtest.order.updated" }>()
      .toHaveProperty("data")
      .toEqualTypeOf<Order>();
    if (event.type !== "daily.data.steps.created") return;
    expectTypeOf(event.data.data).toEqualTypeOf<StepsPoint[]>();
  });

  test("are emitted by the mock with their types, and no other", () => {
    expectTypeOf<Parameters<World["emit"]>[0]>().toEqualTypeOf<WebhookEventType>();
  });

  test("need a raw body", () => {
    const headers = new Headers();
    expectTypeOf(verifyWebhook).toBeCallableWith({ body: "raw", headers }, { secrets: [] });
    // @ts-expect-error -- a parsed body cannot be verified.
    void verifyWebhook({ body: { event_type: "x" }, headers }, { secrets: [] });
  });

  test("need a handler for unknown types", () => {
    expectTypeOf(createWebhookRouter).toBeCallableWith({ secrets: [], on: { unknown } });
    // @ts-expect-error -- `unknown` is missing.
    createWebhookRouter({ secrets: [], on: {} });
    // @ts-expect-error -- there is no such type.
    createWebhookRouter({ secrets: [], on: { "labtest.order.paintd": unknown, unknown } });
  });
});

declare const store: WebhookStore<{ readonly insert: (id: string) => Promise<number> }>;

describe("[EVT-9] families", () => {
  test("have the union of the events of their types", () => {
    expectTypeOf<WebhookEventOf<"labtest.order.*">>().toEqualTypeOf<
      KnownWebhookEvent<"labtest.order.created"> | KnownWebhookEvent<"labtest.order.updated">
    >();
    expectTypeOf<WebhookEventOf<"labtest.order.*">["data"]>().toEqualTypeOf<Order>();
  });

  test("type the event of their handler, and `other` takes any known type", () => {
    createWebhookRouter({
      secrets: [],
      on: {
        "labtest.appointment.*": ({ type, data }) => {
          expectTypeOf(type).toEqualTypeOf<"labtest.appointment.created" | "labtest.appointment.updated">();
          expectTypeOf(data).toEqualTypeOf<Appointment>();
        },
        "labtest.order.updated": ({ data }) => expectTypeOf(data).toEqualTypeOf<Order>(),
        other: ({ type }) => expectTypeOf(type).toEqualTypeOf<WebhookEventType>(),
        unknown: ({ rawType }) => expectTypeOf(rawType).toBeString(),
      },
    });
    // @ts-expect-error -- there is no such family.
    createWebhookRouter({ secrets: [], on: { "labtest.orders.*": unknown, unknown } });
  });
});

describe("[EVT-8] a store", () => {
  test("gives its transaction to every handler", () => {
    createWebhookRouter({
      secrets: [],
      store,
      on: {
        "labtest.order.*": ({ data }, { insert }) => {
          expectTypeOf(data).toEqualTypeOf<Order>();
          expectTypeOf(insert).returns.resolves.toBeNumber();
        },
        unknown: (_, { insert }) => insert("id"),
      },
    });
  });

  test("is needed by a handler that uses a transaction", () => {
    const write = (_: unknown, { insert }: { insert: (id: string) => Promise<number> }) => insert("id");
    createWebhookRouter({ secrets: [], store, on: { unknown: write } });
    // @ts-expect-error -- without a store there is no transaction.
    createWebhookRouter({ secrets: [], on: { unknown: write } });
  });
});

test("[EVT-1] results are what the handlers return", () => {
  const receive = createWebhookRouter({
    secrets: [],
    on: {
      "labtest.order.updated": async ({ data }) => data.id.length,
      "daily.data.*": () => "daily" as const,
      unknown: ({ rawType }) => ({ rawType }),
    },
  });
  expectTypeOf(receive).toEqualTypeOf<WebhookRouter<number | "daily" | { rawType: string }>>();
  type Handled = Extract<Awaited<ReturnType<typeof receive>>, { outcome: "handled" }>;
  expectTypeOf<Handled["result"]>().toEqualTypeOf<number | "daily" | { rawType: string }>();
  expectTypeOf(receive).toExtend<WebhookRouter>();
});

declare const outcome: WebhookOutcome;

describe("[EVT-4] outcomes", () => {
  test("are told apart by their outcome: an event, or a reason", () => {
    expectTypeOf(outcome.status).toEqualTypeOf<204 | 503 | 400>();
    if (outcome.outcome === "rejected") {
      expectTypeOf(outcome).toEqualTypeOf<WebhookRejection>();
      expectTypeOf(outcome.reason).toEqualTypeOf<WebhookRejectionReason>();
      expectTypeOf(outcome.message).toBeString();
    } else {
      expectTypeOf(outcome).toEqualTypeOf<WebhookAcceptance>();
      expectTypeOf(outcome.event).toEqualTypeOf<WebhookEvent>();
    }
    // @ts-expect-error -- a rejected request has no event.
    void outcome.event;
  });

  test("come of requests of every kind", () => {
    const receive = createWebhookRouter({ secrets: "", on: { unknown }, maxBodyBytes: 1 });
    expectTypeOf(receive).toBeCallableWith(new Request("https://receiver.example"));
    const request = {} as IncomingMessage;
    expectTypeOf(receive).toBeCallableWith({ body: request, headers: request.headers });
    expectTypeOf(receive).toBeCallableWith({ body: new Uint8Array(), headers: new Headers() });
    // @ts-expect-error -- an environment variable may not be set.
    createWebhookRouter({ secrets: process.env.SECRET, on: { unknown } });
  });
});
