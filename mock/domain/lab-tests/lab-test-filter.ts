import type { LabTestsListQuery } from "../../../src/generated/types.ts";
import type { LabTest } from "../../catalog/labs/lab-tests.ts";
import { getLabsBySlug } from "../../catalog/labs/labs.ts";

/** The filters and the order that both lists of lab tests take. */
export type LabTestFilter = Omit<LabTestsListQuery, "lab_test_limit" | "next_cursor" | "include_pricing">;

type Matcher<Name extends keyof LabTestFilter> = (
  test: LabTest,
  value: NonNullable<LabTestFilter[Name]>,
) => boolean;

/** Parameters that `listLabTests` reads itself. */
type ListOption = "lab_account_id" | "order_key" | "order_direction";

type FilterName = Exclude<keyof LabTestFilter, ListOption>;

/** The filter of each query parameter. */
const matchers: { readonly [Name in FilterName]: Matcher<Name> } = {
  generation_method: (test, method) =>
    method === "all" || method === (test.auto_generated ? "auto" : "manual"),
  lab_slug: (test, slug) => getLabsBySlug().get(slug)?.id === test.lab_id,
  collection_method: (test, method) => test.method === method,
  status: (test, status) => test.status === status,
  name: (test, name) => test.name.toLowerCase().includes(name.toLowerCase()),
  marker_ids: (test, ids) => ids.every((id) => test.markers.some((marker) => marker.id === id)),
  provider_ids: (test, codes) =>
    codes.every((code) => test.markers.some((marker) => marker.provider_id === code)),
};

function matches<Name extends FilterName>(test: LabTest, name: Name, value: LabTestFilter[Name]): boolean {
  const matcher: Matcher<Name> = matchers[name];
  return value == null || matcher(test, value);
}

const names = Object.keys(matchers) as FilterName[];

/** Checks whether a lab test matches every filter. An undefined or null filter matches everything, but `generation_method` is `manual` by default. */
export function matchesFilter(test: LabTest, filter: LabTestFilter): boolean {
  const complete = { ...filter, generation_method: filter.generation_method ?? "manual" };
  return names.every((name) => matches(test, name, complete[name]));
}
