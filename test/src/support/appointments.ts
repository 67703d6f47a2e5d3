import type { Appointment } from "sanguine";
import { getResponseExample } from "../../support/calls.ts";

/** An appointment as the service returns it, with a value that this release does not know. */
export const appointment: Appointment = {
  ...getResponseExample("psc.appointment"),
  provider: "a_provider_of_2031",
  status: "confirmed",
};

/** Fourteen days of slots. */
export const slots = getResponseExample("psc.availability");
