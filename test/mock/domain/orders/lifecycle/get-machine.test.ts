import { createMock, type Mock } from "sanguine/mock";
import { describe, expect, it } from "vitest";
import {
  allStatuses,
  listEdges,
  machineNames,
  type MachineName,
  buildSeed,
  listMachineStatuses,
} from "./machine-edges.ts";
import { refusalOf } from "../../new-world.ts";

const newMock = (): Mock => createMock({ seed: "machine", now: "2026-01-15T09:00:00Z" });

/** An order of a machine at a status, brought there by legal moves. */
function orderAt(mock: Mock, name: MachineName, status: string) {
  return mock.orders.create({ ...buildSeed(name), status });
}

/** The low-level part of what an order shows last. */
const lowOf = (order: { last_event: { status: string } }): string | undefined =>
  order.last_event.status.split(".").at(-1);

const edges = machineNames.flatMap(listEdges).map(({ name, from, to }) => [name, from, to] as const);

describe("every step that orders can take", () => {
  it.each(edges)("[ORD-9] edge %s: %s -> %s", (name, from, to) => {
    const mock = newMock();
    const before = orderAt(mock, name, from);
    expect(lowOf(before)).toBe(from);
    const after = mock.orders.advanceTo(before, to);
    expect(lowOf(after)).toBe(to);
    expect(after.events.slice(0, -1)).toEqual(before.events);
    expect(after.last_event).toEqual(after.events.at(-1));
    expect(after.last_event.id).toBeGreaterThan(before.last_event.id);
    expect(after.status).toBe(after.last_event.status.split(".")[0]);
  });
});

describe("every step that orders cannot take", () => {
  it.each(machineNames)("[ORD-9] non-edges %s are refused and change nothing", (name) => {
    const known = new Set(listEdges(name).map(({ from, to }) => `${from} -> ${to}`));
    const mock = newMock();
    let refused = 0;
    for (const from of listMachineStatuses(name)) {
      const order = orderAt(mock, name, from);
      const next = listEdges(name).filter((edge) => edge.from === from);
      const before = mock.export();
      for (const to of allStatuses.filter((low) => !known.has(`${from} -> ${low}`))) {
        const { status, detail } = refusalOf(() => mock.orders.move(order, to));
        expect(status).toBe(400);
        for (const legal of next) expect(detail).toContain(legal.to);
        refused += 1;
      }
      expect(mock.export()).toEqual(before);
    }
    expect(refused).toBe(listMachineStatuses(name).length * allStatuses.length - known.size);
  });
});

describe("all statuses", () => {
  it.each(allStatuses)("[ORD-10] %s is reached by legal moves", (low) => {
    const mock = newMock();
    const name = machineNames.find((machine) => listMachineStatuses(machine).includes(low)) ?? "testkit";
    const legal = new Set(listEdges(name).map(({ from, to }) => `${from} -> ${to}`));
    const { events } = orderAt(mock, name, low);
    const lows = events.map(({ status }) => status.split(".").at(-1));
    expect(["ordered", "requisition_bypassed"]).toContain(lows[0]);
    expect(lows.at(-1)).toBe(low);
    lows.slice(1).forEach((to, index) => expect(legal).toContain(`${lows[index]} -> ${to}`));
  });

  it("[ORD-10] are 27", () => {
    expect(allStatuses).toHaveLength(27);
  });
});
