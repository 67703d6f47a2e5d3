import { beforeEach, describe, expect, it } from "vitest";
import { createAppointmentForOrder } from "../../../../mock/domain/appointments/booking/create-for-order.ts";
import {
  appointmentStates,
  type AppointmentState,
} from "../../../../mock/domain/appointments/lifecycle/machine.ts";
import { stepAppointment } from "../../../../mock/domain/appointments/lifecycle/step.ts";
import type { AppointmentRow } from "../../../../mock/domain/appointments/table.ts";
import { type BookingWorld, bookingWorld, expectRejection, Walk } from "./booking-world.ts";

const [HOME, CENTER] = ["phlebotomy", "patient_service_center"] as const;

let booking: BookingWorld;
beforeEach(async () => {
  booking = await bookingWorld();
  booking.world.settings.set({ pscAsyncConfirmation: true });
});

/** The expected graphs: the states that can follow each state. */
const graphs = {
  phlebotomy: {
    pending: ["scheduled", "cancelled"],
    scheduled: ["scheduled", "in_progress", "cancelled"],
    in_progress: ["completed", "cancelled"],
    completed: [],
    cancelled: [],
  },
  patient_service_center: {
    pending: ["scheduled", "reserved", "cancelled"],
    reserved: ["scheduled", "cancelled"],
    scheduled: ["scheduled", "completed", "cancelled"],
    completed: [],
    cancelled: [],
  },
} as const;

describe.each([HOME, CENTER])("the steps of an appointment: %s", (kind) => {
  const states = Object.entries(graphs[kind]) as [AppointmentState, readonly AppointmentState[]][];
  const createIn = (state: AppointmentState): AppointmentRow => {
    const { appointment_id } = createAppointmentForOrder(booking.world, new Walk(booking, kind).order);
    return booking.world.tables.appointments.update(appointment_id, { state });
  };

  it.each(states.flatMap(([from, next]) => next.map((to) => [from, to] as const)))(
    `[APT-3] edge ${kind}: %s -> %s`,
    (from, to) => {
      const row = createIn(from);
      const { state, events } = stepAppointment(booking.world, row, to);
      const event = { state: to, created_at: booking.world.now(), data: null };
      expect([state, events]).toEqual([to, [...row.events, event]]);
    },
  );

  it(`[APT-3] non-edges ${kind} are rejected and change nothing`, () => {
    for (const [from, next] of states) {
      const saved = booking.world.snapshot();
      const row = createIn(from);
      for (const to of appointmentStates.filter((each) => !next.includes(each)))
        expect(expectRejection(booking, () => stepAppointment(booking.world, row, to))).toContain(
          `from ${from} to ${to}`,
        );
      booking.world.restore(saved);
    }
  });
});

/** Reads the rows of a text: what runs, the states of the appointment, the statuses of the order and the reason of the last event. */
const readRows = (text: string) =>
  text
    .trim()
    .split("\n")
    .map(
      (line) =>
        line.split("|").map((cell) => cell.trim().replace(/ +/, " ")) as [
          string,
          string,
          string,
          string,
          string?,
        ],
    );

