import type { PscInfoQuery } from "../../../src/generated/types.ts";
import type { Geography } from "../../catalog/geography.ts";
import { type ServiceCenterList, findServiceCenters } from "./search.ts";
import { getOrder } from "../orders/queries/get-order.ts";
import type { World } from "../world.ts";
import { getPatientAddress } from "../appointments/eligible.ts";

/** The centers of an order's laboratory around the address of its patient. */
export function findServiceCentersForOrder(
  world: World,
  geography: Geography,
  orderId: string,
  wish: Pick<PscInfoQuery, "radius" | "capabilities">,
): ServiceCenterList {
  const order = getOrder(world, orderId);
  const { radius, capabilities } = wish;
  const zip_code = getPatientAddress(order).zip.slice(0, 5);
  return findServiceCenters(world, geography, { lab_id: order.lab_id, zip_code, radius, capabilities });
}
