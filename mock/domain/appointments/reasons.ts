import type { CancellationReason } from "../../../src/generated/types.ts";
import { HOUR } from "../../kernel/time.ts";
import { deriveUuid } from "../../kernel/ids.ts";
import type { AppointmentKind } from "./venues.ts";

/** Minimum notice for a refund. */
export const REFUND_NOTICE = 24 * HOUR;

/** Name of the reason that requires notes. */
export const OTHER_REASON = "Other";

/** Seed of the reason ids. Reasons are the same in every world. */
const CATALOG = "cancellation reasons";

const reason = (kind: string, number: number, name: string, refundable = true): CancellationReason => ({
  id: deriveUuid(CATALOG, kind, number),
  name,
  is_refundable: refundable,
});

const atHome = [
  reason("home", 1, "The patient is ill"),
  reason("home", 2, "The patient is traveling"),
  reason("home", 3, "The patient works at that time"),
  reason("home", 4, "The patient forgot to fast"),
  reason("home", 5, "The patient no longer wants the test"),
  reason("home", 6, "The patient goes to a service center instead"),
  reason("home", 7, "The patient did not open the door", false),
  reason("home", 8, "The patient could not be reached", false),
  reason("home", 9, "The address is wrong"),
  reason("home", 10, "The order was placed by mistake"),
  reason("home", 11, "The requisition is missing or wrong"),
  reason("home", 12, "The phlebotomist cannot come"),
  reason("home", 13, "The weather does not allow a visit"),
  reason("home", 14, OTHER_REASON),
];

/** Cancellation reasons by kind of appointment, in the order of the API's list. */
export const cancellationReasons: Readonly<Record<AppointmentKind, readonly CancellationReason[]>> = {
  phlebotomy: atHome,
  patient_service_center: [reason("center", 1, OTHER_REASON)],
};
