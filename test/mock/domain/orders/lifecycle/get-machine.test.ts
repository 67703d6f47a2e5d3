import { createMock } from "sanguine/mock";
import { describe, expect, it } from "vitest";
import {
  allStatuses,
  buildSeed,
  formatFullStatus,
  listEdges,
  listMachineStatuses,
  machineNames,
} from "./machine-edges.ts";
import { catchServiceError } from "../../test-world.ts";

describe.each(machineNames)("an order of %s", (name) => {
  const known = new Set(listEdges(name).map(({ from, to }) => `${from} -> ${to}`));

  it.each(listMachineStatuses(name))("[ORD-8, ORD-9, ORD-10] at %s moves as its lifecycle says", (from) => {
    const mock = createMock({ seed: "machine", now: "2026-01-15T09:00:00Z" });
    const create = () => mock.orders.create({ ...buildSeed(name), status: from });
    const order = create();
    const path = order.events.map(({ status }) => status.split(".").at(-1));
    expect(["ordered", "requisition_bypassed"]).toContain(path[0]);
    expect(order.last_event.status).toBe(formatFullStatus(name, from));
    for (const [index, to] of path.slice(1).entries()) expect(known).toContain(`${path[index]} -> ${to}`);
    const isEdge = (to: string) => known.has(`${from} -> ${to}`);
    const before = mock.export();
    for (const to of allStatuses.filter((status) => !isEdge(status))) {
      const { status, detail } = catchServiceError(() => mock.orders.move(order, to));
      expect(status).toBe(400);
      for (const legal of allStatuses.filter(isEdge)) expect(detail).toContain(legal);
    }
    expect(mock.export()).toEqual(before);
    for (const to of allStatuses.filter(isEdge)) {
      const earlier = create();
      const after = mock.orders.advanceTo(earlier, to);
      expect(after.events.slice(0, -1)).toEqual(earlier.events);
      expect(after.last_event).toEqual(after.events.at(-1));
      expect(after.last_event.id).toBeGreaterThan(earlier.last_event.id);
      expect(after.last_event.status).toBe(formatFullStatus(name, to));
      expect(after.status).toBe(after.last_event.status.split(".")[0]);
    }
  });
});

it("[ORD-10] each status is reached by some order", () => {
  expect(new Set(machineNames.flatMap(listMachineStatuses))).toEqual(new Set(allStatuses));
});
