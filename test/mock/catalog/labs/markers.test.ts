import { describe, expect, it } from "vitest";
import { specimensBySample, getLabsById } from "../../../../mock/catalog/labs/labs.ts";
import {
  getAnalyte,
  findMarkerByCode,
  getMarkers,
  getMarkersByCode,
  getMarkersById,
  getMarkersByName,
} from "../../../../mock/catalog/labs/markers.ts";
import { indexBy } from "../../../../mock/catalog/labs/index-by.ts";
import { getPanels } from "../../../../mock/catalog/labs/panels.ts";

const all = getMarkers();
const panelsByName = indexBy(getPanels(), ({ name }) => name);
const biomarkers = all.filter(({ type }) => type === "biomarker");
const grouped = all.filter(({ type }) => type === "panel");

describe("the markers", () => {
  it("have unique ids, and unique test codes at each lab", () => {
    expect(getMarkersById().size).toBe(all.length);
    const wrong = all.filter(
      ({ id, lab_id, provider_id }) =>
        !Number.isSafeInteger(id) ||
        findMarkerByCode(lab_id, provider_id)?.id !== id ||
        getMarkersById().get(id)?.lab_id !== lab_id,
    );
    expect(wrong).toEqual([]);
    expect(findMarkerByCode(1, "nothing")).toBeUndefined();
    expect(findMarkerByCode(99, all[0]!.provider_id)).toBeUndefined();
    expect([...getMarkersByCode().values()].reduce((sum, codes) => sum + codes.size, 0)).toBe(all.length);
  });

  it("are measured in a specimen that a sample of the lab yields", () => {
    const wrong = all.filter(({ lab_id, expected_results }) => {
      const yielded = new Set(
        getLabsById()
          .get(lab_id)!
          .sample_types.flatMap((sample) => specimensBySample[sample]),
      );
      return !expected_results.every((result) => yielded.has(getAnalyte(result).specimen));
    });
    expect(wrong).toEqual([]);
  });

  it("give a biomarker its own analyte, and a panel its members", () => {
    const own = biomarkers.map(({ expected_results }) =>
      expected_results.map(({ id, name, required, loinc }) => ({ id, name, required, unit: loinc.unit })),
    );
    expect(own).toEqual(biomarkers.map(({ id, name, unit }) => [{ id, name, required: true, unit }]));
    for (const { name, unit, lab_id, expected_results } of grouped) {
      expect(unit).toBeNull();
      expect(expected_results.map((result) => result.name)).toEqual(
        panelsByName.get(name)!.members.map((member) => member.name),
      );
      for (const result of expected_results)
        expect(getMarkersById().get(result.id)).toMatchObject({ lab_id, provider_id: result.provider_id });
    }
    expect(grouped.some(({ expected_results }) => expected_results.some(({ required }) => !required))).toBe(
      true,
    );
  });

  it("have questions of each type, with choices only where the type has them", () => {
    const questions = all.flatMap(({ aoe }) => aoe?.questions ?? []);
    expect(new Set(questions.map(({ type }) => type))).toEqual(
      new Set(["choice", "text", "numeric", "multi_choice"]),
    );
    for (const { type, answers: choices, default: fallback } of questions) {
      expect(choices.length > 1).toBe(type === "choice" || type === "multi_choice");
      expect([...choices.map(({ value }) => value), null]).toContain(fallback);
      expect(new Set(choices.map(({ id }) => id)).size).toBe(choices.length);
    }
    for (const { aoe } of all) {
      const sequence = (aoe?.questions ?? []).map((question) => question.sequence);
      expect(sequence).toEqual(sequence.map((_, at) => at + 1));
    }
    expect(getMarkersByName().get(1)?.get("Lithium")?.aoe?.questions).toHaveLength(2);
    expect(getMarkersByName().get(1)?.get("Glucose")?.aoe).toBeNull();
  });
});
