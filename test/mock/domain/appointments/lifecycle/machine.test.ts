import { beforeAll, describe, expect, it } from "vitest";
import {
  appointmentMachines,
  appointmentStates,
} from "../../../../../mock/domain/appointments/lifecycle/machine.ts";
import { stepAppointment } from "../../../../../mock/domain/appointments/lifecycle/step.ts";
import { appointmentAt, type BookingWorld, bookingWorld, expectRejection } from "../booking-world.ts";

/** The expected graphs, written by hand. */
const expected = {
  phlebotomy: [
    "pending -> scheduled",
    "pending -> cancelled",
    "scheduled -> scheduled",
    "scheduled -> in_progress",
    "scheduled -> cancelled",
    "in_progress -> completed",
    "in_progress -> cancelled",
  ],
  patient_service_center: [
    "pending -> scheduled",
    "pending -> reserved",
    "pending -> cancelled",
    "reserved -> scheduled",
    "reserved -> cancelled",
    "scheduled -> scheduled",
    "scheduled -> completed",
    "scheduled -> cancelled",
  ],
} as const;

const reachable = {
  phlebotomy: ["pending", "scheduled", "in_progress", "completed", "cancelled"],
  patient_service_center: ["pending", "reserved", "scheduled", "completed", "cancelled"],
} as const;

let booking: BookingWorld;
beforeAll(async () => {
  booking = await bookingWorld();
});

describe.each(["phlebotomy", "patient_service_center"] as const)("appointments of %s", (kind) => {
  const edges: readonly string[] = expected[kind];
  const pairs = reachable[kind].flatMap((from) => appointmentStates.map((to) => ({ from, to })));
  const isEdge = ({ from, to }: (typeof pairs)[number]) => edges.includes(`${from} -> ${to}`);

  for (const { from, to } of pairs.filter(isEdge)) {
    it(`[APT-3] edge ${kind}: ${from} -> ${to}`, () => {
      const saved = booking.world.snapshot();
      const row = appointmentAt(booking, kind, from);
      const stepped = stepAppointment(booking.world, row, to);
      expect(stepped.state).toBe(to);
      expect(stepped.events).toHaveLength(row.events.length + 1);
      expect(stepped.events.at(-1)).toMatchObject({ state: to, created_at: booking.world.now() });
      booking.world.restore(saved);
    });
  }

  it(`[APT-3] non-edges ${kind} are rejected and change nothing`, () => {
    const others = pairs.filter((pair) => !isEdge(pair));
    expect(others).toHaveLength(pairs.length - edges.length);
    for (const { from, to } of others) {
      const saved = booking.world.snapshot();
      const row = appointmentAt(booking, kind, from);
      const detail = expectRejection(booking, () => stepAppointment(booking.world, row, to));
      expect(detail).toContain(`from ${from} to ${to}`);
      booking.world.restore(saved);
    }
  });

  it("the table has exactly these edges", () => {
    const { steps } = appointmentMachines[kind];
    const tableEdges = appointmentStates.flatMap((from) => steps[from].map((to) => `${from} -> ${to}`));
    expect(tableEdges.toSorted()).toEqual([...edges].toSorted());
  });

  it("no other state is reachable", () => {
    const machine = appointmentMachines[kind];
    const seen = new Set(machine.entries);
    for (const state of seen) for (const next of machine.steps[state]) seen.add(next);
    expect([...seen].toSorted()).toEqual([...reachable[kind]].toSorted());
    expect(machine.terminal).toEqual(reachable[kind].filter((state) => machine.steps[state].length === 0));
  });
});
