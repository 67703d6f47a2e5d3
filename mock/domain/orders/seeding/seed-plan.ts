import { IssueCollector } from "../../patients/issue-collector.ts";
import { createBadRequestError } from "../../service-error.ts";
import { omitUndefined } from "../../omit-undefined.ts";
import type { World } from "../../world.ts";
import { type NamedAccount, findNamedAccount } from "../intake/lab-account.ts";
import { parseActivationDate, parseClinicalNotes } from "../intake/terms.ts";
import { getMachine, listSteps } from "../lifecycle/get-machine.ts";
import { formatIllegalMove } from "../lifecycle/move-order.ts";
import { type ProgressPolicy, parsePolicy } from "../lifecycle/progress-policy.ts";
import { parseSampleId } from "../intake/sample-ids.ts";
import type { CollectionMethod } from "../../../catalog/labs/lab.ts";
import { type LowLevelStatus, collectionMethods, parseTargetStatus } from "../lifecycle/statuses.ts";
import { findPath } from "../lifecycle/paths.ts";

/** What a test says of where its order goes, and on what terms. */
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

/** Statuses that only kits have which are sent before their patient is known. */
const registrableStatuses: ReadonlySet<LowLevelStatus> = new Set(["awaiting_registration", "registered"]);

/**
 * What an order that a test makes sets out to be. All of it is checked before anything is made, so that a refusal leaves
 * neither an order on half of its way nor a user whom nobody asked for.
 * @param chosen the method of what is ordered, where that is said
 * @throws TypeError for what is no method, status or policy; Refusal for what a request would be refused for
 */
export function planSeededOrder(world: World, seed: PlanSeed, chosen: CollectionMethod | undefined) {
  const method = chosen ?? seed.method ?? "testkit";
  if (!collectionMethods.includes(method)) {
    throw new TypeError(`"${method}" is no method. There are ${collectionMethods.join(", ")}.`);
  }
  const target = seed.status === undefined ? null : parseTargetStatus({ method }, seed.status);
  const imported = seed.imported ?? target === "requisition_bypassed";
  const registrable =
    seed.registrable ?? (target !== null && registrableStatuses.has(target) && method === "testkit");
  if (registrable && method !== "testkit") {
    throw createBadRequestError(`registrable is for test kits, and this order is by ${method}.`);
  }
  const begin: LowLevelStatus = imported ? "requisition_bypassed" : "ordered";
  assertReachable({ method, registrable }, begin, target);
  const issues = new IssueCollector();
  const { sample_id, clinical_notes, activate_by, policy } = seed;
  const terms = omitUndefined({
    sample_id: sample_id === undefined ? undefined : parseSampleId(world, issues, sample_id),
    clinical_notes: clinical_notes === undefined ? undefined : parseClinicalNotes(issues, clinical_notes),
    activate_by: activate_by === undefined ? undefined : parseActivationDate(world, activate_by),
    policy: policy === undefined ? undefined : parsePolicy(policy),
  });
  issues.throwIfAny();
  return { method, target, begin, imported, registrable, terms, account: findNamedAccount(world, seed) };
}

/** What came of it. */
export type SeedPlan = ReturnType<typeof planSeededOrder>;

function assertReachable(
  kind: Pick<SeedPlan, "method" | "registrable">,
  begin: LowLevelStatus,
  target: LowLevelStatus | null,
): void {
  if (target === null || target === begin) return;
  const machine = getMachine(kind);
  if (findPath(machine, begin, target) !== null) return;
  throw createBadRequestError(
    formatIllegalMove({ status: begin, method: kind.method }, target, listSteps(machine, begin)),
  );
}
