import type { EdgeCoverage } from "./edges.ts";
import type { State, Verdict } from "./judge.ts";

const marks: Record<State, string> = { proven: "✓", partly: "◐", open: "·", broken: "✗" };

const counts = (verdicts: readonly Verdict[]): string =>
  (["proven", "partly", "open", "broken"] as const)
    .map((state) => `${verdicts.filter((verdict) => verdict.state === state).length} ${state}`)
    .join(", ");

/** The report for a terminal: a line a clause, and under it the tests that name it; then how far orders were moved. */
export function text(verdicts: readonly Verdict[], coverage: readonly EdgeCoverage[]): string {
  const lines: string[] = [];
  for (const { clause, state, mock, sdk } of verdicts) {
    lines.push(
      `${marks[state]} ${clause.id.padEnd(7)} ${state.padEnd(7)} by ${clause.by.padEnd(4)}  mock ${mock.length}, client ${sdk.length}`,
    );
    for (const run of [...mock, ...sdk])
      lines.push(`    ${run.passed ? "passed" : "FAILED"}  ${run.file}: ${run.title}`);
  }
  lines.push("", "steps of orders:");
  for (const { machine, edges, taken, missed, unknown, others, refused } of coverage) {
    lines.push(
      `    ${machine.padEnd(20)} ${taken} of ${edges} taken, ${refused ? others : 0} of ${others} others refused`,
    );
    for (const edge of missed) lines.push(`        not taken: ${edge}`);
    for (const edge of unknown) lines.push(`        not in the table: ${edge}`);
  }
  lines.push("", `${verdicts.length} clauses: ${counts(verdicts)}`);
  return lines.join("\n");
}

/**
 * The report for a reader: a table an area, with the files whose tests name a clause. Single tests are left to the terminal, so
 * the page changes only when a clause, or where it is proven, does.
 */
export function markdown(verdicts: readonly Verdict[], coverage: readonly EdgeCoverage[]): string {
  const lines = [
    "# Conformance",
    "",
    "Written by `npm run conformance`. Each row is one promise of the service (spec/clauses.yaml). A promise kept by both sides is",
    "proven only by at least one passing test of the mock and one of the client.",
    "",
    `${verdicts.length} clauses: ${counts(verdicts)}.`,
  ];
  for (const area of new Set(verdicts.map(({ clause }) => clause.area))) {
    lines.push("", `## ${area.replaceAll("_", " ")}`, "");
    lines.push("| clause | kept by | state | what it says | tests |", "|---|---|---|---|---|");
    for (const { clause, state, mock, sdk } of verdicts.filter((verdict) => verdict.clause.area === area)) {
      const says = clause.says.replaceAll("|", "\\|") + (clause.assumed ? " (assumed)" : "");
      const files = [...new Set([...mock, ...sdk].map(({ file }) => file.replace(/^test\//, "")))].toSorted();
      lines.push(`| ${clause.id} | ${clause.by} | ${state} | ${says} | ${files.join("<br>")} |`);
    }
  }
  lines.push(...steps(coverage));
  return `${lines.join("\n")}\n`;
}

/** How far tests have gone along the steps of orders (docs/order-lifecycle.md), and against them. */
function steps(coverage: readonly EdgeCoverage[]): string[] {
  return [
    "",
    "## steps of orders",
    "",
    "Tests take every step of docs/order-lifecycle.md, and try every other pair of a status and the 27 that there are.",
    "",
    "| machine | steps | taken | no steps | refused |",
    "|---|---|---|---|---|",
    ...coverage.map(
      ({ machine, edges, taken, others, refused }) =>
        `| ${machine} | ${edges} | ${taken} | ${others} | ${refused ? others : 0} |`,
    ),
  ];
}
