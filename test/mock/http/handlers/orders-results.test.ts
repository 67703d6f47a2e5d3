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

const expected = new Set(
  WELLNESS.markers.flatMap((marker) => marker.expected_results.map(({ slug }) => slug)),
);

describe("results of an order", () => {
  it("[ORD-18] contain one result per measurement, with its markers and LOINC code", async () => {
    const caller = createMockCaller();
    const orderResults = await getOrderResults(caller, order(caller, "completed"));
    expect(new Set(orderResults.results.map(({ slug }) => slug))).toEqual(expected);
    expect(orderResults.missing_results).toEqual([]);
    expect(orderResults.metadata.account_id).toBe("HG-204410");
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

  it.each([
    [["annual_wellness"], true, null, null],
    [["thyroid_complete"], false, ["E11.9", "R53.83"], "E11.9, R53.83"],
    [["thyroid_complete", "annual_wellness"], true, null, null],
  ])(
    "say whether the patient had to fast, and the diagnoses: %j",
    (slugs, fasting, icd_codes, information) => {
      const { mock } = createMockCaller();
      const lab_test_ids = slugs.map((slug) => getLabTest(slug).id);
      const { sample_information } = mock.orders.results(
        mock.orders.create({ lab_test_ids, status: "completed", icd_codes }),
      );
      const found = Object.values(sample_information ?? {});
      expect(found.length).toBeGreaterThan(0);
      for (const one of found) expect(one.clinical_information).toMatchObject({ fasting, information });
    },
  );

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
