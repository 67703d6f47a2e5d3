import type { Client, ClientOptions } from "sanguine";
import type { OrderProgress } from "../domain/orders/lifecycle/progress-policy.ts";
import type { Preset, SettingsFacade } from "../domain/settings.ts";
import type { Faults } from "../faults/faults.ts";
import type { OverrideFunction } from "../http/override.ts";
import type { RecordedExchange } from "../recording/exchange.ts";
import type { ImportedRecording } from "../recording/recordings.ts";
import type { Snapshot } from "../store/undo.ts";
import type { WorldExport } from "../store/world-export.ts";
import type { UnknownValues } from "../unknown-values/unknown-values.ts";
import type { AppointmentsFacade } from "./appointments.ts";
import type { MockClock } from "./clock.ts";
import type { ConnectionsFacade } from "./connections.ts";
import type { InsuranceFacade } from "./insurance.ts";
import type { LabAccountsFacade } from "./lab-accounts.ts";
import type { LabReportsFacade } from "./lab-reports.ts";
import type { LinkFacade } from "./link.ts";
import type { ClockMode } from "../kernel/clock.ts";
import type { Instant } from "../kernel/time.ts";
import type { OrdersFacade } from "./orders.ts";
import type { RequestsFacade } from "./requests.ts";
import type { ScenarioIds, ScenarioInfo, ScenarioName } from "./scenarios.ts";
import type { SeededIds, WorldSeed } from "./seed-world.ts";
import type { TimeseriesFacade } from "./timeseries.ts";
import type { UsersFacade } from "./users.ts";
import type { WebhooksFacade } from "./webhooks.ts";

/** A drop-in replacement for the global `fetch`. */
export type MockFetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** Options of `mock.team()`. The team inherits every other option from its mock. */
export interface TeamOptions {
  /** Name of the team. The same name always gives the same data. @default "team-2", "team-3" and so on */
  readonly name?: string;
  /** API key of the team. @default derived from the seed and the name */
  readonly apiKey?: string;
  /** Start time of the team's clock: ISO 8601 with an offset, milliseconds or a Date. @default the mock's start time */
  readonly now?: Instant;
  /** Settings that the team starts with. @default the mock's preset */
  readonly preset?: Preset;
  /** Seed of the team's data. Teams with the same seed have the same data. @default derived from the mock's seed and the name */
  readonly seed?: string;
  /** Whether time stands still or runs. @default the mock's clock */
  readonly clock?: ClockMode;
  /** How orders progress, unless you set `orders.policy`. @default as the mock's server sets it */
  readonly orders?: OrderProgress;
  /**
   * Removes the team when it got no request for so long: `"30m"`, or milliseconds of real time. A store keeps its teams.
   * @default the mock's `teamTtl`
   */
  readonly teamTtl?: string | number;
}

/** `mock.settings`: the feature switches of a team. */
export type TeamSettings = SettingsFacade;

/** One team: its data, clock, faults and request journal. Teams are isolated from each other. */
export interface MockTeam {
  /** Name of the team; "team-1" is the mock's own. */
  readonly name: string;
  /** Base URL for clients, without a trailing slash. */
  readonly url: string;
  /** URL of the link page. */
  readonly linkUrl: string;
  /** API key of the team. It is not enumerable, so that logging a team does not print it. */
  readonly apiKey: string;
  /** Seed of the team's data. `createMock({ seed })` creates a mock with the same data. */
  readonly seed: string;
  /** Sends a request to the mock without a network. */
  readonly fetch: MockFetch;
  /** Creates a client of the team. The client sleeps and reads the time by the team's clock. */
  client(options?: Partial<ClientOptions>): Client;

  /** Creates, reads and deletes users. */
  readonly users: UsersFacade;
  /** Creates and lists insurance. */
  readonly insurance: InsuranceFacade;
  /** Connects users to providers, and makes connections fail. */
  readonly connections: ConnectionsFacade;
  /** Creates link tokens and completes their flows. */
  readonly link: LinkFacade;
  /** Adds, replaces and reads time series. */
  readonly timeseries: TimeseriesFacade;
  /** Creates and changes lab accounts. */
  readonly labAccounts: LabAccountsFacade;
  /** Creates orders and moves them through their lifecycle. */
  readonly orders: OrdersFacade;
  /** Books appointments and decides their outcome. */
  readonly appointments: AppointmentsFacade;
  /** Creates lab reports and sets their outcome. */
  readonly labReports: LabReportsFacade;
  /** Registers webhook endpoints and controls their messages. */
  readonly webhooks: WebhooksFacade;

  /** Reads and advances the virtual clock. */
  readonly clock: MockClock;
  /** Reads and changes settings. */
  readonly settings: TeamSettings;
  /** Injects faults. */
  readonly faults: Faults;
  /** Adds values that no release knows, to test forward compatibility. */
  readonly unknownValues: UnknownValues;
  /**
   * Responds in place of an operation, until the override is removed or for a number of calls. The newest override handles a
   * call. Throws ArgumentError for an unknown operation.
   */
  readonly override: OverrideFunction;
  /** The requests that the team received. */
  readonly requests: RequestsFacade;

  /** Seeds a scenario and returns the ids of its records. Throws a TypeError for an unknown name, with a suggestion. */
  scenario<Name extends ScenarioName>(name: Name): ScenarioIds<Name>;
  /**
   * Creates the records of a seed, such as those of a file of your own: settings, users, connections, orders, webhooks and faults. Returns
   * their ids. Throws an error that names the record, and creates nothing then.
   */
  seedWorld(seed: WorldSeed): SeededIds;
  /** Lists the scenarios with what each seeds. */
  scenarios(): ScenarioInfo[];
  /** Takes a snapshot of the current state, at no cost. */
  snapshot(): Snapshot;
  /** Restores a snapshot. You can restore the same snapshot any number of times. The request journal stays. */
  restore(snapshot: Snapshot): void;
  /** Resets the team to its initial state, clears the request journal and removes all overrides. */
  reset(): void;
  /** Exports the whole state as JSON, including personal data, link tokens and webhook secrets, but not the API key. */
  export(): WorldExport;
  /** Replaces the whole state with an exported one. */
  import(exported: unknown): void;
  /**
   * Imports a recording of the real service: its folder, or the list of its exchanges. The mock then responds to the recorded
   * calls as the service did. Snapshots and exports contain the recording; `reset` removes it. Rejects with an error that names the
   * exchange that is invalid, and changes nothing then.
   */
  importRecording(recording: string | readonly RecordedExchange[]): Promise<ImportedRecording>;
  /** Resolves when no work is left, such as webhook deliveries or report parsing. */
  idle(): Promise<void>;
  /**
   * Removes the team with all its data. Its API key and its link tokens are unknown from now on, and its scheduled tasks and
   * webhooks stop. Does nothing for a team that was removed before. Throws StoreError for the mock's own team, which you can only reset.
   */
  remove(): void;
}
