import { expect, it } from "vitest";
import { Findings } from "../../../mock/check/findings.ts";
import { walkCountedPages, walkCursorPages } from "../../../mock/check/pages.ts";
import { Probe } from "../../../mock/check/probe.ts";

type Body = Record<string, unknown>;
type Query = Readonly<Record<string, number>>;

const rules = ["page size", "page echo", "page total", "page walk", "next cursor", "former cursor"];

/** Walks a list of which `respond` gives each page. Returns the number of requests, the rules that were tested, and those that are broken. */
async function walk(
  read: (probe: Probe) => Promise<unknown>,
  respond: (query: URLSearchParams, request: number) => Body | null,
): Promise<string> {
  const findings = new Findings();
  let requests = 0;
  const probe = new Probe(
    findings,
    {
      target: "https://sandbox.example.com",
      apiKey: "key",
      now: () => 0,
      sleep: () => Promise.resolve(),
      deadline: 1000,
      signal: new AbortController().signal,
      fetch: (url) => Promise.resolve(Response.json(respond(new URL(url).searchParams, ++requests))),
    },
    false,
  );
  await read(probe);
  const tested = rules.filter((rule) => findings.observed.has(`rule: ${rule}`));
  const broken = findings.differences.filter(({ rule }) => rules.includes(rule));
  return [requests, tested.join(", "), ...broken.map(({ at, rule }) => `${rule} ${at}`.trim())].join(" | ");
}

const list = (length: number) => Array.from({ length }, (_, id) => ({ id }));
const TOTAL = "page size, page total, page walk";
const ECHO = "page size, page echo, page total, page walk";

/** Changes a page: with its query, and the number of the request. The first request reads the whole list. */
type Change = (page: Body & { items: unknown[]; total: number }, query: Query, request: number) => unknown;

const onSecond =
  (change: Change): Change =>
  (page, query, request) =>
    (query["page"] ?? 1) > 1 || (query["offset"] ?? 0) > 0 ? change(page, query, request) : undefined;

it.each<["users" | "markers", string, number, Change, string]>([
  ["users", "seven items", 7, () => {}, `4 | ${TOTAL}`],
  ["markers", "seven items", 7, () => {}, `4 | ${ECHO}`],
  ["users", "no items", 0, () => {}, "2 | page size, page total"],
  ["users", "one item", 1, () => {}, `3 | ${TOTAL}`],
  ["users", "more items than are read", 301, () => {}, `4 | ${TOTAL}`],
  ["users", "as many items as are read", 300, () => {}, `4 | ${TOTAL}`],
  ["users", "an item more than the total", 300, (page) => (page.total = 299), `7 | ${TOTAL} | page total`],
  ["users", "an item less than the total", 7, (page) => (page.total = 8), `7 | ${TOTAL} | page total`],
  [
    "users",
    "another total on a page",
    301,
    onSecond((page) => (page.total = 302)),
    `7 | ${TOTAL} | page total`,
  ],
  ["users", "no total", 7, (page) => delete (page as Body)["total"], `4 | ${TOTAL}`],
  ["users", "pages without a number", 7, (page) => Object.assign(page, { page: 9, size: 9 }), `4 | ${TOTAL}`],
  ["markers", "another page number", 7, (page) => (page["page"] = 9), `4 | ${ECHO} | page echo`],
  ["markers", "another page size", 7, (page) => (page["size"] = 9), `4 | ${ECHO} | page echo`],
  ["markers", "no page number", 7, (page) => delete page["page"], `4 | ${TOTAL}`],
  ["markers", "no page size", 7, (page) => delete page["size"], `4 | ${TOTAL}`],
  [
    "users",
    "large pages",
    7,
    ({ items }, { limit }) => limit === 3 && items.push(8),
    `7 | ${TOTAL} | page size /users | page total | page walk /users`,
  ],
  [
    "users",
    "the same item on two pages",
    7,
    onSecond((page) => (page.items[0] = { id: 0 })),
    `7 | ${TOTAL} | page walk /users`,
  ],
  [
    "users",
    "an item that is moved meanwhile",
    7,
    (page, _, request) => request === 3 && (page.items[0] = { id: 0 }),
    `7 | ${TOTAL}`,
  ],
  [
    "users",
    "an item that is added meanwhile",
    7,
    (page, _, request) => request === 3 && (page.total = 8),
    `7 | ${TOTAL}`,
  ],
  ["users", "a page without items", 7, onSecond((page) => delete (page as Body)["items"]), "3 | page size"],
  ["users", "nothing", 7, (page) => Object.assign(page, { items: undefined, total: undefined }), "1 | "],
])("a list of %s with %s is read in pages [CHK-2]", async (field, _, length, change, expected) => {
  const found = await walk(
    (probe) =>
      field === "users"
        ? walkCountedPages(probe, "users.list", 100, (query) => [query] as const)
        : walkCountedPages(probe, "markers.list", 50, (query) => [query] as const),
    (searchParams, request) => {
      const query = Object.fromEntries([...searchParams].map(([name, value]) => [name, Number(value)]));
      const { page = 1, size = 0, offset = (page - 1) * size, limit = size } = query;
      const whole = { items: list(length).slice(offset, offset + limit), total: length };
      const answer = field === "users" ? whole : { ...whole, page, size };
      change(answer, query, request);
      const { items, ...rest } = answer;
      return { ...rest, [field]: items };
    },
  );
  expect(found).toBe(expected);
});

/** The page of a list by cursor: two items and the cursor of the next page, `c1`, `c2` and so on. */
const listPage = (request: number, pages: number): Body => ({
  data: [{ id: 2 * request }, { id: 2 * request + 1 }],
  next_cursor: request < pages ? `c${request}` : null,
});
const CURSOR = "page size, page walk, next cursor";

it.each<[string, number, (page: Body, request: number) => Body | null, string]>([
  ["one page", 1, (page) => page, "1 | page size"],
  ["two pages", 2, (page) => page, `2 | ${CURSOR}`],
  ["more pages than are read", 9, (page) => page, `3 | ${CURSOR}`],
  [
    "the cursor under both names",
    2,
    (page) => ({ ...page, next: page["next_cursor"] }),
    `2 | ${CURSOR}, former cursor`,
  ],
  [
    "another cursor under the other name",
    1,
    (page) => ({ ...page, next: "c1" }),
    "1 | page size, former cursor | former cursor /next",
  ],
  [
    "a cursor that is repeated",
    9,
    (page) => ({ ...page, next_cursor: "c1" }),
    "2 | page size, next cursor | next cursor /next_cursor",
  ],
  ["items that are repeated", 2, (page) => ({ ...page, data: [] }), `2 | ${CURSOR} | page walk`],
  ["three items a page", 1, (page) => ({ ...page, data: [{}, {}, {}] }), "1 | page size | page size /data"],
  ["no items", 1, ({ next_cursor }) => ({ next_cursor }), "1 | "],
  ["a page that cannot be used", 9, (page, request) => (request === 2 ? null : page), "2 | page size"],
])("a list with %s is read by cursor [CHK-2]", async (_, pages, change, expected) => {
  const read = (probe: Probe) =>
    walkCursorPages(probe, "labTests.list", (from) => [{}, { from }] as const, { size: 2 });
  expect(await walk(read, (_query, request) => change(listPage(request, pages), request))).toBe(expected);
});

it("a list by cursor may have pages of any size [CHK-2]", async () => {
  const read = (probe: Probe) => walkCursorPages(probe, "labTests.list", (from) => [{}, { from }] as const);
  expect(await walk(read, () => ({ data: [{}, {}, {}], next_cursor: null }))).toBe("1 | page size");
});
