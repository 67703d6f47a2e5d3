import { describeSystemError, getErrorCode } from "../core/host/system-error.ts";

/** Creates the error of a server that cannot listen at an address. */
export function createListenError(
  at: { readonly host: string; readonly port: number },
  cause: unknown,
): Error {
  const isTaken = getErrorCode(cause) === "EADDRINUSE";
  const why = isTaken ? "the port is taken; choose another with --port" : describeSystemError(cause);
  return new Error(`Cannot listen at ${at.host}:${at.port}: ${why}`, { cause });
}
