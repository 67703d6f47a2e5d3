import { expect } from "vitest";
import { loadGeography } from "../../../../mock/catalog/geography.ts";
import { getPscAvailability } from "../../../../mock/domain/psc/availability.ts";
import {
  bookPhlebotomy,
  requestPhlebotomy,
  reschedulePhlebotomy,
  getPhlebotomyAvailability,
} from "../../../../mock/domain/phlebotomy/booking.ts";
import { bookPsc, reschedulePsc } from "../../../../mock/domain/psc/booking.ts";
import {
  cancelAppointment,
  getCancellationReasons,
} from "../../../../mock/domain/appointments/lifecycle/cancel.ts";
import type { AppointmentRow } from "../../../../mock/domain/appointments/table.ts";
import type { AppointmentKind } from "../../../../mock/domain/appointments/slots/venues.ts";
import { moveOrder } from "../../../../mock/domain/orders/lifecycle/move-order.ts";
import { simulateOrder } from "../../../../mock/domain/orders/lifecycle/simulate-order.ts";
import { type OrderDraft, insertOrder } from "../../../../mock/domain/orders/intake/insert-order.ts";
import type { CollectionMethod } from "../../../../mock/catalog/labs/lab.ts";
import type { LowLevelStatus } from "../../../../mock/domain/orders/lifecycle/statuses.ts";
import type { OrderRow } from "../../../../mock/domain/orders/table.ts";
import { hash53 } from "../../../../mock/kernel/random.ts";
import type { World } from "../../../../mock/domain/world.ts";
import type { RequestEnums } from "sanguine";
import type { Appointment, AppointmentBooking, DaySlots, TimeSlot } from "../../../../src/generated/types.ts";
import { openTools } from "../../tools/open-tools.ts";
import { catchServiceError, createTestWorld } from "../test-world.ts";
import { buildOrderDraft } from "../orders/intake/order-draft.ts";

/** The lab whose centers these tests book, and its id. */
export const LAB = "harrowgate_labs";

export type BookingWorld = Awaited<ReturnType<typeof bookingWorld>>;

/** Creates a world with orders that accept appointments, at a lab with bookable centers. */
export async function bookingWorld(seed = "appointments") {
  const made = createTestWorld(seed);
  const { world } = made;
  return {
    ...made,
    geography: await loadGeography(),
    order: (
      method: CollectionMethod,
      path: readonly LowLevelStatus[] = ["requisition_created"],
      parts: Partial<OrderDraft> = {},
    ) => {
      const { order_id } = insertOrder(world, { ...buildOrderDraft(method), lab_id: 1, ...parts });
      for (const low of path) moveOrder(world, order_id, low);
      return world.tables.orders.get(order_id)!;
    },
  };
}

export const listSlots = (days: readonly DaySlots[]): TimeSlot[] => days.flatMap(({ slots }) => slots);

/** Lists the slots at the home of the patients of these tests. */
export function homeSlots({ world, geography }: BookingWorld, zip_code = "85004"): TimeSlot[] {
  return listSlots(getPhlebotomyAvailability(world, geography, { state: "AZ", zip_code }).slots);
}

function centerSlots({ world, geography }: BookingWorld, zip_code = "85004"): TimeSlot[] {
  const nearby = geography.centers.findNearby(1, geography.zips.find(zip_code)!, 25);
  const site_codes = nearby.slice(0, 1).map(({ center }) => center.site_code);
  return listSlots(getPscAvailability(world, geography, { lab: LAB, zip_code, site_codes }).slots);
}

function getBookingKey(slots: readonly TimeSlot[], index = 0): string {
  const key = slots[index]?.booking_key;
  if (key == null) throw new Error("There is no such slot.");
  return key;
}

/** The terms of the two kinds of appointment in these tests. */
const kinds = {
  phlebotomy: {
    method: "at_home_phlebotomy",
    slots: homeSlots,
    book: bookPhlebotomy,
    reschedule: reschedulePhlebotomy,
  },
  patient_service_center: {
    method: "walk_in_test",
    slots: centerSlots,
    book: bookPsc,
    reschedule: reschedulePsc,
  },
} as const;

/** What a walk begins with. */
export interface WalkStart extends Partial<OrderDraft> {
  /** The statuses of the order. @default a requisition that is created */
  readonly path?: readonly LowLevelStatus[];
  /** @default that of the kind */
  readonly method?: CollectionMethod;
}

/**
 * Walks an order of a kind of appointment through steps, such as `book 2, 5m, cancel`. A number or a zip code after `book`, `later`
 * (an asynchronous booking) and `move` selects a slot, also after `draw`, which takes its key for later.
 */
export class Walk {
  readonly order_id: string;
  /** Keys by name. The step `draw` adds one. */
  readonly keys: Record<string, string> = { unknown: "bk_7c1f0a2d9e" };
  readonly #initial: number;

