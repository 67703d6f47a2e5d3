/** Prints headings and tables. Prints plain lines when the output is not a terminal. */

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

/** Prints rows under their headings, each column as wide as its widest cell; numbers stand to the right. */
export function table(headings: readonly string[], rows: readonly (readonly (string | number)[])[]): void {
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => String(row[column] ?? "").length)),
  );
  const format = (row: readonly (string | number)[]): string => {
    const cells = row.map((value, column) => {
      const width = widths[column] ?? 0;
      return typeof value === "number" ? String(value).padStart(width) : value.padEnd(width);
    });
    return cells.join("  ").trimEnd();
  };
  line(`  ${dim(format(headings))}`);
  for (const row of rows) line(`  ${format(row)}`);
}
