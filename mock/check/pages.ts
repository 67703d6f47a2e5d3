import type { Client } from "sanguine";
import type { OperationId } from "../../src/generated/operations.ts";
import type { Exchange } from "./findings.ts";
import { getAt, getList, getNumber, getText } from "./read-body.ts";
import type { Probe } from "./probe.ts";

/** A list that is read by page number or by offset. */
export interface CountedList {
  readonly operation: OperationId;
  /** The field of the items. */
  readonly items: string;
  /** Requests the page with this number, from 0, of a size. */
  readonly request: (client: Client, page: number, size: number) => PromiseLike<unknown>;
  /** Whether the response repeats page and size. */
  readonly echoes: boolean;
}

/** A list that is read by cursor. */
export interface CursorList {
  readonly operation: OperationId;
  readonly request: (client: Client, cursor: string | null) => PromiseLike<unknown>;
  /** Path parameters that select the shape of the response. */
  readonly path?: Readonly<Record<string, string>>;
  /** The rule that a repeated page breaks is tested on these items. */
  readonly getItems: (body: unknown) => unknown;
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
 * Reads up to three pages of a list and tests their sizes and totals. Another program can change the list meanwhile, so a
 * difference counts only when a second walk finds it too.
 */
export async function walkCountedPages(probe: Probe, list: CountedList, total: number): Promise<void> {
  const size = Math.min(100, Math.max(1, Math.ceil(total / maxPages)));
  const first = await readPages(probe, list, size);
  if (first === null) return;
  const isWrong = !areConsistent(first, size) || !areDistinct(first);
  const pages = isWrong ? await readPages(probe, list, size) : first;
  if (pages === null) return;
  const [{ exchange }] = pages;
  probe.findings.test("page total", areConsistent(pages, size), exchange);
  if (pages.length > 1) probe.findings.test("page walk", areDistinct(pages), exchange, `/${list.items}`);
}

async function readPages(probe: Probe, list: CountedList, size: number): Promise<[Page, ...Page[]] | null> {
  const pages: Page[] = [];
  for (let number = 0; number < maxPages; number += 1) {
    const probed = await probe.send(list.operation, (client) => list.request(client, number, size));
    const items = getList(probed?.body, list.items);
    if (!probed || !items) return null;
    const { exchange, body } = probed;
    probe.findings.test("page size", items.length <= size, exchange, `/${list.items}`);
    const [page, echoed] = [getNumber(body, "page"), getNumber(body, "size")];
    if (list.echoes && page !== undefined && echoed !== undefined)
      probe.findings.test("page echo", page === number + 1 && echoed === size, exchange);
    pages.push({ exchange, items, total: getNumber(body, "total") });
    if (items.length < size) break;
  }
  const [first, ...more] = pages;
  return first ? [first, ...more] : null;
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
export async function walkCursorPages(probe: Probe, list: CursorList): Promise<unknown[]> {
  const bodies: unknown[] = [];
  let cursor: string | null = null;
  for (let number = 0; number < maxPages; number += 1) {
    const at: string | null = cursor;
    const probed = await probe.send(list.operation, (client) => list.request(client, at), {
      path: list.path,
    });
    if (!probed || probed.body === null) break;
    const { exchange, body } = probed;
    const next = getText(body, "next_cursor") ?? null;
    const former = getAt(body, "next");
    if (former !== undefined)
      probe.findings.test("former cursor", (former ?? null) === next, exchange, "/next");
    const count = getList(body, "data")?.length;
    if (list.size !== undefined && count !== undefined)
      probe.findings.test("page size", count <= list.size, exchange, "/data");
    if (at !== null) {
      probe.findings.test("next cursor", next !== at, exchange, "/next_cursor");
      const before = JSON.stringify(list.getItems(bodies.at(-1)));
      if (next !== at)
        probe.findings.test("page walk", JSON.stringify(list.getItems(body)) !== before, exchange);
    }
    bodies.push(body);
    if (next === null || next === at) break;
    cursor = next;
  }
  return bodies;
}
