import type { PscInfoQuery } from "../../../src/generated/types.ts";
import type { Geography } from "../centres/geography.ts";
import { type CentresFound, findCentres } from "../centres/search.ts";
import { orderOf } from "../orders/order.ts";
import type { World } from "../world.ts";
import { addressOf } from "./eligible.ts";

/** The centres of an order's laboratory around the address of its patient. */
export function centresForOrder(
  world: World,
  geography: Geography,
  orderId: string,
  wish: Pick<PscInfoQuery, "radius" | "capabilities">,
): CentresFound {
  const order = orderOf(world, orderId);
  const { radius, capabilities } = wish;
  const zip_code = addressOf(order).zip.slice(0, 5);
  return findCentres(world, geography, { lab_id: order.lab_id, zip_code, radius, capabilities });
}
