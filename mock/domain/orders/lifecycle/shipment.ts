import type { World } from "../../world.ts";
import type { OrderRow, ShipmentRecord } from "../table.ts";

/** The couriers of test kits. Neither exists. */
const couriers = { outbound: "Larkpost", inbound: "Meridian Parcel" } as const;
const TRACKING_ADDRESS = "https://track.example/";

/** Creates the shipment of a new test kit. Tracking numbers are added when it is sent. */
export function createShipment(world: World): ShipmentRecord {
  return {
    id: world.ids.uuid("shipment"),
    outbound_tracking_number: null,
    outbound_tracking_url: null,
    inbound_tracking_number: null,
    inbound_tracking_url: null,
    outbound_courier: couriers.outbound,
    inbound_courier: couriers.inbound,
    notes: null,
    created_at: world.now(),
    updated_at: world.now(),
  };
}

/** Adds the tracking number of one direction to a test kit, unless there is one already. */
export function addTracking(
  world: World,
  { details }: OrderRow,
  direction: "outbound" | "inbound",
): Partial<Pick<OrderRow, "details">> {
  const shipment = details.shipment!;
  if (shipment[`${direction}_tracking_number`] !== null) return {};
  const number = world.ids.token("tracking", 14).toUpperCase();
  const tracked: ShipmentRecord = {
    ...shipment,
    [`${direction}_tracking_number`]: number,
    [`${direction}_tracking_url`]: `${TRACKING_ADDRESS}${number}`,
    updated_at: world.now(),
  };
  return { details: { ...details, shipment: tracked } };
}