const walks = readRows(`
  [APT-3]  home   | book                                                       | scheduled                               | appointment_pending appointment_scheduled
  [APT-3]  home   | order appointment_pending, book                            | scheduled                               | appointment_pending appointment_scheduled
  [APT-3]  home   | book, cancel, book 2                                       | scheduled                               | appointment_pending appointment_scheduled appointment_cancelled appointment_pending appointment_scheduled
  [APT-3]  home   | book, start                                                | scheduled in_progress                   | appointment_pending appointment_scheduled
  [APT-3]  home   | book, complete                                             | scheduled in_progress completed         | appointment_pending appointment_scheduled draw_completed
  [APT-3]  home   | book, order draw_completed                                 | scheduled in_progress completed         | appointment_pending appointment_scheduled draw_completed
  [APT-3]  home   | book, order cancelled                                      | scheduled cancelled                     | appointment_pending appointment_scheduled cancelled | order_cancelled
  [APT-3]  home   | create, order appointment_cancelled                        | scheduled cancelled                     | appointment_pending appointment_scheduled appointment_cancelled | cancelled_by_provider
  [APT-3]  home   | order appointment_pending, order appointment_scheduled     | scheduled                               | appointment_pending appointment_scheduled
  [APT-1]  home   | request                                                    | pending                                 | appointment_pending
  [APT-1]  home   | request, confirm                                           | pending scheduled                       | appointment_pending appointment_scheduled
  [APT-1]  home   | request, reject                                            | pending cancelled                       | appointment_pending appointment_cancelled | refused_by_provider
  [APT-1]  home   | request, reject, request hearthside_phlebotomy             | pending                                 | appointment_pending appointment_cancelled appointment_pending
  [APT-1]  home   | request, order appointment_scheduled, order draw_completed | pending scheduled in_progress completed | appointment_pending appointment_scheduled draw_completed
  [APT-1]  home   | book, move 5                                               | scheduled scheduled                     | appointment_pending appointment_scheduled appointment_scheduled
  [APT-9]  home   | book, end                                                  | scheduled in_progress completed         | appointment_pending appointment_scheduled draw_completed
  [APT-10] home   | later, 119s                                                | pending                                 |
  [APT-10] home   | later, 2m                                                  | pending scheduled                       | appointment_pending appointment_scheduled
  [APT-10] home   | later, confirm, 20m                                        | pending scheduled                       | appointment_pending appointment_scheduled
  [APT-10] home   | lab reject 2m, later, 2m                                   | pending cancelled                       | | refused_by_provider
  [APT-10] home   | lab noResponse 2m, later 0 600000, 10m                     | pending cancelled                       | | not_confirmed_in_time
  [APT-10] home   | later, order cancelled                                     | pending cancelled                       | cancelled | order_cancelled
  [APT-3]  center | book                                                       | scheduled                               | appointment_pending appointment_scheduled
  [APT-3]  center | book, cancel                                               | scheduled cancelled                     | appointment_pending appointment_scheduled appointment_cancelled
  [APT-3]  center | book, order cancelled                                      | scheduled                               | appointment_pending appointment_scheduled cancelled
  [APT-3]  center | book, order cancelled, cancel                              | scheduled cancelled                     | appointment_pending appointment_scheduled cancelled
  [APT-3]  center | create, order appointment_cancelled                        | scheduled cancelled                     | appointment_pending appointment_scheduled appointment_cancelled | cancelled_by_provider
  [APT-3]  center | lab reject 0s, lab confirm 0s, book                        | scheduled                               | appointment_pending appointment_scheduled
  [APT-1]  center | book, move 9                                               | scheduled scheduled                     | appointment_pending appointment_scheduled appointment_scheduled
  [APT-9]  center | book, end                                                  | scheduled completed                     | appointment_pending appointment_scheduled
  [APT-9]  center | book, order cancelled, end                                 | scheduled cancelled                     | appointment_pending appointment_scheduled cancelled | order_cancelled
  [APT-9]  center | book, order partial_results, order completed, end          | scheduled completed                     | appointment_pending appointment_scheduled partial_results completed
  [APT-7]  center | 1h, later, 119s                                            | pending                                 |
  [APT-7]  center | later, 2m, 1h                                              | pending scheduled                       | appointment_pending appointment_scheduled
  [APT-7]  center | later, confirm, 20m                                        | pending scheduled                       | appointment_pending appointment_scheduled
  [APT-7]  center | lab reject 5m, later, 5m                                   | pending cancelled                       | | refused_by_provider
  [APT-7]  center | lab noResponse 0s, later, 899s                             | pending                                 |
  [APT-7]  center | lab noResponse 0s, later, 15m                              | pending cancelled                       | | not_confirmed_in_time
  [APT-7]  center | later 0 60000, 59s                                         | pending                                 |
  [APT-7]  center | later 0 60000, 10m                                         | pending cancelled                       | | not_confirmed_in_time
  [APT-7]  center | lab confirm 2500ms, later                                  | scheduled                               | appointment_pending appointment_scheduled
  [APT-7]  center | lab confirm 2501ms, later                                  | pending                                 |
  [APT-9]  center | later, order cancelled, 1h                                 | pending cancelled                       | cancelled | order_cancelled
  [APT-9]  center | later, order partial_results, 1h                           | pending cancelled                       | partial_results | order_partial_results
`);

/** The same for orders whose requisition does not exist yet. */
const earlyWalks = readRows(`
  [APT-7]  center | later far, 2m                                 | pending reserved           |
  [APT-7]  center | later far, 2m, order requisition_created, 9h  | pending reserved scheduled | requisition_created appointment_pending appointment_scheduled
  [APT-7]  center | later far, 2m, simulate appointment_scheduled | pending reserved scheduled | requisition_created appointment_pending appointment_scheduled
  [APT-7]  center | later far, 2m, simulate partial_results       | pending reserved scheduled | requisition_created appointment_pending appointment_scheduled partial_results
  [APT-7]  center | later far, 2m, simulate completed             | pending reserved scheduled | requisition_created appointment_pending appointment_scheduled completed
  [APT-7]  center | later far, 2m, simulate appointment_cancelled | pending reserved scheduled cancelled | requisition_created appointment_pending appointment_scheduled appointment_cancelled | cancelled_by_provider
  [APT-7]  center | later far, 2m, cancel                         | pending reserved cancelled |
  [APT-7]  center | later far, 28799s                             | pending reserved           |
  [APT-7]  center | later far, 8h                                 | pending reserved cancelled | | no_requisition
  [APT-7]  center | lab confirm 1s, later far                     | reserved                   |
  [APT-7]  center | lab confirm 1s, later far, 8h                 | reserved cancelled         | | no_requisition
  [APT-3]  center | later, 2m, confirm                            | pending reserved scheduled |
  [APT-3]  center | later, 2m, confirm, order requisition_created | pending reserved scheduled | requisition_created appointment_pending appointment_scheduled
  [APT-9]  center | later, 2m, order cancelled, 1h                | pending reserved cancelled | cancelled | order_cancelled
`);

