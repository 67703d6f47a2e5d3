import type { Leg } from "./legs.ts";
import type { Outcome } from "./run-leg.ts";

const START = "<!-- Written by `npm run test:package -- matrix --write`. -->";
const END = "<!-- End of the table. -->";

/** A row of the table: its cells after the first one, which is the leg's name. */
type Rows = ReadonlyMap<string, string>;

/** Reads the rows of a page by the name of their leg. */
function readRows(table: string): Rows {
  const rows = [...table.matchAll(/^\| `([^`]+)` *\|.*$/gm)];
  return new Map(rows.map(([row, name = ""]) => [name, row]));
}

function formatRow({ leg, result, reason, versions }: Outcome, date: string): string {
  const [firstLine = ""] = (reason ?? "").split("\n");
  const shown = result === "not run" ? `not run: ${firstLine.replaceAll("|", "\\|")}` : result;
  const list = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  return `| \`${leg.name}\` | ${list.join(", ")} | ${shown}, ${date} | ${leg.limits ?? ""} |`;
}

/**
 * Writes outcomes into the table of a page. Legs that did not run this time keep their row with its date. A leg that never ran has a
 * row that says so.
 *
 * @param date - the day of the outcomes, as `2026-01-31`.
 * @throws Error when the page has no table.
 */
export function writeTable(
  page: string,
  legs: readonly Leg[],
  outcomes: readonly Outcome[],
  date: string,
): string {
  const [before, table, after] = splitPage(page);
  const rows = new Map(readRows(table));
  for (const outcome of outcomes) rows.set(outcome.leg.name, formatRow(outcome, date));
  const lines = [
    "| Leg | Versions | Result | Limits |",
    "| --- | --- | --- | --- |",
    ...legs.map(({ name }) => rows.get(name) ?? `| \`${name}\` | | never run | |`),
  ];
  return `${before}${START}\n\n${lines.join("\n")}\n\n${END}${after}`;
}

function splitPage(page: string): [before: string, table: string, after: string] {
  const [before = "", rest] = page.split(START);
  const [table, after] = rest?.split(END) ?? [];
  if (table === undefined || after === undefined)
    throw new Error(`The page has no lines "${START}" and "${END}".`);
  return [before, table, after];
}
