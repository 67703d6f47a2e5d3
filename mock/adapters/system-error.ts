import { getSystemErrorMap } from "node:util";

/** Returns the code of an error of the system, such as `ENOENT`; undefined for another error. */
export const getErrorCode = (cause: unknown): unknown =>
  cause instanceof Error && "code" in cause ? cause.code : undefined;

/** Describes an error of the system in words, such as "permission denied". Quotes nothing of its message. */
export function describeSystemError(cause: unknown): string {
  const number = cause instanceof Error && "errno" in cause ? Number(cause.errno) : 0;
  return getSystemErrorMap().get(number)?.[1] ?? "unknown reason";
}
