import type { OrderSet } from "../../../../src/generated/types.ts";
import type { CollectionMethod } from "../../../catalog/labs/lab.ts";
import { getLab } from "../../../catalog/labs/labs.ts";
import type { LabTest } from "../../../catalog/labs/lab-tests.ts";
import type { Marker } from "../../../catalog/labs/markers.ts";
import { getAddedMarkers, getOrderSetLabTests, listMeasuredMarkers } from "../../markers/order-set.ts";
import { createBadRequestError } from "../../service-error.ts";

export interface SelectionInput {
  readonly order_set?: OrderSet | null;
  /** The deprecated way to name one lab test. */
  readonly lab_test_id?: string | null;
  readonly collection_method?: string | null;
}

/** The resolved tests and markers of an order, from one lab and by one collection method. */
export interface Selection {
  readonly lab_id: number;
  readonly method: CollectionMethod;
  readonly tests: readonly LabTest[];
  readonly added: readonly Marker[];
  /** All measured markers, without duplicates. */
  readonly markers: readonly Marker[];
}

/**
 * Resolves what a request orders.
 * @param accountLab lab of the account that the request names; codes without a lab test belong to it
 * @throws ServiceError 400 when something cannot be ordered, or not together
 */
export function resolveSelection(input: SelectionInput, accountLab?: number): Selection {
  const set = getOrderSet(input);
  assertAddOn(set, input);
  const describe = (index: number): string =>
    input.lab_test_id == null ? `lab_test_ids: number ${index + 1}` : "lab_test_id";
  const listed = getOrderSetLabTests(set.lab_test_ids ?? [], describe);
  for (const [index, { status }] of listed.entries())
    if (status !== "active") throw createBadRequestError(`${describe(index)} is not active.`);
  const tests = removeDuplicates(listed);
  const labIds = new Set(tests.map(({ lab_id }) => lab_id));
  if (labIds.size === 0 && accountLab !== undefined) labIds.add(accountLab);
  const added = removeDuplicates(getAddedMarkers(set, labIds));
  for (const [index, { a_la_carte_enabled: orderable }] of added.entries()) {
    if (!orderable)
      throw createBadRequestError(`add_on: number ${index + 1} can only be ordered as part of a lab test.`);
  }
  const lab_id = getSingleLab(tests, added);
  const method = resolveMethod(tests, input.collection_method ?? null, lab_id, added.length > 0);
  return { lab_id, method, tests, added, markers: listMeasuredMarkers(tests, added) };
}

const removeDuplicates = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/** Returns the order set of a request, however the request names it. */
function getOrderSet({ order_set, lab_test_id }: SelectionInput): OrderSet {
  if (order_set != null && lab_test_id != null)
    throw createBadRequestError("Give either order_set or lab_test_id, not both. lab_test_id is deprecated.");
  if (lab_test_id != null) return { lab_test_ids: [lab_test_id] };
  if (order_set == null) throw createBadRequestError("order_set is missing.");
  if ((order_set.lab_test_ids ?? []).length === 0 && order_set.add_on == null)
    throw createBadRequestError("order_set is empty: give lab_test_ids, an add_on, or both.");
  return order_set;
}

function assertAddOn({ add_on }: OrderSet, { collection_method }: SelectionInput): void {
  if (add_on == null) return;
  const ids = add_on.marker_ids ?? [];
  const codes = add_on.provider_ids ?? [];
  if (ids.length + codes.length === 0)
    throw createBadRequestError("add_on is empty: give marker_ids or provider_ids.");
  if (collection_method == null)
    throw createBadRequestError("collection_method is missing: an add_on requires it.");
  if (collection_method === "testkit")
    throw createBadRequestError(
      "collection_method cannot be testkit with an add_on: nothing can be added to a test kit.",
    );
}

function getSingleLab(tests: readonly LabTest[], added: readonly Marker[]): number {
  const [first, ...others] = new Set([...tests, ...added].map(({ lab_id }) => lab_id));
  if (others.length > 0)
    throw createBadRequestError("order_set: all tests and markers must belong to one lab.");
  // An order set that names nothing is rejected before.
  return first!;
}

function resolveMethod(
  tests: readonly LabTest[],
  requested: string | null,
  labId: number,
  withMarkers: boolean,
): CollectionMethod {
  const [first, ...others] = new Set(tests.map(({ method }) => method));
  if (others.length > 0)
    throw createBadRequestError("lab_test_ids: all lab tests must have the same collection method.");
  if (first !== undefined) {
    if (first === "testkit" && withMarkers) {
      throw createBadRequestError("add_on: nothing can be added to a test kit.");
    }
    if (requested !== null && requested !== first) {
      throw createBadRequestError(`collection_method must be that of the lab tests, ${first}.`);
    }
    return first;
  }
  const offered = getLab(labId).collection_methods;
  const method = offered.find((candidate) => candidate === requested);
  if (method !== undefined) return method;
  throw createBadRequestError(`collection_method: the lab offers ${offered.join(", ")}.`);
}
