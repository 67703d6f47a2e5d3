import * as fc from "../support/fast-check.ts";
import { describe, expect, it } from "vitest";
import { getAccountTemplates } from "../../mock/catalog/labs/accounts.ts";
import { getLabTests, type LabTest } from "../../mock/catalog/labs/lab-tests.ts";
import { labs, getLabsBySlug } from "../../mock/catalog/labs/labs.ts";
import { getMarkers, type Marker } from "../../mock/catalog/labs/markers.ts";
import type { LabTest as ShownTest, LabTestPage, MarkerPage } from "../../src/generated/types.ts";
import { createMockCaller } from "../mock/http/handlers/caller.ts";

/** Serializes the same query as a query string; undefined omits a filter, a list repeats it. */
function serializeQuery(filters: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) query.append(name, String(one));
  }
  return query.toString();
}

const some = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

/** Generates texts that markers and lab tests contain: names, codes and parts of them, in any case, and others. */
function generateTexts(words: readonly string[]): fc.Arbitrary<string> {
  const stretch = fc
    .tuple(fc.constantFrom(...words), fc.nat(20), fc.integer({ min: 1, max: 8 }))
    .map(([word, from, length]) => word.slice(from % word.length).slice(0, length));
  const any = fc.oneof(stretch, fc.constantFrom(...words), fc.string({ minLength: 1, maxLength: 4 }));
  return fc
    .tuple(any, fc.boolean())
    .map(([text, upper]) => (upper ? text.toUpperCase() : text))
    .filter((text) => text !== "null" && text.trim() === text && text !== "");
}

const slugs = labs.map(({ slug }) => slug);
/** Templates of a new world's accounts in their order, and an index without an account. */
const templates = getAccountTemplates().filter(({ preset }) => preset === "empty");
const accountPlace = some(fc.nat(templates.length - 1));

const holds = (text: string, part: string): boolean => text.toLowerCase().includes(part.toLowerCase());

