import type { World } from "../domain/world.ts";
import type { Faults } from "../faults/faults.ts";
import type { Journal } from "../journal/journal.ts";
import type { SetTimer } from "../journal/expectations/wait-for-request.ts";
import type { UnknownValues } from "../unknown-values/unknown-values.ts";
import type { WebhookParts } from "../webhooks/webhooks.ts";

/** The parts of a team that methods use. */
export interface ToolContext {
  readonly world: World;
  readonly linkUrl: string;
  readonly faults: Faults;
  readonly unknownValues: UnknownValues;
  readonly journal: Journal;
  readonly webhooks: WebhookParts;
  readonly setTimer: SetTimer;
  /** Sleeps in real time. */
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** Throws when a webhook receiver calls. */
  readonly assertOutsideReceiver: () => void;
}
