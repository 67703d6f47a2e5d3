import { isSanguineError } from "../errors.ts";

/** Where a call was made. */
export interface CallSite {
  readonly stack?: string;
}

/**
 * Notes where a call was made, as cheaply as the runtime allows. An error is made long after the call has returned its
 * promise, and would show nothing but this package's own functions.
 */
export function callSite(below: (...input: never[]) => unknown): CallSite {
  const site: CallSite = {};
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only V8 has it; elsewhere the stack stays as it is.
  (Error as { captureStackTrace?: (target: object, below: unknown) => void }).captureStackTrace?.(
    site,
    below,
  );
  return site;
}

/** Throws the error of a call, its stack beginning where the call was made. */
export function retrace(error: unknown, { stack }: CallSite): never {
  if (stack && isSanguineError(error)) error.stack = `${String(error)}${stack.slice(stack.indexOf("\n"))}`;
  throw error;
}
