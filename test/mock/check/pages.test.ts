import { expect, it } from "vitest";
import { Findings } from "../../../mock/check/findings.ts";
import { walkCountedPages, walkCursorPages } from "../../../mock/check/pages.ts";
import { Probe } from "../../../mock/check/probe.ts";
import * as reads from "../../../mock/check/reads.ts";

type Body = Record<string, unknown>;

const rules = [
  "page size",
  "page echo",
  "page total",
  "page walk",
  "next cursor",
  "former cursor",
  "newest first",
];

/** Walks a list of which `respond` gives each page. Returns the number of requests, the rules that were tested, and those that are broken. */
async function walk(
  read: (probe: Probe) => Promise<unknown>,
  respond: (query: URLSearchParams, request: number, path: string) => Body | null,
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
      fetch: async (url) => {
        const { searchParams, pathname } = new URL(url);
        requests += 1;
        return Promise.resolve(Response.json(respond(searchParams, requests, pathname)));
      },
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
const onPageTwo =
  (body: Body): Change =>
  (_, page) =>
    page === 2 ? body : {};
const onRequestThree =
  (body: Body): Change =>
  (_, __, request) =>
    request === 3 ? body : {};

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
  ["users", 7, "a total in words", () => ({ total: "7" }), `4 | ${TOTAL}`],
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
  ["users", 7, "repeated items", onPageTwo({ users: moved }), `7 | ${TOTAL} | page walk /users`],
  ["users", 7, "an item that moves", onRequestThree({ users: moved }), `7 | ${TOTAL}`],
  ["users", 7, "an item that appears", onRequestThree({ total: 8 }), `7 | ${TOTAL}`],
  ["users", 7, "a page without items", onPageTwo({ users: undefined }), "3 | page size"],
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

it.each<[string, string[], number]>([
  ["tested", ["2026-02-02T00:00:00Z", "2026-02-01T00:00:00Z", "2026-02-01T00:00:00Z"], 1],
  ["broken", ["2026-02-01T00:00:00Z", "2026-02-02T00:00:00Z"], 2],
  ["not tested on one order", ["2026-02-01T00:00:00Z"], 0],
  ["not tested without a date", ["2026-02-01T00:00:00Z", "soon", "2026-02-02T00:00:00Z"], 0],
])("the order of orders is %s [CHK-2]", async (_, dates, count) => {
  const orders = dates.map((created_at) => ({ created_at }));
  const found = await walk(
    (probe) => reads.readOrders(probe, 0),
    () => ({ orders, total: dates.length }),
  );
  expect(found.split("newest first").length - 1).toBe(count);
});

it("a check goes on when responses are lost [CHK-5]", async () => {
  const id = "11111111-1111-4111-8111-111111111111";
  const labs = [1, 2].map((lab) => ({ id: lab, slug: `lab${lab}` }));
  const account = { users: [id], labs, labTests: [id], workouts: [id], sleeps: [id], jobs: [id] };
  const order = { id, user_id: id, details: { type: "walk_in_test" }, order_transaction: { id } };
  const found = await walk(
    async (probe) => {
      await reads.readOrders(probe, 1);
      await reads.readProviders(probe);
      await reads.readUsers(probe, account, 1);
      await reads.readLink(probe, account, "token");
      await reads.readLabTests(probe, account);
      await reads.readTimeseries(probe, account);
      await reads.readAppointments(probe, account);
    },
    (_query, request) => {
      if (request > 1) throw new TypeError("socket closed");
      return { orders: [order], total: 1 };
    },
  );
  expect(found).toMatch(/^\d{3} \| $/);
});
