import { IssueCollector } from "../../patients/field-rules.ts";
import { omitUndefined } from "../../omit-undefined.ts";
import type { World } from "../../world.ts";
import { emitCriticalResultEvent } from "./emit-events.ts";
import { readClinicalNotes } from "../intake/fields.ts";
import { patchOrder } from "./move-order.ts";
import { applyPolicy } from "./progress.ts";
import { type ProgressPolicy, parsePolicy } from "./progress-policy.ts";
import { getOrder } from "../queries/get-order.ts";
import { overrideResults } from "../results/summary.ts";
import type { ResultSeed } from "../results/overrides.ts";
import { parseSampleId } from "../intake/terms.ts";
import type { OrderRow } from "../table.ts";

/** Fields that a test can change without a status change. Fields that you leave out stay as they are. */
export interface OrderFieldChanges {
  /** Single results, each named by its marker, slug or LOINC code. They appear once the lab has reported. */
  readonly results?: readonly ResultSeed[];
  readonly notes?: string | null;
  readonly clinical_notes?: string | null;
  readonly passthrough?: string | null;
  readonly priority?: boolean;
  readonly sample_id?: string;
  /** Whether the order has an advance beneficiary notice (ABN). */
  readonly has_abn?: boolean;
  /** The progress policy from now on; null uses the team's policy. */
  readonly policy?: ProgressPolicy | null;
}

export function setOrder(world: World, order: OrderRow, changes: OrderFieldChanges): OrderRow {
  const { results, policy, sample_id, clinical_notes, ...fields } = changes;
  const issues = new IssueCollector();
  const checked = {
    ...(sample_id === undefined
      ? {}
      : { sample_id: parseSampleId(world, issues, sample_id, order.order_id) }),
    ...(clinical_notes === undefined ? {} : { clinical_notes: readClinicalNotes(issues, clinical_notes) }),
  };
  issues.throwIfAny();
  const overridden = results === undefined ? {} : overrideResults(world, order, results);
  const progress = policy === undefined ? {} : { policy: policy === null ? null : parsePolicy(policy) };
  const changed = patchOrder(world, order.order_id, {
    ...omitUndefined(fields),
    ...checked,
    ...progress,
    ...overridden,
  });
  if (changed.critical && !order.critical) emitCriticalResultEvent(world, changed);
  if (policy === undefined) return changed;
  applyPolicy(world, [changed]);
  return getOrder(world, order.order_id);
}
