import { createBadRequestError } from "../service-error.ts";
import type { World } from "../world.ts";
import { getAppointment } from "./find.ts";
import { cancellationReasons, OTHER_REASON, REFUND_NOTICE } from "./reasons.ts";
import { stepAppointment } from "./step.ts";
import type { AppointmentRow, EventData } from "./table.ts";
import type { AppointmentKind } from "./venues.ts";

/** Why an appointment is cancelled. */
export interface CancellationRequest {
  readonly reason_id: string;
  readonly notes: string | null;
}

/**
 * Cancels the appointment of an order. One that is cancelled already stays as it is.
 * @throws Refusal for an unknown reason, for the reason "Other" of a visit without notes, and for an appointment that has begun
 */
export function cancelAppointment(
  world: World,
  orderId: string,
  kind: AppointmentKind,
  wish: CancellationRequest,
): AppointmentRow {
  const row = getAppointment(world, orderId, kind);
  const data = cancellationData(world, row, wish);
  if (row.state === "cancelled") return row;
  if (row.state === "in_progress")
    throw createBadRequestError("This appointment has begun and cannot be cancelled.");
  return stepAppointment(world, row, "cancelled", { data });
}

/**
 * What the event of a cancellation says. A visit that is called off on short notice is not refunded, whatever the reason;
 * `is_refundable` of the event tells so.
 */
function cancellationData(
  world: World,
  { kind, start }: AppointmentRow,
  { reason_id, notes }: CancellationRequest,
): EventData {
  const reason = cancellationReasons[kind].find(({ id }) => id === reason_id.toLowerCase());
  if (reason === undefined)
    throw createBadRequestError("This cancellation reason is unknown: take one from their list.");
  if (kind === "phlebotomy" && reason.name === OTHER_REASON && (notes === null || notes.trim() === "")) {
    throw createBadRequestError(`notes are required with the reason "${OTHER_REASON}".`);
  }
  const inTime = kind !== "phlebotomy" || start === null || start - world.now() >= REFUND_NOTICE;
  return {
    cancellation_reason_id: reason.id,
    cancellation_reason: reason.name,
    notes,
    is_refundable: reason.is_refundable && inTime,
  };
}
