import type { ReportRow } from "../../store/import-issues.ts";
import { isOrderEventData, type OrderEventData, type OrderEvent, type OrderRow } from "../orders/table.ts";

interface PackedEvent {
  readonly event_id: string;
  readonly data: object;
}

/** An order in an export that contains an earlier version of it: the changes since that version. */
interface Differences extends Omit<OrderEventData, "record"> {
  readonly order_id: string;
  /** How many events the earlier version has. */
  readonly since: number;
  readonly changes: Partial<OrderRow>;
  /** The events added since. */
  readonly events: readonly OrderEvent[];
}

function isDifferences(data: object): data is Differences {
  return (
    "kind" in data && data.kind === "order" && "since" in data && "changes" in data && "order_id" in data
  );
}

/** The exported versions of each order, by number of events. Each number occurs once, except for resent events. */
class OrderVersions {
  readonly #orders = new Map<string, OrderRow[]>();

  add(record: OrderRow): void {
    const rows = this.#orders.get(record.order_id) ?? [];
    rows[record.events.length] ??= record;
    this.#orders.set(record.order_id, rows);
  }

  /** Returns the latest version with at most this many events. */
  findUpTo(orderId: string, events: number): OrderRow | undefined {
    return this.#orders.get(orderId)?.findLast((row, count) => row !== undefined && count <= events);
  }
}

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

function computeDifferences({ record, ...news }: OrderEventData, before: OrderRow): Differences {
  const { events, ...fields } = record;
  const old = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(fields).filter(([name, value]) => !isSame(value, old.get(name)));
  return {
    order_id: record.order_id,
    ...news,
    since: before.events.length,
    changes: Object.fromEntries(changed),
    events: events.slice(before.events.length),
  };
}

function pack(rows: readonly PackedEvent[]): object[] {
  const versions = new OrderVersions();
  return rows.map((event) => {
    const { data } = event;
    if (!isOrderEventData(data)) return event;
    const before = versions.findUpTo(data.record.order_id, data.record.events.length);
    versions.add(data.record);
    return before === undefined ? event : { ...event, data: computeDifferences(data, before) };
  });
}

function unpack<Event extends PackedEvent>(rows: readonly Event[], report: ReportRow): (Event | null)[] {
  const versions = new OrderVersions();
  return rows.map((event, index) => {
    const { data } = event;
    if (typeof data !== "object" || data === null) return event;
    const whole = isDifferences(data) ? restoreEvent(event, data, versions) : event;
    if (whole === null) {
      report(index, ["data"], "continues an order version that the outbox does not contain");
      return null;
    }
    if (isOrderEventData(whole.data) && hasEvents(whole.data.record)) versions.add(whole.data.record);
    return whole;
  });
}

/** Tells whether the value in the place of an order has a list of events that later versions can continue. */
function hasEvents(record: unknown): boolean {
  return typeof record === "object" && record !== null && "events" in record && Array.isArray(record.events);
}

/** Returns the event with its complete order, or null when the outbox does not contain the version that it continues. */
function restoreEvent<Event extends PackedEvent>(
  event: Event,
  data: Differences,
  versions: OrderVersions,
): Event | null {
  const { order_id, since, changes, events, ...news } = data;
  const before = versions.findUpTo(order_id, since);
  if (before?.events.length !== since || !Array.isArray(events)) return null;
  if (typeof changes !== "object" || changes === null || Array.isArray(changes)) return null;
  return {
    ...event,
    data: { ...news, record: { ...before, ...changes, events: [...before.events, ...events] } },
  };
}

/**
 * Writes each order completely once, and then only what each event changed. Most of an order never changes, and repeating it for
 * each event would make exports large. Inside a world, the rows of an order share equal parts.
 */
export const outboxPacking = { pack, unpack };
