import type { ConditionName } from "../../../catalog/labs/conditions.ts";
import type { OrderSet } from "../../../../src/generated/types.ts";
import { IssueCollector } from "../../patients/field-rules.ts";
import { omitUndefined } from "../../omit-undefined.ts";
import { getUserId, type UserRef } from "../../users/user-ref.ts";
import { getActiveUser, createUser } from "../../users/rules.ts";
import type { World } from "../../world.ts";
import { getAddressDefaults, getPatientDefaults, pickLabTest } from "./order-defaults.ts";
import { insertNewOrder } from "../intake/insert-order.ts";
import { findAccount, findNamedAccount } from "../intake/lab-account.ts";
import {
  type AddressInput,
  type PatientInput,
  readOrderFields,
  readClinicalNotes,
} from "../intake/fields.ts";
import { addConditions, buildShippingDetails, parseActivationDate, parseSampleId } from "../intake/terms.ts";
import { type Selection, resolveSelection } from "../intake/selection.ts";
import { createBadRequestError } from "../../service-error.ts";
import { type ProgressPolicy, parsePolicy } from "../lifecycle/progress-policy.ts";
import type { RequestedInterpretation } from "../results/result-history.ts";
import { scheduleActivation } from "../lifecycle/activation.ts";
import type { CollectionMethod } from "../../../catalog/labs/lab.ts";
import type { OrderRow } from "../table.ts";
import { moveOrder, formatIllegalMove } from "../lifecycle/move-order.ts";
import { followProgress } from "../lifecycle/progress.ts";
import { findPatientZone } from "../documents/local-time.ts";
import { getOrder } from "../queries/get-order.ts";
import { DAY } from "../../../kernel/time.ts";
import { planPastTimes } from "./past-times.ts";
import { getMachine, listSteps } from "../lifecycle/get-machine.ts";
import { type LowLevelStatus, collectionMethods, parseTargetStatus } from "../lifecycle/statuses.ts";
import { findPath } from "../lifecycle/paths.ts";

/** The patient of an order that a test creates. */
export interface SeedPatient extends Partial<PatientInput> {
  /**
   * Conditions that move the results, such as `prediabetes`. An empty list means none.
   * @default those of the user
   */
  readonly conditions?: readonly ConditionName[];
}

/** Fields of an order that a test creates. The mock fills the rest with synthetic data from its seed. */
export interface OrderSeed {
  /** @default a new user */
  readonly user?: UserRef;
  /** @default that of the lab tests, or "testkit" */
  readonly method?: CollectionMethod;
  /** Ids of lab tests. @default an active lab test of the method */
  readonly lab_test_ids?: readonly string[];
  /** Lab tests and single markers, as in a request. */
  readonly order_set?: OrderSet;
  readonly lab_account_id?: string;
  /** Whether a test kit is sent before its patient is known. @default false, unless `status` requires it */
  readonly registrable?: boolean;
  /** Whether the order is imported with its sample. @default false, unless `status` is "requisition_bypassed" */
  readonly imported?: boolean;
  /**
   * The status that the order has reached now, low-level or full. Its past lies before now, also before the creation of a user that you
   * pass: a test creates its users now, and an order takes days. @default its first status, now
   */
  readonly status?: string;
  /** The `status_detail` of the status. */
  readonly detail?: string | null;
  /**
   * Interpretation of the results as a whole. With `derived`, the values follow the patient's profile, and the
   * interpretation follows the values. @default "normal", or "derived" for a patient with conditions
   */
  readonly interpretation?: RequestedInterpretation;
  /** Types that the results take in turn. @default the natural type of each result */
  readonly result_types?: readonly string[];
  /** Whether some results are missing. @default false */
  readonly missing?: boolean;
  /** How the order proceeds without a request. @default the team's policy */
  readonly policy?: ProgressPolicy;
  /** @default the user's patient info, or synthetic data */
  readonly patient?: SeedPatient;
  /** @default the user's address, or a synthetic one */
  readonly address?: Partial<AddressInput>;
  readonly sample_id?: string;
  readonly priority?: boolean;
  readonly notes?: string | null;
  readonly clinical_notes?: string | null;
  readonly passthrough?: string | null;
  readonly icd_codes?: readonly string[] | null;
  /** Day of a scheduled order, YYYY-mm-dd. */
  readonly activate_by?: string | null;
}

