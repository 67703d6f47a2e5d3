import { findState } from "../../../catalog/geo/states.ts";
import { findTimeZone } from "../../../catalog/geo/time-zones.ts";
import type { Place } from "../../../catalog/geo/zips.ts";
import { phlebotomyNetworks } from "../../../catalog/service-centers/phlebotomy.ts";
import { labs, getLab } from "../../../catalog/labs/labs.ts";
import type { OrderRow } from "../../orders/table.ts";
import { createBadRequestError } from "../../service-error.ts";
import type { World } from "../../world.ts";
import { resolveAppointmentTimes } from "../slots/availability.ts";
import { getVisitAddress, assertNoActiveVisit } from "./book-slot.ts";
import { type AppointmentState } from "../lifecycle/machine.ts";
import { getAppointmentKind, createAppointment } from "../lifecycle/step.ts";
import { type AppointmentRow, getVisitKey } from "../table.ts";
import { zipPattern } from "../../../catalog/geo/find-state.ts";
import { type AppointmentKind, venueTerms } from "../slots/venues.ts";

export interface AppointmentOptions {
  /** Milliseconds. @default the first usual slot at least a day ahead */
  readonly start?: number;
  readonly provider?: string;
  readonly notes?: string | null;
  /** @default the capital of the patient's state, which needs no table of zip codes */
  readonly location?: Place;
  /** @default "scheduled" */
  readonly state?: AppointmentState;
  /** Set to false when the order has already moved. @default true */
  readonly movesOrder?: boolean;
}

/** Geographic center of the country, for patients outside its states. */
const DEFAULT_LOCATION: Place = { lat: 39.83, lng: -98.58 };

/** The street of every service center here, in the patient's town: the centers of the catalog load late, and the clock's tasks cannot wait. */
const CENTER_STREET = { first_line: "100 Main Street", second_line: null, access_notes: null };

function findFreePhlebotomyProvider(world: World, { user_id }: OrderRow): string | undefined {
  const { appointments } = world.tables;
  return phlebotomyNetworks
    .map(({ name }) => name)
    .find((provider) => appointments.find("activeVisit", getVisitKey({ user_id, provider })) === undefined);
}

function findAppointmentProvider(world: World, kind: AppointmentKind, order: OrderRow): string | undefined {
  if (kind === "phlebotomy") return findFreePhlebotomyProvider(world, order);
  const lab = getLab(order.lab_id);
  return lab.bookable ? lab.slug : undefined;
}

/** Throws ServiceError 400 when the provider does not offer this kind of appointment. */
function assertProviderOffersKind(kind: AppointmentKind, provider: string): void {
  const legal =
    kind === "phlebotomy"
      ? phlebotomyNetworks.map(({ name }) => name)
      : labs.flatMap(({ slug, bookable }) => (bookable ? [slug] : []));
  if (!legal.includes(provider)) throw createBadRequestError(`provider must be one of ${legal.join(", ")}.`);
}

/** Whether an appointment can be created. The address of an imported order can have another text in place of a ZIP code. */
export function canCreateAppointmentForOrder(world: World, order: OrderRow): boolean {
  const kind = getAppointmentKind(order);
  if (kind === null || order.address === null || !zipPattern.test(order.address.zip)) return false;
  return findAppointmentProvider(world, kind, order) !== undefined;
}

/** Creates an appointment without a booking key. It holds no place in a slot. */
export function createAppointmentForOrder(
  world: World,
  order: OrderRow,
  options: AppointmentOptions = {},
): AppointmentRow {
  const kind = getAppointmentKind(order);
  if (kind === null) throw createBadRequestError(`An order of ${order.method} takes no appointment.`);
  const provider = options.provider ?? findAppointmentProvider(world, kind, order);
  if (provider === undefined)
    throw createBadRequestError("No provider is free to see the patient of this order.");
  assertProviderOffersKind(kind, provider);
  if (kind === "phlebotomy") assertNoActiveVisit(world, order, provider);
  const address = getVisitAddress(order);
  if (!zipPattern.test(address.zip_code))
    throw createBadRequestError(
      "The zip of the patient address is no ZIP code, which an appointment requires.",
    );
  const place = options.location ?? findState(address.state)?.capital ?? DEFAULT_LOCATION;
  const zone = findTimeZone(address.state, place) ?? null;
  const start = options.start ?? null;
  const end = start === null ? null : start + venueTerms[kind].duration;
  const first = options.state ?? "scheduled";
  const pending = kind === "phlebotomy" && first === "pending" && start === null;
  return createAppointment(
    world,
    {
      order_id: order.order_id,
      kind,
      provider,
      address: kind === "phlebotomy" ? address : { ...address, ...CENTER_STREET },
      lat: place.lat,
      lng: place.lng,
      zone,
      notes: options.notes ?? null,
      ...(pending ? { start, end } : resolveAppointmentTimes(world, { kind, zone, start, end })),
    },
    first,
    { movesOrder: options.movesOrder },
  );
}
