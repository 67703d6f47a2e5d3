import { escapeText } from "../kernel/html/html.ts";
import { wrapList } from "../kernel/wrap-list.ts";
import {
  listFailures,
  type CheckReport,
  type FailOn,
  type ReportedDifference,
  type ReportRow,
} from "./report.ts";

/** Most characters of a line of names, and of a clause that is cut. */
const width = 100;

/** Formats a report as text. Texts of clauses are cut to fit a terminal, unless they are whole. */
export function formatTable(report: CheckReport, { whole = false } = {}): string {
  const { sanguine, document, mode, requests, differences, operations, clauses, shapes, cleanup } = report;
  const inResponses = shapes.filter(({ reason }) => reason !== "responses never contain it");
  const reads = operations.filter(
    ({ reason }) => reason !== "it changes data" && reason !== "no flow calls it",
  );
  const breaking = listFailures(differences, "breaking").length;
  const lines = [
    `Check by sanguine ${sanguine} with document ${document}, ${mode}, ${requests} requests`,
    "",
    `DIFFERENCES: ${differences.length === 0 ? "none" : `${differences.length}, ${breaking} breaking`}`,
    ...differences.flatMap(formatDifference),
    "",
    `OPERATIONS: ${count(reads)}`,
    ...["different", "not seen"].flatMap((state) =>
      reads
        .filter((row) => row.state === state)
        .map(({ name, reason }) => formatRow(state, reason === undefined ? name : `${name}: ${reason}`)),
    ),
    "",
    `CLAUSES: ${count(clauses)}`,
    ...clauses.map(({ name, state, says }) =>
      formatRow(state, `${name.padEnd(7)} ${whole ? says : shorten(says)}`),
    ),
    "",
    `ASSUMED SHAPES: ${count(inResponses)}`,
    ...["different", "as assumed", "not seen"].flatMap((state) => formatNames(state, inResponses)),
  ];
  if (cleanup !== null) {
    const { made, left } = cleanup;
    lines.push("", `CLEAN-UP: ${made - left} of ${made} objects deleted or cancelled`);
  }
  return `${lines.join("\n")}\n`;
}

/** Formats where a difference is: `orders.get 200 /events/*`. */
function formatPlace({ operation, status, at }: ReportedDifference): string {
  return `${operation} ${status}${at === "" ? "" : ` ${at}`}`;
}

/** Formats what a difference is: `type: expected string, found null`. */
function formatProblem({ rule, expected, found }: ReportedDifference): string {
  return `${rule}: expected ${expected}, found ${found}`;
}

function formatDifference(difference: ReportedDifference): string[] {
  const { count: places, assumed, clauses, breaking } = difference;
  const notes = [
    breaking ? "" : "not breaking",
    places > 1 ? `${places} times` : "",
    assumed === null ? "" : `assumed: ${assumed}`,
    clauses.length > 0 ? `clauses: ${clauses.join(", ")}` : "",
  ].filter((note) => note !== "");
  const note = notes.length > 0 ? ` (${notes.join("; ")})` : "";
  return [`  ${formatPlace(difference)}`, `    ${formatProblem(difference)}${note}`];
}

function formatRow(state: string, text: string): string {
  return `  ${state.padEnd(13)} ${text}`;
}

function count(rows: readonly ReportRow[]): string {
  const states = [...new Set(rows.map(({ state }) => state))].toSorted();
  return states.map((state) => `${rows.filter((row) => row.state === state).length} ${state}`).join(", ");
}

/** Formats the names of the shapes in one state, several a line. */
function formatNames(state: string, rows: readonly ReportRow[]): string[] {
  const names = rows.filter((row) => row.state === state).map(({ name }) => name);
  return wrapList(names, width).map((line, index) => formatRow(index === 0 ? state : "", line));
}

function shorten(text: string): string {
  return text.length <= width ? text : `${text.slice(0, width - 3).trimEnd()}...`;
}

/** Formats a report as JUnit XML: a suite each of operations, clauses and assumed shapes. `failOn` says which differences are failures. */
export function formatJunit(report: CheckReport, failOn: FailOn = "any"): string {
  const failures = listFailures(report.differences, failOn);
  const titled = report.clauses.map(({ says, ...row }) => ({ ...row, title: `${row.name} ${says}` }));
  const suites = [
    formatSuite("operations", report.operations, failures, ({ operation }) => [operation]),
    formatSuite("clauses", titled, failures, ({ clauses }) => clauses),
    formatSuite("assumed shapes", report.shapes, failures, ({ assumed }) => [assumed]),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="sanguine check">\n${suites.join("")}</testsuites>\n`;
}

function formatSuite(
  suite: string,
  rows: readonly (ReportRow & { readonly title?: string })[],
  failures: readonly ReportedDifference[],
  getNames: (failure: ReportedDifference) => readonly (string | null)[],
): string {
  const cases = rows.map(({ name, title = name, state, reason = "" }) => {
    const head = `    <testcase classname="${suite}" name="${escapeText(title)}"`;
    const found = failures.filter((failure) => getNames(failure).includes(name));
    const text = found.map((one) => `${formatPlace(one)}: ${formatProblem(one)}`).join("\n");
    const message = found.length === 1 ? "1 difference" : `${found.length} differences`;
    const content =
      state === "not seen"
        ? `<skipped message="${escapeText(reason)}"/>`
        : `<failure message="${message}">${escapeText(text)}</failure>`;
    if (state !== "not seen" && found.length === 0) return `${head}/>\n`;
    return `${head}>\n      ${content}\n    </testcase>\n`;
  });
  const count = (tag: string): number => cases.filter((one) => one.includes(`<${tag} `)).length;
  const counts = `tests="${rows.length}" failures="${count("failure")}" errors="0" skipped="${count("skipped")}"`;
  return `  <testsuite name="${suite}" ${counts}>\n${cases.join("")}  </testsuite>\n`;
}
