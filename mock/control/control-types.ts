import type { TeamOptions, TeamSettings } from "../facades/team.ts";
import type { ClockMode } from "../kernel/clock.ts";
import type { MockClock } from "../facades/clock.ts";
import type { AppointmentsFacade } from "../facades/appointments.ts";
import type { ConnectionsFacade } from "../facades/connections.ts";
import type { InsuranceFacade } from "../facades/insurance.ts";
import type { LabReportsFacade } from "../facades/lab-reports.ts";
import type { LabAccountsFacade } from "../facades/lab-accounts.ts";
import type { LinkFacade } from "../facades/link.ts";
import type { OrdersFacade } from "../facades/orders.ts";
import type { TimeseriesFacade } from "../facades/timeseries.ts";
import type { UsersFacade } from "../facades/users.ts";
import type { Fault, FaultRule } from "../faults/faults.ts";
import type { UnknownValues, UnknownValuesOptions } from "../unknown-values/unknown-values.ts";
import type { JournalEntry, JournalFilter, JournalRequest, Violation } from "../journal/journal.ts";
import type { WorldExport } from "../store/world-export.ts";
import type { WebhookUrlSeed } from "../webhooks/endpoint.ts";
import type { EndpointRef, MessageRef, WebhooksFacade } from "../facades/webhooks.ts";
import type { MockWebhook, WebhookAttempt, WebhookEndpoint } from "../webhooks/present.ts";

/**
 * A team as the control API has it: the facades of `MockTeam`, with plain data in the place of what JSON cannot carry.
 * A facade whose methods take and give plain data stands here as it is.
 */
export interface ControlTeamMethods {
  readonly users: UsersFacade;
  readonly insurance: InsuranceFacade;
  readonly connections: ConnectionsFacade;
  readonly link: LinkFacade;
  readonly timeseries: TimeseriesFacade;
  readonly labAccounts: LabAccountsFacade;
  readonly orders: OrdersFacade;
  readonly appointments: AppointmentsFacade;
  readonly labReports: LabReportsFacade;
  readonly webhooks: ControlWebhooks;
  readonly settings: TeamSettings;
  readonly clock: ControlClock;
  readonly faults: ControlFaults;
  readonly unknownValues: ControlUnknownValues;
  readonly requests: ControlJournal;

  /** What the team is called by, and with. */
  info(): ControlTeamInfo;
  /** Notes the present state, at no cost. */
  snapshot(): ControlSnapshot;
  /** Returns to a snapshot, as often as wanted. The journal stays. */
  restore(snapshot: string | ControlSnapshot): void;
  /** Returns to the state of a new team, and empties the journal. */
  reset(): void;
  /** The whole state as plain JSON, link tokens included; the team credential is not part of it. */
  export(): WorldExport;
  /** Replaces the whole state by an exported one. */
  import(exported: unknown): void;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
}

/** All teams of a mock as the control API has them. */
export interface ControlTeamsMethods {
  /** Every team, the one that the mock was made with first. */
  teams(): ControlTeamInfo[];
  /** Makes another team, with a key of its own; neither sees anything of the other. */
  team(options?: TeamOptions): ControlTeamInfo;
}

/** What a team is called by, and with. */
export interface ControlTeamInfo {
  /** Name of the team, by which the control API is told which one is meant. */
  readonly team: string;
  readonly team_id: string;
  /** Address for clients, without a trailing slash. */
  readonly url: string;
  /** Address of the link page. */
  readonly link_url: string;
  /** The team credential. */
  readonly api_key: string;
  /** What the team's clock shows, ISO 8601 in UTC. */
  readonly now: string;
  readonly clock: ClockMode;
  /** Of the control API, and of the worlds that it exports and imports. */
  readonly versions: { readonly control: number; readonly world: number };
}

/** `clock`: the team's time. */
export interface ControlClock extends Pick<MockClock, "now" | "iso" | "advance" | "advanceTo"> {
  /** Whether time goes by of itself. */
  mode(): ClockMode;
}

