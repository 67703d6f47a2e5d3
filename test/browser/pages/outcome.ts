import { isSanguineError, type Call } from "sanguine";

/** Outcome of a call, as JSON for the test. */
export type Outcome<T> =
  | { readonly data: T; readonly attempts: number }
  | {
      readonly name: string;
      readonly message: string;
      readonly code: string | null;
      readonly printed: string;
    };

/** Waits for the outcome of a call. */
export async function getOutcome<T>(call: Call<T>): Promise<Outcome<T>> {
  try {
    const { data, meta } = await call.withResponse();
    return { data, attempts: meta.attempts };
  } catch (error) {
    return describeFailure(error);
  }
}

/** Describes an error of the package, with everything that printing shows. */
export function describeFailure(error: unknown): Exclude<Outcome<never>, { data: unknown }> {
  if (!isSanguineError(error)) throw error;
  const { name, message, code, stack } = error;
  return { name, message, code, printed: `${JSON.stringify(error)} ${stack}` };
}
