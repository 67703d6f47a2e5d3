import type { OrderSet } from "../../../../src/generated/types.ts";
import { IssueCollector } from "../../patients/issue-collector.ts";
import type { LabAccountRecord } from "../../lab-accounts/table.ts";
import { omitUndefined } from "../../omit-undefined.ts";
import { getUserId, type UserRef } from "../../users/user-ref.ts";
import { getActiveUser, createUser } from "../../users/rules.ts";
import type { World } from "../../world.ts";
import { getAddressDefaults, getPatientDefaults, pickLabTest } from "./order-defaults.ts";
import { insertNewOrder } from "../intake/insert-order.ts";
import { chooseAccount } from "../intake/lab-account.ts";
import { type PatientInput, parsePatient } from "../intake/patient.ts";
import { type AddressInput, parseAddress, buildShippingDetails } from "../intake/addresses.ts";
import { type Selection, resolveSelection } from "../intake/selection.ts";
import { ServiceError } from "../../service-error.ts";
import type { ProgressPolicy } from "../lifecycle/progress-policy.ts";
import type { ResultInterpretation } from "../results/result-history.ts";
import { scheduleActivation } from "../lifecycle/activation.ts";
import { planSeededOrder, type SeedPlan } from "./seed-plan.ts";
import type { CollectionMethod } from "../../../catalog/labs/lab.ts";
import type { OrderRow } from "../table.ts";
import { moveOrderTo } from "../lifecycle/paths.ts";

/** What a test sets of an order that it makes; the rest is made up from the seed. */
export interface OrderSeed {
  /** @default a new user */
  readonly user?: UserRef;
  /** @default that of the lab tests, or "testkit" */
  readonly method?: CollectionMethod;
  /** Ids of lab tests. @default one that is usual for the method */
  readonly lab_test_ids?: readonly string[];
  /** Lab tests and single markers, as requests name them. */
  readonly order_set?: OrderSet;
  readonly lab_account_id?: string;
  /** Whether a kit is sent before its patient is known. @default false, unless the status belongs to such kits */
  readonly registrable?: boolean;
  /** Whether the order was brought in with its sample. @default false, unless it is to begin so */
  readonly imported?: boolean;
  /** Where it goes by legal moves, low-level or full. @default it stays where it begins */
  readonly status?: string;
  /** Why it is there. */
  readonly detail?: string | null;
  /** What its results are like as a whole, if it comes to any. @default "normal" */
  readonly interpretation?: ResultInterpretation;
  /** Kinds of its results, taken in turn. */
  readonly result_types?: readonly string[];
  /** Whether something could not be measured. @default false */
  readonly missing?: boolean;
  /** How it moves by itself. @default the team's policy */
  readonly policy?: ProgressPolicy;
  /** @default the user's patient info, or somebody made up */
  readonly patient?: Partial<PatientInput>;
  /** @default the user's address, or one made up */
  readonly address?: Partial<AddressInput>;
  readonly sample_id?: string;
  readonly priority?: boolean;
  readonly notes?: string | null;
  readonly clinical_notes?: string | null;
  readonly passthrough?: string | null;
  readonly icd_codes?: readonly string[] | null;
  /** YYYY-mm-dd of a scheduled order. */
  readonly activate_by?: string | null;
}

/** Makes the order that a test wants, and brings it to its status. A refusal makes nothing. */
export function createSeededOrder(world: World, seed: OrderSeed): OrderRow {
  const named = resolveSeedSelection(seed);
  const plan = planSeededOrder(world, seed, named?.method);
  const { target, terms } = plan;
  // What is wrong with whom and where shows before there is a user for it: with a patient made up for nobody.
  const told = seed.patient !== undefined || seed.address !== undefined;
  if (told && seed.user === undefined) buildPatientFields(world, seed, "", plan);
  const user_id = seed.user === undefined ? createUserForOrder(world) : getUserId(seed.user).toLowerCase();
  getActiveUser(world, user_id);
  const selection = named ?? selectLabTests([pickLabTest(world, plan.method, user_id).id]);
  const people = buildPatientFields(world, seed, user_id, plan);
  const order = insertNewOrder(
    world,
    {
      ...omitUndefined({
        priority: seed.priority,
        notes: seed.notes,
        passthrough: seed.passthrough,
        icd_codes: seed.icd_codes,
      }),
      ...terms,
      ...people,
      user_id,
      selection,
      account: plan.account ?? findAccount(world, selection, people.address?.state ?? null),
      registrable: plan.registrable,
      imported: plan.imported,
    },
    plan.begin,
  );
  scheduleActivation(world, order);
  if (target === null || target === order.status) return order;
  return moveOrderTo(world, order, target, { detail: seed.detail ?? null, flags: buildResultFlags(seed) });
}

function createUserForOrder(world: World): string {
  return createUser(world, { client_user_id: `user-${world.ids.token("client_user_id", 10)}` }).user_id;
}

const selectLabTests = (ids: readonly string[]): Selection =>
  resolveSelection({ order_set: { lab_test_ids: [...ids] } });

/** What a test says is ordered; undefined where it says nothing. */
function resolveSeedSelection({ method, lab_test_ids: ids, order_set }: OrderSeed): Selection | undefined {
  if (order_set === undefined && ids === undefined) return undefined;
  const set = order_set ?? { lab_test_ids: [...(ids ?? [])] };
  return resolveSelection({ order_set: set, collection_method: method ?? null });
}

/** Who the order is for and where they live; nobody yet for a kit that waits to be registered. */
function buildPatientFields(
  world: World,
  seed: OrderSeed,
  userId: string,
  { method, registrable }: Pick<SeedPlan, "method" | "registrable">,
): Pick<OrderRow, "patient" | "address" | "shipping"> {
  const issues = new IssueCollector();
  const asked = { ...getPatientDefaults(world, userId), ...omitUndefined(seed.patient ?? {}) };
  const lives = { ...getAddressDefaults(world, userId, method), ...omitUndefined(seed.address ?? {}) };
  const patient = parsePatient(world, issues, ["body", "patient_details"], asked);
  const address = parseAddress(issues, ["body", "patient_address"], lives, true);
  issues.throwIfAny();
  const shipping = method === "testkit" ? buildShippingDetails(patient, address) : null;
  return registrable ? { patient: null, address: null, shipping } : { patient, address, shipping };
}

/** An account that fits; the service's own where none does, as a test asks for no more. */
function findAccount(world: World, selection: Selection, state: string | null): LabAccountRecord | null {
  try {
    const need = { selection, billing: "client_bill", state, hasPhysician: true, pending: false } as const;
    return chooseAccount(world, need, undefined);
  } catch (refusal) {
    if (refusal instanceof ServiceError) return null;
    throw refusal;
  }
}

function buildResultFlags({ interpretation, result_types, missing }: OrderSeed) {
  return omitUndefined({ interpretation, result_types, has_missing_results: missing });
}
