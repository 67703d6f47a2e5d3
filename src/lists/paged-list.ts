import { DecodeError, type ResponseId } from "../errors/index.ts";
import { type Call, type CallResult, DelegatedPromise } from "../transport/call.ts";
import { checkNames, checkValue, isAtLeast, isQuery } from "../transport/check-options.ts";
import { copyInput, copyOptions } from "../transport/encode.ts";
import type { Limit, List, ListOptions, Page } from "./list.ts";
import type { PageData, PagingStyle } from "./paging.ts";

/** Maximum number of consecutive empty pages, in case a service never ends a list. */
const maxEmptyPages = 1_000;

/** Returns the limit. Throws ConfigurationError for a limit or an option that cannot be used. */
export function checkLimit(options: Partial<Limit> = {}): number {
  checkNames("toArray", options, ["limit"]);
  const limit = options.limit as number;
  checkValue("toArray.limit", isAtLeast(0), limit);
  return Math.floor(limit);
}

/** Iterates over the items of pages. */
async function* iterateItems<T>(pages: AsyncIterable<Page<T>>): AsyncGenerator<T, void> {
  for await (const page of pages) yield* page.items;
}

/** The operation that reads the pages, for errors. */
interface Route {
  readonly id?: string;
  readonly method: string;
  readonly path: string;
}

/** Requests one page. */
export type ReadPage<Query, Body> = (query: Query, options: ListOptions) => Call<Body>;

/** A {@link List} that reads its pages with a paging style. */
export class PagedList<T, P extends PageData<T>, Query extends object, Body>
  extends DelegatedPromise<P & Page<T>>
  implements List<T, P & Page<T>>
{
  readonly #route: Route;
  readonly #from: string | null;
  readonly #load: (cursor: string | null) => Promise<P & Page<T>>;
  #first: Promise<P & Page<T>> | undefined;

  constructor(
    route: Route,
    { parameter, read }: PagingStyle<Body, P>,
    query: Query | undefined,
    options: ListOptions = {},
    readPage: ReadPage<Query, Body>,
  ) {
    super();
    // Pages are requested later, when the caller may have changed what it passed.
    const given = { query: copyInput(query), options: copyOptions(options) };
    this.#route = route;
    this.#from = given.options?.from ?? null;
    this.#load = async (cursor) => {
      checkValue("query", isQuery, query ?? null);
      const pageQuery: Record<string, unknown> = {
        ...given.query,
        ...(cursor !== null && { [parameter]: cursor }),
      };
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the query gets a parameter of its own.
      const { data, response, meta } = await readPage(pageQuery as Query, given.options).withResponse();
      let page: P & Page<T>;
      try {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the page gets its iterator below.
        page = read(data, pageQuery[parameter]) as P & Page<T>;
      } catch {
        throw this.#createError("not a page", "unexpected_shape", { ...meta, status: response.status });
      }
      // Not enumerable, so that a printed or serialized page is its data alone.
      return Object.defineProperties(page, {
        [Symbol.asyncIterator]: { value: () => iterateItems(this.#walk(page)) },
        withResponse: { value: () => Promise.resolve({ data: page, response, meta }) },
      });
    };
  }

  protected override root(): Promise<P & Page<T>> {
    return (this.#first ??= this.#load(this.#from));
  }

  /** Creates the error of a page that cannot be used. */
  #createError(
    wrong: string,
    code: string,
    received: ResponseId & { attempts: number } = { status: 200, requestId: null, attempts: 1 },
  ): DecodeError {
    const { attempts } = received;
    return new DecodeError(
      { ...this.#route, operation: this.#route.id ?? null, attempts },
      received,
      wrong,
      code,
    );
  }

  /** Yields a page and those after it. Each page is requested after the previous one was consumed. */
  async *#walk(page: P & Page<T>): AsyncGenerator<P & Page<T>, void> {
    const followed = new Set([this.#from]);
    let empty = 0;
    for (;;) {
      // Before the caller gets the page and may change it.
      empty = page.items.length === 0 ? empty + 1 : 0;
      const { next } = page;
      yield page;
      if (next === null) return;
      if (followed.has(next)) throw this.#createError("a repeated cursor", "repeated_cursor");
      if (empty >= maxEmptyPages) throw this.#createError(`${empty} empty pages in a row`, "empty_pages");
      followed.add(next);
      page = await this.#load(next);
    }
  }

  async withResponse(): Promise<CallResult<P & Page<T>>> {
    return (await this.root()).withResponse();
  }

  async *pages(): AsyncGenerator<P & Page<T>, void> {
    yield* this.#walk(await this.root());
  }

  [Symbol.asyncIterator](): AsyncGenerator<T, void> {
    return iterateItems(this.pages());
  }

  async toArray(options: Limit): Promise<T[]> {
    const limit = checkLimit(options);
    const items: T[] = [];
    if (limit === 0) return items;
    for await (const item of this) {
      if (items.push(item) >= limit) break;
    }
    return items;
  }
}
