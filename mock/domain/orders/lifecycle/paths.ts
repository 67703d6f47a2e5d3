import { createBadRequestError } from "../../service-error.ts";
import type { World } from "../../world.ts";
import { type OrderMachine, getMachine, listSteps, listLegalSteps, canBeRedrawn } from "./get-machine.ts";
import type { MoveOptions } from "./status-effects.ts";
import { formatIllegalMove, moveOrder } from "./move-order.ts";
import type { LowLevelStatus } from "./statuses.ts";
import type { OrderRow } from "../table.ts";

/** A way to a status: it leaves the usual way as seldom as it can, and takes few steps. */
interface Path {
  readonly detours: number;
  readonly steps: readonly LowLevelStatus[];
}

/**
 * The steps from a status to another one, the last of which is the target; null where no way leads there. What is one
 * step away is reached by that step. Otherwise a way that stays with the first step of each status is preferred to a
 * shorter one, so an order that completes has gone through what orders usually go through.
 */
export function findPath(
  machine: OrderMachine,
  from: LowLevelStatus,
  target: LowLevelStatus,
): readonly LowLevelStatus[] | null {
  if (listSteps(machine, from).includes(target)) return [target];
  // Only a step of its own, such as another date, leads to where the order is: no detour and back.
  if (target === from) return null;
  const best = new Map<LowLevelStatus, Path>();
  const open: LowLevelStatus[] = extend(machine, best, from, { detours: 0, steps: [] });
  for (let status = open.shift(); status !== undefined; status = open.shift()) {
    const path = best.get(status);
    if (path !== undefined && status !== target) open.push(...extend(machine, best, status, path));
  }
  return best.get(target)?.steps ?? null;
}

/** Goes one step on from a status, and names the statuses to which that is the best way known. */
function extend(
  machine: OrderMachine,
  best: Map<LowLevelStatus, Path>,
  from: LowLevelStatus,
  path: Path,
): LowLevelStatus[] {
  return listSteps(machine, from).filter((status, index) => {
    const next: Path = { detours: path.detours + (index === 0 ? 0 : 1), steps: [...path.steps, status] };
    const known = best.get(status);
    if (known !== undefined && !isBetter(next, known)) return false;
    best.set(status, next);
    return true;
  });
}

function isBetter(path: Path, than: Path): boolean {
  if (path.detours !== than.detours) return path.detours < than.detours;
  return path.steps.length < than.steps.length;
}

/** The steps by which an order can come to a status; null where it cannot. */
export function findOrderPath(
  world: World,
  order: OrderRow,
  target: LowLevelStatus,
): readonly LowLevelStatus[] | null {
  if (target === "redraw_available" && !canBeRedrawn(world, order)) return null;
  return findPath(getMachine(order), order.status, target);
}

/**
 * The steps by which an order comes to a status.
 * @throws Refusal of 400 where it cannot
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

/** Brings an order to a status. The whole way is found before the first step, so a refusal changes nothing. */
export function moveOrderTo(
  world: World,
  order: OrderRow,
  target: LowLevelStatus,
  options?: MoveOptions,
): OrderRow {
  return followPath(world, order.order_id, getOrderPath(world, order, target), options) ?? order;
}

/** Takes the steps of a walk; what the move is told belongs to the last of them, the flags to each that brings results. */
export function followPath(
  world: World,
  orderId: string,
  steps: readonly LowLevelStatus[],
  { detail, flags }: MoveOptions = {},
): OrderRow | undefined {
  let order: OrderRow | undefined;
  for (const [index, status] of steps.entries()) {
    order = moveOrder(world, orderId, status, index === steps.length - 1 ? { detail, flags } : { flags });
    // Progress of its own has taken it further: the rest of the way would lead back.
    if (order.status !== status) break;
  }
  return order;
}
