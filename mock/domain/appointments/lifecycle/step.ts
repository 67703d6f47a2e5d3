import { patchOrder, moveOrder } from "../../orders/lifecycle/move-order.ts";
import { getOrder } from "../../orders/queries/get-order.ts";
import { createBadRequestError } from "../../service-error.ts";
import type { World } from "../../world.ts";
import { releaseSlot } from "../booking/slot-holds.ts";
import type { AppointmentRow, EventData } from "../table.ts";
import type { CollectionMethod } from "../../../catalog/labs/lab.ts";
import type { LowLevelStatus } from "../../orders/lifecycle/statuses.ts";
import type { OrderRow } from "../../orders/table.ts";
import type { AppointmentKind } from "../slots/venues.ts";
import { appointmentMachines, type AppointmentState } from "./machine.ts";

type GeneratedField =
  | "appointment_id"
  | "user_id"
  | "transaction_id"
  | "provider_id"
  | "external_id"
  | "events"
  | "state"
  | "created_at";

type AppointmentDraft = Omit<AppointmentRow, GeneratedField>;

interface StepOptions {
  readonly data?: EventData | null;
  readonly patch?: Partial<
    Pick<AppointmentRow, "provider" | "address" | "lat" | "lng" | "start" | "end" | "zone" | "notes">
  >;
  /** Set to false when the order has already moved and the appointment follows it. @default true */
  readonly movesOrder?: boolean;
}

/**
 * Creates an appointment with its first event, links it to its order and emits the webhook event. Validate the input first;
 * this function does not.
 */
export function createAppointment(
  world: World,
  draft: AppointmentDraft,
  state: AppointmentState,
  options: Pick<StepOptions, "data" | "movesOrder"> = {},
): AppointmentRow {
  const { entries } = appointmentMachines[draft.kind];
  if (!entries.includes(state))
    throw new RangeError(`An appointment of kind "${draft.kind}" cannot start as "${state}".`);
  const order = getOrder(world, draft.order_id);
  const now = world.now();
  const row = world.tables.appointments.insert({
    appointment_id: world.ids.uuid("appointment"),
    ...draft,
    user_id: order.user_id,
    transaction_id: order.transaction_id,
    provider_id: `A-${20_400 + world.ids.integer("provider_appointment")}`,
    external_id: createExternalId(world, draft.kind, state),
    events: [{ created_at: now, state, data: options.data ?? null }],
    state,
    created_at: now,
  });
  const { appointment_id } = row;
  patchOrder(world, order.order_id, { details: { ...order.details, appointment_id, updated_at: now } });
  return emitAndMoveOrder(world, row, options.movesOrder ?? true);
}

function formatIllegalStep(row: AppointmentRow, to: AppointmentState): string {
  return `Transition from ${row.state} to ${to} is not allowed for an appointment of kind "${row.kind}". ${describeLegalSteps(row)}`;
}

export function describeLegalSteps({ kind, state }: AppointmentRow): string {
  const legal = appointmentMachines[kind].steps[state];
  return legal.length === 0 ? "Its state is final." : `It can become ${legal.join(", ")}.`;
}

/**
 * Moves an appointment to another state. Adds the event, updates the slot hold, emits the webhook event and moves the order.
 * Throws ServiceError 400 when the state machine does not allow the step; nothing changes then.
 */
export function stepAppointment(
  world: World,
  row: AppointmentRow,
  state: AppointmentState,
  { data = null, patch = {}, movesOrder = true }: StepOptions = {},
): AppointmentRow {
  if (!appointmentMachines[row.kind].steps[row.state].includes(state)) {
    throw createBadRequestError(formatIllegalStep(row, state));
  }
  const stepped = world.tables.appointments.update(row.appointment_id, {
    ...patch,
    external_id: row.external_id ?? createExternalId(world, row.kind, state),
    events: [...row.events, { created_at: world.now(), state, data }],
    state,
  });
  if (state === "cancelled") releaseSlot(world, row.appointment_id);
  return emitAndMoveOrder(world, stepped, movesOrder);
}

