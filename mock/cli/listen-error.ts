import { describeSystemError } from "../adapters/system-error.ts";

/** Creates the error of a server that cannot listen at an address. */
export function createListenError(
  at: { readonly host: string; readonly port: number },
  cause: unknown,
): Error {
  const isTaken = cause instanceof Error && "code" in cause && cause.code === "EADDRINUSE";
  const why = isTaken ? "the port is taken; choose another with --port" : describeSystemError(cause);
  return new Error(`Cannot listen at ${at.host}:${at.port}: ${why}`, { cause });
}
