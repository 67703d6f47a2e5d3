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
export interface ReportedDifference extends Readonly<Omit<Difference, "within">> {
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
    operations: [...findings.operations].map(([name, { seen, reason }]) => {
      const otherwise = isRead(name) ? "nothing led to it" : writes ? "no flow calls it" : "it changes data";
      const isDifferent = differences.some(({ operation }) => operation === name);
      return buildRow(name, isDifferent, "as documented", seen ? null : (reason ?? otherwise));
    }),
    clauses: observedClauses.map(({ id, by, says, assumed: isAssumed }) => {
      const unseen = by.filter((one) => !isObserved(findings, one));
      const missing = unseen.length === 0 ? null : `not seen: ${unseen.join(", ")}`;
      const isDifferent = differences.some(({ clauses }) => clauses.includes(id));
      return { ...buildRow(id, isDifferent, "as specified", missing), says, assumed: isAssumed };
    }),
    shapes: shapes.map(({ name, inResponses }) => {
      const isDifferent = differences.some((one) => one.assumed === name);
      const otherwise = inResponses ? "no response contained it" : "responses never contain it";
      return buildRow(name, isDifferent, "as assumed", findings.seen.has(name) ? null : otherwise);
    }),
    cleanup,
  };
}

function presentDifference(
  { within, ...difference }: Difference,
  assumed: ReadonlySet<string>,
): ReportedDifference {
  const isBroken = ({ by }: ObservedClause): boolean =>
    by.some((one) => breaks({ within, ...difference }, one));
  return {
    ...difference,
    assumed: within.findLast((name) => assumed.has(name)) ?? null,
    clauses: observedClauses.filter(isBroken).map(({ id }) => id),
    breaking: !additions.includes(difference.rule),
  };
}

/** Builds a row. `missing` says why it was not seen; null when it was. */
function buildRow<Good extends string>(
  name: string,
  isDifferent: boolean,
  good: Good,
  missing: string | null,
): ReportRow<Good | "different" | "not seen"> {
  if (isDifferent) return { name, state: "different" };
  return missing === null ? { name, state: good } : { name, state: "not seen", reason: missing };
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
const additions: readonly string[] = ["unknown field", "unlisted value"];

/** The rules that hold for every response. Others belong to the clauses that name them. */
const general: readonly string[] = ["status", "content type", "body"];

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