/** A fault in force, as data. */
export type ControlFault = Pick<Fault, "id" | "rule" | "hits">;

/** `faults`: what is to go wrong. */
export interface ControlFaults {
  /** Puts a fault into force. */
  add(rule: FaultRule): ControlFault;
  /** Every fault in force, oldest first. */
  list(): ControlFault[];
  /** Takes one out; false if it was gone already. */
  remove(fault: number | { readonly id: number }): boolean;
  /** Takes out every fault. */
  clear(): void;
}

/** `unknownValues`: responses and webhooks as a later version of the service may send them. */
export interface ControlUnknownValues extends Pick<UnknownValues, "enable" | "disable"> {
  /** The options in force, or null. */
  options(): UnknownValuesOptions | null;
}

/** Which requests to list, and how much of them. */
export interface ControlJournalFilter extends JournalFilter {
  /** With path, query and body, which may hold personal data. @default false */
  readonly bodies?: boolean;
}

/** A request as the journal remembers it. */
export interface ControlJournalEntry extends Omit<JournalEntry, "request"> {
  /** There where `bodies` were asked for. */
  readonly request?: JournalRequest;
}

/** `requests`: what was asked of the team. */
export interface ControlJournal {
  /** Requests in the order of their coming, oldest first. */
  list(filter?: ControlJournalFilter): ControlJournalEntry[];
  /** The newest request that fits, or undefined. */
  last(filter?: ControlJournalFilter): ControlJournalEntry | undefined;
  /** How many of the kept requests fit. */
  count(filter?: JournalFilter): number;
  /** Requests that no operation has. */
  unmatched(): ControlJournalEntry[];
  /** Answers of the mock that broke the document: bugs of the mock. */
  violations(): Omit<Violation, "cause">[];
  /** Forgets every request and violation; sequence numbers go on. */
  clear(): void;
}

/** A state to return to. */
export interface ControlSnapshot {
  readonly id: string;
}

/** A try to deliver a message; its headers are there where bodies were asked for. */
export interface ControlWebhookAttempt extends Omit<WebhookAttempt, "headers"> {
  readonly headers?: WebhookAttempt["headers"];
}

/** A message as data; its body is there where bodies were asked for. */
export interface ControlWebhook extends Omit<MockWebhook, "attempts" | "body"> {
  readonly attempts: readonly ControlWebhookAttempt[];
  readonly body?: string;
}

/** How much of the messages to list. */
export interface ControlOutboxFilter {
  /** With bodies and headers, which may hold personal data. @default false */
  readonly bodies?: boolean;
}

/** `webhooks`: who is told of events, and what became of each message. A function cannot receive from another process. */
export interface ControlWebhooks extends Pick<WebhooksFacade, "remove" | "drop" | "hold"> {
  /** Registers an address; the answer holds its secrets. */
  register(seed: WebhookUrlSeed): WebhookEndpoint;
  /** The endpoints with their secrets, oldest first. */
  list(): WebhookEndpoint[];
  /** Gives an endpoint another secret. Those that it has go on signing beside it. */
  rotate(endpoint: EndpointRef, secret?: string): WebhookEndpoint;
  /** Takes the older secrets away, after a rotation. */
  retire(endpoint: EndpointRef): WebhookEndpoint;
  /** Takes an endpoint that was given up into service again. */
  enable(endpoint: EndpointRef): WebhookEndpoint;
  /** Every message with its attempts, oldest first. */
  outbox(filter?: ControlOutboxFilter): ControlWebhook[];
  /** Begins anew with a message, whatever became of it. */
  replay(message: MessageRef): ControlWebhook;
  /** Sends a message once more than it would be. */
  duplicate(message: MessageRef): ControlWebhook;
  /** Sends messages that were held back, in the order given here. @default all of them */
  release(messages?: readonly MessageRef[]): ControlWebhook[];
}
