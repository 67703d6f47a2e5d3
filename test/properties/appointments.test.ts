import * as fc from "../support/fast-check.ts";
import { expect, it } from "vitest";
import { appointmentMachines } from "../../mock/domain/appointments/lifecycle/machine.ts";
import { listLegalSteps } from "../../mock/domain/orders/lifecycle/get-machine.ts";
import { ServiceError } from "../../mock/domain/service-error.ts";
import {
  type BookingWorld,
  bookingWorld,
  centerSlots,
  homeSlots,
  printState,
  Walk,
} from "../mock/domain/appointments/booking-world.ts";

const kinds = ["phlebotomy", "patient_service_center"] as const;

/** Two orders of each kind and each of three patients; the last patient's have no requisition. */
const createWalks = (booking: BookingWorld): Walk[] =>
  [1, 2, 3, 1, 2, 3].flatMap((user) =>
    kinds.map((kind) => {
      const user_id = `0a1b2c3d-1111-4111-8111-11111111111${user}`;
      return new Walk(booking, kind, { user_id, ...(user === 3 ? { path: [] } : {}) });
    }),
  );

const times = (count: number, ...words: string[]): string[] =>
  Array.from({ length: count }, () => words).flat();

// Few slots, so that many bookings compete for them. "next" moves the order by itself.
const words = fc.constantFrom(
  ...times(4, "book 0", "book 1", "move 0", "move 1", "next 0", "next 1"),
  ...times(2, "later 0", "later 1", "book used", "move old", "confirm", "cancel", "request"),
  "reject",
  "start",
  "complete",
  "order cancelled",
  "1m",
  "30m",
);

/** Takes a step. Returns whether a rule rejected it. */
async function isRejected(walk: Walk, word: string): Promise<boolean> {
  const legal = listLegalSteps(walk.booking.world, walk.order);
  const next = legal[Number(word.slice(5)) % legal.length];
  // A list of slots counts, so keys are drawn before.
  const [verb, key] = word.split(" ");
  if (key === "0" || key === "1") walk.keys.drawn = walk.getKey(key);
  const step = verb === "next" ? `order ${next ?? "cancelled"}` : word.replace(/ [01]$/, " drawn");
  const before = printState(walk.booking.world);
  try {
    await walk.run(step);
    return false;
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    expect(printState(walk.booking.world)).toBe(before);
    return true;
  }
}

/** Statuses of at-home orders that determine the visit, and the allowed states of the visit. */
const agreement: Readonly<Record<string, readonly string[]>> = {
  appointment_scheduled: ["scheduled", "in_progress"],
  appointment_cancelled: ["cancelled"],
  draw_completed: ["completed"],
  cancelled: ["cancelled", "completed"],
};

function check({ world }: BookingWorld, capacity: ReadonlyMap<string, number>): void {
  const { appointments, slotHolds, orders } = world.tables;
  const taken = new Map<string, number>();
  for (const hold of slotHolds.rows().filter(({ until }) => until === null)) {
    const row = appointments.get(hold.appointment_id)!;
    expect(row.state).not.toBe("cancelled");
    const slot = `${row.kind} ${row.start}`;
    taken.set(slot, (taken.get(slot) ?? 0) + 1);
    expect(taken.get(slot)).toBeLessThanOrEqual(capacity.get(slot) ?? 0);
  }
  for (const { kind, events } of appointments.rows())
    for (const [index, { state }] of events.slice(1).entries())
      expect(appointmentMachines[kind].steps[events[index]!.state]).toContain(state);
  for (const order of orders.rows()) {
    const rows = appointments.all("order", order.order_id);
    expect(rows.filter(({ state }) => state !== "cancelled" && state !== "completed").length).toBeLessThan(2);
    const last = rows.at(-1);
    if (last === undefined) continue;
    expect(order.details.appointment_id).toBe(last.appointment_id);
    if (last.kind === "phlebotomy") expect(agreement[order.status] ?? [last.state]).toContain(last.state);
  }
}

it("[APT-3] [APT-4] no sequence of steps books a slot twice, separates orders from visits, or changes data on an error", async () => {
  let [rejections, bookings] = [0, 0];
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(11), words), { minLength: 20, maxLength: 60 }),
      async (steps) => {
        const booking = await bookingWorld();
        booking.world.settings.set({ pscAsyncConfirmation: true });
        const capacity = new Map(
          [homeSlots(booking), centerSlots(booking)].flatMap((slots, side) =>
            slots.map((slot) => [
              `${kinds[side]} ${Date.parse(slot.start)}`,
              slot.num_appointments_available,
            ]),
          ),
        );
        const walks = createWalks(booking);
        for (const [index, word] of steps) {
          if (await isRejected(walks[index]!, word)) rejections += 1;
          check(booking, capacity);
        }
        bookings += booking.world.tables.slotHolds.size;
      },
    ),
    { numRuns: fc.repeat(10) },
  );
  // The steps are meaningful only if both happen often.
  expect(rejections).toBeGreaterThan(100);
  expect(bookings).toBeGreaterThan(25);
});
