import type { LabTestsListQuery } from "../../../src/generated/types.ts";
import type { LabTest } from "../../catalog/labs/lab-tests.ts";
import { labsBySlug } from "../../catalog/labs/labs.ts";

/** What both lists of lab tests are asked by. */
export type LabTestFilter = Omit<LabTestsListQuery, "lab_test_limit" | "next_cursor" | "include_pricing">;

function wayOf(test: LabTest): "auto" | "manual" {
  return test.auto_generated ? "auto" : "manual";
}

/** Whether a lab test fits every filter: undefined and null let everything through. */
export function fits(test: LabTest, filter: LabTestFilter): boolean {
  const { generation_method, lab_slug, collection_method, status, marker_ids, provider_ids, name } = filter;
  const way = generation_method ?? "manual";
  if (way !== "all" && wayOf(test) !== way) return false;
  if (lab_slug != null && labsBySlug().get(lab_slug)?.id !== test.lab_id) return false;
  if (collection_method != null && test.method !== collection_method) return false;
  if (status != null && test.status !== status) return false;
  if (name != null && !test.name.toLowerCase().includes(name.toLowerCase())) return false;
  return (
    (marker_ids ?? []).every((id) => test.markers.some((marker) => marker.id === id)) &&
    (provider_ids ?? []).every((code) => test.markers.some((marker) => marker.provider_id === code))
  );
}
