import { createBadRequestError } from "../../service-error.ts";
import type { World } from "../../world.ts";
import { type OrderMachine, getMachine, listSteps, listLegalSteps, canBeRedrawn } from "./get-machine.ts";
import { type LowLevelStatus } from "./statuses.ts";
import { type MoveOptions, formatIllegalMove, moveOrder } from "./move-order.ts";
import type { OrderRow } from "../table.ts";

/** What a step costs that is not the default one: more than any number of default steps. */
const DETOUR = 1000;

/**
 * Finds the steps from a status to a target; the last step is the target. Returns null when no path leads there. A
 * single step wins. Otherwise the path with the fewest detours wins, then the shortest one, so that a completed order
 * has passed through the statuses that orders usually have.
 */
export function findPath(
  machine: OrderMachine,
  from: LowLevelStatus,
  target: LowLevelStatus,
): readonly LowLevelStatus[] | null {
  if (listSteps(machine, from).includes(target)) return [target];
  // A status is reached from itself only by a direct step, such as a rescheduled appointment.
  if (target === from) return null;
  const best = new Map<
    LowLevelStatus,
    { readonly cost: number; readonly steps: readonly LowLevelStatus[] }
  >();
  best.set(from, { cost: 0, steps: [] });
  for (const [status, path] of best)
    for (const [index, next] of listSteps(machine, status).entries()) {
      const cost = path.cost + (index === 0 ? 1 : 1 + DETOUR);
      if (cost >= (best.get(next)?.cost ?? Infinity)) continue;
      // An entry that is deleted and set again comes last, so the loop follows the better path from there.
      best.delete(next);
      best.set(next, { cost, steps: [...path.steps, next] });
    }
  return best.get(target)?.steps ?? null;
}

/** Finds the steps that move an order to a status. Returns null when it cannot get there. */
export function findOrderPath(
  world: World,
  order: OrderRow,
  target: LowLevelStatus,
): readonly LowLevelStatus[] | null {
  if (target === "redraw_available" && !canBeRedrawn(world, order)) return null;
  return findPath(getMachine(order), order.status, target);
}

/**
 * Returns the steps that move an order to a status.
 * @throws ServiceError 400 when it cannot get there
 */
export function getOrderPath(
  world: World,
  order: OrderRow,
  target: LowLevelStatus,
): readonly LowLevelStatus[] {
  const steps = findOrderPath(world, order, target);
  if (steps === null)
    throw createBadRequestError(formatIllegalMove(order, target, listLegalSteps(world, order)));
  return steps;
}

/** Moves an order to a status. Finds the whole path before the first step, so that an error changes nothing. */
export function moveOrderTo(
  world: World,
  order: OrderRow,
  target: LowLevelStatus,
  options?: MoveOptions,
): OrderRow {
  return followPath(world, order.order_id, getOrderPath(world, order, target), options) ?? order;
}

/**
 * Moves an order along steps. The detail belongs to the last step; the flags apply to every step that adds results. A step can move the
 * order further, as an appointment that waited for the requisition does. The order then takes another path to the same status.
 */
export function followPath(
  world: World,
  orderId: string,
  steps: readonly LowLevelStatus[],
  { detail, flags }: MoveOptions = {},
): OrderRow | undefined {
  const target = steps.at(-1);
  let order: OrderRow | undefined;
  let [status, ...left] = steps;
  while (status !== undefined) {
    order = moveOrder(world, orderId, status, left.length === 0 ? { detail, flags } : { flags });
    if (order.status !== status)
      left = order.status === target ? [] : [...(findOrderPath(world, order, target!) ?? [])];
    [status, ...left] = left;
  }
  return order;
}
