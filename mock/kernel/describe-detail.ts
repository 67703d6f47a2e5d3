/** How many problems an error message lists. */
const LISTED = 10;

/** How much of one value an error message repeats. */
const LONGEST_VALUE = 80;

interface Problem {
  readonly loc?: readonly (string | number)[];
  readonly msg?: string;
  readonly input?: unknown;
}

/**
 * Describes the detail of an error response in one line, for an error message: the sentence, or the type and the sentence, or
 * each problem with its place, rule and value. The data of a mock are synthetic, so nothing is left out.
 */
export function describeDetail(detail: unknown): string {
  if (typeof detail === "string") return detail;
  if (Array.isArray(detail)) return describeProblems(detail as readonly Problem[]);
  if (typeof detail !== "object" || detail === null) return String(detail);
  const { error_type, error_message, ...rest }: Record<string, unknown> = { ...detail };
  const sentences = [error_type, error_message].filter((part) => typeof part === "string");
  const more = Object.keys(rest).length === 0 ? [] : [JSON.stringify(rest)];
  return [...sentences, ...more].join(": ");
}

/** Describes problems with fields, the first ten of them, in one line. */
export function describeProblems(problems: readonly Problem[]): string {
  const listed = problems.slice(0, LISTED).map(describeProblem);
  const left = problems.length - listed.length;
  return [...listed, ...(left > 0 ? [`and ${left} more`] : [])].join("; ");
}

function describeProblem({ loc = [], msg = "", input }: Problem): string {
  return `${loc.join(".")}: ${msg}${describeValue(input)}`;
}

/** ` (given: "users.gett")`. Values that are missing or have parts of their own say nothing more than the place does. */
function describeValue(input: unknown): string {
  if (typeof input !== "string" && typeof input !== "number" && typeof input !== "boolean") return "";
  const text = typeof input === "string" ? JSON.stringify(input) : String(input);
  return ` (given: ${text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text})`;
}
