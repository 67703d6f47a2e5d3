import type { CheckReport, ReportedDifference, ReportRow } from "./report.ts";

/** Width of the lists of names. */
const width = 100;

/** Formats a report as text. Texts of clauses are cut to fit a terminal, unless they are whole. */
export function formatTable(report: CheckReport, { whole = false } = {}): string {
  const { sanguine, document, mode, requests, differences, operations, clauses, shapes, cleanup } = report;
  const inResponses = shapes.filter(({ reason }) => reason !== "responses never contain it");
  const reads = operations.filter(
    ({ reason }) => reason !== "it changes data" && reason !== "no flow calls it",
  );
  const lines = [
    `Check by sanguine ${sanguine} with document ${document}, ${mode}, ${requests} requests`,
    "",
    `DIFFERENCES: ${countDifferences(differences)}`,
    ...differences.flatMap(formatDifference),
    "",
    `OPERATIONS: ${count(reads)}`,
    ...reads.filter(({ state }) => state === "different").map(formatRow),
    ...reads.filter(({ state }) => state === "not seen").map(formatRow),
    "",
    `CLAUSES: ${count(clauses)}`,
    ...clauses.map(
      ({ name, state, says }) => `  ${state.padEnd(13)} ${name.padEnd(7)} ${whole ? says : shorten(says)}`,
    ),
    "",
    `ASSUMED SHAPES: ${count(inResponses)}`,
    ...["different", "as assumed", "not seen"].flatMap((state) => formatNames(state, inResponses)),
  ];
  if (cleanup !== null)
    lines.push(
      "",
      `CLEAN-UP: ${cleanup.made - cleanup.left} of ${cleanup.made} objects deleted or cancelled`,
    );
  return `${lines.join("\n")}\n`;
}

/** Formats where a difference is: `orders.get 200 /events/*`. */
export function formatPlace({ operation, status, at }: ReportedDifference): string {
  return `${operation} ${status}${at === "" ? "" : ` ${at}`}`;
}

/** Formats what a difference is: `type: expected string, found null`. */
export function formatProblem({ rule, expected, found }: ReportedDifference): string {
  return `${rule}: expected ${expected}, found ${found}`;
}

function formatDifference(difference: ReportedDifference): string[] {
  const { count: places, assumed, clauses, breaking } = difference;
  const notes = [
    ...(breaking ? [] : ["not breaking"]),
    ...(places > 1 ? [`${places} times`] : []),
    ...(assumed === null ? [] : [`assumed: ${assumed}`]),
    ...(clauses.length > 0 ? [`clauses: ${clauses.join(", ")}`] : []),
  ];
  const note = notes.length > 0 ? ` (${notes.join("; ")})` : "";
  return [`  ${formatPlace(difference)}`, `    ${formatProblem(difference)}${note}`];
}

function countDifferences(differences: readonly ReportedDifference[]): string {
  if (differences.length === 0) return "none";
  return `${differences.length}, ${differences.filter(({ breaking }) => breaking).length} breaking`;
}

function formatRow({ name, state, reason }: ReportRow): string {
  return `  ${state.padEnd(13)} ${name}${reason === undefined ? "" : `: ${reason}`}`;
}

function count(rows: readonly ReportRow[]): string {
  const states = [...new Set(rows.map(({ state }) => state))].toSorted();
  return states.map((state) => `${rows.filter((row) => row.state === state).length} ${state}`).join(", ");
}

/** Formats the names of the shapes in one state, several a line. */
function formatNames(state: string, rows: readonly ReportRow[]): string[] {
  const names = rows.filter((row) => row.state === state).map(({ name }) => name);
  const lines: string[] = [];
  let line = "";
  for (const name of names) {
    if (line !== "" && line.length + name.length > width) {
      lines.push(`${line},`);
      line = "";
    }
    line += line === "" ? name : `, ${name}`;
  }
  if (line !== "") lines.push(line);
  return lines.map((text, index) => `  ${(index === 0 ? state : "").padEnd(13)} ${text}`);
}

function shorten(text: string): string {
  return text.length <= width ? text : `${text.slice(0, width - 3).trimEnd()}...`;
}
