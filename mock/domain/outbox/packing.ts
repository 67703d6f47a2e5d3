import type { ReportRow } from "../../store/transfer.ts";
import { isOrderNews, type OrderNews } from "../orders/news.ts";
import type { OrderEvent, OrderRow } from "../orders/table.ts";

/** The parts of an event that matter here; the table of all events is declared with this packing. */
interface Parcel {
  readonly event_id: string;
  readonly data: object;
}

/** An order as an export tells it that has told of the order before: what has changed since. */
interface Differences extends Omit<OrderNews, "record"> {
  readonly order_id: string;
  /** How many events the order had at that time. */
  readonly since: number;
  readonly changes: Partial<OrderRow>;
  /** The events that came since. */
  readonly events: readonly OrderEvent[];
}

function isDifferences(data: object): data is Differences {
  return (
    "kind" in data && data.kind === "order" && "since" in data && "changes" in data && "order_id" in data
  );
}

/** The rows that were told of each order, by how many events it had. Each number is told of once, resending apart. */
class Told {
  readonly #orders = new Map<string, OrderRow[]>();

  add(record: OrderRow): void {
    const rows = this.#orders.get(record.order_id) ?? [];
    rows[record.events.length] ??= record;
    this.#orders.set(record.order_id, rows);
  }

  /** The one with so many events, or as many fewer as need be. */
  upTo(orderId: string, events: number): OrderRow | undefined {
    return this.#orders.get(orderId)?.findLast((row, count) => row !== undefined && count <= events);
  }
}

const same = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

function differencesOf({ record, ...news }: OrderNews, before: OrderRow): Differences {
  const { events, ...fields } = record;
  const old = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(fields).filter(([name, value]) => !same(value, old.get(name)));
  return {
    ...news,
    order_id: record.order_id,
    since: before.events.length,
    changes: Object.fromEntries(changed),
    events: events.slice(before.events.length),
  };
}

function pack(rows: readonly Parcel[]): object[] {
  const told = new Told();
  return rows.map((event) => {
    const { data } = event;
    if (!isOrderNews(data)) return event;
    const before = told.upTo(data.record.order_id, data.record.events.length);
    told.add(data.record);
    return before === undefined ? event : { ...event, data: differencesOf(data, before) };
  });
}

function unpack<Event extends Parcel>(rows: readonly Event[], report: ReportRow): (Event | null)[] {
  const told = new Told();
  return rows.map((event, index) => {
    const { data } = event;
    if (typeof data !== "object" || data === null) return event;
    const whole = isDifferences(data) ? unfold(event, data, told) : event;
    if (whole === null) {
      report(index, ["data"], "goes on from an event that the outbox does not hold");
      return null;
    }
    if (isOrderNews(whole.data) && hasEvents(whole.data.record)) told.add(whole.data.record);
    return whole;
  });
}

/** Whether what stands in the place of an order, in an export, can be gone on from. */
function hasEvents(record: unknown): boolean {
  return typeof record === "object" && record !== null && "events" in record && Array.isArray(record.events);
}

/** The event with its order whole; null where it does not say what it goes on from. */
function unfold<Event extends Parcel>(event: Event, data: Differences, told: Told): Event | null {
  const { order_id, since, changes, events, ...news } = data;
  const before = told.upTo(order_id, since);
  if (before?.events.length !== since || !Array.isArray(events)) return null;
  if (typeof changes !== "object" || changes === null || Array.isArray(changes)) return null;
  return {
    ...event,
    data: { ...news, record: { ...before, ...changes, events: [...before.events, ...events] } },
  };
}

/**
 * An export tells an order whole once, and then what each event changed: most of an order never changes, and it would
 * stand there once a step. In the world itself the rows of an order share what is equal anyway.
 */
export const outboxPacking = { pack, unpack };