  constructor(
    readonly booking: BookingWorld,
    readonly kind: AppointmentKind,
    { path, method = kinds[kind].method, ...parts }: WalkStart = {},
  ) {
    this.order_id = booking.order(method, path, parts).order_id;
    this.#initial = this.order.events.length;
  }

  get order(): OrderRow {
    return this.booking.world.tables.orders.get(this.order_id)!;
  }

  /** The statuses of the order since the walk began. */
  get orderSteps(): string {
    return this.order.events
      .slice(this.#initial)
      .map(({ status }) => status)
      .join(" ");
  }

  /** The newest appointment of the order. */
  get row(): AppointmentRow {
    return this.booking.world.tables.appointments.all("order", this.order_id).at(-1)!;
  }

  get appointment(): Appointment {
    return openTools(this.booking.world).appointments.get(this.order_id);
  }

  slots(zip?: string): TimeSlot[] {
    return kinds[this.kind].slots(this.booking, zip);
  }

  getKey(name = "0"): string {
    this.keys.used = this.keys[name] ?? this.#drawKey(name);
    return this.keys.used;
  }

  #drawKey(name: string): string {
    if (name === "other")
      return getBookingKey(
        kinds[this.kind === "phlebotomy" ? "patient_service_center" : "phlebotomy"].slots(this.booking),
      );
    if (/^\d{5}$/.test(name)) return getBookingKey(this.slots(name));
    const slots = this.slots();
    const far = slots.findIndex(({ start }) => start > "2026-01-17");
    return getBookingKey(slots, name === "far" ? far : Number(name));
  }

  book(key?: string, options?: Partial<AppointmentBooking>): AppointmentRow {
    return this.#send("book", key, options);
  }

  move(key?: string, options?: Partial<AppointmentBooking>): AppointmentRow {
    return this.#send("reschedule", key, options);
  }

  #send(
    step: "book" | "reschedule",
    key?: string,
    options: Partial<AppointmentBooking> = {},
  ): AppointmentRow {
    const { world, geography } = this.booking;
    const request = { ...options, booking_key: this.getKey(key) };
    return kinds[this.kind][step](world, geography, this.order_id, request);
  }

  request(
    provider: RequestEnums["PhlebotomyProvider"] = "wayside_draws",
    address: object = {},
  ): AppointmentRow {
    const { world, geography } = this.booking;
    const where = { first_line: "9 Elm Road", city: "Phoenix", state: "AZ", zip_code: "85004", ...address };
    return requestPhlebotomy(world, geography, this.order_id, { address: where, provider });
  }

  cancel(name = "Other", notes: string | null = "A reason."): AppointmentRow {
    const reason = getCancellationReasons()[this.kind].find((each) => each.name === name);
    return cancelAppointment(this.booking.world, this.order_id, this.kind, {
      reason_id: reason?.id ?? name,
      notes,
    });
  }

  async run(steps: string): Promise<this> {
    for (const step of steps.split(", ").filter((text) => text !== "")) await this.#take(step.split(" "));
    return this;
  }

  async #take([verb = "", word, more]: readonly string[]): Promise<void> {
    const { world, advance } = this.booking;
    const { appointments } = openTools(world);
    const later = () => ({
      async_confirmation: true,
      async_confirmation_timeout_millisecond: more === undefined ? undefined : Number(more),
    });
    const steps: Readonly<Record<string, () => unknown>> = {
      draw: () => (this.keys["drawn"] = this.getKey(word)),
      book: () => this.book(word),
      later: () => this.book(word, later()),
      move: () => this.move(word),
      request: () => this.request(word as "wayside_draws" | undefined),
      cancel: () => this.cancel(),
      lab: () => appointments.setLabDecision({ outcome: word as "confirm", after: more as "2m" }),
      order: () => moveOrder(world, this.order_id, word as LowLevelStatus),
      simulate: () => simulateOrder(world, this.order_id, { final_status: word }),
      create: () => appointments.create(this.order_id),
      confirm: () => appointments.confirm(this.order_id),
      reject: () => appointments.reject(this.order_id),
      start: () => appointments.start(this.order_id),
      complete: () => appointments.complete(this.order_id),
      begin: () => world.scheduler.advanceTo(this.row.start!),
      end: () => world.scheduler.advanceTo(this.row.end!),
    };
    await (steps[verb] ?? (() => advance(verb)))();
  }
}

/** Checks the status of the error that a call throws, and that the call did not change the world. Returns the error's detail. */
export function expectRejection({ world }: BookingWorld, act: () => unknown, expected = 400): unknown {
  const before = printState(world);
  const { status, detail } = catchServiceError(act);
  expect(status).toBe(expected);
  expect(printState(world)).toBe(before);
  return detail;
}

/** Prints the state of a world for comparison, which keeps the output of a failed test short. */
export function printState(world: World): string {
  const text = JSON.stringify(world.export());
  return `${text.length} ${hash53(text)}`;
}
