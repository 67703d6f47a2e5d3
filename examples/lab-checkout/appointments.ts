import { isBadRequestError, unlisted, type Client, type TimeSlot } from "sanguine";

/** A center of the lab with free times. */
export interface Center {
  readonly name: string;
  readonly address: string;
  /** IANA name of the center's time zone, in which its times are shown. */
  readonly zone: string;
  readonly days: readonly { readonly date: string; readonly slots: readonly TimeSlot[] }[];
}

const CENTERS = 3;
const DAYS = 4;
const TIMES = 5;

/** Finds free times at the centers of the order's lab that are nearest to the patient. */
export async function findSlots(client: Client, orderId: string): Promise<Center[]> {
  const { slug, patient_service_centers } = await client.psc.orderInfo(orderId, {
    capabilities: ["appointment_scheduling_via_junction"],
  });
  const site_codes = patient_service_centers.flatMap(({ site_code }) => site_code ?? []).slice(0, CENTERS);
  if (site_codes.length === 0) return [];
  const { slots: days } = await client.psc.availability({ lab: unlisted(slug), site_codes });
  const centers = new Map<string, Center>();
  for (const { location, date, slots } of days) {
    if (location == null || slots.length === 0) continue;
    const { name, code, address, iana_timezone } = location;
    const known = centers.get(code)?.days ?? [];
    if (known.length === DAYS) continue;
    centers.set(code, {
      name,
      address: `${address.first_line}, ${address.city}`,
      zone: iana_timezone ?? "UTC",
      days: [...known, { date, slots: slots.slice(0, TIMES) }],
    });
  }
  return [...centers.values()];
}

/** Books a time. Resolves to false when it is no longer free. */
export async function bookSlot(client: Client, orderId: string, bookingKey: string): Promise<boolean> {
  try {
    // A key for each slot: a repeated request returns the first response, and an order can still be booked again.
    await client.psc.book(orderId, { booking_key: bookingKey }, { idempotencyKey: `book-${bookingKey}` });
    return true;
  } catch (error) {
    if (isBadRequestError(error)) return false;
    throw error;
  }
}
