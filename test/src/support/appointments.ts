import type { Appointment, AvailabilitySlots, UsAddress } from "sanguine";

/** Where a patient is visited. */
const home: UsAddress = {
  first_line: "12 Alder Lane",
  second_line: null,
  city: "Phoenix",
  state: "AZ",
  zip_code: "85004",
  access_notes: "The side entrance.",
};

/** The order that the appointments below belong to. */
export const orderId = "8d2c1b7e-54f3-4a0e-9a51-6f0d2c9b7e30";

/** An appointment as the service returns it, with a value that this release does not know. */
export const appointment: Appointment = {
  id: "3f6b1c58-7a41-4c0f-8e55-2d9b70c4a811",
  user_id: "5c1e8a52-3d0b-4f7e-9c3a-0f6d2b7a4e11",
  order_id: orderId,
  order_transaction_id: null,
  address: home,
  location: { lng: -112.07, lat: 33.45 },
  start_at: "2026-03-08T09:00:00Z",
  end_at: "2026-03-08T09:20:00Z",
  iana_timezone: "America/New_York",
  type: "phlebotomy",
  provider: "a_provider_of_2031",
  status: "confirmed",
  provider_id: "A-20417",
  external_id: null,
  can_reschedule: true,
  appointment_notes: "Please ring twice.",
  event_status: "scheduled",
  event_data: { courier: "bicycle" },
  events: [{ created_at: "2026-01-15T09:00:00Z", status: "scheduled", data: null }],
};

/** Fourteen days, of which the second has a slot. */
export const slots: AvailabilitySlots = {
  slots: Array.from({ length: 14 }, (_, index) => ({
    location: null,
    date: `2026-01-${11 + index}`,
    slots:
      index === 1
        ? [
            {
              booking_key: "k-1",
              start: "2026-01-12T15:00:00Z",
              end: "2026-01-12T16:00:00Z",
              expires_at: null,
              price: 65,
              is_priority: false,
              num_appointments_available: 2,
            },
          ]
        : [],
  })),
  timezone: "America/Phoenix",
};
