import { isDecodeError, isValidationError, type Marker, type MarkersListQuery } from "sanguine";
import { expect, test } from "vitest";
import { getFailure, stubbed, wire } from "../support/client.ts";
import { json } from "../support/server.ts";

const labTestId = "7f0a6f4e-52c5-4b0e-8a64-0c3c2b1d9e55";

const marker = (id: number): Marker => ({
  id,
  name: `Marker ${id}`,
  slug: `marker_${id}`,
  description: "A marker.",
  lab_id: 1,
  provider_id: String(7600 + id),
  type: id % 2 ? "biomarker" : "panel",
  unit: id % 2 ? "mg/dL" : null,
  price: "24.50",
  expected_results: [
    {
      id: 5310 + id,
      name: "Cholesterol in HDL",
      slug: "cholesterol_in_hdl",
      lab_id: 1,
      provider_id: "608",
      loinc: { id: 9, name: "Cholesterol in HDL", slug: "cholesterol_in_hdl", code: "2085-9", unit: "mg/dL" },
    },
  ],
});

/** Five markers, as a service pages them: whatever query or body the request has. */
const pagesOf = (url: string): Response => {
  const asked = new URL(url).searchParams;
  const page = Number(asked.get("page") ?? 1);
  const size = Number(asked.get("size") ?? 50);
  const markers = [1, 2, 3, 4, 5].slice((page - 1) * size, page * size).map(marker);
  return Response.json({ markers, total: 5, page, size, pages: Math.ceil(5 / size), pricing: null });
};

test("[MRK-1, GEN-5] markers come as they were sent, page after page, filters kept on each", async () => {
  const urls: string[] = [];
  const { client } = stubbed((url) => (urls.push(url), pagesOf(url)));
  const filters = {
    lab_id: [1, 2],
    lab_slug: "harrowgate_labs",
    name: "a b",
    size: 2,
  } satisfies MarkersListQuery;
  expect(await client.markers.list(filters).toArray({ limit: Infinity })).toEqual(
    [1, 2, 3, 4, 5].map(marker),
  );
  const query = "lab_id=1&lab_id=2&lab_slug=harrowgate_labs&name=a%20b&size=2";
  expect(urls.map((url) => url.split("/v3/lab_tests/markers?")[1])).toEqual([
    query,
    `${query}&page=2`,
    `${query}&page=3`,
  ]);
  const first = await client.markers.list({ lab_id: 1, size: 2 });
  expect({ total: first.total, next: first.next, pricing: first.pricing }).toEqual({
    total: 5,
    next: "2",
    pricing: null,
  });
});

test("[MRK-1, GEN-4] a kind of marker that this release has never heard of passes through", async () => {
  const odd = { ...marker(1), type: "a_kind_of_2031", added_in_2031: true };
  const { client } = await wire([json({ markers: [odd], total: 1, page: 1, size: 50 })]);
  expect((await client.markers.list()).items).toEqual([odd]);
});

test("[MRK-7] prices that were asked for are on their page", async () => {
  const pricing = { currency: "USD", data: { "1": { base_amount_minor: 2450, modifiers: null } } };
  const tests = {
    currency: "USD",
    data: { t: { pricing: { unspecified: "a_reason_of_2031" }, marker_breakdown: null } },
  };
  const { client, arrived } = await wire([
    json({ markers: [marker(1)], total: 1, page: 1, size: 50, pricing }),
    json({ data: [], next_cursor: null, pricing: tests }),
    json({ data: [], next_cursor: null }),
  ]);
  expect((await client.markers.list({ include_pricing: true })).pricing).toEqual(pricing);
  expect((await client.labTests.list({ include_pricing: true })).pricing).toEqual(tests);
  expect((await client.labTests.list()).pricing).toBeNull();
  expect(arrived.map(({ url }) => url)).toEqual([
    "/v3/lab_tests/markers?include_pricing=true",
    "/v3/lab_test?include_pricing=true",
    "/v3/lab_test",
  ]);
});

test("[MRK-5] a size out of bounds is the service's to refuse, with the bound", async () => {
  const issue = {
    type: "less_than_equal",
    loc: ["query", "size"],
    msg: "At most 100",
    input: 101,
    ctx: { le: 100 },
  };
  for (const call of ["list", "orderSet", "markers"] as const) {
    const { client, arrived } = await wire([json({ detail: [issue] }, 422)]);
    const lists = {
      list: () => client.markers.list({ page: 1, size: 101 }),
      orderSet: () => client.markers.orderSet({ lab_test_ids: [labTestId] }, { page: 1, size: 101 }),
      markers: () => client.labTests.markers(labTestId, { page: 1, size: 101 }),
    };
    const failure = await getFailure(lists[call]());
    expect(isValidationError(failure) && failure.issues).toEqual([issue]);
    expect(arrived).toHaveLength(1);
    expect(arrived[0]?.url).toMatch(/\?page=1&size=101$/);
  }
});

test("[MRK-6, MRK-5] the markers of an order set are posted for, page after page, with the same body", async () => {
  const sent: { url: string; init: RequestInit }[] = [];
  const { client } = stubbed((url, init) => (sent.push({ url, init }), pagesOf(url)));
  const body = { lab_test_ids: [labTestId], add_on: { provider_ids: ["7600"] } };
  expect(await client.markers.orderSet(body, { size: 3 }).toArray({ limit: 10 })).toEqual(
    [1, 2, 3, 4, 5].map(marker),
  );
  expect(sent.map(({ url, init }) => [init.method, new URL(url).search, init.body])).toEqual([
    ["POST", "?size=3", JSON.stringify(body)],
    ["POST", "?size=3&page=2", JSON.stringify(body)],
  ]);
});

test("[MRK-6, ERR-4] a POST that only reads is sent again after a 503", async () => {
  const responses = [new Response(null, { status: 503 })];
  const { client, clock } = stubbed((url) => responses.pop() ?? pagesOf(url));
  expect((await client.markers.orderSet({ lab_test_ids: [labTestId] })).items).toHaveLength(5);
  expect(clock.slept).toHaveLength(1);
});

test("a list stops when the service returns the same page again, and the error names the method that was used", async () => {
  const { client } = await wire([json({ markers: [marker(1)], total: 9, page: 1, size: 1 })]);
  const failure = await getFailure(client.markers.orderSet({}).toArray({ limit: Infinity }));
  expect(isDecodeError(failure) && failure.code).toBe("repeated_cursor");
  expect(failure.message).toContain("POST /v3/lab_tests/list_order_set_markers");
});
