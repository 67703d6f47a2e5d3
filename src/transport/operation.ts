import type { operations } from "../generated/types.ts";

type OperationId = keyof operations;

/** Everything the client needs to send one operation. */
export interface OperationDescriptor<Id extends OperationId = OperationId> {
  readonly id: Id;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** The path template, with parameters in braces. */
  readonly path: string;
  /** Whether a failed call can be retried: always, only with an idempotency key, or never. */
  readonly retry: "safe" | "keyed" | "never";
  /** The letters of its text: see {@link parseOperation}. `q` and `b` are in the order of the method's arguments. */
  readonly letters: string;
  /** The body of a successful response: `none` or `pdf`. JSON when absent. */
  readonly success: "none" | "pdf" | undefined;
  /** The deprecated fields of the request, such as `body.lab_test_id`; `*` stands for the operation itself. */
  readonly deprecated: readonly string[];
}

/**
 * Parses the text of an operation: method, path template, letters, deprecated fields. The letters are `q` and `b` for a query and
 * a body, `n` and `f` for a response that is empty or a file, and a retry class that the method does not imply: `s` for safe,
 * `k` for keyed, `x` for never.
 */
export function parseOperation<Id extends OperationId>(id: Id, text: string): OperationDescriptor<Id> {
  const [method, path = "", letters = "", ...deprecated] = text.split(" ");
  const has = (letter: string): boolean => letters.includes(letter);
  const never = has("x") || (method === "POST" && !has("s"));
  return {
    id,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the generator writes no other method.
    method: method as OperationDescriptor["method"],
    path,
    letters,
    retry: has("k") ? "keyed" : never ? "never" : "safe",
    success: has("n") ? "none" : has("f") ? "pdf" : undefined,
    deprecated,
  };
}
