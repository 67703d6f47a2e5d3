import { issue, issuesOf, type Issue } from "../http/issues.ts";
import type { Parameter } from "./parameters.ts";

/** The arguments of a call, or every rule that they broke. */
export type Read =
  | { readonly values: readonly unknown[]; readonly issues: null }
  | { readonly values: null; readonly issues: readonly Issue[] };

/** How many broken rules are told at most: whoever reads them is helped by the first few. */
const TOLD = 100;

/**
 * Reads the arguments of a call: a list of them in their order, or an object that names them. An optional argument that is
 * null is as good as left out, since a list can leave out only its last ones.
 */
export function readArguments(parameters: readonly Parameter<unknown>[], body: unknown): Read {
  const named = namesOf(parameters, body);
  if (named === null) {
    const names = parameters.map(({ name }) => name).join(", ");
    const rule = `Input should be an object of arguments or a list of them, in the order: ${names || "none"}`;
    return { values: null, issues: [issue("arguments_type", ["body"], rule, null)] };
  }
  const known = new Set(parameters.map(({ name }) => name));
  const extra = Object.keys(named).filter((name) => !known.has(name));
  const read = parameters.map((one) =>
    readOne(one, Object.hasOwn(named, one.name) ? named[one.name] : undefined),
  );
  const issues = [
    ...extra
      .slice(0, TOLD)
      .map((name) => issue("extra_forbidden", ["body", name], "There is no such argument", null)),
    ...read.flatMap((one) => one.issues),
  ];
  if (issues.length > 0) return { values: null, issues: issues.slice(0, TOLD) };
  return { values: read.map((one) => one.value), issues: null };
}

type Named = Readonly<Record<string, unknown>>;

/** Arguments by name; null where a body is neither a list nor an object. */
function namesOf(parameters: readonly Parameter<unknown>[], body: unknown): Named | null {
  if (Array.isArray(body)) {
    const list: readonly unknown[] = body;
    return Object.fromEntries(list.map((value, index) => [parameters[index]?.name ?? String(index), value]));
  }
  return typeof body === "object" && body !== null ? Object.fromEntries(Object.entries(body)) : null;
}

interface One {
  readonly value: unknown;
  readonly issues: readonly Issue[];
}

function readOne({ name, optional, check }: Parameter<unknown>, given: unknown): One {
  if (given === undefined && !optional)
    return { value: undefined, issues: [issue("missing", ["body", name], "Field required", null)] };
  if (optional && (given === undefined || given === null)) return { value: undefined, issues: [] };
  const result = check.safeParse(given);
  if (result.success) return { value: result.data, issues: [] };
  const issues = issuesOf(result.error.issues.slice(0, TOLD), "body", given);
  return {
    value: undefined,
    issues: issues.map((one) => ({ ...one, loc: ["body", name, ...one.loc.slice(1)] })),
  };
}
