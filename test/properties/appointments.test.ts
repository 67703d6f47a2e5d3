import * as fc from "../support/fast-check.ts";
import { expect, it } from "vitest";
import { getPhlebotomyAvailability } from "../../mock/domain/phlebotomy/availability.ts";
import { getPscAvailability } from "../../mock/domain/psc/availability.ts";
import { cancelAppointment } from "../../mock/domain/appointments/lifecycle/cancel.ts";
import { bookPsc, reschedulePsc } from "../../mock/domain/psc/booking.ts";
import {
  bookPhlebotomy,
  requestPhlebotomy,
  reschedulePhlebotomy,
} from "../../mock/domain/phlebotomy/booking.ts";
import { appointmentMachines } from "../../mock/domain/appointments/lifecycle/machine.ts";
import { getCancellationReasons } from "../../mock/domain/appointments/lifecycle/cancellation-reasons.ts";
import type { AppointmentKind } from "../../mock/domain/appointments/slots/venues.ts";
import { loadGeography, type Geography } from "../../mock/catalog/geography.ts";
import { cancelOrder, moveOrder } from "../../mock/domain/orders/lifecycle/move-order.ts";
import { listLegalSteps } from "../../mock/domain/orders/lifecycle/get-machine.ts";
import { insertOrder } from "../../mock/domain/orders/intake/insert-order.ts";
import type { OrderRow } from "../../mock/domain/orders/table.ts";
import { ServiceError } from "../../mock/domain/service-error.ts";
import type { World } from "../../mock/domain/world.ts";
import { createTestWorld } from "../mock/domain/test-world.ts";
import { buildOrderDraft } from "../mock/domain/orders/intake/order-draft.ts";
import { openTools } from "../mock/tools/open-tools.ts";

const users = [1, 2, 3, 4].map((number) => `0a1b2c3d-1111-4111-8111-11111111111${number}`);

interface State {
  readonly world: World;
  readonly geography: Geography;
  readonly orders: string[];
  /** The issued booking keys, and the maximum capacity of their slots. */
  readonly keys: { readonly key: string; readonly kind: AppointmentKind; readonly start: string }[];
  readonly most: Map<string, number>;
}

type Step = (state: State) => void;

/** Picks an element of a list that can be empty. */
const nth = <T>(list: readonly T[], number: number): T | undefined => list[number % Math.max(1, list.length)];

function make(kind: AppointmentKind, user: number): Step {
  return ({ world, orders }) => {
    const method = kind === "phlebotomy" ? "at_home_phlebotomy" : "walk_in_test";
    const { order_id } = insertOrder(world, {
      ...buildOrderDraft(method),
      lab_id: 1,
      user_id: users[user % 4]!,
    });
    orders.push(order_id);
    if (user < 6) moveOrder(world, order_id, "requisition_created");
  };
}

/** Lists slots and keeps a few of the first keys, so that many bookings compete for the same ones. */
function listFreeSlots(kind: AppointmentKind): Step {
  return ({ world, geography, keys, most }) => {
    const { slots } =
      kind === "phlebotomy"
        ? getPhlebotomyAvailability(world, geography, { state: "AZ", zip_code: "85004" })
        : getPscAvailability(world, geography, { lab: "harrowgate_labs", zip_code: "85004" });
    for (const slot of slots.flatMap((day) => day.slots).slice(0, 2)) {
      keys.push({ key: slot.booking_key!, kind, start: slot.start });
      const name = `${kind} ${slot.start}`;
      most.set(name, Math.max(most.get(name) ?? 0, slot.num_appointments_available));
    }
  };
}

function use(action: "book" | "reschedule", order: number, key: number, later: boolean): Step {
  return ({ world, geography, orders, keys }) => {
    const [order_id, found] = [nth(orders, order), nth(keys, key)];
    if (order_id === undefined || found === undefined) return;
    const options = { booking_key: found.key, async_confirmation: later };
    if (found.kind === "phlebotomy") {
      (action === "book" ? bookPhlebotomy : reschedulePhlebotomy)(world, geography, order_id, options);
    } else {
      (action === "book" ? bookPsc : reschedulePsc)(world, geography, order_id, options);
    }
  };
}

function call(off: "request" | "cancel" | "complete" | "confirm" | "reject" | "start", order: number): Step {
  return ({ world, geography, orders }) => {
    const order_id = nth(orders, order);
    if (order_id === undefined) return;
    const provider = "wayside_draws";
    const address = { first_line: "1 Elm Road", city: "Phoenix", state: "AZ", zip_code: "85004" };
    if (off === "request") requestPhlebotomy(world, geography, order_id, { address, provider });
    else if (off === "cancel") {
      const row = world.tables.appointments.all("order", order_id).at(-1);
      const kind = row?.kind ?? "phlebotomy";
      const reason_id = getCancellationReasons()[kind].at(-1)!.id;
      cancelAppointment(world, order_id, kind, { reason_id, notes: "A reason." });
    } else openTools(world).appointments[off](order_id);
  };
}

