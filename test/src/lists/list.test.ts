import { isDecodeError, type User } from "sanguine";
import { describe, expect, test } from "vitest";
import { getFailure, stubbed, user } from "../support/client.ts";

/** A service with `total` users, which counts what is asked of it. */
function service(total: number, most = 3) {
  const asked: string[] = [];
  const { client } = stubbed((url) => {
    const { searchParams, search } = new URL(url);
    asked.push(search);
    const offset = Number(searchParams.get("offset") ?? 0);
    const limit = Math.min(most, Number(searchParams.get("limit") ?? most));
    const users = Array.from({ length: Math.max(0, Math.min(limit, total - offset)) }, (_, index) => ({
      ...user,
      client_user_id: `u-${offset + index}`,
    }));
    return Response.json({ users, total, offset, limit });
  });
  return { client, asked };
}

const names = (users: readonly User[]) => users.map((one) => one.client_user_id);

describe("a list by offset", () => {
  test("[TS-5] asks for nothing before it is awaited, and remembers its first page", async () => {
    const { client, asked } = service(5);
    const list = client.users.list();
    expect(list).toBeInstanceOf(Promise);
    await new Promise(setImmediate);
    expect(asked).toEqual([]);
    const page = await list;
    expect(names(page.items)).toEqual(["u-0", "u-1", "u-2"]);
    expect([page.total, page.next]).toEqual([5, "3"]);
    expect(await list).toBe(page);
    expect(asked).toEqual([""]);
    const all: User[] = [];
    for await (const one of list) all.push(one);
    expect(names(all)).toEqual(["u-0", "u-1", "u-2", "u-3", "u-4"]);
    expect(asked).toEqual(["", "?offset=3"]);
  });

  test("[REQ-5] its pages come with their response and metadata, without a further request", async () => {
    const { client, asked } = service(5);
    const list = client.users.list();
    const { data, response, meta } = await list.withResponse();
    expect(data).toBe(await list);
    expect([names(data.items), response.status, meta.attempts]).toEqual([["u-0", "u-1", "u-2"], 200, 1]);
    expect(asked).toEqual([""]);
    const responses: Response[] = [];
    for await (const page of list.pages()) {
      const result = await page.withResponse();
      expect(result.data).toBe(page);
      responses.push(result.response);
    }
    expect(responses[0]).toBe(response);
    expect(new Set(responses).size).toBe(2);
    expect(asked).toEqual(["", "?offset=3"]);
    expect(JSON.stringify(data)).toBe(JSON.stringify({ items: data.items, next: "3", total: 5 }));
  });

  test("goes on by what was asked for where the service sends neither offset nor total", async () => {
    const asked: string[] = [];
    const { client } = stubbed((url) => {
      asked.push(new URL(url).search);
      const users = asked.length < 3 ? [user, user] : [];
      return Response.json({ users, total: null, offset: null, limit: 2 });
    });
    expect(await client.users.list({ offset: 10 }).toArray({ limit: 9 })).toHaveLength(4);
    expect(asked).toEqual(["?offset=10", "?offset=12", "?offset=14"]);
  });
});

/** A client of a service with the given response bodies, in order, and what is sent to it: the query, and the body if any. */
function paged(...bodies: object[]) {
  const sent: string[] = [];
  const { client } = stubbed((url, { body }) => {
    const next = bodies[sent.push(new URL(url).search + (typeof body === "string" ? ` ${body}` : "")) - 1];
    if (next === undefined) throw new Error("Asked for too much.");
    return Response.json(next);
  });
  return { client, sent };
}

describe("a list by cursor", () => {
  test("goes on after an empty page that has a cursor, and ends where there is none", async () => {
    const { client, sent } = paged(
      { data: [1], next_cursor: "a" },
      { data: [], next_cursor: "b" },
      { data: [2], next_cursor: null },
    );
    expect(await client.labTests.list({ name: "n" }).toArray({ limit: 9 })).toEqual([1, 2]);
    expect(sent).toEqual(["?name=n", "?name=n&next_cursor=a", "?name=n&next_cursor=b"]);
  });

  test("a cursor that comes again ends the walk with an error, after the items of its page", async () => {
    const { client, sent } = paged(
      { data: [1], next_cursor: "a" },
      { data: [2], next_cursor: "b" },
      { data: [3], next_cursor: "a" },
    );
    const seen: number[] = [];
    const walk = async () => {
      for await (const item of client.labTests.list()) seen.push(Number(item));
    };
    expect(await getFailure(walk())).toMatchObject({
      name: "DecodeError",
      code: "repeated_cursor",
      operation: "labTests.list",
    });
    expect(seen).toEqual([1, 2, 3]);
    expect(sent).toHaveLength(3);
  });

  test("a walk whose caller takes the items out of each page is no walk over empty pages", async () => {
    const bodies = Array.from({ length: 1_500 }, (_, index) => ({
      data: [index],
      next_cursor: `c-${index}`,
    }));
    const { client } = paged(...bodies, { data: [], next_cursor: null });
    let seen = 0;
    for await (const page of client.labTests.list().pages()) seen += page.items.splice(0).length;
    expect(seen).toBe(1_500);
  });

  test("a limit that is no whole number is rounded down", async () => {
    const { client } = paged({ data: [1, 2, 3], next_cursor: null });
    const list = client.labTests.list();
    expect(await list.toArray({ limit: 1.5 })).toEqual([1]);
    expect(await list.toArray({ limit: 0.5 })).toEqual([]);
  });

  test("a walk over empty pages whose cursors are ever new ends after a thousand of them", async () => {
    const bodies = Array.from({ length: 2_000 }, (_, index) => ({ data: [], next_cursor: `c-${index}` }));
    const { client, sent } = paged(...bodies);
    expect(await getFailure(client.labTests.list().toArray({ limit: 9 }))).toMatchObject({
      name: "DecodeError",
      code: "empty_pages",
      message: "GET /v3/lab_test -> 200: 1000 empty pages in a row",
    });
    expect(sent).toHaveLength(1_000);
  });
});

