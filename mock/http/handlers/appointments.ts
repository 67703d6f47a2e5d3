import { getPscAvailability, getPhlebotomyAvailability } from "../../domain/appointments/availability.ts";
import { cancelAppointment } from "../../domain/appointments/cancel.ts";
import { bookPsc, reschedulePsc } from "../../domain/psc/booking.ts";
import { getAppointment } from "../../domain/appointments/find.ts";
import { bookPhlebotomy, requestPhlebotomy, reschedulePhlebotomy } from "../../domain/phlebotomy/booking.ts";
import { findServiceCentersForOrder } from "../../domain/psc/order-centers.ts";
import { cancellationReasons } from "../../domain/appointments/reasons.ts";
import type { AppointmentRow } from "../../domain/appointments/table.ts";
import { serializeAppointment } from "../../domain/appointments/wire.ts";
import { loadGeography } from "../../catalog/geography.ts";
import { serializeServiceCenters } from "../../domain/psc/wire.ts";
import type { World } from "../../domain/world.ts";
import { defineHandlers } from "../handler.ts";
import { anyCase } from "./any-case.ts";

const shown = (world: World, row: AppointmentRow) => ({ body: serializeAppointment(row, world.now()) });

/** Operations on appointments at the patient's home. */
const homeHandlers = defineHandlers({
  "phlebotomy.availability": async ({ world, body, query }) => ({
    body: getPhlebotomyAvailability(world, await loadGeography(), body, query.start_date),
  }),
  "phlebotomy.book": async ({ world, path, body }) =>
    shown(world, bookPhlebotomy(world, await loadGeography(), anyCase(path.order_id), body)),
  "phlebotomy.request": async ({ world, path, body }) =>
    shown(world, requestPhlebotomy(world, await loadGeography(), anyCase(path.order_id), body)),
  "phlebotomy.reschedule": async ({ world, path, body }) =>
    shown(world, reschedulePhlebotomy(world, await loadGeography(), anyCase(path.order_id), body)),
  "phlebotomy.cancel": ({ world, path, body }) => {
    const wish = { reason_id: body.cancellation_reason_id, notes: body.notes ?? null };
    return shown(world, cancelAppointment(world, anyCase(path.order_id), "phlebotomy", wish));
  },
  "phlebotomy.cancellationReasons": () => ({ body: cancellationReasons.phlebotomy }),
  "phlebotomy.get": ({ world, path }) =>
    shown(world, getAppointment(world, anyCase(path.order_id), "phlebotomy")),
});

/** Operations on appointments at a service center. */
const centerHandlers = defineHandlers({
  "psc.orderInfo": async ({ world, path, query }) => ({
    body: serializeServiceCenters(
      findServiceCentersForOrder(world, await loadGeography(), anyCase(path.order_id), query),
    ),
  }),
  "psc.availability": async ({ world, query }) => ({
    body: getPscAvailability(world, await loadGeography(), query),
  }),
  "psc.book": async ({ world, path, body }) =>
    shown(world, bookPsc(world, await loadGeography(), anyCase(path.order_id), body)),
  "psc.reschedule": async ({ world, path, body }) =>
    shown(world, reschedulePsc(world, await loadGeography(), anyCase(path.order_id), body)),
  "psc.cancel": ({ world, path, body }) => {
    const wish = { reason_id: body.cancellationReasonId, notes: body.note ?? null };
    return shown(world, cancelAppointment(world, anyCase(path.order_id), "patient_service_center", wish));
  },
  "psc.cancellationReasons": () => ({ body: cancellationReasons.patient_service_center }),
  "psc.appointment": ({ world, path }) =>
    shown(world, getAppointment(world, anyCase(path.order_id), "patient_service_center")),
});

/** Operations on appointments. */
export const appointmentHandlers = { ...homeHandlers, ...centerHandlers };