describe("the lists of the lab catalog", () => {
  it("[MRK-2, MRK-3, MRK-4, MRK-5] contain the markers that a plain filter selects, page by page", async () => {
    const { get, mock } = createMockCaller();
    const accounts = mock.labAccounts.list();
    const filterArbitrary = fc.record({
      lab_id: some(fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 3 })),
      lab_slug: some(fc.constantFrom(...slugs, "nowhere")),
      name: some(generateTexts(getMarkers().flatMap(({ name, provider_id }) => [name, provider_id]))),
      a_la_carte_enabled: some(fc.boolean()),
      place: accountPlace,
      page: fc.integer({ min: 1, max: 4 }),
      size: fc.integer({ min: 1, max: 100 }),
    });
    const check = async ({
      place,
      page,
      size,
      ...filters
    }: typeof filterArbitrary extends fc.Arbitrary<infer V> ? V : never) => {
      const template = place === undefined ? undefined : templates[place];
      const fits = (marker: Marker): boolean =>
        marker.is_orderable &&
        (template === undefined || template.marker_ids.has(marker.id)) &&
        (filters.lab_slug === undefined
          ? filters.lab_id === undefined || filters.lab_id.includes(marker.lab_id)
          : getLabsBySlug().get(filters.lab_slug)?.id === marker.lab_id) &&
        (filters.name === undefined ||
          holds(marker.name, filters.name) ||
          holds(marker.provider_id, filters.name)) &&
        (filters.a_la_carte_enabled === undefined ||
          marker.a_la_carte_enabled === filters.a_la_carte_enabled);
      const expected = getMarkers().filter(fits);
      const account = place === undefined ? undefined : accounts[place]?.id;
      const query = serializeQuery({ ...filters, lab_account_id: account, page, size });
      const { status, body }: { status: number; body: MarkerPage } = await get(
        `/v3/lab_tests/markers?${query}`,
      );
      expect([status, body.total, body.pages]).toEqual([
        200,
        expected.length,
        Math.ceil(expected.length / size),
      ]);
      expect(body.markers).toEqual(expected.slice((page - 1) * size, page * size));
    };
    await fc.assert(fc.asyncProperty(filterArbitrary, check), { numRuns: fc.repeat(60) });
    expect(mock.requests.violations).toEqual([]);
  });

  it("[LT-1, LT-4] page through the lab tests that a plain filter and sort select, with any page size", async () => {
    const { get, mock } = createMockCaller();
    const accounts = mock.labAccounts.list();
    const known = getLabTests().flatMap(({ markers: own }) => own);
    const filterArbitrary = fc.record({
      generation_method: some(fc.constantFrom("auto", "manual", "all")),
      lab_slug: some(fc.constantFrom(...slugs, "nowhere")),
      collection_method: some(
        fc.constantFrom("testkit", "walk_in_test", "at_home_phlebotomy", "on_site_collection"),
      ),
      status: some(fc.constantFrom("active", "pending_approval", "inactive")),
      marker_ids: some(
        fc.array(fc.constantFrom(...known.map(({ id }) => id)), { minLength: 1, maxLength: 2 }),
      ),
      provider_ids: some(
        fc.array(fc.constantFrom(...known.map(({ provider_id }) => provider_id)), {
          minLength: 1,
          maxLength: 2,
        }),
      ),
      name: some(generateTexts(getLabTests().map(({ name }) => name))),
      order_key: some(fc.constantFrom("price" as const, "created_at" as const, "updated_at" as const)),
      order_direction: some(fc.constantFrom("asc", "desc")),
      place: accountPlace,
      limit: fc.integer({ min: 1, max: 45 }),
    });
    const check = async ({
      place,
      limit,
      ...filters
    }: typeof filterArbitrary extends fc.Arbitrary<infer V> ? V : never) => {
      const template = place === undefined ? undefined : templates[place];
      const way = filters.generation_method ?? "manual";
      const fits = (test: LabTest): boolean =>
        (template === undefined || template.lab_test_ids.has(test.id)) &&
        (way === "all" || test.auto_generated === (way === "auto")) &&
        (filters.lab_slug === undefined || getLabsBySlug().get(filters.lab_slug)?.id === test.lab_id) &&
        (filters.collection_method === undefined || test.method === filters.collection_method) &&
        (filters.status === undefined || test.status === filters.status) &&
        (filters.marker_ids ?? []).every((id) => test.markers.some((marker) => marker.id === id)) &&
        (filters.provider_ids ?? []).every((code) =>
          test.markers.some(({ provider_id }) => provider_id === code),
        ) &&
        (filters.name === undefined || holds(test.name, filters.name));
      const key = filters.order_key ?? "created_at";
      const sorted = getLabTests()
        .filter(fits)
        .toSorted((one, other) => {
          if (one[key] !== other[key]) return one[key] < other[key] ? -1 : 1;
          return one.created_at + one.id < other.created_at + other.id ? -1 : 1;
        });
      if (filters.order_direction === "desc") sorted.reverse();
      const account = place === undefined ? undefined : accounts[place]?.id;
      const walked: ShownTest[] = [];
      let cursor: string | undefined;
      do {
        const query = serializeQuery({
          ...filters,
          lab_account_id: account,
          lab_test_limit: limit,
          next_cursor: cursor,
        });
        const { status, body }: { status: number; body: LabTestPage } = await get(`/v3/lab_test?${query}`);
        expect(status).toBe(200);
        walked.push(...body.data);
        cursor = body.next_cursor ?? undefined;
        expect(body.data.length).toBe(
          cursor === undefined ? sorted.length - (walked.length - body.data.length) : limit,
        );
      } while (cursor !== undefined);
      expect(walked.map(({ id }) => id)).toEqual(sorted.map(({ id }) => id));
      // The deprecated list has no account filter.
      const legacy: ShownTest[] = (await get(`/v3/lab_tests?${serializeQuery(filters)}`)).body;
      const inReach = ({ id }: ShownTest): boolean => template === undefined || template.lab_test_ids.has(id);
      expect(legacy.filter(inReach)).toEqual(walked);
    };
    await fc.assert(fc.asyncProperty(filterArbitrary, check), { numRuns: fc.repeat(60) });
    expect(mock.requests.violations).toEqual([]);
  });

  it("[MRK-6] return an order set as the union of its parts, each marker once", async () => {
    const { get, post } = createMockCaller();
    const tests: ShownTest[] = (await get("/v3/lab_tests?generation_method=all")).body;
    const orderable = getMarkers().filter(({ is_orderable }) => is_orderable);
    const filterArbitrary = fc.record({
      chosen: fc.array(fc.constantFrom(...tests), { maxLength: 4 }),
      added: fc.array(fc.constantFrom(...orderable), { maxLength: 4 }),
      page: fc.integer({ min: 1, max: 3 }),
      size: fc.integer({ min: 1, max: 12 }),
    });
    await fc.assert(
      fc.asyncProperty(filterArbitrary, async ({ chosen, added, page, size }) => {
        const ids = [...chosen.flatMap((test) => test.markers ?? []), ...added].map(({ id }) => id);
        const expected = [...new Set(ids)];
        const set = {
          lab_test_ids: chosen.map(({ id }) => id),
          add_on: { marker_ids: added.map(({ id }) => id) },
        };
        const path = `/v3/lab_tests/list_order_set_markers?page=${page}&size=${size}`;
        const { body }: { body: MarkerPage } = await post(path, set);
        expect(body.total).toBe(expected.length);
        expect(body.markers.map(({ id }) => id)).toEqual(expected.slice((page - 1) * size, page * size));
      }),
    );
  });
});
