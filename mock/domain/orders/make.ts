import type { Marker } from "../../catalog/labs/markers.ts";
import type { LabAccountRecord } from "../laboratory/table.ts";
import type { World } from "../world.ts";
import type { Selection } from "./making/selection.ts";
import { type OrderDraft, startOrder } from "./start.ts";
import type { LowLevel } from "./statuses.ts";
import type { OrderAddress, OrderPatient, OrderRow } from "./table.ts";

/** What an order is made of that was checked already, or that a test wants as it is; the rest is usual. */
export interface OrderParts extends Partial<
  Omit<OrderDraft, "user_id" | "method" | "lab_id" | "lab_account_id" | "lab_test_ids" | "lab_test_id">
> {
  readonly user_id: string;
  readonly selection: Selection;
  /** Null for the service's own account. */
  readonly account: LabAccountRecord | null;
  /** Null until a kit is registered. */
  readonly patient: OrderPatient | null;
  readonly address: OrderAddress | null;
}

const nothing: readonly never[] = [];

/** Makes an order with its first event. It checks nothing: that is for whoever reads the input. */
export function makeOrder(world: World, parts: OrderParts, low: LowLevel = "ordered"): OrderRow {
  const { selection, account, ...terms } = parts;
  const { lab_id, method, tests, added, markers } = selection;
  const [only, ...others] = tests;
  const draft: OrderDraft = {
    registrable: false,
    imported: false,
    shipping: null,
    physician: null,
    priority: false,
    billing_type: "client_bill",
    icd_codes: null,
    health_insurance_id: null,
    health_insurance: null,
    consents: nothing,
    aoe_answers: nothing,
    clinical_notes: null,
    notes: null,
    passthrough: null,
    activate_by: null,
    sample_id: null,
    has_abn: false,
    origin: "initial",
    parent_id: null,
    policy: null,
    ...terms,
    lab_id,
    method,
    lab_account_id: account?.lab_account_id ?? null,
    lab_test_ids: tests.map(({ id }) => id),
    lab_test_id: others.length + added.length === 0 ? (only?.id ?? null) : null,
    marker_ids: idsOf(markers),
    added_marker_ids: added.length === 0 ? nothing : idsOf(added),
  };
  return startOrder(world, draft, low);
}

/** Orders of one lab test share the list of what it measures. */
const idLists = new WeakMap<readonly Marker[], readonly number[]>();

function idsOf(markers: readonly Marker[]): readonly number[] {
  const known = idLists.get(markers);
  if (known !== undefined) return known;
  const ids = Object.freeze(markers.map(({ id }) => id));
  idLists.set(markers, ids);
  return ids;
}
