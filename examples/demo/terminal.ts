/** Prints headings, a progress bar, a table and a small chart. Prints plain lines when the output is not a terminal. */

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

/** Goes to the start of the line and clears it. */
const rewind = "\r\u001b[2K";

/** Shortens a text to a line. A terminal would wrap a longer one, and only its last line can be cleared. */
export function fitLine(text: string, columns = 80): string {
  return Array.from(text)
    .slice(0, Math.max(0, columns - 1))
    .join("");
}

/** A progress bar that rewrites its line in a terminal and prints nothing but its end elsewhere. */
export class Progress {
  readonly #label: string;

  constructor(label: string) {
    this.#label = label;
  }

  /** @param share how much is done, 0 to 1 */
  update(share: number, note: string): void {
    if (!live) return;
    const width = 28;
    const full = Math.round(Math.min(1, Math.max(0, share)) * width);
    const text = `  ${this.#label} ${"█".repeat(full)}${"░".repeat(width - full)} ${note}`;
    process.stdout.write(`${rewind}${fitLine(text, process.stdout.columns)}`);
  }

  end(note: string): void {
    if (live) process.stdout.write(rewind);
    done(this.#label.trimEnd(), note);
  }
}

/** Prints rows under their headings, each column as wide as its widest cell; numbers stand to the right. */
export function table(headings: readonly string[], rows: readonly (readonly (string | number)[])[]): void {
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => String(row[column] ?? "").length)),
  );
  const cell = (value: string | number, column: number) => {
    const width = widths[column] ?? 0;
    return typeof value === "number" ? String(value).padStart(width) : value.padEnd(width);
  };
  line(
    `  ${dim(
      headings
        .map((heading, column) => heading.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )}`,
  );
  for (const row of rows) line(`  ${row.map(cell).join("  ")}`.trimEnd());
}

/** Prints one bar a label, scaled to the largest value. */
export function chart(bars: readonly { label: string; value: number }[], unit: string): void {
  const largest = Math.max(1, ...bars.map((bar) => bar.value));
  for (const { label, value } of bars) {
    const length = Math.round((value / largest) * 40);
    line(`  ${label}  ${"▇".repeat(length)}${length > 0 ? " " : ""}${Math.round(value)} ${unit}`);
  }
}
