/** What a page holds, apart from the way to the others. */
export interface PageParts<T> {
  readonly items: readonly T[];
  readonly next: string | null;
  readonly total: number | null;
}

/** A style of paging: how a page is asked for, and how its answer is read. */
export interface PagingStyle<Body, Parts> {
  /** The query parameter that takes the cursor. */
  readonly parameter: string;
  /** Reads an answer; throws for one that is no page. `at` is what was sent as `parameter`, if anything was. */
  readonly read: (body: Body, at?: unknown) => Parts;
  /** Whether a page has no items, where that is cheaper to tell than by `items`. */
  readonly isEmpty?: (page: Parts) => boolean;
}

/** The first number that is given: what the answer says, or what was asked for. What is no number makes no page. */
function readNumber(...given: unknown[]): number {
  const number = Number(given.find((one) => one !== null && one !== undefined));
  if (Number.isFinite(number)) return number;
  throw new TypeError("no number");
}

/** The items in an answer; what is no list is no page. */
export function assertList<T>(items: T[]): T[] {
  if (Array.isArray(items)) return items;
  throw new TypeError("no list");
}

/** Paging by offset: the next page begins where this one ended, also where the service gave fewer than asked for. */
export const pageByOffset = <const Key extends string, T>(
  key: Key,
): PagingStyle<
  Readonly<Record<Key, T[]>> & { offset?: number | null; total?: number | null },
  PageParts<T>
> => ({
  parameter: "offset",
  read: (body, at) => {
    const items: T[] = assertList(body[key]);
    const total = body.total ?? null;
    const end = readNumber(body.offset, at, 0) + items.length;
    // An empty page ends the list, whatever the total says.
    const more = items.length > 0 && (total === null || end < total);
    return { items, next: more ? String(end) : null, total };
  },
});

/** Paging by the number of a page, counted from 1. Where the service does not count, a page that is not full is the last. */
export const pageByNumber = <const Key extends string, T>(
  key: Key,
): PagingStyle<
  Readonly<Record<Key, T[]>> & { page?: number | null; size?: number | null; total?: number | null },
  PageParts<T>
> => ({
  parameter: "page",
  read: (body, at) => {
    const items: T[] = assertList(body[key]);
    const { page, size, total = null } = body;
    const number = readNumber(page, at, 1);
    const length = size ?? items.length;
    const more = items.length > 0 && (total === null ? items.length >= length : number * length < total);
    return { items, next: more ? String(number + 1) : null, total };
  },
});

/** The cursor in an answer: the field of today, or the deprecated one. An empty text is no cursor. */
export const readNextCursor = (body: { next_cursor?: string | null; next?: string | null }): string | null =>
  (body.next_cursor ?? body.next) || null;

/** Paging by a cursor that only the service understands. An empty page with a cursor goes on. */
export const pageByCursor = <const Key extends string, T>(
  key: Key,
): PagingStyle<
  Readonly<Record<Key, T[]>> & { next_cursor?: string | null; next?: string | null },
  PageParts<T>
> => ({
  parameter: "next_cursor",
  read: (body) => ({ items: assertList<T>(body[key]), next: readNextCursor(body), total: null }),
});

/** A style whose pages carry the prices of their items besides. */
export const addPricing = <Body, Parts, Pricing>({
  parameter,
  read,
}: PagingStyle<Body, Parts>): PagingStyle<
  Body & { pricing?: Pricing | null },
  Parts & { readonly pricing: Pricing | null }
> => ({
  parameter,
  read: (body, at) => ({ ...read(body, at), pricing: body.pricing ?? null }),
});
