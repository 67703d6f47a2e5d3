import { createBadRequestError } from "../../service-error.ts";
import type { World } from "../../world.ts";
import { getAppointment } from "../get-appointment.ts";
import { getCancellationReasons, OTHER_REASON, REFUND_NOTICE } from "./cancellation-reasons.ts";
import { stepAppointment } from "./step.ts";
import type { AppointmentRow, EventData } from "../table.ts";
import type { AppointmentKind } from "../slots/venues.ts";

/** Reason and notes of a cancellation. */
export interface CancellationRequest {
  readonly reason_id: string;
  readonly notes: string | null;
}

/**
 * Cancels the appointment of an order. Returns a cancelled appointment unchanged.
 * Throws ServiceError 400 when the reason is unknown, when a phlebotomy cancellation for "Other" has no notes, and when the
 * appointment has started.
 */
export function cancelAppointment(
  world: World,
  orderId: string,
  kind: AppointmentKind,
  request: CancellationRequest,
): AppointmentRow {
  const row = getAppointment(world, orderId, kind);
  const data = buildCancellationData(world, row, request);
  if (row.state === "cancelled") return row;
  if (row.state === "in_progress" || row.state === "completed")
    throw createBadRequestError("This appointment has started and cannot be cancelled.");
  return stepAppointment(world, row, "cancelled", { data });
}

/**
 * Builds the event data of a cancellation. A phlebotomy appointment cancelled on short notice is never refundable.
 */
function buildCancellationData(
  world: World,
  { kind, start }: AppointmentRow,
  { reason_id, notes }: CancellationRequest,
): EventData {
  const reason = getCancellationReasons()[kind].find(({ id }) => id === reason_id.toLowerCase());
  if (reason === undefined)
    throw createBadRequestError(
      "This cancellation reason is unknown. Use an id from the list of cancellation reasons.",
    );
  if (kind === "phlebotomy" && reason.name === OTHER_REASON && (notes === null || notes.trim() === "")) {
    throw createBadRequestError(`notes is required for the reason "${OTHER_REASON}".`);
  }
  const inTime = kind !== "phlebotomy" || start === null || start - world.now() >= REFUND_NOTICE;
  return {
    cancellation_reason_id: reason.id,
    cancellation_reason: reason.name,
    notes,
    is_refundable: reason.is_refundable && inTime,
  };
}
