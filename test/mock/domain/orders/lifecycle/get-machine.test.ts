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
import { catchServiceError } from "../../test-world.ts";
import { orderLowLevelStatusValues } from "../../../../../src/generated/enums.ts";

const createTestMock = (): Mock => createMock({ seed: "machine", now: "2026-01-15T09:00:00Z" });

/** Creates an order of a machine and moves it to a status by legal moves. */
function orderAt(mock: Mock, name: MachineName, status: string) {
  return mock.orders.create({ ...buildSeed(name), status });
}

/** Returns the last part of the order's latest status. */
const getLastStatus = (order: { last_event: { status: string } }): string | undefined =>
  order.last_event.status.split(".").at(-1);

const edges = machineNames.flatMap(listEdges).map(({ name, from, to }) => [name, from, to] as const);

/** The statuses of each stage but collecting_sample, written by hand. */
const stages: Readonly<Record<string, string>> = {
  received: "ordered requisition_created requisition_bypassed awaiting_registration registered",
  sample_with_lab: "delivered_to_lab lab_processing_blocked partial_results",
  completed: "completed corrected",
  cancelled: "cancelled do_not_process",
  failed: "sample_error lost failure_to_deliver_to_lab failure_to_deliver_to_customer",
};

function getStage(method: string, low: string): string {
  if (method === "on_site_collection" && low === "draw_completed") return "sample_with_lab";
  const found = Object.entries(stages).find(([, statuses]) => statuses.split(" ").includes(low));
  return found?.[0] ?? "collecting_sample";
}

describe("every transition of orders", () => {
  it.each(edges)("[ORD-8, ORD-9] edge %s: %s -> %s", (name, from, to) => {
    const mock = createTestMock();
    const before = orderAt(mock, name, from);
    expect(getLastStatus(before)).toBe(from);
    const after = mock.orders.advanceTo(before, to);
    expect(getLastStatus(after)).toBe(to);
    expect(after.events.slice(0, -1)).toEqual(before.events);
    expect(after.last_event).toEqual(after.events.at(-1));
    expect(after.last_event.id).toBeGreaterThan(before.last_event.id);
    const stage = getStage(buildSeed(name).method, to);
    expect(after.last_event.status).toBe(`${stage}.${buildSeed(name).method}.${to}`);
    expect(after.status).toBe(stage);
  });
});

describe("every transition that orders cannot make", () => {
  it.each(machineNames)("[ORD-9] non-edges %s are rejected and change nothing", (name) => {
    const known = new Set(listEdges(name).map(({ from, to }) => `${from} -> ${to}`));
    const mock = createTestMock();
    let rejections = 0;
    for (const from of listMachineStatuses(name)) {
      const order = orderAt(mock, name, from);
      const next = listEdges(name).filter((edge) => edge.from === from);
      const before = mock.export();
      for (const to of allStatuses.filter((low) => !known.has(`${from} -> ${low}`))) {
        const { status, detail } = catchServiceError(() => mock.orders.move(order, to));
        expect(status).toBe(400);
        for (const legal of next) expect(detail).toContain(legal.to);
        rejections += 1;
      }
      expect(mock.export()).toEqual(before);
    }
    expect(rejections).toBe(listMachineStatuses(name).length * allStatuses.length - known.size);
  });
});

describe("all statuses", () => {
  it.each(allStatuses)("[ORD-10] %s is reached by legal moves", (low) => {
    const mock = createTestMock();
    const name = machineNames.find((machine) => listMachineStatuses(machine).includes(low)) ?? "testkit";
    const legal = new Set(listEdges(name).map(({ from, to }) => `${from} -> ${to}`));
    const { events } = orderAt(mock, name, low);
    const statusDetails = events.map(({ status }) => status.split(".").at(-1));
    expect(["ordered", "requisition_bypassed"]).toContain(statusDetails[0]);
    expect(statusDetails.at(-1)).toBe(low);
    statusDetails
      .slice(1)
      .forEach((to, index) => expect(legal).toContain(`${statusDetails[index]} -> ${to}`));
  });

  it("[ORD-10] are those of the OpenAPI document", () => {
    expect(allStatuses.toSorted()).toEqual([...orderLowLevelStatusValues].toSorted());
  });
});