/** Creates the order of a seed. It was created in the past and has reached its status now. An error creates nothing. */
export function createSeededOrder(world: World, seed: OrderSeed): OrderRow {
  const seedSelection = resolveSeedSelection(seed);
  const plan = planSeededOrder(world, seed, seedSelection?.method);
  const { terms } = plan;
  // Checks the given patient and address before creating a user for them.
  const hasPatientFields = seed.patient !== undefined || seed.address !== undefined;
  if (hasPatientFields && seed.user === undefined) buildPatientFields(world, seed, "", plan, null);
  const now = world.now();
  const hasPast = plan.steps.length > 0;
  const user_id =
    seed.user === undefined
      ? createUserForOrder(
          hasPast ? world.at(planPastTimes(plan.method, plan.steps, "UTC", now)[0]! - WEEK) : world,
        )
      : getUserId(seed.user);
  getActiveUser(world, user_id);
  const { gender } = { ...getPatientDefaults(world, user_id), ...omitUndefined(seed.patient ?? {}) };
  const selection = seedSelection ?? selectLabTest(pickLabTest(world, plan.method, user_id, gender).id);
  const patientFields = buildPatientFields(world, seed, user_id, plan, seedSelection ?? null);
  const { patient, address } = patientFields;
  const account = plan.account ?? (patient && findAccount(world, selection, address?.state ?? null));
  const zone = findPatientZone({ address, lab_id: selection.lab_id });
  const [created = now, ...times] = planPastTimes(plan.method, plan.steps, zone, now);
  const order = insertNewOrder(
    world.at(created),
    {
      ...omitUndefined({
        priority: seed.priority,
        notes: seed.notes,
        passthrough: seed.passthrough,
        icd_codes: seed.icd_codes,
      }),
      ...terms,
      ...patientFields,
      user_id,
      selection,
      account,
      registrable: plan.registrable,
      imported: plan.imported,
      // No policy moves the order on its way to its status.
      ...(hasPast ? { policy: "manual" } : {}),
    },
    plan.initialStatus,
    hasPast ? null : seed.detail,
  );
  scheduleActivation(world, order);
  if (!hasPast) return order;
  const { interpretation, result_types, missing } = seed;
  const flags = omitUndefined({ interpretation, result_types, has_missing_results: missing });
  for (const [index, status] of plan.steps.entries()) {
    const detail = index === plan.steps.length - 1 ? (seed.detail ?? null) : null;
    moveOrder(world.at(times[index] ?? now), order.order_id, status, { detail, flags });
  }
  const moved = world.tables.orders.update(order.order_id, { policy: terms.policy ?? null });
  followProgress(world, moved, moved.status);
  return getOrder(world, order.order_id);
}

/** A user of a past order has signed up at least this long before. */
const WEEK = 7 * DAY;

function createUserForOrder(world: World): string {
  return createUser(world, { client_user_id: `user-${world.ids.token("client_user_id", 10)}` }).user_id;
}

const selectLabTest = (id: string): Selection => resolveSelection({ order_set: { lab_test_ids: [id] } });

/** Resolves what a seed orders. Returns undefined when it names nothing. */
function resolveSeedSelection({ method, lab_test_ids: ids, order_set }: OrderSeed): Selection | undefined {
  if (order_set === undefined && ids === undefined) return undefined;
  const set = order_set ?? { lab_test_ids: [...(ids ?? [])] };
  return resolveSelection({ order_set: set, collection_method: method ?? null });
}

/**
 * Builds the patient, address and shipping address of an order. Patient and address are null for a kit that waits for
 * its registration.
 */
