/**
 * A transport for single resources of `sanguine/resources/*`.
 *
 * @module sanguine/transport
 */
export { createTransport } from "./transport.ts";
export type { TransportOptions } from "./transport.ts";
export type { LinkCredential, TeamCredential } from "./options.ts";
export { limitConcurrency } from "./plugins.ts";
export { logCalls } from "./log.ts";
export { runAttemptMiddleware, runMiddleware } from "./middleware.ts";
export type { ConnectionOptions } from "./options.ts";
export type { TransportPlugin } from "./context.ts";
export type { Transport } from "./transport.ts";
export { validateResponses } from "./plugins.ts";
