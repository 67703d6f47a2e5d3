import { operations, type OperationId } from "../generated/operations.ts";
import { tolerantResponse } from "../generated/schemas/tolerant.ts";
import type { Validator } from "../transport/options.ts";

/** Options of {@link responseValidator}. */
export interface ResponseValidatorOptions {
  /**
   * What becomes of an answer of another shape: `warn` logs a line and hands it over all the same, `throw` refuses it with
   * a DecodeError. @default "warn"
   */
  mode?: "warn" | "throw";
}

/** How many differences a message names; one wrong list can hold thousands. */
const maxNamed = 5;

/** Finds operations by what a client knows of them: method and path template. */
const byRoute = new Map<string, OperationId>();
for (const { id, method, paths } of Object.values(operations)) {
  for (const path of paths) byRoute.set(`${method} ${path}`, id);
}

/**
 * Makes a check of every success against the document, for `createClient({ validate })`. It names places and kinds of
 * differences, never a value of the answer.
 *
 * @example
 * ```ts
 * import { createClient } from "sanguine";
 * import { responseValidator } from "sanguine/schemas";
 *
 * const client = createClient({
 *   baseUrl: "https://api.example.com",
 *   apiKey: "<API_KEY>",
 *   logger: console,
 *   validate: responseValidator({ mode: "warn" }),
 * });
 * await client.providers.list();
 * ```
 */
export function responseValidator({ mode = "warn" }: ResponseValidatorOptions = {}): Validator {
  return (answer) => {
    const operation = byRoute.get(`${answer.method} ${answer.path}`);
    const inPath = Object.entries(answer.pathParameters).map(([name, value]) => [name, String(value)]);
    const schema = operation && tolerantResponse(operation, answer.status, Object.fromEntries(inPath));
    // Null stands for an answer without a body; a status that is not declared has no shape to differ from.
    const result = schema?.safeParse(answer.data);
    if (!result || result.success) return;
    const named = result.error.issues
      .slice(0, maxNamed)
      .map(({ path, code }) => `${path.join(".")} (${code})`);
    const more = result.error.issues.length - named.length;
    const wrong = `differs from the document at ${named.join(", ")}${more > 0 ? ` and ${more} more places` : ""}`;
    if (mode === "throw") throw answer.refuse(wrong);
    answer.warn(wrong);
  };
}
