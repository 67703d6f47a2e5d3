import { centreAvailability, homeAvailability } from "../../domain/appointments/availability.ts";
import { cancelAppointment } from "../../domain/appointments/cancel.ts";
import { bookCentre, rescheduleCentre } from "../../domain/appointments/centre.ts";
import { appointmentOf } from "../../domain/appointments/find.ts";
import { bookHome, requestHome, rescheduleHome } from "../../domain/appointments/home.ts";
import { centresForOrder } from "../../domain/appointments/order-centres.ts";
import { cancellationReasons } from "../../domain/appointments/reasons.ts";
import type { AppointmentRow } from "../../domain/appointments/table.ts";
import { appointmentAnswer } from "../../domain/appointments/wire.ts";
import { loadGeography } from "../../domain/centres/geography.ts";
import { centresAnswer } from "../../domain/centres/wire.ts";
import type { World } from "../../domain/world.ts";
import { defineHandlers } from "../handler.ts";
import { anyCase } from "./any-case.ts";

const shown = (world: World, row: AppointmentRow) => ({ body: appointmentAnswer(row, world.now()) });

/** Operations on appointments at the patient's home. */
const homeHandlers = defineHandlers({
  "phlebotomy.availability": async ({ world, body, query }) => ({
    body: homeAvailability(world, await loadGeography(), body, query.start_date),
  }),
  "phlebotomy.book": async ({ world, path, body }) =>
    shown(world, bookHome(world, await loadGeography(), anyCase(path.order_id), body)),
  "phlebotomy.request": async ({ world, path, body }) =>
    shown(world, requestHome(world, await loadGeography(), anyCase(path.order_id), body)),
  "phlebotomy.reschedule": async ({ world, path, body }) =>
    shown(world, rescheduleHome(world, await loadGeography(), anyCase(path.order_id), body)),
  "phlebotomy.cancel": ({ world, path, body }) => {
    const wish = { reason_id: body.cancellation_reason_id, notes: body.notes ?? null };
    return shown(world, cancelAppointment(world, anyCase(path.order_id), "phlebotomy", wish));
  },
  "phlebotomy.cancellationReasons": () => ({ body: cancellationReasons.phlebotomy }),
  "phlebotomy.get": ({ world, path }) =>
    shown(world, appointmentOf(world, anyCase(path.order_id), "phlebotomy")),
});

/** Operations on appointments at a service centre. */
const centreHandlers = defineHandlers({
  "psc.orderInfo": async ({ world, path, query }) => ({
    body: centresAnswer(centresForOrder(world, await loadGeography(), anyCase(path.order_id), query)),
  }),
  "psc.availability": async ({ world, query }) => ({
    body: centreAvailability(world, await loadGeography(), query),
  }),
  "psc.book": async ({ world, path, body }) =>
    shown(world, bookCentre(world, await loadGeography(), anyCase(path.order_id), body)),
  "psc.reschedule": async ({ world, path, body }) =>
    shown(world, rescheduleCentre(world, await loadGeography(), anyCase(path.order_id), body)),
  "psc.cancel": ({ world, path, body }) => {
    const wish = { reason_id: body.cancellationReasonId, notes: body.note ?? null };
    return shown(world, cancelAppointment(world, anyCase(path.order_id), "patient_service_center", wish));
  },
  "psc.cancellationReasons": () => ({ body: cancellationReasons.patient_service_center }),
  "psc.appointment": ({ world, path }) =>
    shown(world, appointmentOf(world, anyCase(path.order_id), "patient_service_center")),
});

/** Operations on appointments. */
export const appointmentHandlers = { ...homeHandlers, ...centreHandlers };
