import { assumedShapes, documentVersion, observedClauses } from "../../src/generated/observed-clauses.ts";
import { operations } from "../../src/generated/operations.ts";
import { VERSION } from "../../src/generated/version.ts";
import { timeOver, type Difference, type Findings } from "./findings.ts";
import { isRead } from "./probe.ts";
import { rules } from "./rules.ts";

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
export interface ReportRow {
  readonly name: string;
  /** The good states mean that everything was seen without a difference. An addition breaks no clause. */
  readonly state: "as documented" | "as specified" | "as assumed" | "different" | "not seen";
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
  readonly operations: readonly ReportRow[];
  readonly clauses: readonly (ReportRow & { readonly says: string; readonly assumed: boolean })[];
  readonly shapes: readonly ReportRow[];
  readonly cleanup: CleanupReport | null;
}

/** Which differences fail a check: `any`, or only the `breaking` ones. */
export type FailOn = "any" | "breaking";

/** Lists the differences that fail a check. */
export const listFailures = (
  differences: readonly ReportedDifference[],
  failOn: FailOn,
): readonly ReportedDifference[] => differences.filter(({ breaking }) => breaking || failOn === "any");

/** What an account lacks when a read was not called, unless another reason is known: by how its id starts. The first counts. */
const missing: readonly (readonly [start: string, reason: string])[] = [
  ["users", "the account has no users"],
  ["insurance", "the account has no users"],
  ["timeseries.grouped", "the account has no users"],
  ["link", "it needs a link token; use --allow-writes"],
  ["labReports", "no response names a parsing job; pass --id job_id=... or use --allow-writes"],
  ["labTests", "the account has no lab tests"],
  ["markers.orderSet", "the account has no lab tests"],
  ["markers", "the account has no markers"],
  ["timeseries.workout", "no series names a workout; pass --id workout_id=..."],
  ["timeseries.sleep", "no response names a sleep; pass --id sleep_id=..."],
  ["psc.info", "the account has no labs"],
  ["psc", "the account has no order at a center"],
  ["phlebotomy", "the account has no at-home order"],
  ["orderTransactions", "no order names a transaction"],
  ["orders", "the account has no orders"],
];

export function buildReport(findings: Findings, cleanup: CleanupReport | null): CheckReport {
  const differences = findings.differences.map(presentDifference).toSorted(compareDifferences);
  const writes = cleanup !== null;
  // Nobody knows then what the account lacks.
  const isOver = [...findings.reasons.values()].includes(timeOver);
  const buildRow = (
    name: string,
    isPart: (difference: ReportedDifference) => boolean,
    good: ReportRow["state"],
    reason: string | null,
  ): ReportRow => {
    if (differences.some(isPart)) return { name, state: "different" };
    return reason === null ? { name, state: good } : { name, state: "not seen", reason };
  };
  return {
    version: 1,
    sanguine: VERSION,
    document: documentVersion,
    mode: writes ? "with writes" : "read-only",
    requests: findings.requests,
    differences,
    operations: Object.values(operations).map(({ id }) => {
      const guess = isOver ? timeOver : missing.find(([start]) => id.startsWith(start))?.[1];
      const unread = isRead(id) ? guess : undefined;
      const unsent = writes ? "no flow calls it" : "it changes data";
      const reason = findings.observed.has(id) ? null : (findings.reasons.get(id) ?? unread ?? unsent);
      return buildRow(id, ({ operation }) => operation === id, "as documented", reason);
    }),
    clauses: observedClauses.map(({ id, by, says, assumed }) => {
      const unseen = by.filter((one) => !findings.observed.has(one));
      const reason = unseen.length === 0 ? null : `not seen: ${unseen.join(", ")}`;
      const row = buildRow(id, ({ clauses }) => clauses.includes(id), "as specified", reason);
      return { ...row, says, assumed };
    }),
    shapes: Object.entries(assumedShapes).map(([name, inResponses]) => {
      const otherwise = inResponses ? "no response contained it" : "responses never contain it";
      const reason = findings.observed.has(name) ? null : otherwise;
      return buildRow(name, ({ assumed }) => assumed === name, "as assumed", reason);
    }),
    cleanup,
  };
}

function presentDifference(found: Difference): ReportedDifference {
  const { within, ...difference } = found;
  const isBroken = ({ by }: { readonly by: readonly string[] }): boolean =>
    by.some((one) => breaks(found, one));
  return {
    ...difference,
    assumed: within.findLast((name) => Object.hasOwn(assumedShapes, name)) ?? null,
    clauses: observedClauses.filter(isBroken).map(({ id }) => id),
    breaking: !additions.includes(difference.rule),
  };
}

function compareDifferences(one: ReportedDifference, other: ReportedDifference): number {
  const [a, b] = [one, other].map(({ operation, at, rule }) => [operation, at, rule].join("\0"));
  return a! < b! ? -1 : Number(a! > b!);
}

/** The differences that break no clause: the service may add fields and values. */
const additions: readonly string[] = ["unknown field", "unlisted value"];

/** The rules that hold for every response. Others belong to the clauses that name them. */
const general: readonly string[] = ["status", "content type", "body"];

function breaks({ operation, status, rule, within }: Difference, by: string): boolean {
  if (additions.includes(rule)) return false;
  if (by.includes(": ")) return by === `rule: ${rule}` || by === `${operation}: ${rule}`;
  if (operation !== by) return within.includes(by);
  const isShape = status < 300 && !Object.hasOwn(rules, rule);
  return isShape || general.includes(rule);
}
