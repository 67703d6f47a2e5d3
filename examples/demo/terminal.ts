/** Prints headings and tables. Prints plain lines when the output is not a terminal. */
import type { Client } from "sanguine";
import type { Mock } from "sanguine/mock";

/** What each chapter plays with: the published client, and the mock for what only a test can do (move its clock, break it). */
export interface Stage {
  readonly client: Client;
  readonly mock: Mock;
}

const live = process.stdout.isTTY && process.env.NO_COLOR === undefined;

const paint = (code: number) => (text: string) => (live ? `\u001b[${code}m${text}\u001b[0m` : text);
export const bold = paint(1);
export const dim = paint(2);
export const green = paint(32);

export const line = (text = ""): void => void process.stdout.write(`${text}\n`);

let chapters = 0;

/** Prints the heading of the next chapter. */
export function chapter(title: string): void {
  line();
  line(bold(`${++chapters}. ${title}`));
}

/** Prints one thing that was done, with what came of it. */
export function done(what: string, result = ""): void {
  line(`  ${green("✓")} ${what}${result === "" ? "" : dim(`  ${result}`)}`);
}

type Cell = string | number | null | undefined;

/** Prints rows under their headings, each column as wide as its widest cell; numbers stand to the right. */
export function table(headings: readonly string[], rows: readonly (readonly Cell[])[]): void {
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => String(row[column] ?? "").length)),
  );
  const format = (row: readonly Cell[]): string => {
    const cells = row.map((value, column) => {
      const text = String(value ?? "");
      const width = widths[column] ?? 0;
      return typeof value === "number" ? text.padStart(width) : text.padEnd(width);
    });
    return cells.join("  ").trimEnd();
  };
  line(`  ${dim(format(headings))}`);
  for (const row of rows) line(`  ${format(row)}`);
}
