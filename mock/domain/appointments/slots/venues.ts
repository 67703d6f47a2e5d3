import type { appointmentTypeValues } from "../../../../src/generated/enums.ts";
import {
  type ServiceCenter,
  type DayHours,
  type OpeningHours,
  openOnWeekdays,
} from "../../../catalog/service-centers/service-center.ts";
import { phlebotomyNetworks, listVisitTypes } from "../../../catalog/service-centers/phlebotomy.ts";
import { findStateOfZip } from "../../../catalog/geo/find-state.ts";
import { findTimeZone } from "../../../catalog/geo/time-zones.ts";
import type { Zips } from "../../../catalog/geo/zips.ts";
import { getLab } from "../../../catalog/labs/labs.ts";
import { hash32 } from "../../../kernel/random.ts";
import { HOUR, MINUTE } from "../../../kernel/time.ts";
import type { SlotPattern } from "./slots.ts";

export type AppointmentKind = (typeof appointmentTypeValues)[number];

/** A place with bookable slots: a zip for at-home phlebotomy, or one service center. */
export interface Venue {
  readonly kind: AppointmentKind;
  /** The zip code, or the site code of a service center. */
  readonly locationCode: string;
  readonly provider: string;
  readonly zone: string;
  readonly hours: OpeningHours;
}

interface VenueTerms extends SlotPattern {
  /** Minimum time between booking and start, in milliseconds. */
  readonly leadTime: number;
  /** In US dollars. */
  readonly price: number;
  /** Price of a priority slot: one that starts within `priorityWindow` of the request. In US dollars. */
  readonly priorityPrice: number;
  /** Milliseconds; 0 when no slot has priority. */
  readonly priorityWindow: number;
  readonly maxCapacity: number;
}

export const venueTerms: Readonly<Record<AppointmentKind, VenueTerms>> = {
  phlebotomy: {
    interval: HOUR,
    duration: HOUR,
    leadTime: 2 * HOUR,
    price: 65,
    priorityPrice: 85,
    priorityWindow: 24 * HOUR,
    maxCapacity: 2,
  },
  patient_service_center: {
    interval: 20 * MINUTE,
    duration: 20 * MINUTE,
    leadTime: 20 * MINUTE,
    price: 0,
    priorityPrice: 0,
    priorityWindow: 0,
    maxCapacity: 3,
  },
};

function parseDayHours(text: string): DayHours {
  const [open, close] = text.split("-") as [string, string];
  return { open, close };
}

const buildOpeningHours = (weekday: string, saturday: string | null): OpeningHours =>
  openOnWeekdays(parseDayHours(weekday), saturday === null ? null : parseDayHours(saturday));

export const PHLEBOTOMIST_HOURS = buildOpeningHours("06:00-15:00", "07:00-12:00");

const DEFAULT_OPENING_HOURS = buildOpeningHours("07:00-15:00", null);

export function findZoneOfZip(zips: Zips, zip: string): string | null {
  const place = zips.find(zip);
  return (place && findTimeZone(findStateOfZip(zip) ?? "", place)) ?? null;
}

/**
 * Finds the phlebotomy venue of a zip. Returns null where no provider offers slots. When several providers cover the zip, one
 * of them serves it, so that no time is offered twice.
 * @param zip five digits
 */
export function findPhlebotomyVenue(zips: Zips, zip: string): Venue | null {
  const zone = findZoneOfZip(zips, zip);
  const ready = phlebotomyNetworks.filter((network) =>
    listVisitTypes(network, zip).includes("appointment-ready"),
  );
  const network = ready[hash32("round", zip) % Math.max(1, ready.length)];
  if (zone === null || network === undefined) return null;
  return { kind: "phlebotomy", locationCode: zip, provider: network.name, zone, hours: PHLEBOTOMIST_HOURS };
}

/** Returns the venue of a service center, or null when it cannot be booked through the API. */
export function findPscVenue(center: ServiceCenter): Venue | null {
  const lab = getLab(center.lab_id);
  if (!lab.bookable) return null;
  if (!center.capabilities.includes("appointment_scheduling_via_junction")) return null;
  return {
    kind: "patient_service_center",
    locationCode: center.site_code,
    provider: lab.slug,
    zone: center.iana_timezone,
    hours: center.hours ?? DEFAULT_OPENING_HOURS,
  };
}
