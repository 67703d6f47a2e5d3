/** The parts of an order that name people. They are told here, as the table itself is indexed by these functions. */
interface Named {
  readonly patient: { readonly first_name: string; readonly last_name: string; readonly dob: string } | null;
  readonly shipping: { readonly receiver_name: string } | null;
  readonly address: { readonly receiver_name: string } | null;
}

/** The patient as lists find them, "First Last"; null while a kit is not registered for anybody. */
export function formatPatientName({ patient }: Pick<Named, "patient">): string | null {
  return patient === null ? null : `${patient.first_name} ${patient.last_name}`;
}

/** The same as lists are sorted by it: without regard to capitals. Orders without a patient come before all others. */
export function getPatientSortName(order: Pick<Named, "patient">): string | null {
  return formatPatientName(order)?.toLowerCase() ?? null;
}

/** Who receives what is sent: the name on the shipping address where there is one, else the one on the patient's. */
export function getRecipientName({ shipping, address }: Pick<Named, "shipping" | "address">): string | null {
  return shipping?.receiver_name ?? address?.receiver_name ?? null;
}

/** The patient's day of birth. */
export function getBirthDate({ patient }: Pick<Named, "patient">): string | null {
  return patient?.dob ?? null;
}
