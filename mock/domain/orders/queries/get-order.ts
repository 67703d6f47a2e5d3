import type { LabAccountRecord } from "../../lab-accounts/table.ts";
import { orNotFound } from "../../service-error.ts";
import type { World } from "../../world.ts";
import type { OrderRow } from "../table.ts";

/** Returns the order with this id. Throws ServiceError 404 when the team has none. */
export function getOrder(world: World, orderId: string): OrderRow {
  return orNotFound("Order", world.tables.orders.get(orderId));
}

/** Returns the lab account that an order uses. Returns undefined for the service's own account. */
export function getOrderAccount(world: World, { lab_account_id }: OrderRow): LabAccountRecord | undefined {
  return lab_account_id === null ? undefined : world.tables.labAccounts.get(lab_account_id);
}
