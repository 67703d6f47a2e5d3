import { describe, expect, it } from "vitest";
import { getPresetAccounts } from "../../../../mock/catalog/labs/accounts.ts";
import { getLabTests } from "../../../../mock/catalog/labs/lab-tests.ts";
import { labs, getLabsById, specimensBySample } from "../../../../mock/catalog/labs/labs.ts";
import { indexBy } from "../../../../mock/catalog/labs/index-by.ts";
import { getAnalyte, getMarkersById } from "../../../../mock/catalog/labs/markers.ts";

const all = getLabTests();

const labTestsBySlug = () => indexBy(getLabTests(), ({ slug }) => slug);

describe("the lab tests", () => {
  it("keep the id that derives from their slug", () => {
    expect(labTestsBySlug().get("annual_wellness")?.id).toBe("db9e9ca1-c0d5-4afc-bf58-534a5c6e0bf6");
  });

  it("consist of orderable markers of their lab, each once", () => {
    for (const { slug, lab_id, markers } of all) {
      expect([slug, new Set(markers).size]).toEqual([slug, markers.length]);
      for (const marker of markers) {
        expect(getMarkersById().get(marker.id)).toBe(marker);
        expect([slug, marker.lab_id, marker.is_orderable]).toEqual([slug, lab_id, true]);
      }
    }
  });

  it("use a method and a sample of their lab, and a sample that fits the markers", () => {
    for (const { slug, lab_id, method, sample_type, markers } of all) {
      const lab = getLabsById().get(lab_id)!;
      expect(lab.collection_methods).toContain(method);
      expect(lab.sample_types).toContain(sample_type);
      const needed = markers.flatMap(({ expected_results }) => expected_results.map(getAnalyte));
      const missing = needed.filter(({ specimen }) => !specimensBySample[sample_type].includes(specimen));
      expect([slug, missing.map(({ name }) => name)]).toEqual([slug, []]);
    }
  });
});

it("the accounts of new worlds are one active and one pending account per lab, and two more with demo data", () => {
  const list = (preset: string) => getPresetAccounts().filter((account) => account.preset === preset);
  const active = list("empty").filter(({ status }) => status === "active");
  expect(active.map(({ lab_id }) => lab_id)).toEqual(labs.map(({ id }) => id));
  const others = list("empty").filter((account) => !active.includes(account));
  expect(others.map(({ status }) => status)).toEqual(["pending"]);
  expect(list("demo").map(({ status }) => status)).toEqual(["suspended", "ready_to_launch"]);
});
