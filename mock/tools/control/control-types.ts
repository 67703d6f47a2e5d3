import type { TeamOptions, TeamSettings } from "../team.ts";
import type { ClockMode } from "../../kernel/clock.ts";
import type { MockClock } from "../clock.ts";
import type { AppointmentsFacade } from "../appointments.ts";
import type { ConnectionsFacade } from "../connections.ts";
import type { InsuranceFacade } from "../insurance.ts";
import type { LabReportsFacade } from "../lab-reports.ts";
import type { LabAccountsFacade } from "../lab-accounts.ts";
import type { LinkFacade } from "../link.ts";
import type { OrderRef, OrdersFacade } from "../orders.ts";
import type { OrderDocumentName } from "../../domain/orders/documents/order-documents.ts";
import type { ScenarioIds, ScenarioInfo, ScenarioName } from "../scenarios.ts";
import type { TimeseriesFacade } from "../timeseries.ts";
import type { UsersFacade } from "../users.ts";
import type { Fault } from "../../faults/faults.ts";
import type { FaultPreset } from "../../faults/presets.ts";
import type { FaultConditions, FaultRule } from "../../faults/rule.ts";
import type { ExplainOptions } from "../explain-mock.ts";
import type { UnknownValues, UnknownValuesOptions } from "../../unknown-values/unknown-values.ts";
import type { OperationId } from "../../../src/generated/operations.ts";
import type { MockEvent } from "../../events/event.ts";
import type {
  JournalEntry,
  JournalFilter,
  JournalRequest,
  JournalResponse,
  RequestRef,
  SchemaViolation,
} from "../../journal/journal.ts";
import type { ValidationIssue } from "../../domain/service-error.ts";
import type { RequestStep } from "../../requests/check-order.ts";
import type { RequestCoverage } from "../../requests/coverage.ts";
import type { ReceivedRequest, RequestPartial } from "../../requests/request-partial.ts";
import type { WaitForRequestOptions } from "../../requests/wait-for-request.ts";
import type { RequestSnippets } from "./request-snippets.ts";
import type { WorldExport } from "../../store/world-export.ts";
import type { WebhookUrlSeed } from "../../webhooks/endpoint.ts";
import type { WebhookEndpointRef, WebhookMessageRef, WebhooksFacade } from "../webhooks.ts";
import type { InboxMessage, WebhookInboxOptions } from "../../webhooks/inbox.ts";
import type { WebhookMessageStatus } from "../../domain/webhooks/table.ts";
import type { MockWebhook, WebhookAttempt, WebhookEndpoint } from "../../webhooks/present.ts";

/**
 * The methods of a team in the control API: the facades of `MockTeam`, with plain data in place of what JSON cannot carry.
 * A facade whose methods take and return plain data is used unchanged.
 */
export interface ControlTeamMethods {
  readonly users: UsersFacade;
  readonly insurance: InsuranceFacade;
  readonly connections: ConnectionsFacade;
  readonly link: LinkFacade;
  readonly timeseries: TimeseriesFacade;
  readonly labAccounts: LabAccountsFacade;
  readonly orders: ControlOrders;
  readonly appointments: AppointmentsFacade;
  readonly labReports: LabReportsFacade;
  readonly webhooks: ControlWebhooks;
  readonly settings: TeamSettings;
  readonly clock: ControlClock;
  readonly faults: ControlFaults;
  readonly unknownValues: ControlUnknownValues;
  readonly requests: ControlJournal;

