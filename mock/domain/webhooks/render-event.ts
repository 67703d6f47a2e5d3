import type { AppointmentNews } from "../appointments/announce.ts";
import { serializeAppointment } from "../appointments/wire.ts";
import { isOrderEventData } from "../orders/lifecycle/order-event-data.ts";
import { serializeOrder } from "../orders/queries/serialize-order.ts";
import type { World } from "../world.ts";
import type { OutboxEvent } from "./outbox-table.ts";

/**
 * An event as the outside is told of it. Orders and appointments lie in the outbox as the rows that they were, and get
 * their answers' shape here, whenever and however often the event is read: rows are never changed in place.
 */
export function renderEvent(world: World, event: OutboxEvent): OutboxEvent {
  return { ...event, data: rendered(world, event) };
}

function rendered(world: World, { data, created_at }: OutboxEvent): object {
  if (isOrderEventData(data)) {
    const transaction = data.transaction.map((order) => order ?? data.record);
    return serializeOrder(world, data.record, { transaction });
  }
  if (isAppointmentNews(data)) return serializeAppointment(data.record, created_at);
  return data;
}

function isAppointmentNews(data: object): data is AppointmentNews {
  return "kind" in data && data.kind === "appointment" && "record" in data;
}
