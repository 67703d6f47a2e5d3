import { operations, type OperationId } from "../../src/generated/operations.ts";
import { wrapList } from "../kernel/wrap-list.ts";
import type { CallCounts } from "./journal.ts";

/** The calls of one operation. */
export interface OperationCoverage {
  readonly operation: OperationId;
  readonly calls: number;
  /** The number of calls by status of the response. `none` counts calls without a response. */
  readonly statuses: Readonly<Record<string, number>>;
  /** The error statuses that the OpenAPI document declares and no response had. */
  readonly unmet: readonly number[];
}

/** Which operations were called, and which statuses their responses had. It is plain data. */
export interface RequestCoverage {
  /** The operations that were called, in the order of the OpenAPI document. */
  readonly called: readonly OperationCoverage[];
  /** The operations that were not called. */
  readonly untouched: readonly OperationId[];
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The keys are the ids of the operations.
const ids = Object.keys(operations) as OperationId[];

export function buildCoverage(counts: CallCounts): RequestCoverage {
  return coverOperations((operation) => {
    const statuses = counts.get(operation);
    return statuses && Array.from(statuses, ([status, count]) => [String(status ?? "none"), count]);
  });
}

/**
 * Merges the coverage of several mocks or teams, such as all of a test suite.
 *
 * @example
 * ```ts
 * import { createMock, formatCoverage, mergeCoverage } from "sanguine/mock";
 *
 * const [first, second] = [createMock(), createMock()];
 * await first.client().users.create({ client_user_id: "u-42" });
 * await second.client().providers.list();
 * const all = mergeCoverage([first, second].map((mock) => mock.requests.coverage()));
 * console.log(formatCoverage(all), all.untouched.includes("orders.create"));
 * ```
 */
export function mergeCoverage(parts: Iterable<Pick<RequestCoverage, "called">>): RequestCoverage {
  const counts = new Map<OperationId, [string, number][]>(ids.map((operation) => [operation, []]));
  for (const { called } of parts)
    for (const { operation, statuses } of called) counts.get(operation)?.push(...Object.entries(statuses));
  return coverOperations((operation) => counts.get(operation));
}

function coverOperations(
  getStatuses: (operation: OperationId) => readonly (readonly [string, number])[] | undefined,
): RequestCoverage {
  const called: OperationCoverage[] = [];
  const untouched: OperationId[] = [];
  for (const operation of ids) {
    const counts = getStatuses(operation) ?? [];
    if (counts.length === 0) untouched.push(operation);
    else called.push(coverOperation(operation, counts));
  }
  return { called, untouched };
}

function coverOperation(
  operation: OperationId,
  counts: readonly (readonly [string, number])[],
): OperationCoverage {
  const statuses: Record<string, number> = {};
  for (const [status, count] of counts) statuses[status] = (statuses[status] ?? 0) + count;
  const calls = Object.values(statuses).reduce((sum, count) => sum + count, 0);
  const unmet = listErrors(operation).filter((status) => !Object.hasOwn(statuses, status));
  return { operation, calls, statuses, unmet };
}

/** Lists the error statuses that the OpenAPI document declares for an operation. */
function listErrors(operation: OperationId): number[] {
  return operations[operation].statuses.filter((status) => status >= 400);
}

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
    ...(untouched.length === 0 ? [] : ["Not called:", ...wrapList(untouched, 98).map((line) => `  ${line}`)]),
  ].join("\n");
}

function formatStatuses({ statuses }: OperationCoverage): string {
  return Object.entries(statuses)
    .map(([status, count]) => `${status} (${count})`)
    .join(" ");
}

function formatTable(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 1 ? cell.padStart(widths[1]!) : cell.padEnd(widths[column]!)))
      .join("  ")
      .trimEnd(),
  );
}
