import { patchOrder } from "../orders/lifecycle/move-order.ts";
import { getOrder } from "../orders/queries/get-order.ts";
import { createBadRequestError } from "../service-error.ts";
import type { World } from "../world.ts";
import { emitAppointmentEvent } from "./announce.ts";
import { releasePlace } from "./holds.ts";
import { appointmentMachines, type AppointmentState } from "./machine.ts";
import { moveOrderWithAppointment } from "./order-effects.ts";
import type { AppointmentRow, EventData } from "./table.ts";

/** What an appointment gets of its own accord. */
type Given =
  | "appointment_id"
  | "user_id"
  | "transaction_id"
  | "provider_id"
  | "external_id"
  | "events"
  | "state"
  | "created_at";

/** What an appointment is made of. */
export type AppointmentDraft = Omit<AppointmentRow, Given>;

/** What may change along with a step. */
export interface StepOptions {
  /** What the provider adds to the event. */
  readonly data?: EventData | null;
  readonly patch?: Partial<
    Pick<AppointmentRow, "provider" | "address" | "lat" | "lng" | "start" | "end" | "zone" | "notes">
  >;
  /** False where the order has moved already, and the appointment follows it. @default true */
  readonly movesOrder?: boolean;
}

/**
 * The one way an appointment comes to be: with its first event, known to its order, announced. Whoever makes one checks the
 * input before; this refuses nothing.
 */
export function createAppointment(
  world: World,
  draft: AppointmentDraft,
  state: AppointmentState,
  options: Pick<StepOptions, "data" | "movesOrder"> = {},
): AppointmentRow {
  const { entries } = appointmentMachines[draft.kind];
  if (!entries.includes(state)) throw new RangeError(`No appointment of ${draft.kind} begins as "${state}".`);
  const order = getOrder(world, draft.order_id);
  const now = world.now();
  const row = world.tables.appointments.insert({
    ...draft,
    appointment_id: world.ids.uuid("appointment"),
    user_id: order.user_id,
    transaction_id: order.transaction_id,
    provider_id: `A-${20_400 + world.ids.integer("provider_appointment")}`,
    external_id: externalIdFor(world, draft.kind, state),
    events: [{ created_at: now, state, data: options.data ?? null }],
    state,
    created_at: now,
  });
  patchOrder(world, order.order_id, { details: { ...order.details, appointment_id: row.appointment_id } });
  return announced(world, row, options.movesOrder ?? true);
}

/** What a refused step is told. */
export function formatIllegalStep(row: AppointmentRow, to: AppointmentState): string {
  return `Transition from ${row.state} to ${to} is not allowed for an appointment of ${row.kind}. ${describeLegalSteps(row)}`;
}

/** Names the states that an appointment can come to. */
export function describeLegalSteps({ kind, state }: AppointmentRow): string {
  const legal = appointmentMachines[kind].steps[state];
  return legal.length === 0 ? "It changes no more." : `It can become ${legal.join(", ")}.`;
}

/**
 * The one way an appointment changes. It refuses what its machine does not allow, and changes nothing then. Otherwise its
 * event, its place in the slot, the outbox and its order follow in the same step.
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
    external_id: row.external_id ?? externalIdFor(world, row.kind, state),
    events: [...row.events, { created_at: world.now(), state, data }],
    state,
  });
  if (state === "cancelled") releasePlace(world, row.appointment_id);
  return announced(world, stepped, movesOrder);
}

/** A laboratory numbers an appointment when it takes it. */
function externalIdFor(world: World, kind: AppointmentRow["kind"], state: AppointmentState): string | null {
  if (kind !== "patient_service_center" || (state !== "scheduled" && state !== "reserved")) return null;
  return world.ids.token("laboratory_appointment", 8).toUpperCase();
}

function announced(world: World, row: AppointmentRow, movesOrder: boolean): AppointmentRow {
  emitAppointmentEvent(world, row);
  if (movesOrder) moveOrderWithAppointment(world, row);
  return row;
}
