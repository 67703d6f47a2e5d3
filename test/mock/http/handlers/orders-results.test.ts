import { describe, expect, it } from "vitest";
import type { BiomarkerResult, LabResults } from "../../../../src/generated/types.ts";
import { createMockCaller, type Caller } from "./caller.ts";
import { getLabTest } from "./orders-caller.ts";

const WELLNESS = getLabTest("annual_wellness");

/** Creates an order of one lab test in a status. */
function order(
  { mock }: Caller,
  status: string,
  rest: Parameters<typeof mock.orders.create>[0] = {},
): string {
  return mock.orders.create({ lab_test_ids: [WELLNESS.id], status, ...rest }).id;
}

async function getOrderResults({ get }: Caller, id: string): Promise<LabResults> {
  const { status, body } = await get(`/v3/order/${id}/result`);
  expect(status).toBe(200);
  return body as LabResults;
}

function find({ results }: LabResults, slug: string): BiomarkerResult {
  const found = results.find((one) => one.slug === slug);
  if (found === undefined) throw new Error(`There is no result ${slug}.`);
  return found;
}

const values = ({ results }: LabResults): string[] => results.map(({ result }) => result);

const expected = new Set(
  WELLNESS.markers.flatMap((marker) => marker.expected_results.map(({ slug }) => slug)),
);

describe("results of an order", () => {
  it("[ORD-18] contain one result per measurement, with its markers and LOINC code", async () => {
    const caller = createMockCaller();
    const orderResults = await getOrderResults(caller, order(caller, "completed"));
    expect(new Set(orderResults.results.map(({ slug }) => slug))).toEqual(expected);
    expect(orderResults.missing_results).toEqual([]);
    const glucose = find(orderResults, "glucose");
    expect(glucose).toMatchObject({
      result_type: "numeric",
      type: "numeric",
      unit: "mg/dL",
      reference_range: "70-99",
    });
    expect(glucose).toMatchObject({ loinc: "2345-7", interpretation: "normal", source_interpretation: "N" });
    expect(glucose.value).toBe(Number(glucose.result));
    for (const { source_markers: sources, slug } of orderResults.results) {
      const bringing = WELLNESS.markers.filter((marker) =>
        marker.expected_results.some((one) => one.slug === slug),
      );
      expect(sources?.map(({ marker_id }) => marker_id)).toEqual(bringing.map(({ id }) => id));
    }
    expect(caller.mock.requests.violations).toEqual([]);
  });

  it("[ORD-18] use the requested types in turn; value is -1 for results that are not numeric", async () => {
    const caller = createMockCaller();
    const types = ["numeric", "comment", "range", "coded_value"];
    const { results } = await getOrderResults(caller, order(caller, "completed", { result_types: types }));
    expect(results.map(({ result_type }) => result_type)).toEqual(
      results.map((_, index) => types[index % 4]),
    );
    for (const { result_type, value, result } of results)
      expect(value).toBe(result_type === "numeric" ? Number(result) : -1);
  });

  it("use three types in turn after a simulation without types, and natural types otherwise", async () => {
    const caller = createMockCaller();
    const id = order(caller, "requisition_created");
    await caller.post(`/v3/order/${id}/test?final_status=completed.walk_in_test.completed`);
    const types = (await getOrderResults(caller, id)).results.map(({ result_type }) => result_type);
    expect(types.slice(0, 6)).toEqual(["numeric", "comment", "range", "numeric", "comment", "range"]);
    const unflagged = await getOrderResults(caller, order(caller, "completed"));
    expect(new Set(unflagged.results.map(({ result_type }) => result_type))).toEqual(new Set(["numeric"]));
  });

  it("are the same at every read and for the same seed, and differ for another seed", async () => {
    const [one, same, other] = [
      createMockCaller(),
      createMockCaller(),
      createMockCaller({ seed: "another" }),
    ];
    const orderResults = await getOrderResults(one, order(one, "completed"));
    expect(await getOrderResults(same, order(same, "completed"))).toEqual(orderResults);
    expect(values(await getOrderResults(other, order(other, "completed")))).not.toEqual(values(orderResults));
  });

  it("describe the sample in the lab's local time, and the patient", async () => {
    const caller = createMockCaller();
    const id = order(caller, "requisition_created", { patient: { dob: "1986-01-16" } });
    await caller.mock.clock.advance("2d");
    caller.mock.orders.advanceTo(id, "completed");
    const { metadata, sample_information: samples, results } = await getOrderResults(caller, id);
    const [key = "", ...others] = Object.keys(samples ?? {});
    expect(others).toEqual([]);
    const sample = samples?.[key];
    expect(new Set(results.map(({ source_sample_id }) => source_sample_id))).toEqual(new Set([key]));
    expect(sample?.date_reported).toEqual({
      timestamp: "2026-01-17T09:00:00+00:00",
      timezone_offset: expect.any(Number),
    });
    const keys = Object.keys(sample?.performing_laboratories ?? {});
    expect(new Set(results.map(({ performing_laboratory: by }) => by))).toEqual(new Set(keys));
    expect(sample?.clinical_information?.fasting).toBe(WELLNESS.fasting);
    expect(metadata).toMatchObject({ age: "40", dob: "1986-01-16", status: "final", specimen_number: key });
    expect(metadata.laboratory).toBe("Harrowgate Laboratories");
    expect(Date.parse(metadata.date_reported)).toBe(Date.parse("2026-01-17T09:00:00Z"));
    const head = await caller.get(`/v3/order/${id}/result/metadata`);
    expect(head.body).toEqual(metadata);
  });

  it("[ORD-19] can be partial first, and stay unchanged when final", async () => {
    const caller = createMockCaller();
    const id = order(caller, "partial_results");
    const partial = await getOrderResults(caller, id);
    expect(partial.metadata.status).toBe("partial");
    expect(partial.results.length).toBeLessThan(expected.size);
    await caller.mock.clock.advance("1d");
    caller.mock.orders.advanceTo(id, "completed");
    const final = await getOrderResults(caller, id);
    expect([final.metadata.status, final.results.length]).toEqual(["final", expected.size]);
    for (const { source_sample_id: _key, ...one } of partial.results)
      expect(final.results).toContainEqual(expect.objectContaining(one));
  });
});

