import type { LabTestsListQuery } from "../../../src/generated/types.ts";
import type { LabTest } from "../../catalog/labs/lab-tests.ts";
import { getLabsBySlug } from "../../catalog/labs/labs.ts";

/** The filters and the order that both lists of lab tests take. */
export type LabTestFilter = Omit<LabTestsListQuery, "lab_test_limit" | "next_cursor" | "include_pricing">;

/** Checks whether a lab test matches every filter. An undefined or null filter matches everything. */
export function matchesFilter(test: LabTest, filter: LabTestFilter): boolean {
  const { generation_method, lab_slug, collection_method, status, marker_ids, provider_ids, name } = filter;
  const method = generation_method ?? "manual";
  if (method !== "all" && method !== (test.auto_generated ? "auto" : "manual")) return false;
  if (lab_slug != null && getLabsBySlug().get(lab_slug)?.id !== test.lab_id) return false;
  if (collection_method != null && test.method !== collection_method) return false;
  if (status != null && test.status !== status) return false;
  if (name != null && !test.name.toLowerCase().includes(name.toLowerCase())) return false;
  return (
    (marker_ids ?? []).every((id) => test.markers.some((marker) => marker.id === id)) &&
    (provider_ids ?? []).every((code) => test.markers.some((marker) => marker.provider_id === code))
  );
}
