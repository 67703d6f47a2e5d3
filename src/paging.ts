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
  /** Reads an answer; throws for one that is no page. */
  readonly read: (body: Body) => Parts;
}

/** The items in an answer; what is no list is no page. */
function listIn<T>(items: T[]): T[] {
  if (Array.isArray(items)) return items;
  throw new TypeError("no list");
}

/** Paging by offset: the next page begins where this one ended, also where the service gave fewer than asked for. */
export const byOffset = <const Key extends string, T>(
  key: Key,
): PagingStyle<Readonly<Record<Key, T[]>> & { offset: number; total: number }, PageParts<T>> => ({
  parameter: "offset",
  read: (body) => {
    const items: T[] = listIn(body[key]);
    const end = body.offset + items.length;
    // An empty page ends the list, whatever the total says.
    return { items, next: items.length > 0 && end < body.total ? String(end) : null, total: body.total };
  },
});

/** Paging by the number of a page, counted from 1. Where the service does not count, a page that is not full is the last. */
export const byPage = <const Key extends string, T>(
  key: Key,
): PagingStyle<
  Readonly<Record<Key, T[]>> & { page?: number | null; size?: number | null; total?: number | null },
  PageParts<T>
> => ({
  parameter: "page",
  read: (body) => {
    const items: T[] = listIn(body[key]);
    const { page, size, total = null } = body;
    const number = page ?? 1;
    const length = size ?? items.length;
    const more = items.length > 0 && (total === null ? items.length >= length : number * length < total);
    return { items, next: more ? String(number + 1) : null, total };
  },
});

/** The cursor in an answer: the field of today, or the deprecated one. An empty text is no cursor. */
export const nextCursor = (body: { next_cursor?: string | null; next?: string | null }): string | null =>
  (body.next_cursor ?? body.next) || null;

/** Paging by a cursor that only the service understands. An empty page with a cursor goes on. */
export const byCursor = <const Key extends string, T>(
  key: Key,
): PagingStyle<
  Readonly<Record<Key, T[]>> & { next_cursor?: string | null; next?: string | null },
  PageParts<T>
> => ({
  parameter: "next_cursor",
  read: (body) => ({ items: listIn<T>(body[key]), next: nextCursor(body), total: null }),
});

/** A style whose pages carry the prices of their items besides. */
export const withPricing = <Body, Parts, Pricing>({
  parameter,
  read,
}: PagingStyle<Body, Parts>): PagingStyle<
  Body & { pricing?: Pricing | null },
  Parts & { readonly pricing: Pricing | null }
> => ({
  parameter,
  read: (body) => ({ ...read(body), pricing: body.pricing ?? null }),
});
