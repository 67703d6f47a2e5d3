/**
 * Receiving webhooks: verifies signatures, parses payloads into typed events and runs your handlers once per message.
 * It needs WebCrypto alone, so it works in Node, Bun, Deno and at the edge.
 *
 * @module sanguine/webhooks
 */
export {
  isWebhookVerificationError,
  WebhookVerificationError,
  type WebhookRejectionReason,
} from "../errors/index.ts";
export type {
  KnownWebhookEvent,
  UnknownWebhookEvent,
  WebhookEvent,
  WebhookEventFacts,
  WebhookEventFamily,
  WebhookEventOf,
  WebhookEventType,
} from "./event.ts";
export type { WebhookData } from "../generated/webhooks.ts";
export type { RawWebhookBody } from "./body.ts";
export type { RawWebhook, ReceivedWebhook, WebhookHeaderSource } from "./received.ts";
export {
  createWebhookRouter,
  type WebhookAcceptance,
  type WebhookEventHandler,
  type WebhookEventHandlers,
  type WebhookHandled,
  type WebhookOutcome,
  type WebhookRejection,
  type WebhookResultOf,
  type WebhookRouter,
  type WebhookRouterOptions,
  type WebhookRun,
  type WebhookSkipped,
  type WebhookStore,
} from "./router.ts";
export { signWebhook, type WebhookHeaders, type WebhookToSign } from "./sign.ts";
export { verifyWebhook } from "./verify.ts";
export type { VerifyOptions } from "./verify-signature.ts";
