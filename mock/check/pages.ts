import { operations, type OperationId } from "../../src/generated/operations.ts";
import type { Exchange } from "./findings.ts";
import type { Arguments, Probe, Probed } from "./probe.ts";
import { getAt, getList, getNumber, getText } from "./read-body.ts";

/** Most pages of one list that a check reads. */
const maxPages = 3;

/** The query of a page: by number, or by offset. */
type PageQuery = Readonly<Partial<Record<"page" | "size" | "offset" | "limit", number>>>;

interface Page {
  readonly exchange: Exchange;
  readonly items: readonly unknown[];
  readonly total: number | undefined;
}

/**
 * Reads a list and returns its first page, of `length` items. Then reads up to three pages and tests their sizes and totals. Another
 * program can change the list meanwhile, so a difference counts only when a second walk finds it too.
 */
export async function walkCountedPages<Operation extends OperationId>(
  probe: Probe,
  operation: Operation,
  length: number,
  getArguments: (query: PageQuery) => Arguments<Operation>,
): Promise<Probed | null> {
  const { items: field, style } = operations[operation].paginate!;
  const call = (number: number, size: number): Promise<Probed | null> =>
    probe.call(
      operation,
      getArguments(style === "page" ? { page: number + 1, size } : { limit: size, offset: number * size }),
    );
  /** Reads up to three pages. The list is empty when one of them cannot be used. */
  const readPages = async (size: number): Promise<Page[]> => {
    const pages: Page[] = [];
    for (let number = 0; number < maxPages; number += 1) {
      const probed = await call(number, size);
      const items = getList(probed?.body, field);
      if (!probed || !items) return [];
      const { exchange, body } = probed;
      probe.findings.test("page size", items.length <= size, exchange, `/${field}`);
      const [page, echoed] = [getNumber(body, "page"), getNumber(body, "size")];
      if (style === "page" && page !== undefined && echoed !== undefined)
        probe.findings.test("page echo", page === number + 1 && echoed === size, exchange);
      pages.push({ exchange, items, total: getNumber(body, "total") });
      if (items.length < size) break;
    }
    return pages;
  };
  const whole = await call(0, length);
  const total = getNumber(whole?.body, "total") ?? getList(whole?.body, field)?.length;
  if (total === undefined) return whole;
  const size = Math.min(100, Math.max(1, Math.ceil(total / maxPages)));
  let pages = await readPages(size);
  if (!areConsistent(pages, size) || !areDistinct(pages)) pages = await readPages(size);
  const [first] = pages;
  if (first) probe.findings.test("page total", areConsistent(pages, size), first.exchange);
  if (first && pages.length > 1)
    probe.findings.test("page walk", areDistinct(pages), first.exchange, `/${field}`);
  return whole;
}

function areConsistent(pages: readonly Page[], size: number): boolean {
  const total = pages[0]?.total;
  if (total === undefined) return true;
  const count = pages.reduce((sum, { items }) => sum + items.length, 0);
  const isWhole = (pages.at(-1)?.items.length ?? 0) < size || count >= total;
  return pages.every((page) => page.total === total) && (!isWhole || count === total);
}

function areDistinct(pages: readonly Page[]): boolean {
  const items = pages.flatMap((page) => page.items.map((item) => JSON.stringify(item)));
  return new Set(items).size === items.length;
}

/** Reads up to three pages of a list by cursor, each of which has at most `size` items. Returns the bodies. */
export async function walkCursorPages<Operation extends OperationId>(
  probe: Probe,
  operation: Operation,
  getArguments: (from: string | null) => Arguments<Operation>,
  { path, size = Infinity }: { path?: Readonly<Record<string, string>>; size?: number } = {},
): Promise<unknown[]> {
  const bodies: unknown[] = [];
  const field = operations[operation].paginate!.items;
  const getItems = (body: unknown): string => JSON.stringify(getAt(body, field));
  let from: string | null = null;
  for (let number = 0; number < maxPages; number += 1) {
    const probed: Probed | null = await probe.call(operation, getArguments(from), path ? { path } : {});
    if (!probed || probed.body === null) break;
    const { exchange, body }: Probed = probed;
    const next: string | null = getText(body, "next_cursor") ?? null;
    probe.test("former cursor", probed, getAt(body, "next"), (former) => (former ?? null) === next, "/next");
    probe.test("page size", probed, getList(body, field), ({ length }) => length <= size, `/${field}`);
    if (from !== null) probe.findings.test("next cursor", next !== from, exchange, "/next_cursor");
    if (from !== null && next !== from)
      probe.findings.test("page walk", getItems(body) !== getItems(bodies.at(-1)), exchange);
    bodies.push(body);
    if (next === null || next === from) break;
    from = next;
  }
  return bodies;
}
