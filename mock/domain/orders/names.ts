import type { OrderRow } from "./table.ts";

/** The patient as lists find them, "First Last"; null while a kit is not registered for anybody. */
export function patientOf({ patient }: Pick<OrderRow, "patient">): string | null {
  return patient === null ? null : `${patient.first_name} ${patient.last_name}`;
}

/** The same as lists are sorted by it: without regard to capitals. Orders without a patient come before all others. */
export function sortNameOf(order: Pick<OrderRow, "patient">): string | null {
  return patientOf(order)?.toLowerCase() ?? null;
}

/** Who receives what is sent: the name on the shipping address where there is one, else the one on the patient's. */
export function recipientOf({ shipping, address }: Pick<OrderRow, "shipping" | "address">): string | null {
  return shipping?.receiver_name ?? address?.receiver_name ?? null;
}

/** The patient's day of birth. */
export function birthOf({ patient }: Pick<OrderRow, "patient">): string | null {
  return patient?.dob ?? null;
}
