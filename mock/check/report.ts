import { observedClauses, type ObservedClause } from "../../src/generated/observed-clauses.ts";
import { operations, type OperationId } from "../../src/generated/operations.ts";
import { VERSION } from "../../src/generated/version.ts";
import type { DocumentIndex } from "./document.ts";
import type { Difference, Findings } from "./findings.ts";
import { isRead } from "./probe.ts";
import { rules } from "./rules.ts";

/** `as documented`: seen without a difference. An additional field or enum value of an open enum is a difference too. */
export type OperationState = "as documented" | "different" | "not seen";

/** `as specified`: everything that shows the clause was seen, without a difference. Additions break no clause. */
export type ClauseState = "as specified" | "different" | "not seen";

/** `as assumed`: a response contained the shape, without a difference in it. */
export type ShapeState = "as assumed" | "different" | "not seen";

/** A difference. It contains names, types, rules and counts, never a value of a response. */
export interface ReportedDifference {
  readonly operation: string;
  readonly status: number;
  /** JSON pointer into the body, with `*` for every index and key of a map; `?` for a name that could be data. */
  readonly at: string;
  readonly rule: string;
  readonly expected: string;
  readonly found: string;
  /** In how many places of how many responses it was found. */
  readonly count: number;
  /** The innermost assumed schema or field around it. */
  readonly assumed: string | null;
  /** The clauses that it breaks. */
  readonly clauses: readonly string[];
  /** False for a field or an enum value that the service added: a tolerant client still reads the response. */
  readonly breaking: boolean;
}

/** One row of a report: an operation, a clause or an assumed shape. */
export interface ReportRow<State extends string = string> {
  readonly name: string;
  readonly state: State;
  /** Why it was not seen. */
  readonly reason?: string;
}

/** What a check made and deleted with `--allow-writes`. */
export interface CleanupReport {
  readonly made: number;
  /** How many of them are left, or may be left because no response says that they are gone. */
  readonly left: number;
}

/** The report of a check. It contains no value of a response, no id, no credential and no address. */
export interface CheckReport {
  readonly version: 1;
  /** Version of this package. */
  readonly sanguine: string;
  /** Version of the OpenAPI document. */
  readonly document: string;
  readonly mode: "read-only" | "with writes";
  readonly requests: number;
  readonly differences: readonly ReportedDifference[];
  readonly operations: readonly ReportRow<OperationState>[];
  readonly clauses: readonly (ReportRow<ClauseState> & {
    readonly says: string;
    readonly assumed: boolean;
  })[];
  readonly shapes: readonly ReportRow<ShapeState>[];
  readonly cleanup: CleanupReport | null;
}

/** Which differences fail a check: `any`, or only the `breaking` ones. */
export type FailOn = "any" | "breaking";

/** Lists the differences that fail a check. */
export const listFailures = (
  differences: readonly ReportedDifference[],
  failOn: FailOn,
): readonly ReportedDifference[] => differences.filter(({ breaking }) => breaking || failOn === "any");

/** Builds the report of a check. */
export function buildReport(
  findings: Findings,
  document: DocumentIndex,
  cleanup: CleanupReport | null,
): CheckReport {
  const shapes = document.listAssumedShapes();
  const assumed = new Set(shapes.map(({ name }) => name));
  const differences = findings.differences
    .map((difference) => presentDifference(difference, assumed))
    .toSorted(
      (a, b) =>
        compareText(a.operation, b.operation) || compareText(a.at, b.at) || compareText(a.rule, b.rule),
    );
  const writes = cleanup !== null;
  return {
    version: 1,
    sanguine: VERSION,
    document: document.version,
    mode: writes ? "with writes" : "read-only",
    requests: [...findings.operations.values()].reduce((sum, { requests }) => sum + requests, 0),
    differences,
    operations: listOperations(findings, writes),
    clauses: observedClauses.map((clause) => ({
      ...evaluateClause(clause, findings),
      says: clause.says,
      assumed: clause.assumed,
    })),
    shapes: shapes.map(({ name, inResponses }) => {
      if (differences.some((one) => one.assumed === name)) return { name, state: "different" };
      if (findings.seen.has(name)) return { name, state: "as assumed" };
      const reason = inResponses ? "no response contained it" : "responses never contain it";
      return { name, state: "not seen", reason };
    }),
    cleanup,
  };
}

function presentDifference(difference: Difference, assumed: ReadonlySet<string>): ReportedDifference {
  const { operation, status, at, rule, expected, found, count, within } = difference;
  const clauses = observedClauses.filter((clause) => clause.by.some((by) => breaks(difference, by)));
  return {
    operation,
    status,
    at,
    rule,
    expected,
    found,
    count,
    assumed: within.findLast((name) => assumed.has(name)) ?? null,
    clauses: clauses.map(({ id }) => id),
    breaking: !additions.includes(rule),
  };
}

function listOperations(findings: Findings, writes: boolean): ReportRow<OperationState>[] {
  return [...findings.operations].map(([name, { seen, reason }]) => {
    if (findings.differences.some(({ operation }) => operation === name)) return { name, state: "different" };
    if (seen) return { name, state: "as documented" };
    const otherwise = isRead(name) ? "nothing led to it" : writes ? "no flow calls it" : "it changes data";
    return { name, state: "not seen", reason: reason ?? otherwise };
  });
}

function evaluateClause({ id, by }: ObservedClause, findings: Findings): ReportRow<ClauseState> {
  if (by.some((one) => findings.differences.some((difference) => breaks(difference, one))))
    return { name: id, state: "different" };
  const missing = by.filter((one) => !isObserved(findings, one));
  if (missing.length === 0) return { name: id, state: "as specified" };
  return { name: id, state: "not seen", reason: `not seen: ${missing.join(", ")}` };
}

/**
 * Whether what a clause is observed by occurred: an operation (`users.get`), a schema or field (`User.user_id`), a rule anywhere
 * (`rule: newest first`) or at one operation (`orders.list: page size`).
 */
function isObserved(findings: Findings, by: string): boolean {
  const rule = parseRule(by);
  if (rule) return findings.tested.has(rule.operation === null ? rule.name : by);
  if (isOperation(by)) return findings.operations.get(by)?.seen === true;
  return findings.seen.has(by);
}

/** The differences that break no clause: the service may add fields and values. */
const additions = ["unknown field", "unlisted value"];

/** The rules that hold for every response. Others belong to the clauses that name them. */
const general = ["status", "content type", "body"];

function breaks(difference: Difference, by: string): boolean {
  const { operation, status, rule, within } = difference;
  if (additions.includes(rule)) return false;
  const named = parseRule(by);
  if (named) return named.name === rule && (named.operation === null || named.operation === operation);
  if (!isOperation(by)) return within.includes(by);
  const isShape = status < 300 && !Object.hasOwn(rules, rule);
  return operation === by && (isShape || general.includes(rule));
}

function parseRule(by: string): { operation: string | null; name: string } | null {
  const [operation = "", name] = by.split(": ");
  return name === undefined ? null : { operation: operation === "rule" ? null : operation, name };
}

function isOperation(name: string): name is OperationId {
  return Object.hasOwn(operations, name);
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
