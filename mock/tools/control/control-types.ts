import type { MockEvent } from "../../journal/events/event.ts";
import type { ClockMode } from "../../kernel/clock.ts";
import type { ControlClock } from "../clock.ts";
import type { ExplainOptions } from "../explain-mock.ts";
import type { ControlFaults } from "../faults.ts";
import type { ControlOrders } from "../orders.ts";
import type { ControlJournal } from "../requests.ts";
import type { MockTeam, TeamOptions } from "../team.ts";
import type { ControlUnknownValues } from "../unknown-values.ts";
import type { ControlWebhooks } from "../webhooks.ts";

/** Facades that have other methods in the control API, because JSON cannot carry what theirs take or return. */
interface ConvertedFacades {
  readonly orders: ControlOrders;
  readonly webhooks: ControlWebhooks;
  readonly clock: ControlClock;
  readonly faults: ControlFaults;
  readonly unknownValues: ControlUnknownValues;
  readonly requests: ControlJournal;
}

/** The methods of a team in the control API: those of `MockTeam`, with plain data in place of what JSON cannot carry. */
export interface ControlTeamMethods
  extends
    ConvertedFacades,
    Pick<
      MockTeam,
      | "users"
      | "insurance"
      | "connections"
      | "link"
      | "timeseries"
      | "labAccounts"
      | "appointments"
      | "labReports"
      | "settings"
      | "scenario"
      | "scenarios"
      | "seedWorld"
      | "reset"
      | "export"
      | "import"
      | "idle"
      | "remove"
    > {
  /** Returns the name, URLs, API key and current time of the team. */
  info(): ControlTeamInfo;
  /** Returns a control token that reaches only this team. It ends with the team and with the control token of the mock. */
  token(): Promise<{ readonly control_token: string }>;
  /** Takes a snapshot of the current state, at no cost. */
  snapshot(options?: ControlSnapshotOptions): ControlSnapshot;
  /** Lists the snapshots that can be restored, oldest first. A team keeps the newest 50. */
  snapshots(): ControlSnapshot[];
  /** Restores a snapshot. You can restore the same snapshot any number of times. The request journal stays. */
  restore(snapshot: string | Pick<ControlSnapshot, "id">): void;
  /** Describes what happened in the team, for the output of a failed test. */
  explain(options?: ExplainOptions): string;
  /**
   * Lists the kept events of the team, oldest first: the newest 1,000 of the mock. From the first call on, the mock records events even
   * if nobody listens.
   */
  listEvents(filter?: ControlEventFilter): ControlKeptEvent[];
}

/** Which kept events to list. */
export interface ControlEventFilter {
  /** Id of the event before the first one to list. */
  readonly after?: string;
  /** Types of events. @default all */
  readonly types?: readonly string[];
}

/** An event that is kept. `id` continues a stream of events after it. Journal entries have no path, query and body. */
export type ControlKeptEvent = MockEvent & { readonly id: string };

/** The methods of the control API for all teams of a mock. */
export interface ControlTeamsMethods {
  /** Lists every team with its URLs and API key, the mock's own first. */
  teams(): ControlTeamInfo[];
  /** Creates another team, with its own API key and isolated data. */
  team(options?: TeamOptions): ControlTeamInfo;
}

/** The name, URLs and API key of a team. */
export interface ControlTeamInfo {
  /** Name of the team, for the `team` parameter of the control API. */
  readonly team: string;
  readonly team_id: string;
  /** Base URL for clients, without a trailing slash. */
  readonly url: string;
  /** URL of the link page. */
  readonly link_url: string;
  /** API key of the team. */
  readonly api_key: string;
  /** Current time of the team's clock, ISO 8601 in UTC. */
  readonly now: string;
  readonly clock: ClockMode;
  /** How many requests the journal keeps. */
  readonly journal_size: number;
  /** Versions of the control API and of the export format. */
  readonly versions: { readonly control: number; readonly world: number };
}

/** Options of a snapshot. */
export interface ControlSnapshotOptions {
  /** A text that tells you later which state it is. */
  readonly label?: string;
}

/** A snapshot, by its id. */
export interface ControlSnapshot {
  readonly id: string;
  /** Null without a label. */
  readonly label: string | null;
  /** Time of the team's clock in the snapshot, ISO 8601 in UTC. */
  readonly at: string;
}