function buildPatientFields(
  world: World,
  seed: OrderSeed,
  userId: string,
  { method, registrable }: Pick<SeedPlan, "method" | "registrable">,
  selected: Selection | null,
): Pick<OrderRow, "patient" | "address" | "shipping"> {
  const issues = new IssueCollector();
  // A test for one sex has a synthetic patient of that sex.
  const sex = selected?.tests.find((test) => test.sex !== null)?.sex ?? undefined;
  const patientInput = {
    ...getPatientDefaults(world, userId, seed.patient?.gender ?? sex),
    ...omitUndefined(seed.patient ?? {}),
  };
  const addressInput = { ...getAddressDefaults(world, userId, method), ...omitUndefined(seed.address ?? {}) };
  const input = { patient_details: patientInput, patient_address: addressInput };
  const { patient, address } = readOrderFields(world, issues, input, true);
  issues.throwIfAny();
  const known = addConditions(world, userId, patient, seed.patient?.conditions);
  const shipping = method === "testkit" ? buildShippingDetails(patient, address) : null;
  return registrable ? { patient: null, address: null, shipping } : { patient: known, address, shipping };
}

/** Statuses that only kits for a later registration have. */
const registrableStatuses: ReadonlySet<LowLevelStatus> = new Set(["awaiting_registration", "registered"]);

/**
 * Checks a seed and computes how its order is created. An error leaves no user and no unfinished order.
 * @param selectedMethod collection method of the ordered tests, when the seed names any
 * @throws TypeError for an unknown method, status or policy; ServiceError for what a request would be rejected for
 */
function planSeededOrder(world: World, seed: OrderSeed, selectedMethod: CollectionMethod | undefined) {
  const method = selectedMethod ?? seed.method ?? "testkit";
  if (!collectionMethods.includes(method))
    throw new TypeError(
      `"${method}" is not a collection method. Use one of ${collectionMethods.join(", ")}.`,
    );
  const target = seed.status === undefined ? null : parseTargetStatus({ method }, seed.status);
  const imported = seed.imported ?? target === "requisition_bypassed";
  const registrable =
    seed.registrable ?? (target !== null && registrableStatuses.has(target) && method === "testkit");
  if (registrable && method !== "testkit")
    throw createBadRequestError(`registrable is only for test kits. This order is by ${method}.`);
  if (registrable && imported)
    throw createBadRequestError(
      "registrable is only for kits that are sent. An imported order has its sample.",
    );
  const initialStatus: LowLevelStatus = imported ? "requisition_bypassed" : "ordered";
  const steps = findSteps({ method, registrable }, initialStatus, target);
  const issues = new IssueCollector();
  const { sample_id, clinical_notes, activate_by, policy } = seed;
  const terms = omitUndefined({
    sample_id: sample_id === undefined ? undefined : parseSampleId(world, issues, sample_id),
    clinical_notes: clinical_notes === undefined ? undefined : readClinicalNotes(issues, clinical_notes),
    activate_by: activate_by === undefined ? undefined : parseActivationDate(world, activate_by),
    policy: policy === undefined ? undefined : parsePolicy(policy),
  });
  issues.throwIfAny();
  return {
    method,
    steps,
    initialStatus,
    imported,
    registrable,
    terms,
    account: findNamedAccount(world, seed),
  };
}

type SeedPlan = ReturnType<typeof planSeededOrder>;

function findSteps(
  selector: Pick<SeedPlan, "method" | "registrable">,
  initialStatus: LowLevelStatus,
  target: LowLevelStatus | null,
): readonly LowLevelStatus[] {
  if (target === null || target === initialStatus) return [];
  const machine = getMachine(selector);
  const steps = findPath(machine, initialStatus, target);
  if (steps !== null) return steps;
  throw createBadRequestError(
    formatIllegalMove(
      { status: initialStatus, method: selector.method },
      target,
      listSteps(machine, initialStatus),
    ),
  );
}
