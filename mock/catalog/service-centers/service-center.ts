import type { pscCapabilityValues } from "../../../src/generated/enums.ts";
import type { BillType } from "../labs/lab.ts";

/** A capability of a patient service center besides a standard draw. */
export type CenterCapability = (typeof pscCapabilityValues)[number];

/** The days of the week, in the order of opening hours. */
export const weekdays = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;

/** Local times of one day, such as `{ open: "07:30", close: "15:00" }`. */
export interface DayHours {
  readonly open: string;
  readonly close: string;
}

/** Hours of each day of the week; null on days when the center is closed. */
export type OpeningHours = Readonly<Record<(typeof weekdays)[number], DayHours | null>>;

/** A fictional patient service center in a real zip. */
export interface ServiceCenter {
  readonly lab_id: number;
  /** Unique across all labs. */
  readonly site_code: string;
  readonly name: string;
  readonly first_line: string;
  readonly second_line: string | null;
  readonly city: string;
  readonly state: string;
  readonly zip_code: string;
  readonly phone_number: string;
  readonly fax_number: string | null;
  /** Null when they are unknown. */
  readonly hours: OpeningHours | null;
  readonly website: string | null;
  readonly lat: number;
  readonly lng: number;
  readonly capabilities: readonly CenterCapability[];
  /** Never empty. */
  readonly supported_bill_types: readonly BillType[];
  readonly iana_timezone: string;
}

export const openOnWeekdays = (hours: DayHours, saturday: DayHours | null): OpeningHours => ({
  monday: hours,
  tuesday: hours,
  wednesday: hours,
  thursday: hours,
  friday: hours,
  saturday,
  sunday: null,
});
