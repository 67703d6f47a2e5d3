import type { OrderSet } from "../../../../src/generated/types.ts";
import type { CollectionMethod } from "../../../catalog/labs/lab.ts";
import { getLabsById } from "../../../catalog/labs/labs.ts";
import type { LabTest } from "../../../catalog/labs/lab-tests.ts";
import type { Marker } from "../../../catalog/labs/markers.ts";
import { getAddedMarkers, getOrderSetLabTests } from "../../markers/order-set.ts";
import { createBadRequestError } from "../../service-error.ts";
import { listMeasuredMarkers } from "./ordered-test.ts";

/** What to order, as requests name it. */
export interface SelectionInput {
  readonly order_set?: OrderSet | null;
  /** The old way to name one lab test. */
  readonly lab_test_id?: string | null;
  readonly collection_method?: string | null;
}

/** What is ordered: of one laboratory, by one method. */
export interface Selection {
  readonly lab_id: number;
  readonly method: CollectionMethod;
  readonly tests: readonly LabTest[];
  readonly added: readonly Marker[];
  /** All that is measured, each marker once. */
  readonly markers: readonly Marker[];
}

/**
 * Resolves what a request orders. A refusal of 400 says what about it cannot be ordered together, or at all.
 * @param accountLab the laboratory of the account that the request names, where codes without a lab test are looked for
 */
export function resolveSelection(choice: SelectionInput, accountLab?: number): Selection {
  const set = getOrderSet(choice);
  checkAddOn(set, choice);
  const named = getOrderSetLabTests(set.lab_test_ids ?? []);
  for (const [index, { status }] of named.entries()) {
    if (status !== "active")
      throw createBadRequestError(`lab_test_ids: number ${index + 1} cannot be ordered now.`);
  }
  const tests = removeDuplicates(named);
  const labIds = new Set(tests.map(({ lab_id }) => lab_id));
  if (labIds.size === 0 && accountLab !== undefined) labIds.add(accountLab);
  const added = removeDuplicates(getAddedMarkers(set, labIds));
  for (const [index, { a_la_carte_enabled: single }] of added.entries()) {
    if (!single)
      throw createBadRequestError(`add_on: number ${index + 1} can be ordered as part of a lab test only.`);
  }
  const lab_id = getSingleLab(tests, added);
  const method = resolveMethod(tests, choice.collection_method ?? null, lab_id, added.length > 0);
  return { lab_id, method, tests, added, markers: listMeasuredMarkers(tests, added) };
}

const removeDuplicates = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/** The set that was asked for, whichever way. */
function getOrderSet({ order_set, lab_test_id }: SelectionInput): OrderSet {
  if (order_set != null && lab_test_id != null) {
    throw createBadRequestError(
      "Name what to order by order_set alone; lab_test_id is the old way to do so.",
    );
  }
  if (lab_test_id != null) return { lab_test_ids: [lab_test_id] };
  if (order_set == null) throw createBadRequestError("order_set is missing: it names what to order.");
  if ((order_set.lab_test_ids ?? []).length === 0 && order_set.add_on == null) {
    throw createBadRequestError("order_set is empty: give lab_test_ids, an add_on or both.");
  }
  return order_set;
}

function checkAddOn({ add_on }: OrderSet, { collection_method }: SelectionInput): void {
  if (add_on == null) return;
  const ids = add_on.marker_ids ?? [];
  const codes = add_on.provider_ids ?? [];
  if (ids.length + codes.length === 0) {
    throw createBadRequestError("add_on is empty: give marker_ids or provider_ids.");
  }
  if (collection_method == null)
    throw createBadRequestError("collection_method is missing: an add_on needs it.");
  if (collection_method === "testkit") {
    throw createBadRequestError(
      "collection_method cannot be testkit with an add_on: a kit holds what its lab test needs.",
    );
  }
}

function getSingleLab(tests: readonly LabTest[], added: readonly Marker[]): number {
  const [first, ...others] = new Set([...tests, ...added].map(({ lab_id }) => lab_id));
  if (first === undefined)
    throw createBadRequestError("order_set is empty: give lab_test_ids, an add_on or both.");
  if (others.length > 0)
    throw createBadRequestError("order_set: everything in it has to be of one laboratory.");
  return first;
}

function resolveMethod(
  tests: readonly LabTest[],
  asked: string | null,
  labId: number,
  withMarkers: boolean,
): CollectionMethod {
  const [first, ...others] = new Set(tests.map(({ method }) => method));
  if (others.length > 0)
    throw createBadRequestError("lab_test_ids: all lab tests have to be of one collection method.");
  if (first !== undefined) {
    if (first === "testkit" && withMarkers) {
      throw createBadRequestError("add_on: nothing can be added to a test kit.");
    }
    if (asked !== null && asked !== first) {
      throw createBadRequestError(`collection_method has to be that of the lab tests, which is ${first}.`);
    }
    return first;
  }
  const offered = getLabsById().get(labId)?.collection_methods ?? [];
  const method = offered.find((one) => one === asked);
  if (method !== undefined) return method;
  throw createBadRequestError(`collection_method: the laboratory offers ${offered.join(", ")}.`);
}
