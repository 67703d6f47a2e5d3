import type { CallResult } from "../transport/call.ts";
import type { CallOptions } from "../transport/options.ts";

/** Options of a list. They apply to the request of every page. */
export interface ListOptions extends CallOptions {
  /**
   * Where to start: `next` of an earlier page. It is plain text, so you can store it and resume in another process. Null starts
   * at the first page. @default null
   */
  from?: string | null | undefined;
}

/** Limit of {@link List.toArray}. */
export interface Limit {
  /** Maximum number of items to collect; Infinity for all. It has no default, because a list can be very long. */
  limit: number;
}

/** One page. Iterating it yields its items and those of all later pages, which are requested as needed. */
export interface Page<T> extends AsyncIterable<T> {
  /** The items of this page only, in an array that iterating over the page or its list reads too. It may be empty although more pages follow. */
  readonly items: T[];
  /** Where the next page starts, for {@link ListOptions.from}; null on the last page. */
  readonly next: string | null;
  /** Number of items on all pages; null when the service does not count them. */
  readonly total: number | null;
  /** Resolves to the page with its response and metadata. It sends no request. */
  withResponse(): Promise<CallResult<this>>;
}

/**
 * A paged list. It sends no request before you await or iterate it. It keeps the first page, not later ones. No further page is
 * requested when you stop early.
 * @example
 * ```ts
 * import { createClient } from "sanguine";
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
   * Iterates over the pages.
   * @throws DecodeError with code `repeated_cursor` when the service repeats a cursor, and with code `empty_pages` after 1,000 empty pages in a row.
   */
  pages(): AsyncIterableIterator<P>;
  /** Resolves to the first page with its response and metadata. Awaiting the list too sends no second request. */
  withResponse(): Promise<CallResult<P>>;
  /**
   * Collects items from as many pages as needed.
   * @throws ConfigurationError when `limit` is missing.
   */
  toArray(options: Limit): Promise<T[]>;
}
