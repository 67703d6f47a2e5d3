import { createBadRequestError } from "../../service-error.ts";
import type { World } from "../../world.ts";
import { type Machine, machineOf, stepsFrom } from "./machine.ts";
import type { MoveOptions } from "./effects.ts";
import { illegalMove, moveOrder } from "./move.ts";
import { legalSteps, mayBeRedrawn } from "../queries/order.ts";
import type { LowLevel } from "./statuses.ts";
import type { OrderRow } from "../table.ts";

/** A way to a status: it leaves the usual way as seldom as it can, and takes few steps. */
interface Way {
  readonly detours: number;
  readonly steps: readonly LowLevel[];
}

/**
 * The steps from a status to another one, the last of which is the target; null where no way leads there. What is one
 * step away is reached by that step. Otherwise a way that stays with the first step of each status is preferred to a
 * shorter one, so an order that completes has gone through what orders usually go through.
 */
export function wayTo(machine: Machine, from: LowLevel, target: LowLevel): readonly LowLevel[] | null {
  if (stepsFrom(machine, from).includes(target)) return [target];
  // Only a step of its own, such as another date, leads to where the order is: no detour and back.
  if (target === from) return null;
  const best = new Map<LowLevel, Way>();
  const open: LowLevel[] = extend(machine, best, from, { detours: 0, steps: [] });
  for (let low = open.shift(); low !== undefined; low = open.shift()) {
    const way = best.get(low);
    if (way !== undefined && low !== target) open.push(...extend(machine, best, low, way));
  }
  return best.get(target)?.steps ?? null;
}

/** Goes one step on from a status, and names the statuses to which that is the best way known. */
function extend(machine: Machine, best: Map<LowLevel, Way>, from: LowLevel, way: Way): LowLevel[] {
  return stepsFrom(machine, from).filter((low, index) => {
    const next: Way = { detours: way.detours + (index === 0 ? 0 : 1), steps: [...way.steps, low] };
    const known = best.get(low);
    if (known !== undefined && !isBetter(next, known)) return false;
    best.set(low, next);
    return true;
  });
}

function isBetter(way: Way, than: Way): boolean {
  if (way.detours !== than.detours) return way.detours < than.detours;
  return way.steps.length < than.steps.length;
}

/** The steps by which an order can come to a status; null where it cannot. */
export function walkOf(world: World, order: OrderRow, target: LowLevel): readonly LowLevel[] | null {
  if (target === "redraw_available" && !mayBeRedrawn(world, order)) return null;
  return wayTo(machineOf(order), order.low, target);
}

/**
 * The steps by which an order comes to a status.
 * @throws Refusal of 400 where it cannot
 */
export function wayOf(world: World, order: OrderRow, target: LowLevel): readonly LowLevel[] {
  const steps = walkOf(world, order, target);
  if (steps === null) throw createBadRequestError(illegalMove(order, target, legalSteps(world, order)));
  return steps;
}

/** Brings an order to a status. The whole way is found before the first step, so a refusal changes nothing. */
export function reach(world: World, order: OrderRow, target: LowLevel, options?: MoveOptions): OrderRow {
  return takeWalk(world, order.order_id, wayOf(world, order, target), options) ?? order;
}

/** Takes the steps of a walk; what the move is told belongs to the last of them, the flags to each that brings results. */
export function takeWalk(
  world: World,
  orderId: string,
  steps: readonly LowLevel[],
  { detail, flags }: MoveOptions = {},
): OrderRow | undefined {
  let order: OrderRow | undefined;
  for (const [index, low] of steps.entries()) {
    order = moveOrder(world, orderId, low, index === steps.length - 1 ? { detail, flags } : { flags });
    // Progress of its own has taken it further: the rest of the way would lead back.
    if (order.low !== low) break;
  }
  return order;
}
