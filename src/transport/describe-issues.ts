import type { ValidationIssue } from "../generated/types.ts";

/** How many issues a message names, and how many steps of the path of one. The service may send any number. */
const maxNamed = 3;
const maxSteps = 12;

/** The numeric limits that `ctx` may hold, in words. Anything else in `ctx` may be a value of the caller. */
const limits = {
  min_length: "at least",
  max_length: "at most",
  gt: "greater than",
  ge: "at least",
  lt: "less than",
  le: "at most",
  multiple_of: "a multiple of",
};

/**
 * Returns the allowed values of an enum, from the list that the service writes: `'male', 'female' or 'other'`. Undefined for
 * a text of another form, and for a list with the rejected value, because such a list is not the document's.
 */
function readAllowed(expected: unknown, input: unknown): readonly string[] | undefined {
  if (
    typeof expected !== "string" ||
    expected.length > 2_000 ||
    !/^'[\w./-]+'((, | or )'[\w./-]+')*$/.test(expected)
  )
    return undefined;
  const allowed = expected.slice(1, -1).split(/', '|' or '/);
  return allowed.includes(String(input)) ? undefined : allowed;
}

/** Describes the rule of an issue. `msg`, `input` and most of `ctx` may quote the value, so they are left out. */
function describeRule({ type, ctx, input }: ValidationIssue): string {
  if (type === "missing") return "is required";
  if (type.startsWith("extra")) return "is not allowed";
  for (const [name, words] of Object.entries(limits)) {
    const limit = ctx?.[name];
    if (typeof limit !== "number") continue;
    const unit = name.endsWith("h") ? (type.startsWith("s") ? " characters" : " items") : "";
    return `must be ${words} ${limit}${unit}`;
  }
  const allowed = readAllowed(ctx?.expected, input);
  if (allowed)
    return `must be one of: ${allowed.slice(0, 12).join(", ")}${allowed.length > 12 ? ", ..." : ""}`;
  const kind = /^[a-z]{1,20}(?=_(type|parsing|from|inv|att))/.exec(type)?.[0];
  return kind
    ? `must be a valid ${kind.replace(/dict|model/, "object")}`
    : `is not accepted${/^[\w.-]{1,80}$/.test(type) ? `: ${type.replaceAll(/[_.-]+/g, " ")}` : ""} (see error.issues)`;
}

/**
 * Describes one issue: `body.notes must be at most 1000 characters`. A path may contain a key of the caller. Unknown keys, keys
 * that do not look like field names, and very large indexes are written as `*`.
 */
function describeIssue(issue: ValidationIssue): string {
  const { type, loc } = issue;
  const known = type.startsWith("extra") ? loc.length - 1 : loc.length;
  const path: unknown[] = loc.slice(0, maxSteps).map((step, index) => {
    const isName = typeof step === "number" ? step < 1_000 : /^([a-z]|X-)[A-Za-z_-]{0,39}$/.test(step);
    return index < known && isName ? step : "*";
  });
  if (loc.length > maxSteps) path.push("...");
  return `${path.join(".")} ${describeRule(issue)}`;
}

/** Describes the first issues of a 422, for its message. */
export function describeIssues(issues: readonly ValidationIssue[]): string {
  if (issues.length === 0) return "";
  const named = issues.slice(0, maxNamed).map(describeIssue);
  const more = issues.length - named.length;
  return `: ${named.join("; ")}${more > 0 ? `; and ${more} more` : ""}`;
}
