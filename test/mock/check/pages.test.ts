import { expect, it } from "vitest";
import { Findings } from "../../../mock/check/findings.ts";
import { walkCountedPages, walkCursorPages } from "../../../mock/check/pages.ts";
import { Probe } from "../../../mock/check/probe.ts";

type Body = Record<string, unknown>;

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

const TOTAL = "page size, page total, page walk";
const ECHO = "page size, page echo, page total, page walk";

/** What a response has instead: by its number of items, its page (0 for the whole list) and the number of the request. */
type Change = (items: unknown[], page: number, request: number) => Body;
const moved = [{ id: 0 }, {}, {}];

it.each<["users" | "markers", number, string, Change, string]>([
  ["users", 7, "no change", () => ({}), `4 | ${TOTAL}`],
  ["markers", 7, "no change", () => ({}), `4 | ${ECHO}`],
  ["users", 0, "no items", () => ({}), "2 | page size, page total"],
  ["users", 1, "one item", () => ({}), `3 | ${TOTAL}`],
  ["users", 301, "an item that is not read", () => ({}), `4 | ${TOTAL}`],
  ["users", 300, "no item that is not read", () => ({}), `4 | ${TOTAL}`],
  ["users", 300, "an item too many", () => ({ total: 299 }), `7 | ${TOTAL} | page total`],
  ["users", 7, "an item too few", () => ({ total: 8 }), `7 | ${TOTAL} | page total`],
  ["users", 301, "two totals", (_, page) => ({ total: page > 1 ? 302 : 301 }), `7 | ${TOTAL} | page total`],
  ["users", 7, "no total", () => ({ total: undefined }), `4 | ${TOTAL}`],
  ["users", 7, "page numbers", () => ({ page: 9, size: 9 }), `4 | ${TOTAL}`],
  ["markers", 7, "a wrong page number", () => ({ page: 9 }), `4 | ${ECHO} | page echo`],
  ["markers", 7, "a wrong page size", () => ({ size: 9 }), `4 | ${ECHO} | page echo`],
  ["markers", 7, "no page number", () => ({ page: undefined }), `4 | ${TOTAL}`],
  ["markers", 7, "no page size", () => ({ size: undefined }), `4 | ${TOTAL}`],
  [
    "users",
    7,
    "a large page",
    (items, page) => (page === 1 ? { users: [8, ...items] } : {}),
    `7 | ${TOTAL} | page size /users | page total`,
  ],
  [
    "users",
    7,
    "repeated items",
    (_, page) => (page === 2 ? { users: moved } : {}),
    `7 | ${TOTAL} | page walk /users`,
  ],
  [
    "users",
    7,
    "an item that moves",
    (_, __, request) => (request === 3 ? { users: moved } : {}),
    `7 | ${TOTAL}`,
  ],
  [
    "users",
    7,
    "an item that appears",
    (_, __, request) => (request === 3 ? { total: 8 } : {}),
    `7 | ${TOTAL}`,
  ],
  [
    "users",
    7,
    "a page without items",
    (_, page) => (page === 2 ? { users: undefined } : {}),
    "3 | page size",
  ],
  ["users", 7, "nothing", () => ({ users: undefined, total: undefined }), "1 | "],
])(
  "a list of %s with %i items and %s is read in pages [CHK-2]",
  async (field, length, _, change, expected) => {
    const found = await walk(
      (probe) =>
        field === "users"
          ? walkCountedPages(probe, "users.list", 100, (query) => [query] as const)
          : walkCountedPages(probe, "markers.list", 50, (query) => [query] as const),
      (query, request) => {
        const [size, page] = [
          Number(query.get("size") ?? query.get("limit")),
          Number(query.get("page") ?? 1),
        ];
        const start = Number(query.get("offset") ?? (page - 1) * size);
        const items = Array.from({ length: Math.min(size, length - start) }, (_item, id) => ({
          id: start + id,
        }));
        const echo = field === "users" ? {} : { page, size };
        return {
          [field]: items,
          total: length,
          ...echo,
          ...change(items, request === 1 ? 0 : start / size + 1, request),
        };
      },
    );
    expect(found).toBe(expected);
  },
);

/** The page of a list by cursor: two items and the cursor of the next page, `c1`, `c2` and so on. */
const listPage = (request: number, pages: number): Body => ({
  data: [{ id: 2 * request }, { id: 2 * request + 1 }],
  next_cursor: request < pages ? `c${request}` : null,
});
const CURSOR = "page size, page walk, next cursor";

it.each<[string, number, (page: Body, request: number) => Body | null, string]>([
  ["one page", 1, () => ({}), "1 | page size"],
  ["two pages", 2, () => ({}), `2 | ${CURSOR}`],
  ["more pages than are read", 9, () => ({}), `3 | ${CURSOR}`],
  ["both cursors", 2, (page) => ({ next: page["next_cursor"] }), `2 | ${CURSOR}, former cursor`],
  ["two cursors", 1, () => ({ next: "c1" }), "1 | page size, former cursor | former cursor /next"],
  ["one cursor", 9, () => ({ next_cursor: "c1" }), "2 | page size, next cursor | next cursor /next_cursor"],
  ["repeated items", 2, () => ({ data: [] }), `2 | ${CURSOR} | page walk`],
  ["three items", 1, () => ({ data: [{}, {}, {}] }), "1 | page size | page size /data"],
  ["no items", 1, () => ({ data: undefined }), "1 | "],
  ["a page that cannot be used", 9, (_, request) => (request === 2 ? null : {}), "2 | page size"],
])("a list by cursor with %s is read [CHK-2]", async (_, pages, change, expected) => {
  const read = (size?: number) => (probe: Probe) =>
    walkCursorPages(probe, "labTests.list", (from) => [{}, { from }] as const, size ? { size } : {});
  const respond = (_query: unknown, request: number) => {
    const page = listPage(request, pages);
    const changed = change(page, request);
    return changed && { ...page, ...changed };
  };
  expect(await walk(read(2), respond)).toBe(expected);
  // Without a size, pages may have any.
  expect(await walk(read(), respond)).toBe(expected.replace(" | page size /data", ""));
});
