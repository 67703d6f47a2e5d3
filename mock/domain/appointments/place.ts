import { capitalPlaces } from "../../catalog/geo/capital-places.ts";
import { timeZoneAt } from "../../catalog/geo/time-zones.ts";
import type { Place } from "../../catalog/geo/zips.ts";
import { phlebotomyNetworks } from "../../catalog/centres/phlebotomy.ts";
import { labs, labsById } from "../../catalog/labs/labs.ts";
import type { OrderRow } from "../orders/table.ts";
import { badRequest } from "../refusal.ts";
import type { World } from "../world.ts";
import { agreedTimes } from "./agreed.ts";
import { addressOf, refuseSecondVisit } from "./eligible.ts";
import type { AppointmentState } from "./machine.ts";
import { kindOfOrder } from "./order-effects.ts";
import { startAppointment } from "./step.ts";
import { type AppointmentRow, visitKey } from "./table.ts";
import { type AppointmentKind, venueTerms } from "./venues.ts";

/** What a test wants of an appointment that it makes without asking for slots. */
export interface Placement {
  /** Milliseconds. @default the first usual hour that is a day ahead */
  readonly start?: number;
  readonly provider?: string;
  readonly notes?: string | null;
  /** @default the capital of the patient's state, which is known without the table of zips */
  readonly location?: Place;
  /** @default "scheduled" */
  readonly state?: AppointmentState;
  /** False where the order has moved already. @default true */
  readonly movesOrder?: boolean;
}

/** The middle of the country, for patients who live in none of its states. */
const ANYWHERE: Place = { lat: 39.83, lng: -98.58 };

/** A company that comes to the patient and is not about to already; undefined where there is none. */
function freeCompany(world: World, { user_id }: OrderRow): string | undefined {
  const { appointments } = world.tables;
  return phlebotomyNetworks
    .map(({ name }) => name)
    .find((provider) => appointments.find("activeVisit", visitKey({ user_id, provider })) === undefined);
}

/** Who would see the patient of an order; undefined where nobody can. */
function companyFor(world: World, kind: AppointmentKind, order: OrderRow): string | undefined {
  if (kind === "phlebotomy") return freeCompany(world, order);
  const lab = labsById().get(order.lab_id);
  return lab?.bookable === true ? lab.slug : undefined;
}

/** Refuses a company that sees nobody in this way, naming those that do. */
function checkCompany(kind: AppointmentKind, provider: string): void {
  const legal =
    kind === "phlebotomy"
      ? phlebotomyNetworks.map(({ name }) => name)
      : labs.flatMap(({ slug, bookable }) => (bookable ? [slug] : []));
  if (!legal.includes(provider)) throw badRequest(`provider has to be one of ${legal.join(", ")}.`);
}

/** Whether an appointment can be made for an order at all, without asking for slots. */
export function canPlace(world: World, order: OrderRow): boolean {
  const kind = kindOfOrder(order);
  return kind !== null && order.address !== null && companyFor(world, kind, order) !== undefined;
}

/** Makes an appointment for an order without a booking: it takes no place of any slot. */
export function placeAppointment(world: World, order: OrderRow, wish: Placement = {}): AppointmentRow {
  const kind = kindOfOrder(order);
  if (kind === null) throw badRequest(`An order of ${order.method} takes no appointment.`);
  const provider = wish.provider ?? companyFor(world, kind, order);
  if (provider === undefined) throw badRequest("Nobody is free to see the patient of this order.");
  checkCompany(kind, provider);
  if (kind === "phlebotomy") refuseSecondVisit(world, order, provider);
  const { first_line, second_line, city, state, zip, access_notes } = addressOf(order);
  // A test may write any state, one that every object answers to included.
  const capital = Object.hasOwn(capitalPlaces, state) ? capitalPlaces[state] : undefined;
  const place = wish.location ?? capital ?? ANYWHERE;
  const zone = timeZoneAt(state, place) ?? null;
  const start = wish.start ?? null;
  const end = start === null ? null : start + venueTerms[kind].lasts;
  const first = wish.state ?? "scheduled";
  const pending = kind === "phlebotomy" && first === "pending" && start === null;
  return startAppointment(
    world,
    {
      order_id: order.order_id,
      kind,
      provider,
      address: { first_line, second_line, city, state, zip_code: zip, access_notes },
      lat: place.lat,
      lng: place.lng,
      zone,
      notes: wish.notes ?? null,
      ...(pending ? { start, end } : agreedTimes(world, { kind, zone, start, end })),
    },
    first,
    { movesOrder: wish.movesOrder },
  );
}
