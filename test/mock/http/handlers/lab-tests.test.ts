import { describe, expect, it } from "vitest";
import type { LabTest } from "../../../../src/generated/types.ts";
import { createMockCaller, NOBODY } from "./caller.ts";

const PATH = "/v3/lab_test";

/** A mock, and all lab tests of its list under a query. */
function createLister() {
  const caller = createMockCaller();
  const list = async (query = ""): Promise<LabTest[]> => {
    const { status, body } = await caller.get(`${PATH}?lab_test_limit=1000${query}`);
    expect([status, body.next_cursor]).toEqual([200, null]);
    return body.data;
  };
  return { ...caller, list };
}

const ids = (tests: readonly LabTest[]) => tests.map(({ id }) => id);

describe("GET /v3/lab_test", () => {
  it("[LT-1] pages through every lab test once by lab_test_limit and next_cursor", async () => {
    const { get, list } = createLister();
    const all = await list("&generation_method=all");
    expect(all).toHaveLength(40);
    const walked: LabTest[] = [];
    let cursor: string | null = null;
    do {
      const from: string = cursor === null ? "" : `&next_cursor=${cursor}`;
      const { status, body } = await get(`${PATH}?lab_test_limit=8&generation_method=all${from}`);
      expect(status).toBe(200);
      // The last page is full, and still there is none after it.
      expect(body.data).toHaveLength(8);
      walked.push(...body.data);
      cursor = body.next_cursor;
    } while (cursor !== null);
    expect(walked).toEqual(all);
  });

  it("[LT-1, GEN-3] rejects a changed cursor, and one of another query or team", async () => {
    const { get, as, mock } = createLister();
    const { next_cursor: cursor } = (await get(`${PATH}?lab_test_limit=3`)).body;
    const request = async (query: string) => (await get(`${PATH}?${query}`)).status;
    expect(await request(`lab_test_limit=9&next_cursor=${cursor}`)).toBe(200);
    expect(await request(`next_cursor=${cursor}&order_direction=asc&generation_method=manual`)).toBe(200);
    for (const text of [cursor.slice(1), "x", "%F0%9F%98%80", `${cursor}A`])
      expect(await request(`next_cursor=${text}`)).toBe(400);
    for (const other of [
      "name=a",
      "order_key=price",
      "order_direction=desc",
      "status=active",
      "generation_method=all",
    ])
      expect(await request(`next_cursor=${cursor}&${other}`)).toBe(400);
    expect((await as(mock.team()).get(`${PATH}?next_cursor=${cursor}`)).status).toBe(400);
    expect((await get(`${PATH}?lab_test_limit=3&next_cursor=null`)).body.next_cursor).toBe(cursor);
  });

  it("[LT-1] sorts by price in both directions", async () => {
    const { list } = createLister();
    const prices = async (direction: string) =>
      (await list(`&order_key=price&order_direction=${direction}`)).map(({ price }) => price);
    const up = await prices("asc");
    expect(up).toEqual(up.toSorted((a, b) => a - b));
    expect(new Set(up).size).toBeGreaterThan(5);
    expect(await prices("desc")).toEqual(up.toReversed());
  });

  it("[LT-4] leaves out lab tests that an account cannot order", async () => {
    const { list, get, mock } = createLister();
    const [account] = mock.labAccounts.list();
    const all = await list("&lab_slug=harrowgate_labs");
    const own = await list(`&lab_account_id=${account?.id}`);
    const missing = all.filter((test) => !ids(own).includes(test.id)).map(({ name }) => name);
    expect(missing.toSorted()).toEqual(["Employment Drug Screen"]);
    expect(own.every(({ lab }) => lab?.slug === "harrowgate_labs")).toBe(true);
    expect(await list(`&lab_account_id=${account?.id}&lab_slug=spotwell_home`)).toEqual([]);
    expect((await get(`${PATH}?lab_account_id=${NOBODY}`)).status).toBe(404);
    const excluded = all.find(({ name }) => name === "Employment Drug Screen");
    const query = `?lab_account_id=${account?.id}`;
    for (const path of [`/v3/lab_tests/${excluded?.id}`, `/v3/lab_tests/${excluded?.id}/markers`]) {
      expect((await get(path)).status).toBe(200);
      expect((await get(path + query)).status).toBe(404);
      expect((await get(`${path}?lab_account_id=${NOBODY}`)).status).toBe(404);
    }
  });

  it("[MRK-7] returns prices in cents by lab test when asked", async () => {
    const { get, mock } = createLister();
    const id = mock.labAccounts.list()[1]?.id;
    const { data, pricing } = (
      await get(`${PATH}?include_pricing=true&lab_account_id=${id}&lab_test_limit=2`)
    ).body;
    expect(pricing.currency).toBe("USD");
    expect(Object.keys(pricing.data)).toEqual(data.map((test: LabTest) => test.id));
    for (const test of data) {
      const { pricing: own, marker_breakdown } = pricing.data[test.id];
      expect(own).toEqual({ base_amount_minor: Math.round(test.price * 100), modifiers: null });
      expect(Object.keys(marker_breakdown)).toEqual(
        test.markers
          .map((marker: { id: number }) => String(marker.id))
          .toSorted((a: string, b: string) => Number(a) - Number(b)),
      );
    }
  });
});

it("[LT-2] another operation lists all lab tests in one array, with the same filters", async () => {
  const { get, list } = createLister();
  expect((await get("/v3/lab_tests")).body).toEqual(await list());
  const query = "generation_method=all&name=kit&order_key=price&order_direction=desc";
  expect((await get(`/v3/lab_tests?${query}`)).body).toEqual(await list(`&${query}`));
});
