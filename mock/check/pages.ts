import type { OperationId } from "../../src/generated/operations.ts";
import type { Exchange } from "./findings.ts";
import { getAt, getList, getNumber, getText } from "./read-body.ts";
import type { Arguments, Probe, Probed } from "./probe.ts";

/** A list that is read by page number or by offset. */
export interface CountedList<Operation extends OperationId = OperationId> {
  readonly operation: Operation;
  /** The field of the items. */
  readonly items: string;
  /** Returns the arguments for the page with this number, from 0, of a size. */
  readonly args: (page: number, size: number) => Readonly<Arguments<Operation>>;
  /** The size of the first page. Pages of a third of the list follow. */
  readonly size: number;
  /** Whether the response repeats page and size. */
  readonly echoes: boolean;
}

/** A list that is read by cursor. */
export interface CursorList<Operation extends OperationId = OperationId> {
  readonly operation: Operation;
  readonly args: (from: string | null) => Readonly<Arguments<Operation>>;
  /** Path parameters that select the shape of the response. */
  readonly path?: Readonly<Record<string, string>>;
  /** The field with what a repeated page would repeat. */
  readonly items: string;
  readonly size?: number;
}

/** Most pages of one list that a check reads. */
const maxPages = 3;

interface Page {
  readonly exchange: Exchange;
  readonly items: readonly unknown[];
  readonly total: number | undefined;
}

/**
 * Reads a list and returns its first page. Then reads up to three pages and tests their sizes and totals. Another program can
 * change the list meanwhile, so a difference counts only when a second walk finds it too.
 */
export async function walkCountedPages<Operation extends OperationId>(
  probe: Probe,
  list: CountedList<Operation>,
): Promise<Probed | null> {
  const whole = await probe.call(list.operation, list.args(0, list.size));
  const total = getNumber(whole?.body, "total") ?? getList(whole?.body, list.items)?.length;
  if (total === undefined) return whole;
  const size = Math.min(100, Math.max(1, Math.ceil(total / maxPages)));
  let pages = await readPages(probe, list, size);
  if (!areConsistent(pages, size) || !areDistinct(pages)) pages = await readPages(probe, list, size);
  const [first] = pages;
  if (first === undefined) return whole;
  probe.findings.test("page total", areConsistent(pages, size), first.exchange);
  if (pages.length > 1)
    probe.findings.test("page walk", areDistinct(pages), first.exchange, `/${list.items}`);
  return whole;
}

/** Reads up to three pages. The list is empty when one of them cannot be used. */
async function readPages<Operation extends OperationId>(
  probe: Probe,
  { operation, items: field, args, echoes }: CountedList<Operation>,
  size: number,
): Promise<Page[]> {
  const pages: Page[] = [];
  for (let number = 0; number < maxPages; number += 1) {
    const probed = await probe.call(operation, args(number, size));
    const items = getList(probed?.body, field);
    if (!probed || !items) return [];
    const { exchange, body } = probed;
    probe.findings.test("page size", items.length <= size, exchange, `/${field}`);
    const [page, echoed] = [getNumber(body, "page"), getNumber(body, "size")];
    if (echoes && page !== undefined && echoed !== undefined)
      probe.findings.test("page echo", page === number + 1 && echoed === size, exchange);
    pages.push({ exchange, items, total: getNumber(body, "total") });
    if (items.length < size) break;
  }
  return pages;
}

function areConsistent(pages: readonly Page[], size: number): boolean {
  const [first, ...others] = pages;
  if (first?.total === undefined) return true;
  const count = pages.reduce((sum, { items }) => sum + items.length, 0);
  const isWhole = (pages.at(-1)?.items.length ?? 0) < size || count >= first.total;
  return others.every(({ total }) => total === first.total) && (isWhole ? count === first.total : true);
}

function areDistinct(pages: readonly Page[]): boolean {
  const items = pages.flatMap((page) => page.items.map((item) => JSON.stringify(item)));
  return new Set(items).size === items.length;
}

/** Reads up to three pages of a list by cursor. Returns the bodies. */
export async function walkCursorPages<Operation extends OperationId>(
  probe: Probe,
  { operation, args, path, items, size }: CursorList<Operation>,
): Promise<unknown[]> {
  const bodies: unknown[] = [];
  const getItems = (body: unknown): string => JSON.stringify(getAt(body, items));
  let from: string | null = null;
  for (let number = 0; number < maxPages; number += 1) {
    const probed: Probed | null = await probe.call(operation, args(from), { path });
    if (!probed || probed.body === null) break;
    const { exchange, body }: Probed = probed;
    const next: string | null = getText(body, "next_cursor") ?? null;
    probe.test("former cursor", probed, getAt(body, "next"), (former) => (former ?? null) === next, "/next");
    if (size !== undefined)
      probe.test("page size", probed, getList(body, "data"), ({ length }) => length <= size, "/data");
    if (from !== null) {
      probe.findings.test("next cursor", next !== from, exchange, "/next_cursor");
      if (next !== from)
        probe.findings.test("page walk", getItems(body) !== getItems(bodies.at(-1)), exchange);
    }
    bodies.push(body);
    if (next === null || next === from) break;
    from = next;
  }
  return bodies;
}
