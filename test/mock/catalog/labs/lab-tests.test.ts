import { describe, expect, it } from "vitest";
import { accountRows, belongsToPreset } from "../../../../mock/catalog/labs/account-rows.ts";
import { getAccountTemplates, getAccountTemplatesByKey } from "../../../../mock/catalog/labs/accounts.ts";
import { billTypes } from "../../../../mock/catalog/labs/billing.ts";
import { getLabTests, getLabTestsById } from "../../../../mock/catalog/labs/lab-tests.ts";
import { labs, getLabsById, specimensBySample } from "../../../../mock/catalog/labs/labs.ts";
import { indexBy } from "../../../../mock/catalog/labs/index-by.ts";
import { getAnalyte, getMarkersById, getMarkersByLab } from "../../../../mock/catalog/labs/markers.ts";
import { usStates } from "../../../../mock/catalog/geo/states.ts";

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

describe("the account templates", () => {
  const empty = getAccountTemplates().filter((account) => belongsToPreset(account, "empty"));

  it("are one active and one pending account per lab, and two more with demo data", () => {
    const active = empty.filter(({ status }) => status === "active");
    expect(active.map(({ lab_id }) => lab_id)).toEqual(labs.map(({ id }) => id));
    expect(empty.filter(({ status }) => status !== "active").map(({ status }) => status)).toEqual([
      "pending",
    ]);
    const more = getAccountTemplates().filter(
      (account) => belongsToPreset(account, "demo") && !empty.includes(account),
    );
    expect(more.map(({ status }) => status).toSorted()).toEqual(["ready_to_launch", "suspended"]);
    expect(getAccountTemplatesByKey().size).toBe(getAccountTemplates().length);
  });

  it("allow billing types in the fifty states, only where the lab does", () => {
    for (const { lab_id, allowed_billing } of getAccountTemplates()) {
      const lab = getLabsById().get(lab_id)!;
      expect(Object.keys(allowed_billing).length).toBeGreaterThan(0);
      for (const type of billTypes) {
        const states = allowed_billing[type] ?? [];
        expect(allowed_billing[type]).not.toEqual([]);
        expect(
          states.filter((state) => !lab.billing[type].includes(state) || !usStates.includes(state)),
        ).toEqual([]);
      }
    }
  });

  it("can order markers and lab tests of their lab, and some not all of them", () => {
    for (const { key, lab_id, marker_ids, lab_test_ids } of getAccountTemplates()) {
      const orderable = new Set(
        getMarkersByLab()
          .get(lab_id)!
          .map(({ id }) => id),
      );
      expect([...marker_ids].filter((id) => !orderable.has(id))).toEqual([]);
      const excluded = accountRows.find((row) => row.key === key)!.without_markers.length;
      expect([key, orderable.size - marker_ids.size]).toEqual([key, excluded]);
      for (const id of lab_test_ids) {
        const test = getLabTestsById().get(id)!;
        expect(test.lab_id).toBe(lab_id);
        expect(test.markers.filter((marker) => !marker_ids.has(marker.id))).toEqual([]);
      }
    }
    const main = getAccountTemplatesByKey().get("harrowgate_main")!;
    expect(main.lab_test_ids).not.toContain(labTestsBySlug().get("employment_drug_screen")!.id);
    expect(main.lab_test_ids).toContain(labTestsBySlug().get("annual_wellness")!.id);
    const second = getAccountTemplatesByKey().get("pinemoor_main")!;
    expect(second.lab_test_ids).not.toContain(labTestsBySlug().get("heavy_metals")!.id);
  });
});
