/** The data of a page. */
export interface PageData<T> {
  readonly items: T[];
  readonly next: string | null;
  readonly total: number | null;
}

/** A paging style: how to request a page and read its response. */
export interface PagingStyle<Body, Data> {
  /** The query parameter that takes the cursor. */
  readonly parameter: string;
  /** Reads a response. Throws when it is not a page. `at` is the value that was sent as `parameter`, if any. */
  readonly read: (body: Body, at?: unknown) => Data;
}

/** Returns the first value that is set, as a number. Throws when it is not a number. */
function readNumber(...given: unknown[]): number {
  const number = Number(given.find((one) => one !== null && one !== undefined));
  if (Number.isFinite(number)) return number;
  throw new TypeError();
}

/** Returns the items of a response. Throws when they are not a list. The caller replaces the error, so it has no message. */
function assertList<T>(items: T[]): T[] {
  if (Array.isArray(items)) return items;
  throw new TypeError();
}

/**
 * Whether a total may count the page alone, as sandboxes count: then a full page can have others after it. At worst, this costs a
 * request for an empty page.
 */
const isPageCount = (total: number | null, { length }: unknown[], size: number | null | undefined): boolean =>
  total === length && length >= (size ?? Infinity);

/** Creates the style of paging by offset. The next page starts where this one ended, also when it has fewer items than requested. */
export const pageByOffset = <const Key extends string, T>(
  key: Key,
): PagingStyle<
  Readonly<Record<Key, T[]>> & Partial<Record<"offset" | "limit" | "total", number | null>>,
  PageData<T>
> => ({
  parameter: "offset",
  read: (body, at) => {
    const items: T[] = assertList(body[key]);
    const total = body.total ?? null;
    const end = readNumber(body.offset, at, 0) + items.length;
    // An empty page ends the list, even when the total is larger.
    const more = items.length > 0 && (total === null || end < total || isPageCount(total, items, body.limit));
    return { items, next: more ? String(end) : null, total };
  },
});

/**
 * Creates the style of paging by page number, from 1. A page with pages after it is never the last: the total of a sandbox counts only
 * the page. Without a total and a number of pages, a page that is not full is the last.
 */
export const pageByNumber = <const Key extends string, T>(
  key: Key,
): PagingStyle<
  Readonly<Record<Key, T[]>> & Partial<Record<"page" | "pages" | "size" | "total", number | null>>,
  PageData<T>
> => ({
  parameter: "page",
  read: (body, at) => {
    const items: T[] = assertList(body[key]);
    const { page, pages, size, total = null } = body;
    const number = readNumber(page, at, 1);
    const length = size ?? items.length;
    const more =
      number < (pages ?? 0) ||
      (items.length > 0 &&
        ((total ?? pages) == null
          ? items.length >= length
          : number * length < (total ?? 0) || (pages == null && isPageCount(total, items, size))));
    return { items, next: more ? String(number + 1) : null, total };
  },
});

/** Returns the cursor of a response, from the current or the deprecated field. Empty text is not a cursor. */
export const readNextCursor = (body: { next_cursor?: string | null; next?: string | null }): string | null =>
  body.next_cursor || body.next || null;

/** Creates the style of paging by an opaque cursor. An empty page with a cursor is not the last. */
export const pageByCursor = <const Key extends string, T>(
  key: Key,
): PagingStyle<
  Readonly<Record<Key, T[]>> & { next_cursor?: string | null; next?: string | null },
  PageData<T>
> => ({
  parameter: "next_cursor",
  read: (body) => ({ items: assertList<T>(body[key]), next: readNextCursor(body), total: null }),
});

/** Adds the prices of the items to the pages of a style. */
export const addPricing = <Body, Data, Pricing>({
  parameter,
  read,
}: PagingStyle<Body, Data>): PagingStyle<
  Body & { pricing?: Pricing | null },
  Data & { readonly pricing: Pricing | null }
> => ({
  parameter,
  read: (body, at) => ({ ...read(body, at), pricing: body.pricing ?? null }),
});
