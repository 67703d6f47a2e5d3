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
  { differences: all, operations, clauses, shapes }: CheckReport,
  failOn: FailOn = "any",
): string {
  const differences = listFailures(all, failOn);
  const suites = [
    formatSuite("operations", operations, (name) =>
      differences.filter(({ operation }) => operation === name),
    ),
    formatSuite(
      "clauses",
      clauses,
      (name) => differences.filter((one) => one.clauses.includes(name)),
      (name) => {
        const says = clauses.find((clause) => clause.name === name)?.says ?? "";
        return `${name} ${says}`;
      },
    ),
    formatSuite("assumed shapes", shapes, (name) => differences.filter(({ assumed }) => assumed === name)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="sanguine check">\n${suites.join("")}</testsuites>\n`;
}

function formatSuite(
  suite: string,
  rows: readonly ReportRow[],
  find: (name: string) => readonly ReportedDifference[],
  title: (name: string) => string = (name) => name,
): string {
  const failed = rows.filter(({ name }) => find(name).length > 0).length;
  const skipped = rows.filter(({ state }) => state === "not seen").length;
  const cases = rows.map(({ name, state, reason = "" }) => {
    const head = `    <testcase classname="${escapeXml(suite)}" name="${escapeXml(title(name))}"`;
    if (state === "not seen")
      return `${head}>\n      <skipped message="${escapeXml(reason)}"/>\n    </testcase>\n`;
    const found = find(name);
    if (found.length === 0) return `${head}/>\n`;
    const text = found.map((one) => `${formatPlace(one)}: ${formatProblem(one)}`).join("\n");
    const message = found.length === 1 ? "1 difference" : `${found.length} differences`;
    return `${head}>\n      <failure message="${escapeXml(message)}">${escapeXml(text)}</failure>\n    </testcase>\n`;
  });
  const counts = `tests="${rows.length}" failures="${failed}" errors="0" skipped="${skipped}"`;
  return `  <testsuite name="${escapeXml(suite)}" ${counts}>\n${cases.join("")}  </testsuite>\n`;
}

function escapeXml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
