import type { AppointmentEventSource } from "./emit-event.ts";
import { serializeAppointment } from "../appointments/serialize.ts";
import { isOrderEventData } from "../orders/table.ts";
import { serializeOrder } from "../orders/queries/serialize-order.ts";
import type { World } from "../world.ts";
import type { OutboxEvent } from "./outbox-table.ts";

/**
 * Returns an event as webhooks send it. The outbox stores orders and appointments as rows; this function serializes them each
 * time the event is read. Rows never change in place, so the result is always the same.
 */
export function renderEvent(world: World, event: OutboxEvent): OutboxEvent {
  return { ...event, data: renderData(world, event) };
}

function renderData(world: World, { data, created_at }: OutboxEvent): object {
  if (isOrderEventData(data)) {
    const transaction = data.transaction.map((order) => order ?? data.record);
    return serializeOrder(world, data.record, { transaction });
  }
  if (isAppointmentNews(data)) return serializeAppointment(world, data.record, created_at);
  return data;
}

function isAppointmentNews(data: object): data is AppointmentEventSource {
  return "kind" in data && data.kind === "appointment" && "record" in data;
}