function move(order: number, way: number): Step {
  return ({ world, orders }) => {
    const order_id = nth(orders, order);
    const row = order_id === undefined ? undefined : world.tables.orders.get(order_id);
    const low = row === undefined ? undefined : nth(listLegalSteps(world, row), way);
    if (row !== undefined && low !== undefined) moveOrder(world, row.order_id, low);
  };
}

const cancelAny =
  (order: number): Step =>
  ({ world, orders }) => {
    const order_id = nth(orders, order);
    if (order_id !== undefined) cancelOrder(world, order_id);
  };

const kind = fc.constantFrom<AppointmentKind>("phlebotomy", "patient_service_center");
const small = fc.nat(11);
const action = fc.constantFrom("request", "cancel", "complete", "confirm", "reject", "start");
const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(kind, small).map(([which, user]) => make(which, user)) },
  { weight: 2, arbitrary: kind.map(listFreeSlots) },
  {
    weight: 12,
    arbitrary: fc
      .tuple(fc.constantFrom("book", "reschedule"), small, fc.nat(63), fc.boolean())
      .map((all) => use(...all)),
  },
  { weight: 4, arbitrary: fc.tuple(action, small).map((all) => call(...all)) },
  { weight: 4, arbitrary: fc.tuple(small, fc.nat(2)).map((all) => move(...all)) },
  { weight: 1, arbitrary: small.map(cancelAny) },
);

/** Statuses of at-home orders that determine the visit, and the allowed statuses of the visit. */
const agreement: Readonly<Record<string, readonly string[]>> = {
  appointment_scheduled: ["scheduled", "in_progress"],
  appointment_cancelled: ["cancelled"],
  draw_completed: ["completed"],
  cancelled: ["cancelled", "completed"],
};

function check({ world, most }: State): void {
  const { appointments, slotHolds, orders } = world.tables;
  const taken = new Map<string, number>();
  for (const hold of slotHolds.rows().filter(({ until }) => until === null)) {
    const row = appointments.get(hold.appointment_id)!;
    expect(row.state).not.toBe("cancelled");
    const name = `${row.kind} ${new Date(row.start!).toISOString()}`;
    taken.set(name, (taken.get(name) ?? 0) + 1);
  }
  for (const [name, count] of taken) expect(count).toBeLessThanOrEqual(most.get(name) ?? 0);
  for (const row of appointments.rows()) {
    const path = row.events.map(({ state }) => state);
    const legal = path
      .slice(1)
      .every((to, index) => appointmentMachines[row.kind].steps[path[index]!].includes(to));
    expect(legal).toBe(true);
  }
  for (const order of orders.rows()) agrees(world, order);
}

function agrees(world: World, order: OrderRow): void {
  const rows = world.tables.appointments.all("order", order.order_id);
  expect(rows.filter(({ state }) => state !== "cancelled" && state !== "completed").length).toBeLessThan(2);
  const last = rows.at(-1);
  if (last === undefined) return;
  expect(order.details.appointment_id).toBe(last.appointment_id);
  const states = last.kind === "phlebotomy" ? agreement[order.status] : undefined;
  if (states !== undefined) expect(states).toContain(last.state);
}

function isRejected(step: Step, state: State): boolean {
  try {
    step(state);
    return false;
  } catch (error) {
    if (error instanceof ServiceError) return true;
    throw error;
  }
}

/** Orders that can be booked, and keys to book them with. */
const beginning = [0, 1, 2, 3].flatMap((user) => [
  make("phlebotomy", user),
  make("patient_service_center", user),
  listFreeSlots("phlebotomy"),
  listFreeSlots("patient_service_center"),
]);

it("[APT-3] [APT-4] no sequence of steps books a slot twice, separates orders from visits, or changes data on an error", async () => {
  const geography = await loadGeography();
  let rejections = 0;
  let bookings = 0;
  fc.assert(
    fc.property(fc.array(steps, { minLength: 20, maxLength: 60 }), (all) => {
      const { world } = createTestWorld("appointments");
      world.settings.set({ pscAsyncConfirmation: true });
      const state: State = { world, geography, orders: [], keys: [], most: new Map() };
      for (const step of [...beginning, ...all]) {
        const before = JSON.stringify(world.export());
        const rejected = isRejected(step, state);
        if (rejected) rejections += 1;
        expect(rejected && JSON.stringify(world.export()) !== before).toBe(false);
        check(state);
      }
      bookings += world.tables.slotHolds.size;
    }),
    { numRuns: 25 },
  );
  // The steps are meaningful only if both happen often.
  expect(rejections).toBeGreaterThan(100);
  expect(bookings).toBeGreaterThan(25);
}, 60_000);
