import { createBadRequestError } from "../../service-error.ts";
import type { World } from "../../world.ts";
import { getAppointment } from "../get-appointment.ts";
import { stepAppointment } from "./step.ts";
import type { AppointmentRow, EventData } from "../table.ts";
import type { AppointmentKind } from "../slots/venues.ts";
import type { CancellationReason } from "../../../../src/generated/types.ts";
import { buildOnce } from "../../../kernel/build-once.ts";
import { HOUR } from "../../../kernel/time.ts";
import { deriveUuid } from "../../../kernel/ids.ts";

interface CancellationRequest {
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
  if (row.state === "in_progress" || row.state === "completed" || (row.start ?? Infinity) <= world.now())
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

const REFUND_NOTICE = 24 * HOUR;

/** Name of the reason that requires notes. */
const OTHER_REASON = "Other";

/** Seed of the reason ids. Reasons are the same in every world. */
const CATALOG = "cancellation reasons";

const buildReason = (kind: string, number: number, name: string, refundable = true): CancellationReason => ({
  id: deriveUuid(CATALOG, kind, number),
  name,
  is_refundable: refundable,
});

const buildPhlebotomyReasons = () => [
  buildReason("home", 1, "The patient is ill"),
  buildReason("home", 2, "The patient is traveling"),
  buildReason("home", 3, "The patient works at that time"),
  buildReason("home", 4, "The patient forgot to fast"),
  buildReason("home", 5, "The patient no longer wants the test"),
  buildReason("home", 6, "The patient goes to a service center instead"),
  buildReason("home", 7, "The patient did not open the door", false),
  buildReason("home", 8, "The patient could not be reached", false),
  buildReason("home", 9, "The address is wrong"),
  buildReason("home", 10, "The order was placed by mistake"),
  buildReason("home", 11, "The requisition is missing or wrong"),
  buildReason("home", 12, "The phlebotomist cannot come"),
  buildReason("home", 13, "The weather does not allow a visit"),
  buildReason("home", 14, OTHER_REASON),
];

/** Returns the cancellation reasons by kind of appointment, in the order of the API's list. Their ids are computed on first use. */
export const getCancellationReasons = buildOnce(
  (): Readonly<Record<AppointmentKind, readonly CancellationReason[]>> => ({
    phlebotomy: buildPhlebotomyReasons(),
    patient_service_center: [buildReason("center", 1, OTHER_REASON)],
  }),
);
