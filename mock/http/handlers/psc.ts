import { loadGeography } from "../../catalog/geography.ts";
import { cancelAppointment, getCancellationReasons } from "../../domain/appointments/lifecycle/cancel.ts";
import { getAppointment } from "../../domain/appointments/get-appointment.ts";
import type { AppointmentRow } from "../../domain/appointments/table.ts";
import { serializeAppointment } from "../../domain/appointments/serialize.ts";
import {
  getAreaInfo,
  findServiceCenters,
  findServiceCentersForOrder,
  serializeServiceCenters,
} from "../../domain/psc/service-centers.ts";
import { getPscAvailability } from "../../domain/psc/availability.ts";
import { bookPsc, reschedulePsc } from "../../domain/psc/booking.ts";
import type { World } from "../../domain/world.ts";
import { defineHandlers } from "../handler.ts";

const respond = (world: World, row: AppointmentRow) => ({
  body: serializeAppointment(world, row, world.now()),
});

export const pscHandlers = defineHandlers({
  "psc.info": async ({ world, query }) => ({
    body: serializeServiceCenters(findServiceCenters(world, await loadGeography(), query)),
  }),
  "psc.areaInfo": async ({ world, query }) => ({ body: getAreaInfo(world, await loadGeography(), query) }),
  "psc.orderInfo": async ({ world, path, query }) => ({
    body: serializeServiceCenters(
      findServiceCentersForOrder(world, await loadGeography(), path.order_id, query),
    ),
  }),
  "psc.availability": async ({ world, query }) => ({
    body: getPscAvailability(world, await loadGeography(), query),
  }),
  "psc.book": async ({ world, path, body }) =>
    respond(world, bookPsc(world, await loadGeography(), path.order_id, body)),
  "psc.reschedule": async ({ world, path, body }) =>
    respond(world, reschedulePsc(world, await loadGeography(), path.order_id, body)),
  "psc.cancel": ({ world, path, body }) => {
    const request = { reason_id: body.cancellationReasonId, notes: body.note ?? null };
    return respond(world, cancelAppointment(world, path.order_id, "patient_service_center", request));
  },
  "psc.cancellationReasons": () => ({ body: getCancellationReasons().patient_service_center }),
  "psc.appointment": ({ world, path }) =>
    respond(world, getAppointment(world, path.order_id, "patient_service_center")),
});
