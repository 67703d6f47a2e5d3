/** Creates the error of a server that cannot listen at an address. */
export function createListenError(
  at: { readonly host: string; readonly port: number },
  cause: unknown,
): Error {
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "unknown reason";
  const why = code === "EADDRINUSE" ? "the port is taken; choose another with --port" : code;
  return new Error(`Cannot listen at ${at.host}:${at.port}: ${why}`, { cause });
}