  /** Returns the name, URLs and API key of the team. */
  info(): ControlTeamInfo;
  /** Seeds a scenario and returns the ids of its records. */
  scenario<Name extends ScenarioName>(name: Name): ScenarioIds<Name>;
  /** Lists the scenarios that `scenario` seeds. */
  scenarios(): ScenarioInfo[];
  /** Takes a snapshot of the current state, at no cost. */
  snapshot(options?: ControlSnapshotOptions): ControlSnapshot;
  /** Lists the snapshots that can be restored, oldest first. A team keeps the newest 50. */
  snapshots(): ControlSnapshot[];
  /** Restores a snapshot. You can restore the same snapshot any number of times. The request journal stays. */
  restore(snapshot: string | Pick<ControlSnapshot, "id">): void;
  /** Resets the team to its initial state and clears the request journal. */
  reset(): void;
  /** Exports the whole state as JSON, including link tokens, but not the API key. */
  export(): WorldExport;
  /** Replaces the whole state with an exported one. */
  import(exported: unknown): void;
  /** Resolves when no work is left. */
  idle(): Promise<void>;
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
  /** Lists every team, the mock's own first. */
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

/** A PDF as plain data. */
export interface ControlPdf {
  /** A file name for a download, such as `result-a1b2c3d4.pdf`. */
  readonly name: string;
  /** The bytes of the PDF in base64. */
  readonly base64: string;
}

/** `orders`: creates and moves orders. */
export interface ControlOrders extends Omit<OrdersFacade, "pdf"> {
  /** Returns a PDF of the order. Fails with status 404 when the order does not have it. */
  pdf(order: OrderRef, document: OrderDocumentName): Promise<ControlPdf>;
}

/** `clock`: the team's virtual clock. */
export interface ControlClock extends Pick<MockClock, "setMode" | "now" | "iso" | "advance" | "advanceTo"> {
  /** Returns whether the clock is `frozen` or `running`. */
  mode(): ClockMode;
}

/** An active fault, as data. */
export type ControlFault = Pick<Fault, "id" | "rule" | "seen" | "hits">;

/** `faults`: injects faults. */
export interface ControlFaults {
  /** Adds a fault. */
  add(rule: FaultRule): ControlFault;
  /** Adds the faults of a preset: `outage`, `flaky`, `slow`, `rateLimited` or `proxy`. */
  preset(name: FaultPreset, conditions?: FaultConditions): ControlFault[];
  /** Lists the active faults, oldest first. */
  list(): ControlFault[];
  /** Lists the faults that were never applied, oldest first. */
  unused(): ControlFault[];
  /** Removes a fault. Returns false when it was already removed. */
  remove(fault: number | { readonly id: number }): boolean;
  /** Removes every fault. */
  clear(): void;
}

/** `unknownValues`: adds values that no release knows, to test forward compatibility. */
export interface ControlUnknownValues extends Pick<UnknownValues, "enable" | "disable"> {
  /** Returns the current options, or null when disabled. */
  options(): UnknownValuesOptions | null;
}

/** Which requests to list, and whether to include bodies. */
export interface ControlJournalFilter extends JournalFilter {
  /** Includes path, query and body, which may contain personal data. @default false */
  readonly bodies?: boolean;
}

/** A request in the journal. */
export interface ControlJournalEntry extends Omit<JournalEntry, "request" | "response" | "error"> {
  /** The path as it was sent, without tokens. */
  readonly path: string;
  /** The user that the request or its response names; null when they name none. */
  readonly user_id: string | null;
  /** Present when you set `bodies`. */
  readonly request?: JournalRequest;
}

/** A request with everything that the journal keeps of it. */
export interface ControlRequest extends ControlJournalEntry {
  /** Path, query and body, without credentials. */
  readonly request: JournalRequest;
  /** The response, without credentials; null when none was sent. */
  readonly response: JournalResponse | null;
  /** The `detail` of an error response, or null. */
  readonly error: unknown;
  /** The problems with the request, when it was rejected as invalid. */
  readonly issues: readonly ValidationIssue[];
  /** Code that sends the request again. */
  readonly snippets: RequestSnippets;
}

/** `requests`: the requests that the team received. */
export interface ControlJournal {
  /** Lists the requests, oldest first. */
  list(filter?: ControlJournalFilter): ControlJournalEntry[];
  /** Returns the newest matching request, or undefined. */
  last(filter?: ControlJournalFilter): ControlJournalEntry | undefined;
  /** Returns a request with its bodies. Fails with status 404 when the journal does not keep it. */
  get(request: RequestRef): ControlRequest;
  /** Counts the matching requests that are kept. */
  count(filter?: JournalFilter): number;
  /** Lists the requests that match no operation. */
  unmatched(): ControlJournalEntry[];
  /** Lists responses and webhooks of the mock that violate the OpenAPI document. They are bugs of the mock. */
  violations(): Omit<SchemaViolation, "cause" | "issues">[];
  /** Removes all requests and violations. Sequence numbers continue. */
  clear(): void;
  /**
   * Returns the matching requests, oldest first. By default, at least one must match. Fails with status 409 and a text that lists the
   * nearest requests when another number matches.
   */
  expect(operation: OperationId, partial?: RequestPartial, count?: ExpectedCount): ReceivedRequest[];
  /** Returns one request for each step, in this order. Fails with status 409 when a request is missing or came earlier. */
  inOrder(steps: readonly RequestStep[]): ReceivedRequest[];
  /** Returns the oldest matching request, as soon as there is one. Fails with status 409 after the timeout. */
  waitFor(
    operation: OperationId,
    partial?: RequestPartial,
    options?: WaitForRequestOptions,
  ): Promise<ReceivedRequest>;
  /** Returns which operations were called since the team was created, also before a reset, and with which statuses. */
  coverage(): RequestCoverage;
}

/** How many requests must match: exactly `times`, or `atLeast` as many. */
export interface ExpectedCount {
  readonly times?: number;
  readonly atLeast?: number;
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

/** One attempt to deliver a message. `headers` is present when you set `bodies`. */
export interface ControlWebhookAttempt extends Omit<WebhookAttempt, "headers"> {
  readonly headers?: WebhookAttempt["headers"];
}

/** A message as data. `body` is present when you set `bodies`. */
export interface ControlWebhook extends Omit<MockWebhook, "attempts" | "body"> {
  readonly attempts: readonly ControlWebhookAttempt[];
  readonly body?: string;
}

/** Whether to include bodies and headers of messages. */
export interface ControlInboxFilter {
  /** Includes bodies and headers, which may contain personal data. @default false */
  readonly bodies?: boolean;
}

/** Which messages to list. */
export interface ControlOutboxFilter extends ControlInboxFilter {
  /** An endpoint, by its id or by an object that has the id. @default all endpoints */
  readonly endpoint?: WebhookEndpointRef;
  readonly status?: WebhookMessageStatus;
  /** Lists only this many of the newest matching messages. */
  readonly limit?: number;
}

/** A message that the inbox received. `headers` and `body` are present when you set `bodies`. */
export interface ControlInboxMessage extends Omit<InboxMessage, "headers" | "body"> {
  readonly headers?: InboxMessage["headers"];
  readonly body?: string;
}

/** `webhooks`: registers endpoints and controls the messages to them. Functions cannot receive from another process. */
export interface ControlWebhooks extends Pick<WebhooksFacade, "remove" | "drop" | "hold"> {
  /** Registers a URL. The response contains its secrets. */
  register(seed: WebhookUrlSeed): WebhookEndpoint;
  /** Lists the endpoints with their secrets, oldest first. */
  list(): WebhookEndpoint[];
  /** Adds a secret to an endpoint. Earlier secrets continue to sign. */
  rotate(endpoint: WebhookEndpointRef, secret?: string): WebhookEndpoint;
  /** Removes all secrets except the newest, to finish a rotation. */
  retire(endpoint: WebhookEndpointRef): WebhookEndpoint;
  /** Enables an endpoint that was disabled, and sends the messages that wait for it. */
  enable(endpoint: WebhookEndpointRef): WebhookEndpoint;
  /** Opens the mock's own inbox, which receives and verifies messages. Call it again to change it, and after a rotation. */
  openInbox(options?: WebhookInboxOptions): WebhookEndpoint;
  /** Lists what the inbox received, oldest first. */
  inbox(filter?: ControlInboxFilter): ControlInboxMessage[];
  /** Returns a message with its body and the headers of its attempts. */
  getMessage(message: WebhookMessageRef): ControlWebhook;
  /** Lists the messages with their attempts, oldest first. */
  outbox(filter?: ControlOutboxFilter): ControlWebhook[];
  /** Sends a message again, whatever its status, with all retries. */
  replay(message: WebhookMessageRef): ControlWebhook;
  /** Delivers a message once more. */
  duplicate(message: WebhookMessageRef): ControlWebhook;
  /** Sends held messages in the given order. @default all of them */
  release(messages?: readonly WebhookMessageRef[]): ControlWebhook[];
}
