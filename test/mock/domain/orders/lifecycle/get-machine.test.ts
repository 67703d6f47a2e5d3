import { createMock } from "sanguine/mock";
import { describe, expect, it } from "vitest";
import { allStatuses, buildSeed, formatFullStatus, listSteps, machineNames } from "./machine-edges.ts";
import { catchServiceError } from "../../test-world.ts";

const createTestMock = () => createMock({ seed: "machine", now: "2026-01-15T09:00:00Z" });

const edges = machineNames.flatMap((name) =>
  listSteps(name).flatMap(([from, next]) => next.map((to) => [name, from, to] as const)),
);

describe("the lifecycle of an order", () => {
  const mock = createTestMock();

  it.each(edges)("[ORD-8, ORD-9] edge %s: %s -> %s", (name, from, to) => {
    const before = mock.orders.create({ ...buildSeed(name), status: from });
    const after = mock.orders.advanceTo(before, to);
    expect(after.events.slice(0, -1)).toEqual(before.events);
    expect(after.last_event).toEqual(after.events.at(-1));
    expect(after.last_event.id).toBeGreaterThan(before.last_event.id);
    expect(after.last_event.status).toBe(formatFullStatus(name, to));
    expect(after.status).toBe(after.last_event.status.split(".")[0]);
  });

  it.each(machineNames)("[ORD-9, ORD-10] non-edges %s are rejected and change nothing", (name) => {
    const world = createTestMock();
    const steps = listSteps(name);
    const moves = new Map(steps);
    const orders = steps.map(
      ([from, next]) => [from, next, world.orders.create({ ...buildSeed(name), status: from })] as const,
    );
    const before = world.export();
    for (const [from, next, order] of orders) {
      const path = order.events.map(({ status }) => status.split(".").at(-1) ?? "");
      expect(["ordered", "requisition_bypassed"]).toContain(path[0]);
      expect(order.last_event.status).toBe(formatFullStatus(name, from));
      for (const [index, to] of path.slice(1).entries()) expect(moves.get(path[index] ?? "")).toContain(to);
      const others = allStatuses.filter((status) => !next.includes(status));
      const wrong = others.filter((to) => {
        const { status, detail } = catchServiceError(() => world.orders.move(order, to));
        return status !== 400 || !next.every((one) => JSON.stringify(detail).includes(one));
      });
      expect([others.length > 0, wrong]).toEqual([true, []]);
    }
    expect(world.export()).toEqual(before);
  });

  it("[ORD-10] reaches each status by some method", () => {
    expect(new Set(edges.flatMap(([, from, to]) => [from, to]))).toEqual(new Set(allStatuses));
  });
});
