/** Lines with which test runners end, each with the number of tests that passed. */
const summaries = [
  /^# pass (\d+)$/, // node:test as TAP
  /^ℹ pass (\d+)$/, // node:test
  /^Tests +(?:.*\| )?(\d+) passed\b/, // vitest
  /^(\d+) passed\b/, // Playwright
];

/**
 * Counts the tests that passed in the output of `npm test`, over all test runners that it started. Returns 0 when no line tells.
 */
export function countChecks(output: string): number {
  let total = 0;
  // oxlint-disable-next-line no-control-regex -- the escape sequences of terminals
  for (const line of output.replaceAll(/\u001B\[[\d;]*m/g, "").split("\n")) {
    for (const summary of summaries) total += Number(summary.exec(line.trim())?.[1] ?? 0);
  }
  return total;
}
