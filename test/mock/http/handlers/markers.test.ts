import { describe, expect, it } from "vitest";
import type { Marker, MarkerPage } from "../../../../src/generated/types.ts";
import { createMockCaller, NOBODY } from "./caller.ts";

const PATH = "/v3/lab_tests/markers";

/** A mock, and its list of markers under a query. */
function createLister() {
  const caller = createMockCaller();
  const list = async (query = ""): Promise<MarkerPage & { total: number }> => {
    const { status, body } = await caller.get(`${PATH}?size=100${query}`);
    expect([status, body.detail]).toEqual([200, undefined]);
    return body;
  };
  return { ...caller, list };
}

const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);

describe("GET /v3/lab_tests/markers", () => {
  it("[MRK-1] returns a page of markers with all fields", async () => {
    const { get } = createMockCaller();
    const { body } = await get(PATH);
    expect(body).toMatchObject({ page: 1, size: 50, pricing: null, pages: Math.ceil(body.total / 50) });
    expect(body.markers).toHaveLength(50);
    expect(body.total).toBeGreaterThan(300);
    const panel = (await get(`${PATH}?name=Lipid%20Panel&lab_id=1`)).body.markers.find(
      (marker: Marker) => marker.name === "Lipid Panel",
    );
    expect(panel).toMatchObject({ slug: "lipid_panel", lab_id: 1, type: "panel", unit: null });
    expect(panel.price).toMatch(/^\d+\.\d\d$/);
    expect(panel.expected_results.length).toBeGreaterThan(3);
  });

  it("[MRK-2, MRK-3] filters by lab, and by part of a name or of a test code in any case", async () => {
    const { list } = createLister();
    const { markers } = await list("&lab_id=2&name=Lipid");
    expect(new Set(markers.map(({ lab_id }) => lab_id))).toEqual(new Set([2]));
    expect(await list("&lab_slug=harrowgate_labs&lab_id=2")).toEqual(await list("&lab_id=1"));
    const [marker] = markers;
    const code = marker?.provider_id ?? "";
    expect(code).toMatch(/../);
    for (const text of [code, code.toLowerCase(), code.slice(1)])
      expect(ids((await list(`&lab_id=2&name=${text}`)).markers)).toContain(marker?.id);
    expect(ids((await list("&lab_id=2&name=LIPID")).markers)).toEqual(ids(markers));
    expect((await list("&name=nowhere")).total).toBe(0);
    const whole = await list("&a_la_carte_enabled=false");
    expect(new Set(whole.markers.map((one) => one.a_la_carte_enabled))).toEqual(new Set([false]));
  });

  it("[MRK-5] divides the list into pages", async () => {
    const { list, get } = createLister();
    const [first, second] = [1, 2].map(async (page) =>
      ids((await get(`${PATH}?size=50&page=${page}`)).body.markers),
    );
    expect([...(await first!), ...(await second!)]).toEqual(ids((await list()).markers));
  });

  it("[MRK-4] applies changes of an account", async () => {
    const { list, get, mock } = createLister();
    expect(await get(`${PATH}?lab_account_id=${NOBODY}`)).toMatchObject({
      status: 404,
      body: { detail: "Lab account not found" },
    });
    const account = mock.labAccounts.create({ lab: "harrowgate_labs" });
    const query = `&lab_account_id=${account.id}`;
    const { total, markers } = await list(query);
    expect(total).toBe((await list("&lab_id=1")).total);
    mock.labAccounts.set(account, { without_markers: [markers[0]?.id ?? 0] });
    expect((await list(query)).total).toBe(total - 1);
    mock.labAccounts.set(account, { status: "suspended" });
    expect((await list(query)).total).toBe(0);
  });

  it("[MRK-7] returns prices in cents by marker when asked", async () => {
    const { list, mock } = createLister();
    const { markers, pricing } = await list("&include_pricing=true");
    expect(pricing).toEqual({
      currency: "USD",
      data: Object.fromEntries(
        markers.map(({ id, price }) => [
          String(id),
          { base_amount_minor: Number(String(price).replace(".", "")), modifiers: null },
        ]),
      ),
    });
    const id = mock.labAccounts.list()[0]?.id;
    const own = await list(`&include_pricing=true&lab_account_id=${id}`);
    expect(Object.keys(own.pricing?.data ?? {})).toEqual(own.markers.map((marker) => String(marker.id)));
    expect((await list("&include_pricing=false")).pricing).toBeNull();
  });
});

