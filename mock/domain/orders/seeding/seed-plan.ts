import { IssueCollector } from "../../patients/issue-collector.ts";
import { createBadRequestError } from "../../service-error.ts";
import { omitUndefined } from "../../omit-undefined.ts";
import type { World } from "../../world.ts";
import { type AccountNaming, accountNamed } from "../intake/account.ts";
import { readActivation, readNotes } from "../intake/terms.ts";
import { machineOf, stepsFrom } from "../lifecycle/machine.ts";
import { illegalMove } from "../lifecycle/move.ts";
import { type ProgressPolicy, readPolicy } from "../lifecycle/policy.ts";
import { readSampleId } from "../intake/sample-ids.ts";
import { type LowLevel, type CollectionMethod, methods } from "../lifecycle/statuses.ts";
import { readTarget } from "../lifecycle/target.ts";
import { wayTo } from "../lifecycle/walk.ts";

/** What a test says of where its order goes, and on what terms. */
export interface PlanSeed extends Pick<AccountNaming, "lab_account_id"> {
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
const ofRegistrable: ReadonlySet<LowLevel> = new Set(["awaiting_registration", "registered"]);

/**
 * What an order that a test makes sets out to be. All of it is checked before anything is made, so that a refusal leaves
 * neither an order on half of its way nor a user whom nobody asked for.
 * @param chosen the method of what is ordered, where that is said
 * @throws TypeError for what is no method, status or policy; Refusal for what a request would be refused for
 */
export function planOf(world: World, seed: PlanSeed, chosen: CollectionMethod | undefined) {
  const method = chosen ?? seed.method ?? "testkit";
  if (!methods.includes(method)) {
    throw new TypeError(`"${method}" is no method. There are ${methods.join(", ")}.`);
  }
  const target = seed.status === undefined ? null : readTarget({ method }, seed.status);
  const imported = seed.imported ?? target === "requisition_bypassed";
  const registrable =
    seed.registrable ?? (target !== null && ofRegistrable.has(target) && method === "testkit");
  if (registrable && method !== "testkit") {
    throw createBadRequestError(`registrable is for test kits, and this order is by ${method}.`);
  }
  const begin: LowLevel = imported ? "requisition_bypassed" : "ordered";
  checkWay({ method, registrable }, begin, target);
  const findings = new IssueCollector();
  const { sample_id, clinical_notes, activate_by, policy } = seed;
  const terms = omitUndefined({
    sample_id: sample_id === undefined ? undefined : readSampleId(world, findings, sample_id),
    clinical_notes: clinical_notes === undefined ? undefined : readNotes(findings, clinical_notes),
    activate_by: activate_by === undefined ? undefined : readActivation(world, activate_by),
    policy: policy === undefined ? undefined : readPolicy(policy),
  });
  findings.throwIfAny();
  return { method, target, begin, imported, registrable, terms, account: accountNamed(world, seed) };
}

/** What came of it. */
export type SeedPlan = ReturnType<typeof planOf>;

function checkWay(
  kind: Pick<SeedPlan, "method" | "registrable">,
  begin: LowLevel,
  target: LowLevel | null,
): void {
  if (target === null || target === begin) return;
  const machine = machineOf(kind);
  if (wayTo(machine, begin, target) !== null) return;
  throw createBadRequestError(
    illegalMove({ low: begin, method: kind.method }, target, stepsFrom(machine, begin)),
  );
}