describe("a list by page", () => {
  const pagesOf = (key: string, rest: object) =>
    [[1, 2], [3, 4], [5]].map((items) => ({ [key]: items, page: null, size: 2, total: 5, ...rest }));

  test("goes on by the page that was asked for where the service sends page: null", async () => {
    const pages = pagesOf("orders", {});
    const { client, sent } = paged(...pages);
    expect(await client.orders.list().toArray({ limit: 9 })).toEqual([1, 2, 3, 4, 5]);
    expect(sent).toEqual(["", "?page=2", "?page=3"]);
    const rest = paged(...pages.slice(1)).client.orders.list({}, { from: "2" });
    expect(await rest.toArray({ limit: 9 })).toEqual([3, 4, 5]);
  });

  test("[MRK-1, MRK-5, MRK-6, GEN-5] keeps the filters and the body of a POST on each page, and the pricing", async () => {
    const pages = pagesOf("markers", { pricing: { currency: "USD", data: {} } });
    const { client, sent } = paged(...pages);
    const list = client.markers.list({ lab_id: [1, 2], lab_slug: "harrowgate_labs", name: "a b", size: 2 });
    expect(await list.toArray({ limit: Infinity })).toEqual([1, 2, 3, 4, 5]);
    expect((await list).pricing).toEqual({ currency: "USD", data: {} });
    const query = "?lab_id=1&lab_id=2&lab_slug=harrowgate_labs&name=a%20b&size=2";
    expect(sent).toEqual([query, `${query}&page=2`, `${query}&page=3`]);
    const body = { lab_test_ids: ["t-1"], add_on: { provider_ids: ["7600"] } };
    const posted = paged(...pages);
    expect(await posted.client.markers.orderSet(body, { size: 2 }).toArray({ limit: 9 })).toHaveLength(5);
    expect(posted.sent).toEqual(
      ["?size=2", "?size=2&page=2", "?size=2&page=3"].map((one) => `${one} ${JSON.stringify(body)}`),
    );
  });
});

test("a series without points whose cursors are ever new ends, point by point and merged", async () => {
  let asked = 0;
  const groups = { acme_watch: [{ source: { provider: "acme_watch", type: "watch" }, data: [] }] };
  const { client } = stubbed(() => Response.json({ groups, next_cursor: `c-${asked++}` }));
  const series = client.timeseries.steps("u", { start_date: "2026-01-01" });
  expect(await getFailure(series.toArray({ limit: 1 }))).toMatchObject({ code: "empty_pages" });
  expect(await getFailure(series.groups({ limit: 1 }))).toMatchObject({ code: "empty_pages" });
});

describe("a response that is not a page", () => {
  const wrong = { users: "Jane", data: {}, markers: null };
  const data = ["Jane", { length: 1 }].map((points) => ({ a: [{ source: {}, data: points }] }));
  const groups = ["", 5, true, { a: [{}] }, { a: "Jane" }, { a: [null] }, ...data];
  const bodies = [null, [], "Jane", {}, ...groups.map((group) => ({ ...wrong, groups: group }))];

  test.each(bodies)("is a DecodeError that does not show it, in every style: %j", async (body) => {
    const { client } = stubbed(() => Response.json(body, { headers: { "x-request-id": "r-1" } }));
    const series = client.timeseries.steps("u", { start_date: "2026-01-01" });
    const lists = [client.users.list(), client.labTests.list(), client.markers.list(), series];
    const walks = lists.map((list) => list.toArray({ limit: 1 }));
    for (const walk of [...walks, series.groups({ limit: 1 })]) {
      const failure = await getFailure(walk);
      expect(isDecodeError(failure)).toBe(true);
      expect(failure).toMatchObject({
        code: "unexpected_shape",
        status: 200,
        requestId: "r-1",
        attempts: 1,
      });
      expect(failure.message).toMatch(/ -> 200: not a page \(r-1\)$/);
    }
  });
});