describe.each([
  ["after", walks, undefined],
  ["before", earlyWalks, []],
] as const)("an appointment %s the requisition of its order", (_, table, path) => {
  it.each(table)("%s: %s", async (where, steps, states, order, reason) => {
    const kind = where.endsWith("home") ? HOME : CENTER;
    const walk = await new Walk(booking, kind, { path }).run(steps);
    const { status, event_status, event_data, events, id } = walk.appointment;
    expect(events.map((event) => event.status).join(" ")).toBe(states);
    expect(walk.orderSteps).toBe(order);
    expect(event_data?.reason).toBe(reason);
    expect(event_status).toBe(states.split(" ").at(-1));
    expect(status).toBe(event_status === "scheduled" ? "confirmed" : event_status);
    expect(walk.order.details).toMatchObject({ appointment_id: id, updated_at: walk.order.updated_at });
    // Each appointment is created once, and each further event updates it.
    const own = booking.world.tables.appointments.all("order", walk.order_id);
    expect(booking.events().filter((type) => type.startsWith("labtest.appointment"))).toEqual(
      own.flatMap((row) =>
        row.events.map((_event, index) => `labtest.appointment.${index === 0 ? "created" : "updated"}`),
      ),
    );
  });
});

it.each([
  [HOME, "book, begin", "cannot be rescheduled"],
  [HOME, "book, cancel", '"cancelled"'],
  [HOME, "book, end", '"draw_completed"'],
  [HOME, "request", "cannot be rescheduled"],
  [CENTER, "book, end", "cannot be rescheduled"],
  [CENTER, "book, order cancelled", '"cancelled"'],
  [CENTER, "book, order partial_results", '"partial_results"'],
  [CENTER, "book, order partial_results, order completed", '"completed"'],
] as const)(
  "[APT-9] an appointment cannot be rescheduled, and this changes nothing %s: %s",
  async (kind, steps, says) => {
    const walk = await new Walk(booking, kind).run(steps);
    expect(walk.appointment.can_reschedule).toBe(false);
    expect(expectRejection(booking, () => walk.move("unknown"))).toContain(says);
  },
);

it.each([HOME, CENTER])(
  "[APT-9] an appointment that was rescheduled ends at its new end: %s",
  async (kind) => {
    const walk = await new Walk(booking, kind).run("book");
    const { end } = walk.row;
    await walk.run("move 9");
    await booking.world.scheduler.advanceTo(end!);
    expect(walk.row.state).toBe("scheduled");
    for (const step of ["begin", "end"]) {
      await walk.run(step);
      expect(expectRejection(booking, () => walk.cancel())).toContain("has started and cannot be cancelled");
    }
    expect(walk.row.state).toBe("completed");
  },
);

it.each([
  [
    "a slot earlier than eight hours",
    {},
    ({ slots }: Pick<Walk, "slots">) => slots().findIndex(({ start }) => start > "2026-01-15T17:30"),
  ],
  [
    "a scheduled order",
    { activate_by: "2026-02-02" },
    ({ slots }: Pick<Walk, "slots">) => slots().findIndex(({ start }) => start > "2026-01-20"),
  ],
] as const)(
  "[APT-7] an appointment without a requisition is cancelled two hours before %s",
  async (_, parts, find) => {
    const walk = new Walk(booking, CENTER, { path: [], ...parts });
    const index = find({ slots: () => walk.slots() });
    await walk.run(`lab confirm 3s, later ${index}, 3s`);
    await booking.world.scheduler.advanceTo(walk.row.start! - 2 * 3_600_000 - 1);
    expect(walk.row.state).toBe("reserved");
    await booking.world.scheduler.advance(1);
    expect(walk.row.state).toBe("cancelled");
  },
);

it("[APT-7] a pending booking is cancelled when its slot begins, however late the lab would respond", async () => {
  const walk = await new Walk(booking, CENTER).run("lab confirm 47h, later 0 172800000");
  await booking.world.scheduler.advanceTo(walk.row.start! - 1);
  expect(walk.row.state).toBe("pending");
  await booking.world.scheduler.advance(1);
  expect(walk.appointment.event_data).toEqual({ reason: "not_confirmed_in_time" });
  await booking.advance("3d");
  expect(walk.orderSteps).toBe("");
});
