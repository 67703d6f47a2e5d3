import { beforeEach, describe, expect, it } from "vitest";
import { createMock, type Mock, type MockTeam } from "sanguine/mock";
import { createCaller, type HandlerResponse } from "./caller.ts";
import { rejectsValues } from "./rejects.ts";
import type { GroupedTimeseries, StepsPoint } from "../../../../src/generated/types.ts";

type Query = Readonly<Record<string, string>>;

let mock: Mock;
let user: { user_id: string };

beforeEach(() => {
  mock = createMock({ seed: "grouped", now: "2026-01-15T09:00:00Z" });
  user = mock.users.create({ fallback_time_zone: "Europe/Berlin" });
});

interface Where {
  readonly resource?: string;
  readonly team?: MockTeam;
  readonly owner?: { readonly user_id: string };
}

function get(
  query: Query,
  { resource = "steps", team = mock, owner = user }: Where = {},
): Promise<HandlerResponse> {
  const search = new URLSearchParams(query).toString();
  return createCaller(team).get(`/v2/timeseries/${owner.user_id}/${resource}/grouped?${search}`);
}

function listPoints({ groups }: GroupedTimeseries<StepsPoint>): StepsPoint[] {
  return Object.values(groups).flatMap((list) => list.flatMap(({ data }) => data));
}

async function pages(query: Query, name: "cursor" | "next_cursor" = "next_cursor", resource = "steps") {
  const all: GroupedTimeseries<StepsPoint>[] = [];
  for (let cursor: string | null = ""; cursor !== null;) {
    const { status, body } = await get(cursor === "" ? query : { ...query, [name]: cursor }, { resource });
    expect(status).toBe(200);
    all.push(body);
    cursor = body.next_cursor;
  }
  return all;
}

/** Lists the rules that a rejected query broke, as far as tests check them. */
function rules({ status, body }: HandlerResponse) {
  return {
    status,
    places: status === 422 ? body.detail.map((rule: { loc: unknown }) => rule.loc) : body.detail,
  };
}

it("[TS-1] grouped steps are grouped by provider, each with sources and their points", async () => {
  mock.connections.create({ user, provider: "fernway_fit" });
  const { status, body } = await get({ start_date: "2026-01-14", end_date: "2026-01-14" });
  expect(status).toBe(200);
  expect(Object.keys(body.groups)).toEqual(["fernway_fit"]);
  const [group] = body.groups.fernway_fit;
  expect(group.source).toMatchObject({ provider: "fernway_fit", type: "phone" });
  expect(group.data.length).toBeGreaterThan(20);
  for (const point of group.data) {
    expect(point).toMatchObject({ unit: "count" });
    expect(typeof point.value).toBe("number");
    expect(Date.parse(point.end)).toBeGreaterThan(Date.parse(point.start));
  }
});

const read = async (query: Query) => listPoints((await get(query)).body).map(({ value }) => value);

async function voltages(start_date: string, end_date: string): Promise<StepsPoint[]> {
  return (await pages({ start_date, end_date }, "next_cursor", "electrocardiogram_voltage")).flatMap(
    listPoints,
  );
}

async function listProviders(provider: string): Promise<string[]> {
  return Object.keys((await get({ start_date: "2026-01-14", provider })).body.groups).toSorted();
}

describe("the range", () => {
  beforeEach(() => {
    const seconds = ["13T23:59:59", "14T00:00:00", "14T12:00:00", "14T23:59:59", "15T00:00:00"];
    const points = seconds.map((second, value) => ({
      start: `2026-01-${second}Z`,
      end: "2026-01-15T00:00:01Z",
      value,
    }));
    mock.timeseries.replace(user, "steps", { provider: "manual", points });
  });

  it("[TS-2, TS-9] reads a start date as 00:00:00 and an end date as 23:59:59, in UTC", async () => {
    expect(await read({ start_date: "2026-01-14", end_date: "2026-01-14" })).toEqual([1, 2, 3]);
  });

  it("[TS-9] includes both bounds, to the second, and ends at the present by default", async () => {
    expect(await read({ start_date: "2026-01-13T23:59:59Z", end_date: "2026-01-15T00:00:00Z" })).toEqual([
      0, 1, 2, 3, 4,
    ]);
    expect(await read({ start_date: "2026-01-14T12:00:00.900Z" })).toEqual([2, 3, 4]);
  });

  it("[TS-9] loses and repeats no point with a fraction of a second between two days", async () => {
    mock.connections.create({ user, provider: "acme_watch" });
    const whole = await voltages("2026-01-01", "2026-01-14");
    const start = whole[0]?.start ?? "";
    const second = new Date(Date.parse(start) + 2_000);
    const before = new Date(second.getTime() - 1_000).toISOString();
    expect(whole.length).toBeGreaterThan(700);
    expect([
      ...(await voltages("2026-01-01", before)),
      ...(await voltages(second.toISOString(), "2026-01-14")),
    ]).toEqual(whole);
  });
});

