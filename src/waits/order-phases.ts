import type { OrderStatusParts } from "../order-status.ts";

type Words<Text> = Text extends `${infer First}${" " | "|"}${infer Rest}` ? First | Words<Rest> : Text;

/** `string` for a text that names all statuses. Otherwise a text that names the missing ones, so that the compiler does, too. */
type Listing<Status extends string, Text extends string> = [Status] extends [Words<Text>]
  ? string
  : `misses ${Exclude<Status, Words<Text>>}`;

/**
 * The statuses of an order by collection method, in phases. An order never returns to an earlier phase; within a phase it may
 * take any way, because test kits are registered before or after their delivery, and appointments and deliveries are repeated.
 * A top-level status stands in the last phase in which an order can have it.
 */
const ownPhases = {
  testkit:
    " received awaiting_registration registered transit_customer out_for_delivery problem_in_transit_customer with_customer|collecting_sample transit_lab problem_in_transit_lab|delivered_to_lab|sample_with_lab lab_processing_blocked|failure_to_deliver_to_customer failure_to_deliver_to_lab lost do_not_process ",
  walk_in_test:
    " received|appointment_pending appointment_scheduled appointment_cancelled|sample_with_lab partial_results|collecting_sample redraw_available ",
  at_home_phlebotomy:
    " received|appointment_pending appointment_scheduled appointment_cancelled|collecting_sample draw_completed|sample_with_lab partial_results|",
  on_site_collection: " received|draw_completed|sample_with_lab partial_results|",
} as const;

type OwnPhases = typeof ownPhases;

const phases = /* @__PURE__ */ new Map(
  /* @__PURE__ */ Object.entries(
    ownPhases satisfies {
      [Method in OrderStatusParts["method"]]: Listing<
        Extract<OrderStatusParts, { method: Method }>["detail"],
        `ordered|requisition_created requisition_bypassed${OwnPhases[Method]}cancelled sample_error completed|corrected`
      >;
    },
  ).map(([method, own]) => [
    method,
    `ordered|requisition_created requisition_bypassed${own}cancelled sample_error completed|corrected`
      .split("|")
      .map((phase) => phase.split(" ")),
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

const topLevelStatuses = "received collecting_sample sample_with_lab completed cancelled failed";

/** Lists the top-level statuses and the status details of orders. */
export const listOrderStatuses = (): readonly string[] =>
  [
    ...new Set([
      ...(topLevelStatuses satisfies Listing<OrderStatusParts["status"], typeof topLevelStatuses>).split(" "),
      ...[...phases.values()].flat(2),
    ]),
  ].filter((status) => status !== "");

/** Returns whether this release lists a top-level status, a status detail, or a whole status of orders. */
export function isOrderStatus(value: unknown): boolean {
  const [status = "", method, detail] = String(value).split(".");
  if (method === undefined) return listOrderStatuses().includes(status);
  return listOrderStatuses().includes(status) && findPhase(method, detail) >= 0;
}
