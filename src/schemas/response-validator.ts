import type * as z from "zod/v4";
import { type OperationId, operations } from "../generated/operations.ts";
import { tolerantResponse } from "../generated/schemas/tolerant.ts";
import { checkNames, checkValue, type ValueCheck } from "../transport/check-options.ts";
import type { Validator } from "../transport/options.ts";
import { describePath } from "./describe-path.ts";

/** Options of {@link responseValidator}. */
export interface ResponseValidatorOptions {
  /**
   * What to do with a response of another shape: `warn` logs a line and returns it, `throw` throws a DecodeError. @default "warn"
   */
  mode?: "warn" | "throw" | undefined;
}

const isMode: ValueCheck = [(value) => value === "warn" || value === "throw", '"warn" or "throw"'];

/** Maximum number of differences in a message; one wrong list can have thousands. */
const maxNamed = 5;

/** Finds operations by what a client knows of them: method and path template. */
const byRoute = new Map<string, OperationId>();
for (const { id, method, paths } of Object.values(operations)) {
  for (const path of paths) byRoute.set(`${method} ${path}`, id);
}

/** Replaces the issue of a union with those of the only variant whose own type fits, so that a message names the place within it. */
function narrowUnion(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  const variants = issue.code === "invalid_union" ? issue.errors : [];
  const [fitting, ...others] = variants.filter((errors) => errors.every(({ path }) => path.length > 0));
  if (!fitting || others.length > 0) return [issue];
  return fitting.flatMap((inner) => narrowUnion({ ...inner, path: [...issue.path, ...inner.path] }));
}

/**
 * Creates a validator of successful responses against the OpenAPI document, for `createClient({ validate })`. It reports paths and
 * rules, never values.
 * @example
 * ```ts
 * import { createClient } from "sanguine";
 * import { responseValidator } from "sanguine/schemas";
 * const client = createClient({
 *   baseUrl: "https://api.example.com",
 *   apiKey: "<API_KEY>",
 *   logger: console,
 *   validate: responseValidator({ mode: "warn" }),
 * });
 * await client.providers.list();
 * ```
 */
export function responseValidator(options: ResponseValidatorOptions = {}): Validator {
  checkNames("responseValidator", options, ["mode"]);
  const { mode = "warn" } = options;
  checkValue("responseValidator.mode", isMode, mode);
  return (response) => {
    const operation = byRoute.get(`${response.method} ${response.path}`);
    const inPath = Object.entries(response.pathParameters).map(([name, value]) => [name, String(value)]);
    const schema = operation && tolerantResponse(operation, response.status, Object.fromEntries(inPath));
    // A schema of null means no body. An undeclared status has no schema.
    const result = schema?.safeParse(response.data);
    if (!schema || !result || result.success) return;
    const issues = result.error.issues.flatMap(narrowUnion);
    const named = issues
      .slice(0, maxNamed)
      .map(({ path, code }) => `${describePath(schema, path) || "its top level"} (${code})`);
    const more = issues.length - named.length;
    const wrong = `differs from the document at ${named.join(", ")}${more > 0 ? ` and ${more} more places` : ""}`;
    if (mode === "throw") throw response.refuse(wrong);
    response.warn(wrong);
  };
}
