import type { Appointment, OrderCreate, TimeSlot } from "sanguine";
import type { Stage } from "../stage.ts";
import { chapter, done } from "../terminal.ts";

/** The time at a place, as its patients read it; on the wire all times are UTC. */
function local(at: string | null, timeZone: string | null | undefined): string {
  if (at === null) return "no time yet";
  return new Intl.DateTimeFormat("en-US", {
    timeZone: timeZone ?? "UTC",
    dateStyle: "medium",
    timeStyle: "short",
  }).format(new Date(at));
}

/** Books a center that confirms later, waits for it, and moves the appointment. */
export async function appointments({ client, mock }: Stage, form: OrderCreate): Promise<void> {
  chapter("An appointment at a center");
  const { order } = await client.orders.create(form);
  mock.orders.advanceTo(order, "requisition_created");
  const lab = "harrowgate_labs";
  const slots = async (): Promise<TimeSlot[]> => {
    const days = await client.psc.availability({
      lab,
      zip_code: form.patient_address.zip,
      start_date: "2026-03-05",
    });
    return days.slots.flatMap((day) => day.slots);
  };

  const [first] = await slots();
  const booked = await client.psc.book(order.id, { booking_key: keyOf(first), async_confirmation: true });
  done(
    "booked, for the center to confirm",
    `${booked.status}; ${local(booked.start_at, booked.iana_timezone)}`,
  );
  done("until then the order waits", await statusOf(order.id));

  const confirmed = await client.psc.waitFor(order.id, { timeout: 3_600_000 });
  done(`confirmed at ${mock.clock.iso()}`, confirmed.status);
  done("and the order has moved", await statusOf(order.id));

  const later = (await slots()).at(-1);
  const moved: Appointment = await client.psc.reschedule(order.id, { booking_key: keyOf(later) });
  done("rescheduled", `${moved.status}; ${local(moved.start_at, moved.iana_timezone)}`);

  async function statusOf(id: string): Promise<string> {
    return (await client.orders.get(id)).last_event.status;
  }
}

/** What books a slot. One that is not offered has none. */
function keyOf(slot: TimeSlot | undefined): string {
  if (slot?.booking_key == null) throw new Error("The center has no free slot.");
  return slot.booking_key;
}
