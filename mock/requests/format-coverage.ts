import { listErrors, type OperationCoverage, type RequestCoverage } from "./coverage.ts";

/** How many characters a line of a list has at most. */
const WIDTH = 100;

/**
 * Formats coverage as a table in plain text: the calls of each operation, the statuses of their responses, the declared error
 * statuses that no response had, and the operations that were not called.
 *
 * @example
 * ```ts
 * import { createMock, formatCoverage } from "sanguine/mock";
 *
 * const mock = createMock();
 * await mock.client().users.create({ client_user_id: "u-42" });
 * console.log(formatCoverage(mock.requests.coverage()));
 * ```
 */
export function formatCoverage({ called, untouched }: RequestCoverage): string {
  const total = called.length + untouched.length;
  const declared = called.reduce((sum, { operation }) => sum + listErrors(operation).length, 0);
  const unmet = called.reduce((sum, row) => sum + row.unmet.length, 0);
  const head = ["operation", "calls", "statuses", "error statuses never met"];
  const rows = called.map((row) => [
    row.operation,
    String(row.calls),
    formatStatuses(row),
    row.unmet.join(" "),
  ]);
  return [
    ...formatTable([head, ...rows]),
    "",
    `Operations called: ${called.length} of ${total}. Their error statuses met: ${declared - unmet} of ${declared}.`,
    ...(untouched.length === 0 ? [] : ["Not called:", ...wrapList(untouched)]),
  ].join("\n");
}

function formatStatuses({ statuses }: OperationCoverage): string {
  return Object.entries(statuses)
    .map(([status, count]) => `${status} (${count})`)
    .join(" ");
}

function formatTable(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) =>
        column === 1 ? cell.padStart(widths[1] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join("  ")
      .trimEnd(),
  );
}

function wrapList(names: readonly string[]): string[] {
  const lines: string[] = [];
  for (const [index, name] of names.entries()) {
    const word = index < names.length - 1 ? `${name},` : name;
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length + 1 > WIDTH) lines.push(`  ${word}`);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}
