import { IssueCollector } from "../../patients/field-rules.ts";
import { createBadRequestError } from "../../service-error.ts";
import { omitUndefined } from "../../omit-undefined.ts";
import type { World } from "../../world.ts";
import { type NamedAccount, findNamedAccount } from "../intake/lab-account.ts";
import { readClinicalNotes } from "../intake/fields.ts";
import { parseActivationDate } from "../intake/terms.ts";
import { getMachine, listSteps } from "../lifecycle/get-machine.ts";
import { formatIllegalMove } from "../lifecycle/move-order.ts";
import { type ProgressPolicy, parsePolicy } from "../lifecycle/progress-policy.ts";
import { parseSampleId } from "../intake/sample-ids.ts";
import type { CollectionMethod } from "../../../catalog/labs/lab.ts";
import { type LowLevelStatus, collectionMethods, parseTargetStatus } from "../lifecycle/statuses.ts";
import { findPath } from "../lifecycle/paths.ts";

/** The fields of a seed that are checked before the order is created. */
export interface PlanSeed extends Pick<NamedAccount, "lab_account_id"> {
  readonly method?: CollectionMethod;
  readonly status?: string;
  readonly registrable?: boolean;
  readonly imported?: boolean;
  readonly policy?: ProgressPolicy;
  readonly sample_id?: string;
  readonly clinical_notes?: string | null;
  readonly activate_by?: string | null;
}

/** Statuses that only kits for a later registration have. */
const registrableStatuses: ReadonlySet<LowLevelStatus> = new Set(["awaiting_registration", "registered"]);

/**
 * Checks a seed and computes how its order is created. An error leaves no user and no unfinished order.
 * @param selectedMethod collection method of the ordered tests, when the seed names any
 * @throws TypeError for an unknown method, status or policy; ServiceError for what a request would be rejected for
 */
export function planSeededOrder(world: World, seed: PlanSeed, selectedMethod: CollectionMethod | undefined) {
  const method = selectedMethod ?? seed.method ?? "testkit";
  if (!collectionMethods.includes(method)) {
    throw new TypeError(
      `"${method}" is not a collection method. Use one of ${collectionMethods.join(", ")}.`,
    );
  }
  const target = seed.status === undefined ? null : parseTargetStatus({ method }, seed.status);
  const imported = seed.imported ?? target === "requisition_bypassed";
  const registrable =
    seed.registrable ?? (target !== null && registrableStatuses.has(target) && method === "testkit");
  if (registrable && method !== "testkit") {
    throw createBadRequestError(`registrable is only for test kits. This order is by ${method}.`);
  }
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

/** Result of `planSeededOrder`. */
export type SeedPlan = ReturnType<typeof planSeededOrder>;

/** Finds the steps that a new order takes to its status. */
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
