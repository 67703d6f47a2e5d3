import type { CallOptions } from "../transport/options.ts";

/** Options of a paged call. They hold for every page's request. */
export interface ListOptions extends CallOptions {
  /**
   * Where to begin: the `next` of a page that was read before. It is plain text, so it can be stored, and a walk can go on
   * in another process; null begins at the first page. @default null
   */
  from?: string | null;
}

/** How much {@link List.toArray} may collect. */
export interface Limit {
  /** Most items to collect; Infinity collects all, whatever they weigh. It has no default on purpose. */
  limit: number;
}

/**
 * One page. Iterating it gives its own items and those of all pages after it, which are asked for when they are reached.
 */
export interface Page<T> extends AsyncIterable<T> {
  /** The items of this page alone; may be empty although further pages follow. */
  readonly items: readonly T[];
  /** Where the next page begins, for {@link ListOptions.from}; null after the last page. */
  readonly next: string | null;
  /** How many items there are on all pages; null where the service does not count them. */
  readonly total: number | null;
}

/**
 * A list that comes in pages. Nothing is asked for before it is awaited or iterated; its first page is then remembered,
 * later ones are not. Stopping early asks for nothing further.
 *
 * @example
 * ```ts
 * import { createClient } from "sanguine";
 *
 * const client = createClient({ baseUrl: "https://api.example.com", apiKey: "<API_KEY>" });
 * for await (const user of client.users.list()) console.log(user.user_id); // every user
 * const page = await client.users.list({ limit: 50 }); // the first page
 * console.log(page.items.length, page.total);
 * const some = await client.users.list().toArray({ limit: 200 }); // at most 200 users
 *
 * let saved: string | null = null;
 * for await (const each of client.users.list({}, { from: saved }).pages()) saved = each.next; // resumable
 * console.log(some.length, saved);
 * ```
 */
export interface List<T, P extends Page<T> = Page<T>> extends Promise<P>, AsyncIterable<T> {
  /**
   * The pages one after the other.
   *
   * @throws DecodeError with code `repeated_cursor` when the service sends a cursor again that was followed already,
   * and with code `empty_pages` after 1,000 empty pages in a row.
   */
  pages(): AsyncIterableIterator<P>;
  /**
   * Collects items over as many pages as that takes.
   *
   * @throws ConfigurationError where `limit` is missing.
   */
  toArray(options: Limit): Promise<T[]>;
}
