import type { Appointment, Order, StepsPoint } from "sanguine";
import {
  createWebhookRouter,
  verifyWebhook,
  type WebhookEvent,
  type WebhookEventOf,
  type WebhookKind,
} from "sanguine/webhooks";
import { describe, expectTypeOf, test } from "vitest";

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

  test("name the data of each kind", () => {
    expectTypeOf<WebhookEventOf<"labtest.appointment.created">["data"]>().toEqualTypeOf<Appointment>();
    expectTypeOf<WebhookEventOf<"unknown">["rawType"]>().toEqualTypeOf<string>();
  });

  test("are a closed union", () => {
    expectTypeOf<WebhookEvent["type"]>().toEqualTypeOf<WebhookKind | "unknown">();
    expectTypeOf<WebhookEventOf<"unknown">["data"]>().toBeUnknown();
  });

  test("need a raw body", () => {
    const headers = new Headers();
    expectTypeOf(verifyWebhook).toBeCallableWith({ body: "raw", headers }, { secrets: [] });
    // @ts-expect-error -- a parsed body cannot be verified.
    void verifyWebhook({ body: { event_type: "x" }, headers }, { secrets: [] });
  });

  test("need an arm for kinds of tomorrow", () => {
    expectTypeOf(createWebhookRouter).toBeCallableWith({ secrets: [], on: { unknown } });
    // @ts-expect-error -- `unknown` is missing.
    createWebhookRouter({ secrets: [], on: {} });
    // @ts-expect-error -- there is no such kind.
    createWebhookRouter({ secrets: [], on: { "labtest.order.paintd": unknown, unknown } });
  });
});
