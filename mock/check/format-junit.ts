import { formatPlace, formatProblem } from "./format-table.ts";
import {
  listFailures,
  type FailOn,
  type CheckReport,
  type ReportedDifference,
  type ReportRow,
} from "./report.ts";

/** Formats a report as JUnit XML: a suite each of operations, clauses and assumed shapes. `failOn` says which differences are failures. */
export function formatJunit(
  { differences, operations, clauses, shapes }: CheckReport,
  failOn: FailOn = "any",
): string {
  const failures = listFailures(differences, failOn);
  const titled = clauses.map(({ says, ...row }) => ({ ...row, title: `${row.name} ${says}` }));
  const suites = [
    formatSuite("operations", operations, failures, ({ operation }) => [operation]),
    formatSuite("clauses", titled, failures, (one) => one.clauses),
    formatSuite("assumed shapes", shapes, failures, ({ assumed }) => [assumed]),
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
    const head = `    <testcase classname="${escapeXml(suite)}" name="${escapeXml(title)}"`;
    if (state === "not seen")
      return `${head}>\n      <skipped message="${escapeXml(reason)}"/>\n    </testcase>\n`;
    const found = failures.filter((failure) => getNames(failure).includes(name));
    if (found.length === 0) return `${head}/>\n`;
    const text = found.map((one) => `${formatPlace(one)}: ${formatProblem(one)}`).join("\n");
    const message = found.length === 1 ? "1 difference" : `${found.length} differences`;
    return `${head}>\n      <failure message="${message}">${escapeXml(text)}</failure>\n    </testcase>\n`;
  });
  const count = (tag: string): number => cases.filter((one) => one.includes(`<${tag} `)).length;
  const counts = `tests="${rows.length}" failures="${count("failure")}" errors="0" skipped="${count("skipped")}"`;
  return `  <testsuite name="${escapeXml(suite)}" ${counts}>\n${cases.join("")}  </testsuite>\n`;
}

function escapeXml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