/** Completes an appointment. A visit that has not started starts first. */
export function completeAppointment(
  world: World,
  row: AppointmentRow,
  options?: StepOptions,
): AppointmentRow {
  const started = appointmentMachines[row.kind].steps[row.state].includes("in_progress")
    ? stepAppointment(world, row, "in_progress", options)
    : row;
  return stepAppointment(world, started, "completed", options);
}

/** Creates the lab's number of an appointment when the lab confirms it. */
function createExternalId(
  world: World,
  kind: AppointmentRow["kind"],
  state: AppointmentState,
): string | null {
  if (kind !== "patient_service_center" || (state !== "scheduled" && state !== "reserved")) return null;
  // The name is part of the seed: a change would change all numbers.
  return world.ids.token("laboratory_appointment", 8).toUpperCase();
}

function emitAndMoveOrder(world: World, row: AppointmentRow, movesOrder: boolean): AppointmentRow {
  if (row.state === "scheduled" && row.end !== null)
    world.schedule("appointments.end", Math.max(world.now(), row.end), {
      appointment_id: row.appointment_id,
    });
  emitAppointmentEvent(world, row);
  if (movesOrder) moveOrderWithAppointment(world, row);
  return row;
}

function emitAppointmentEvent(world: World, record: AppointmentRow): void {
  const type = record.events.length === 1 ? "labtest.appointment.created" : "labtest.appointment.updated";
  world.emit(type, { kind: "appointment", record }, record.user_id);
}

type StatusPaths = Readonly<Partial<Record<LowLevelStatus, readonly LowLevelStatus[]>>>;

const toScheduled: readonly LowLevelStatus[] = ["appointment_pending", "appointment_scheduled"];

const toPending: readonly LowLevelStatus[] = ["appointment_pending"];

/** Steps of an order when its appointment is scheduled. Orders with any other status take no appointment. */
export const pathsToScheduled: StatusPaths = {
  requisition_created: toScheduled,
  requisition_bypassed: toScheduled,
  appointment_cancelled: toScheduled,
  appointment_pending: ["appointment_scheduled"],
  // Rescheduling adds another event with the same status.
  appointment_scheduled: ["appointment_scheduled"],
};

/** Steps of an order when its appointment is requested and has no time yet. */
export const pathsToPending: StatusPaths = {
  requisition_created: toPending,
  requisition_bypassed: toPending,
  appointment_cancelled: toPending,
  appointment_pending: [],
};

/** Steps of an order when its appointment is cancelled. An order without a requisition does not change. */
const pathsToCancelled: StatusPaths = {
  appointment_pending: ["appointment_cancelled"],
  appointment_scheduled: ["appointment_cancelled"],
};

/**
 * Steps of an order by appointment state. A center does not report draws, so the results alone move a walk-in order. A
 * booking that waits for the lab does not move its order until it is confirmed.
 */
const effects: Readonly<Record<AppointmentKind, Readonly<Partial<Record<AppointmentState, StatusPaths>>>>> = {
  phlebotomy: {
    pending: pathsToPending,
    scheduled: pathsToScheduled,
    completed: { appointment_scheduled: ["draw_completed"] },
    cancelled: pathsToCancelled,
  },
  patient_service_center: { scheduled: pathsToScheduled, cancelled: pathsToCancelled },
};

export const methodByKind: Readonly<Record<AppointmentKind, CollectionMethod>> = {
  phlebotomy: "at_home_phlebotomy",
  patient_service_center: "walk_in_test",
};

export function getAppointmentKind({ method }: Pick<OrderRow, "method">): AppointmentKind | null {
  if (method === "at_home_phlebotomy") return "phlebotomy";
  return method === "walk_in_test" ? "patient_service_center" : null;
}

/** Moves the order to match its appointment. Leaves an order that has already moved elsewhere unchanged. */
export function moveOrderWithAppointment(world: World, row: AppointmentRow): void {
  const order = world.tables.orders.get(row.order_id);
  const paths = effects[row.kind][row.state];
  if (order === undefined || paths === undefined) return;
  for (const status of paths[order.status] ?? []) moveOrder(world, order.order_id, status);
}