it("[TS-3] the provider filter selects one provider, or all with an empty text", async () => {
  for (const provider of ["fernway_fit", "acme_watch"]) mock.connections.create({ user, provider });
  expect(await listProviders("fernway_fit")).toEqual(["fernway_fit"]);
  expect(await listProviders("")).toEqual(["acme_watch", "fernway_fit"]);
  expect(await listProviders("no_such_provider")).toEqual([]);
});

describe("pages", () => {
  const query = { start_date: "2026-01-10" };

  beforeEach(() => {
    mock = createMock({ seed: "paged", now: "2026-01-15T09:00:00Z", pageSize: 100 });
    user = mock.users.create({});
    for (const provider of ["fernway_fit", "acme_watch", "pepperleaf_ring"])
      mock.connections.create({ user, provider });
  });

  it("[TS-4] have 1,000 points unless the mock's option says otherwise", async () => {
    const standard = createMock({ seed: "usual", now: "2026-01-15T09:00:00Z" });
    user = standard.users.create({});
    standard.connections.create({ user, provider: "acme_watch" });
    mock = standard;
    const all = await pages({ start_date: "2026-01-12" }, "next_cursor", "heartrate");
    const [first, ...rest] = all.map((page) => listPoints(page).length);
    expect(first).toBe(1_000);
    expect(rest.slice(0, -1).every((count) => count === 1_000)).toBe(true);
  });

  it("[TS-4] continue with the old name of the cursor too, and next_cursor takes precedence", async () => {
    expect(await pages(query, "cursor")).toEqual(await pages(query));
    const first = await get(query);
    expect(first.body.next).toBe(first.body.next_cursor);
    const second = await get({ ...query, next_cursor: first.body.next_cursor });
    const cursors = { cursor: first.body.next_cursor, next_cursor: second.body.next_cursor };
    const third = await get({ ...query, next_cursor: second.body.next_cursor });
    expect((await get({ ...query, ...cursors })).body).toEqual(third.body);
    expect((await get({ ...query, cursor: "null", next_cursor: "null" })).body).toEqual(first.body);
  });

  it("[TS-6] reject a cursor that was changed anywhere", async () => {
    const cursor: string = (await get(query)).body.next_cursor;
    const expected = { status: 400, places: expect.stringMatching(/cursor is invalid/) };
    for (let place = 0; place < cursor.length; place += 1) {
      const other = cursor[place] === "A" ? "B" : "A";
      const next_cursor = cursor.slice(0, place) + other + cursor.slice(place + 1);
      expect(rules(await get({ ...query, next_cursor }))).toEqual(expected);
    }
    for (const next_cursor of ["nonsense", cursor.slice(1), `${cursor}=`, `${cursor}A`, "bnVsbA", "W10"])
      expect(rules(await get({ ...query, next_cursor }))).toEqual(expected);
  });

  it("[TS-6, GEN-3] reject a cursor of another query, user or team", async () => {
    const next_cursor: string = (await get(query)).body.next_cursor;
    const other = mock.users.create({});
    const team = mock.team();
    const otherUser = team.users.create({});
    const foreign: [Query, Where][] = [
      [{ ...query, start_date: "2026-01-11" }, {}],
      [{ ...query, end_date: "2026-01-12" }, {}],
      [{ ...query, provider: "fernway_fit" }, {}],
      [query, { resource: "distance" }],
      [query, { owner: other }],
      [query, { team, owner: otherUser }],
    ];
    for (const [changed, where] of foreign) {
      expect(rules(await get({ ...changed, next_cursor }, where))).toEqual({
        status: 400,
        places: expect.stringMatching(/cursor is invalid/),
      });
    }
    expect((await get({ start_date: "2026-01-10T00:00:00Z", next_cursor })).status).toBe(200);
  });
});

it("[TS-4] a cursor from after the time of a restored snapshot reads no point of that future", async () => {
  mock.connections.create({ user, provider: "acme_watch" });
  const snapshot = mock.snapshot();
  await mock.clock.advance("1d");
  const query = { start_date: "2026-01-15" };
  const next_cursor: string = (await get(query, { resource: "heartrate" })).body.next_cursor;
  const read = () => get({ ...query, next_cursor }, { resource: "heartrate" });
  expect(listPoints((await read()).body).length).toBeGreaterThan(0);
  mock.restore(snapshot);
  expect((await read()).body).toEqual({ groups: {}, next: null, next_cursor: null });
});

rejectsValues("[TS-9]", "timeseries.grouped", [["query.end_date", "2026-01-13", ""]], {
  "query.start_date": "2026-01-14",
});
