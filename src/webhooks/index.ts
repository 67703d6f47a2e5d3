/**
 * Receiving webhooks: judging whether they are the service's own, reading them as typed events, and running each once.
 * It needs WebCrypto alone, so it works in Node, Bun, Deno and at the edge.
 *
 * @module sanguine/webhooks
 */
export { isWebhookVerificationError, WebhookVerificationError } from "../errors.ts";
export type {
  KnownWebhookEvent,
  UnknownWebhookEvent,
  WebhookEvent,
  WebhookEventFacts,
  WebhookEventOf,
  WebhookKind,
} from "./event.ts";
export type { WebhookData } from "../generated/webhooks.ts";
export type { RawWebhook, ReceivedWebhook, WebhookHeaderSource } from "./received.ts";
export {
  createWebhookRouter,
  type WebhookArm,
  type WebhookArms,
  type WebhookClaim,
  type WebhookOutcome,
  type WebhookRouter,
  type WebhookRouterOptions,
  type WebhookStore,
} from "./router.ts";
export { signWebhook, type WebhookHeaders, type WebhookToSign } from "./sign.ts";
export { verifyWebhook } from "./verify.ts";
export type { VerifyOptions } from "./verify-signature.ts";
