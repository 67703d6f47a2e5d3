import { orderPhases, orderTopLevelStatuses } from "../generated/order-phases.ts";

/**
 * The statuses of an order by collection method, in phases. An order never returns to an earlier phase; within a phase it may
 * take any way, because test kits are registered before or after their delivery, and appointments and deliveries are repeated.
 */
const phases = /* @__PURE__ */ new Map(
  /* @__PURE__ */ Object.entries(orderPhases).map(([method, own]) => [
    method,
    own.split("|").map((phase) => phase.split(" ")),
  ]),
);

const findPhase = (method: string | undefined, detail: string | undefined): number =>
  phases.get(method ?? "")?.findIndex((phase) => phase.includes(detail ?? "")) ?? -1;

/** Returns whether an order can get from a whole status to a status. What this release does not list counts as reachable. */
function canReach(from: string, target: string): boolean {
  const [, method, detail] = from.split(".");
  const [first, targetMethod = method, targetDetail = first] = target.split(".");
  const here = findPhase(method, detail);
  if (here < 0) return true;
  const there = targetMethod === method ? findPhase(method, targetDetail) : -1;
  return there < 0 ? [...phases.keys()].every((each) => findPhase(each, targetDetail) < 0) : there >= here;
}

/**
 * Returns the statuses that can follow a whole status of an order, when the order can reach none of the targets. Returns null
 * when it can reach one, and for a status or a method that this release does not list.
 */
export function findReachableStatuses(from: string, targets: readonly string[]): readonly string[] | null {
  if (targets.length === 0 || targets.some((target) => canReach(from, target))) return null;
  const [, method = "", detail] = from.split(".");
  return phases.get(method)?.slice(findPhase(method, detail)).flat() ?? null;
}

/** Lists the top-level statuses and the status details of orders. */
export const listOrderStatuses = (): readonly string[] => [
  ...new Set([...orderTopLevelStatuses.split(" "), ...[...phases.values()].flat(2)]),
];

/** Returns whether this release lists a top-level status, a status detail, or a whole status of orders. */
export function isOrderStatus(value: unknown): boolean {
  const [status = "", method, detail] = String(value).split(".");
  return listOrderStatuses().includes(status) && (method === undefined || findPhase(method, detail) >= 0);
}
