import { describe, expect, test } from "vitest";
import { machines } from "../../../mock/domain/orders/lifecycle/get-machine.ts";
import { formatStatus, listStatuses } from "../../../mock/domain/orders/lifecycle/statuses.ts";
import { findReachableStatuses } from "../../../src/waits/order-phases.ts";

type Method = (typeof machines)[keyof typeof machines]["method"];

/** Returns the statuses that some machine of a collection method can reach from a status, the status itself included. */
function listReachable(method: Method, from: string): ReadonlySet<string> {
  const ofMethod = Object.values(machines).filter((machine) => machine.method === method);
  const reached = new Set([from]);
  for (const status of reached) {
    for (const { steps } of ofMethod) {
      const next: Readonly<Partial<Record<string, readonly string[]>>> = steps;
      for (const to of next[status] ?? []) reached.add(to);
    }
  }
  return reached;
}

describe("[ORD-25] the phases of an order", () => {
  const methods = new Set(Object.values(machines).map(({ method }) => method));

  test.each([...methods])("permit each status that the mock's machines of %s can reach", (method) => {
    const all = listStatuses(method);
    expect(all.length).toBeGreaterThan(8);
    const refused = all.flatMap((from) => {
      const reachable = listReachable(method, from);
      // A wait for a part of the current status is over, and asks nothing.
      const current = new Set(formatStatus(method, from).split("."));
      return all
        .filter((to) => reachable.has(to))
        .flatMap((to) => {
          const whole = formatStatus(method, to);
          return [to, whole, whole.split(".")[0] ?? ""];
        })
        .filter((target) => !current.has(target))
        .filter((target) => findReachableStatuses(formatStatus(method, from), [target]) !== null)
        .map((target) => `${from} -> ${target}`);
    });
    expect(refused).toEqual([]);
  });
});
