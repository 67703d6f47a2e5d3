const BRAND = Symbol.for("sanguine.ControlError");

/** Thrown when a call of the control API fails. */
export class ControlError extends Error {
  override readonly name = "ControlError";
  /** The called method, such as `link.code`. */
  readonly verb: string;
  /** Status of the response; null when there was no readable response. */
  readonly status: number | null;
  /** Why the call failed: a sentence or a list of issues. The message contains the same in one line. */
  readonly detail: unknown;

  constructor(
    message: string,
    context: { verb: string; status: number | null; detail?: unknown; cause?: unknown },
  ) {
    super(message, context.cause === undefined ? undefined : { cause: context.cause });
    this.verb = context.verb;
    this.status = context.status;
    this.detail = context.detail;
    Object.defineProperty(this, BRAND, { value: true });
  }
}

/**
 * Returns whether a thrown value is a `ControlError`, from any copy of this module.
 *
 * @example
 * ```ts
 * import { createMock } from "sanguine/mock";
 * import { createControlClient, isControlError } from "sanguine/mock/control";
 *
 * const mock = createMock();
 * const control = createControlClient({ url: mock.url, token: mock.controlToken, fetch: mock.fetch });
 * try {
 *   await control.link.code("no such token");
 * } catch (error) {
 *   if (!isControlError(error)) throw error;
 *   console.log(error.verb, error.status, error.detail);
 * }
 * ```
 */
export function isControlError(thrown: unknown): thrown is ControlError {
  return typeof thrown === "object" && thrown !== null && BRAND in thrown;
}
