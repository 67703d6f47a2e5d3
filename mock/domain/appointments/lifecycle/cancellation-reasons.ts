import type { CancellationReason } from "../../../../src/generated/types.ts";
import { buildOnce } from "../../../kernel/build-once.ts";
import { HOUR } from "../../../kernel/time.ts";
import { deriveUuid } from "../../../kernel/ids.ts";
import type { AppointmentKind } from "../slots/venues.ts";

export const REFUND_NOTICE = 24 * HOUR;

/** Name of the reason that requires notes. */
export const OTHER_REASON = "Other";

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
