const BRAND = Symbol.for("sanguine.ControlError");

/** What the control API refused, or why it could not be asked. */
export class ControlError extends Error {
  override readonly name = "ControlError";
  /** What was called, such as `link.code`. */
  readonly verb: string;
  /** Status of the answer; null where there was none that could be read. */
  readonly status: number | null;
  /** Why: a sentence, or the list of what was wrong with the arguments. The message says the same in one line. */
  readonly detail: unknown;

  constructor(
    message: string,
    of: { verb: string; status: number | null; detail?: unknown; cause?: unknown },
  ) {
    super(message, of.cause === undefined ? undefined : { cause: of.cause });
    this.verb = of.verb;
    this.status = of.status;
    this.detail = of.detail;
    Object.defineProperty(this, BRAND, { value: true });
  }
}

/**
 * Tells whether something that was thrown is a `ControlError`, of whatever copy of this module.
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
