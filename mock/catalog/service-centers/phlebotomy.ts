import type { appointmentServiceTypeValues, phlebotomyProviderValues } from "../../../src/generated/enums.ts";
import { findStateOfZip } from "../geo/find-state.ts";

/** How a visit is scheduled: by booking a slot, or by phone. */
export type VisitServiceType = (typeof appointmentServiceTypeValues)[number];

/** A fictional company whose phlebotomists visit patients. */
export interface PhlebotomyNetwork {
  readonly name: (typeof phlebotomyProviderValues)[number];
  /** Ranges of three-digit zip prefixes where slots can be booked. */
  readonly ready: string;
  /** Two-letter codes of the states where visits are scheduled by phone. */
  readonly onRequest: readonly string[];
}

/**
 * One company covers large cities and the states around them; the other covers the areas between. A place may have both, one or
 * none.
 */
export const phlebotomyNetworks: readonly PhlebotomyNetwork[] = [
  {
    name: "hearthside_phlebotomy",
    ready: "021-022 100-104 110-119 190-191 200 202-205 303 331 606 750-753 770-772 850-853 900-918 941 981",
    onRequest: ["AZ", "CA", "DC", "FL", "GA", "IL", "MA", "NJ", "NY", "PA", "TX", "WA"],
  },
  {
    name: "wayside_draws",
    ready: "190-191 432 441-443 462 482-483 554-555 606 631 641 802 841 850 972",
    onRequest: ["AZ", "CO", "IA", "IN", "KS", "MI", "MN", "MO", "NE", "OH", "OR", "PA", "UT", "WI"],
  },
];

const covers = (ranges: string, prefix: string): boolean =>
  ranges.split(" ").some((range) => {
    const [first = "", last = first] = range.split("-");
    return first <= prefix && prefix <= last;
  });

/**
 * Lists how visits of a company can be scheduled in a zip; empty where it does not operate.
 * @param zip five digits
 */
export function listVisitTypes(network: PhlebotomyNetwork, zip: string): VisitServiceType[] {
  const types: VisitServiceType[] = [];
  if (covers(network.ready, zip.slice(0, 3))) types.push("appointment-ready");
  if (network.onRequest.includes(findStateOfZip(zip) ?? "")) types.push("appointment-request");
  return types;
}
