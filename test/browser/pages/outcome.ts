import { isSanguineError, type Call } from "sanguine";

/** How a call ended, as a page can hand it to the test. */
export type Outcome<T> =
  | { readonly data: T; readonly attempts: number }
  | {
      readonly name: string;
      readonly message: string;
      readonly code: string | null;
      readonly printed: string;
    };

/** Waits for the end of a call, good or bad. */
export async function outcomeOf<T>(call: Call<T>): Promise<Outcome<T>> {
  try {
    const { data, meta } = await call.withResponse();
    return { data, attempts: meta.attempts };
  } catch (error) {
    return failureOf(error);
  }
}

/** An error of the package, with all that printing it shows. */
export function failureOf(error: unknown): Exclude<Outcome<never>, { data: unknown }> {
  if (!isSanguineError(error)) throw error;
  const { name, message, code, stack } = error;
  return { name, message, code, printed: `${JSON.stringify(error)} ${stack}` };
}
