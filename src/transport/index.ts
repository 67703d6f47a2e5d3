/**
 * A transport for single resources of `sanguine/resources/*`.
 *
 * @module sanguine/transport
 */
export { createTransport } from "./transport.ts";
export type { TransportOptions } from "./transport.ts";
export type { LinkCredential, TeamCredential } from "./options.ts";
export type { ConnectionOptions } from "./options.ts";
export type { TransportPlugin } from "./context.ts";
export type { Transport } from "./transport.ts";
export {
  limitConcurrency,
  logCalls,
  runAttemptMiddleware,
  runMiddleware,
  validateResponses,
} from "./plugins.ts";
