import { getProcess } from "./files.ts";

/** Returns the code of an error of the system, such as `ENOENT`; undefined for another error. */
export const getErrorCode = (cause: unknown): unknown =>
  cause instanceof Error && "code" in cause ? cause.code : undefined;

/** Describes an error of the system in words, such as "permission denied". Quotes nothing of its message. Undefined for another error. */
export function findSystemReason(cause: unknown): string | undefined {
  const number = cause instanceof Error && "errno" in cause ? Number(cause.errno) : 0;
  return getProcess()?.getBuiltinModule?.("node:util").getSystemErrorMap().get(number)?.[1];
}

/** Describes an error of the system in words, and any other error as an unknown reason. */
export const describeSystemError = (cause: unknown): string => findSystemReason(cause) ?? "unknown reason";
