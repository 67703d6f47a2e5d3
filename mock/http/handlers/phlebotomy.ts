import { loadGeography } from "../../catalog/geography.ts";
import { cancelAppointment, getCancellationReasons } from "../../domain/appointments/lifecycle/cancel.ts";
import { getAppointment } from "../../domain/appointments/get-appointment.ts";
import type { AppointmentRow } from "../../domain/appointments/table.ts";
import { serializeAppointment } from "../../domain/appointments/serialize.ts";
import {
  bookPhlebotomy,
  requestPhlebotomy,
  reschedulePhlebotomy,
  getPhlebotomyAvailability,
} from "../../domain/phlebotomy/booking.ts";
import type { AllRead } from "../../domain/query.ts";
import type { World } from "../../domain/world.ts";
import { defineHandlers } from "../handler.ts";

const respond = (world: World, row: AppointmentRow) => ({
  body: serializeAppointment(world, row, world.now()),
});

export const phlebotomyHandlers = defineHandlers({
  "phlebotomy.availability": async ({ world, body, query: { start_date, ...rest } }) => {
    rest satisfies AllRead;
    return { body: getPhlebotomyAvailability(world, await loadGeography(), body, start_date) };
  },
  "phlebotomy.book": async ({ world, path, body }) =>
    respond(world, bookPhlebotomy(world, await loadGeography(), path.order_id, body)),
  "phlebotomy.request": async ({ world, path, body }) =>
    respond(world, requestPhlebotomy(world, await loadGeography(), path.order_id, body)),
  "phlebotomy.reschedule": async ({ world, path, body }) =>
    respond(world, reschedulePhlebotomy(world, await loadGeography(), path.order_id, body)),
  "phlebotomy.cancel": ({ world, path, body }) => {
    const request = { reason_id: body.cancellation_reason_id, notes: body.notes ?? null };
    return respond(world, cancelAppointment(world, path.order_id, "phlebotomy", request));
  },
  "phlebotomy.cancellationReasons": () => ({ body: getCancellationReasons().phlebotomy }),
  "phlebotomy.get": ({ world, path }) => respond(world, getAppointment(world, path.order_id, "phlebotomy")),
});