it("[MRK-4] GET /v3/lab_tests/{lab_id}/markers/{provider_id} returns the marker with a lab's test code, unless the account cannot order it", async () => {
  const { get, mock } = createMockCaller();
  const { markers } = (await get(`${PATH}?name=HFE C282Y`)).body;
  for (const marker of markers)
    expect((await get(`/v3/lab_tests/${marker.lab_id}/markers/${marker.provider_id}`)).body).toEqual(marker);
  const code = markers[0].provider_id;
  const rejected = { status: 404, body: { detail: "Marker not found" } };
  expect(await get(`/v3/lab_tests/2/markers/${code}`)).toMatchObject(rejected);
  expect(await get("/v3/lab_tests/99/markers/1")).toMatchObject(rejected);
  const [account] = mock.labAccounts.list();
  expect(await get(`/v3/lab_tests/1/markers/${code}?lab_account_id=${account?.id}`)).toMatchObject(rejected);
});

describe("POST /v3/lab_tests/list_order_set_markers", () => {
  const SET = "/v3/lab_tests/list_order_set_markers";

  it("[MRK-6] returns the markers of lab tests and add-ons, each once", async () => {
    const { get, post } = createMockCaller();
    const tests = (await get("/v3/lab_test?lab_slug=harrowgate_labs")).body.data;
    const [one, other] = ["Annual Wellness", "Metabolic at Home"].map((name) =>
      tests.find((test: { name: string }) => test.name === name),
    );
    const both = new Set([...ids(one.markers), ...ids(other.markers)]);
    expect(both.size).toBeLessThan(one.markers.length + other.markers.length);
    const added = (await get(`${PATH}?name=Ferritin&lab_id=1`)).body.markers[0];
    const set = {
      lab_test_ids: [one.id, other.id, one.id],
      add_on: { provider_ids: [added.provider_id, one.markers[0].provider_id, added.provider_id] },
    };
    const { status, body } = await post(SET, set);
    expect([status, body.total, body.page, body.size]).toEqual([200, both.size + 1, 1, 50]);
    expect(ids(body.markers)).toEqual([...both, added.id]);
    expect(body.markers.at(-1)).toEqual(added);
    const byId = { ...set, add_on: { marker_ids: [added.id, one.markers[0].id] } };
    expect((await post(SET, byId)).body).toEqual(body);
  });

  it("[MRK-4] leaves out the lab tests that the set's account cannot order", async () => {
    const { get, post, mock } = createMockCaller();
    const all = (await get("/v3/lab_test?lab_slug=harrowgate_labs")).body.data;
    const [one, other] = ["Annual Wellness", "Metabolic at Home"].map((name) =>
      all.find((test: { name: string }) => test.name === name),
    );
    const account = mock.labAccounts.create({ lab: "harrowgate_labs", without_lab_tests: [other.id] });
    const set = { lab_test_ids: [one.id, other.id], lab_account_id: account.id };
    expect(ids((await post(SET, set)).body.markers)).toEqual(ids(one.markers));
    mock.labAccounts.set(account, { without_lab_tests: [] });
    const both = [...new Set([...ids(one.markers), ...ids(other.markers)])];
    expect(ids((await post(SET, set)).body.markers)).toEqual(both);
    // One marker that cannot be ordered takes its lab tests away, and no other one.
    const own = ids(other.markers).find((id) => !ids(one.markers).includes(id)) ?? 0;
    mock.labAccounts.set(account, { without_markers: [own] });
    expect(ids((await post(SET, set)).body.markers)).toEqual(ids(one.markers));
    mock.labAccounts.set(account, { status: "suspended" });
    expect((await post(SET, set)).body).toMatchObject({ markers: [], total: 0 });
  });

  it("[MRK-4] leaves out what the account excludes by default, and what another lab adds", async () => {
    const { get, post, mock } = createMockCaller();
    const { body } = await get("/v3/lab_test?lab_slug=harrowgate_labs&name=Employment Drug Screen");
    const markers = await Promise.all([1, 2].map((lab) => get(`${PATH}?lab_id=${lab}`)));
    const marker_ids = markers.map((response) => response.body.markers[0].id);
    const set = { lab_test_ids: ids(body.data), add_on: { marker_ids } };
    expect((await post(SET, set)).body.total).toBeGreaterThan(2);
    const own = { ...set, lab_account_id: mock.labAccounts.list()[0]?.id };
    expect(ids((await post(SET, own)).body.markers)).toEqual([marker_ids[0]]);
    const { id: lab_account_id } = mock.labAccounts.create({ lab: "harrowgate_labs" });
    const { body: plain } = await post(SET, { add_on: { marker_ids }, lab_account_id });
    expect(ids(plain.markers)).toEqual([marker_ids[0]]);
  });
});
