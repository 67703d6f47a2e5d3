import { isBadRequestError, isConflictError, isValidationError, type Client, type Order } from "sanguine";
import { LAB } from "./catalog.ts";
import { fields, isField, type Problems, type Values } from "./patient.ts";
import type { Checkout } from "./store.ts";

/** What came of an attempt to order. Without an order, it says what to correct. */
export type Placement =
  | { readonly order: Order }
  | { readonly order: null; readonly problems: Problems; readonly alert: string | null };

const refuse = (problems: Problems, alert: string | null = null): Placement => ({
  order: null,
  problems,
  alert,
});

/** Places the order of a checkout. Call it as often as you like: the idempotency key makes it one order. */
export async function placeOrder(client: Client, checkout: Checkout, values: Values): Promise<Placement> {
  const { first_line, second_line, city, state, zip, gender, ...patient } = values;
  // A patient who cannot reach a center of the lab should not pay for a test.
  if (/^\d{5}$/.test(zip) && !(await hasCenter(client, zip)))
    return refuse({ zip: "The lab has no center with free appointments near this ZIP code." });
  try {
    const { user_id } = await client.users.createOrGet({ client_user_id: checkout.customerId });
    const { order } = await client.orders.create(
      {
        user_id,
        order_set: { lab_test_ids: checkout.tests.map(({ id }) => id) },
        patient_details: { ...patient, gender: gender === "female" ? "female" : "male" },
        patient_address: { first_line, second_line: second_line || null, city, state, zip, country: "US" },
      },
      { idempotencyKey: checkout.idempotencyKey },
    );
    return { order };
  } catch (error) {
    if (isValidationError(error)) {
      // The place of an issue ends with the name of a field, such as `["body", "patient_details", "dob"]`.
      const names = error.issues.map(({ loc }) => loc.at(-1));
      const problems = Object.fromEntries(names.filter(isField).map((name) => [name, fields[name][2]]));
      return refuse(problems, names.every(isField) ? null : "The lab cannot take this order.");
    }
    if (isBadRequestError(error))
      return refuse(
        {},
        "The lab cannot take an order with these details. Check the date of birth and the address: patients must be adults, in a state that the lab serves.",
      );
    if (isConflictError(error))
      return refuse({}, "This order is already being placed. Load the page again in a minute.");
    throw error;
  }
}

async function hasCenter(client: Client, zip: string): Promise<boolean> {
  const { central_labs } = await client.psc.areaInfo({ zip_code: zip });
  return central_labs[LAB]?.patient_service_centers.appointment_available ?? false;
}
