import type { LabTestsListLegacyQuery, LabTestsListQuery } from "../../../src/generated/types.ts";
import type { LabTest } from "../../catalog/labs/lab-tests.ts";
import { getLabsBySlug } from "../../catalog/labs/labs.ts";
import { createFilter } from "../query.ts";

/** The filters, the account and the order that lists of lab tests take. */
export type LabTestFilter = Omit<
  LabTestsListQuery & LabTestsListLegacyQuery,
  "lab_test_limit" | "next_cursor" | "include_pricing"
>;

/** Checks whether a lab test matches every filter. An undefined or null filter matches everything. */
export const matchesFilter = createFilter<
  LabTest,
  Omit<LabTestFilter, "lab_account_id" | "order_key" | "order_direction">
>({
  generation_method: (test, method) =>
    method === "all" || method === (test.auto_generated ? "auto" : "manual"),
  lab_slug: (test, slug) => getLabsBySlug().get(slug)?.id === test.lab_id,
  collection_method: (test, method) => test.method === method,
  status: (test, status) => test.status === status,
  name: (test, name) => test.name.toLowerCase().includes(name.toLowerCase()),
  marker_ids: (test, ids) => ids.every((id) => test.markers.some((marker) => marker.id === id)),
  provider_ids: (test, codes) =>
    codes.every((code) => test.markers.some((marker) => marker.provider_id === code)),
});
