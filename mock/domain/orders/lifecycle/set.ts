import { IssueCollector } from "../../patients/issue-collector.ts";
import { omitUndefined } from "../../omit-undefined.ts";
import type { World } from "../../world.ts";
import { announceCritical } from "./announce.ts";
import { readNotes } from "../intake/terms.ts";
import { amendOrder } from "./move.ts";
import { type ProgressPolicy, readPolicy } from "./policy.ts";
import { setResults } from "../results/changes.ts";
import type { ResultSeed } from "../results/override.ts";
import { readSampleId } from "../intake/sample-ids.ts";
import type { OrderRow } from "../table.ts";

/** What a test changes of an order without a move; what is left out stays. */
export interface OrderChanges {
  /** Single results, each named by its marker, slug or LOINC code. They show once the laboratory has reported. */
  readonly results?: readonly ResultSeed[];
  readonly notes?: string | null;
  readonly clinical_notes?: string | null;
  readonly passthrough?: string | null;
  readonly priority?: boolean;
  readonly sample_id?: string;
  /** Whether there is a notice of what insurance may not pay. */
  readonly has_abn?: boolean;
  /** How the order moves from its next step on; null leaves it to the team's policy. */
  readonly policy?: ProgressPolicy | null;
}

/** Changes an order without moving it. */
export function setOrder(world: World, order: OrderRow, changes: OrderChanges): OrderRow {
  const { results, policy, sample_id, clinical_notes, ...fields } = changes;
  const findings = new IssueCollector();
  const checked = {
    ...(sample_id === undefined
      ? {}
      : { sample_id: readSampleId(world, findings, sample_id, order.order_id) }),
    ...(clinical_notes === undefined ? {} : { clinical_notes: readNotes(findings, clinical_notes) }),
  };
  findings.throwIfAny();
  const measured = results === undefined ? {} : setResults(world, order, results);
  const progress = policy === undefined ? {} : { policy: policy === null ? null : readPolicy(policy) };
  const changed = amendOrder(world, order.order_id, {
    ...omitUndefined(fields),
    ...checked,
    ...progress,
    ...measured,
  });
  if (changed.critical && !order.critical) announceCritical(world, changed);
  return changed;
}