describe("results that a test sets", () => {
  it("get their flags from the range and update the order's interpretation", async () => {
    const caller = createMockCaller();
    const id = order(caller, "completed");
    const set = (slug: string, value: number | string) =>
      caller.mock.orders.set(id, { results: [{ slug, value }] });
    expect(set("glucose", 120).interpretation).toBe("abnormal");
    expect(find(await getOrderResults(caller, id), "glucose")).toMatchObject({
      result: "120",
      value: 120,
      is_above_max_range: true,
      is_below_min_range: false,
      source_interpretation: "H",
    });
    expect(set("glucose", 40).interpretation).toBe("critical");
    expect(find(await getOrderResults(caller, id), "glucose")).toMatchObject({
      is_above_max_range: false,
      is_below_min_range: true,
      source_interpretation: "LL",
    });
    expect(set("glucose", 99).interpretation).toBe("normal");
    expect(set("glucose", ">99").interpretation).toBe("abnormal");
    expect(find(await getOrderResults(caller, id), "glucose")).toMatchObject({
      result_type: "range",
      value: -1,
    });
    expect(set("glucose", "See note.").interpretation).toBe("normal");
    expect(find(await getOrderResults(caller, id), "glucose")).toMatchObject({
      result_type: "comment",
      unit: null,
    });
  });

  it("are named by LOINC code or by a marker with one result, and appear once the lab reports", async () => {
    const caller = createMockCaller();
    const id = order(caller, "requisition_created");
    const results = [
      { loinc: "2345-7", value: 130, notes: "Drawn after lunch." },
      { marker: "tsh", result: "9.9", interpretation: "critical" as const },
      { slug: "sodium", missing: "insufficient_volume" },
    ];
    expect(caller.mock.orders.set(id, { results }).interpretation).toBeNull();
    expect((await caller.get(`/v3/order/${id}/result`)).status).toBe(404);
    expect(caller.mock.orders.advanceTo(id, "completed").interpretation).toBe("critical");
    const orderResults = await getOrderResults(caller, id);
    expect(find(orderResults, "glucose")).toMatchObject({ result: "130", notes: "Drawn after lunch." });
    expect(find(orderResults, "tsh")).toMatchObject({ result: "9.9", interpretation: "critical" });
    expect(orderResults.missing_results).toMatchObject([
      { slug: "sodium", inferred_failure_type: "insufficient_volume" },
    ]);
    expect((await caller.get(`/v3/order/${id}`)).body.has_missing_results).toBe(true);
  });

  it("reject unknown and ambiguous results and change nothing", () => {
    const caller = createMockCaller();
    const id = order(caller, "completed");
    const before = caller.mock.orders.get(id);
    const set = (marker: string) => () => caller.mock.orders.set(id, { results: [{ marker, value: 1 }] });
    expect(set("no_such_marker")).toThrow(/has no result "no_such_marker"/);
    expect(set("lipid_panel")).toThrow(/has several results/);
    expect(() => caller.mock.orders.set(id, { results: [{ value: 1 }] })).toThrow(/Name a result by/);
    expect(caller.mock.orders.get(id)).toEqual(before);
  });
});
