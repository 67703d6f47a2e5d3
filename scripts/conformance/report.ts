import type { ClauseResult } from "./evaluate.ts";

/**
 * Formats what is not proven and the counts for a terminal.
 *
 * @param breaks - the number of planted breaks of each clause that has any
 */
export function formatText(results: readonly ClauseResult[], breaks: ReadonlyMap<string, number>): string {
  const unproven = results.filter(({ state }) => state !== "proven");
  const counts = (["proven", "partly", "open", "broken"] as const).map(
    (state) => `${results.filter((result) => result.state === state).length} ${state}`,
  );
  const broken = results.filter(({ clause }) => breaks.has(clause.id)).length;
  return [
    ...unproven.flatMap(({ clause, state, mock, sdk }) => [
      `${clause.id}: ${state}, by ${clause.by}, mock ${mock.length}, client ${sdk.length}`,
      ...[...mock, ...sdk]
        .filter(({ passed }) => !passed)
        .map(({ file, title }) => `  failed: ${file}: ${title}`),
    ]),
    `${results.length} clauses: ${counts.join(", ")}; ${broken} with a planted break (npm run test:clauses)`,
  ].join("\n");
}
