/**
 * A transport for single resources of `sanguine/resources/*`.
 *
 * @module sanguine/transport
 */
export { createTransport } from "./create-transport.ts";
export type { TransportOptions } from "./create-transport.ts";
export type { LinkCredential, TeamCredential } from "./credentials.ts";
export { limitConcurrency } from "./limiter.ts";
export { logCalls } from "./log.ts";
export { runAttemptMiddleware, runMiddleware } from "./middleware.ts";
export type { ConnectionOptions } from "./options.ts";
export type { TransportPlugin } from "./plugin.ts";
export type { Transport } from "./transport.ts";
export { validateResponses } from "./validate.ts";
