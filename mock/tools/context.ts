import type { Team } from "../http/credentials.ts";
import type { SetTimer } from "../journal/expectations/wait-for-request.ts";
import type { WebhookParts } from "../webhooks/webhooks.ts";

/** The parts of a team that methods use. */
export interface ToolContext extends Pick<Team, "world" | "faults" | "unknownValues" | "journal"> {
  readonly linkUrl: string;
  readonly webhooks: WebhookParts;
  readonly setTimer: SetTimer;
  /** Sleeps in real time. */
  readonly sleep: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** Throws when a webhook receiver calls. */
  readonly assertOutsideReceiver: () => void;
}
