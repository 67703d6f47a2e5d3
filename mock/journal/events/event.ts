import type { JournalEntry } from "../journal.ts";
import type { MockWebhook, WebhookAttempt } from "../../domain/webhooks/present.ts";

/** The fields of every event. */
interface EventBase {
  /** Number of the event in its mock, from 1. Events are numbered while somebody listens. */
  readonly sequence: number;
  /** Name of the team. */
  readonly team: string;
  /** Time of the team's clock, ISO 8601 in UTC. */
  readonly at: string;
}

/** A request ended, and the journal contains it. */
export interface RequestEvent extends EventBase {
  readonly type: "request";
  /** The journal's entry. Path, query and body are not enumerable. */
  readonly request: JournalEntry;
  /** The path template of the operation with the ids of the service. Other parameters stay names in braces. */
  readonly path: string;
  /** The user that the request or its response names; null when they name none. */
  readonly user_id: string | null;
}

/** The service emitted a webhook event, whether or not an endpoint receives it. */
export interface WebhookEmittedEvent extends EventBase {
  readonly type: "webhook";
  readonly webhook: {
    /** Id of the event. Its messages have it as `event`. */
    readonly id: string;
    readonly eventType: string;
    /** Null when the event concerns no user. */
    readonly user_id: string | null;
  };
}

/** An attempt to deliver a webhook message ended. */
export interface DeliveryEvent extends EventBase {
  readonly type: "delivery";
  readonly delivery: Pick<MockWebhook, "id" | "event" | "eventType" | "endpoint" | "status"> & {
    /** Number of the attempt, from 1. */
    readonly number: number;
    readonly attempt: Omit<WebhookAttempt, "headers" | "response">;
  };
}

/** The clock was advanced, or its mode was set. A running clock sends none while only real time passes. */
export interface ClockEvent extends EventBase {
  readonly type: "clock";
}

/** Records changed. Changes of one step are one event. */
export interface StateEvent extends EventBase {
  readonly type: "state";
  readonly changes: readonly StateChange[];
}

/** The changed records of one table, or a changed setting of the team. */
export interface StateChange {
  /** A table of an exported world, such as `orders`, or one of its cells, such as `settings`. */
  readonly area: string;
  /** Ids of the records that were added or changed. Empty for a cell. */
  readonly changed: readonly string[];
  /** Ids of the records that were deleted. */
  readonly deleted: readonly string[];
}

/** A snapshot was restored, a world was imported, the team was reset, or its journal was cleared: read everything again. */
export interface ReplacedEvent extends EventBase {
  readonly type: "replaced";
}

/** A team was created or removed. */
export interface TeamEvent extends EventBase {
  readonly type: "team";
  readonly action: "created" | "removed";
}

/** An event of a mock. More types may be added. */
export type MockEvent =
  RequestEvent | WebhookEmittedEvent | DeliveryEvent | ClockEvent | StateEvent | ReplacedEvent | TeamEvent;

export type NewEvent = WithoutNumber<MockEvent>;

type WithoutNumber<Event> = Event extends unknown ? Omit<Event, "sequence"> : never;
