import { expect, test } from "vitest";
import { emitLifecycles, type Lifecycles } from "../../../scripts/generate/emit-lifecycles.ts";

const statuses = {
  ordered: { top: "open", phase: 1, moves: ["shipped", "cancelled"] },
  shipped: { top: "open", phase: 2, moves: ["done"] },
  paused: { top: "open", phase: 2, moves: ["shipped"] },
  done: { top: "completed", phase: 3, moves: ["done"] },
  cancelled: { top: "completed", phase: 3 },
};
const texts = { ordered: "", shipped: "", paused: "", done: "", cancelled: "" };
const entries = ["ordered"];

const build = (orders: Partial<Lifecycles["orders"]> = {}): Lifecycles => ({
  orders: {
    topLevel: { open: {}, completed: { terminal: true } },
    statuses: texts,
    machines: {
      drone: { entries, title: "Drone", statuses },
      late: {
        variant: "drone",
        entries,
        moves: { ordered: ["paused", "cancelled"], shipped: ["cancelled"] },
      },
    },
    ...orders,
  },
  appointments: {
    statuses: { booked: { status: "confirmed" }, over: {} },
    machines: { visit: { entries: ["booked"], moves: { booked: ["over"] } } },
  },
  parsingJobs: { statuses: { read: "" }, machines: { job: { entries: ["read"] } } },
});

test("a lifecycle becomes machines, phases of waits and terminal statuses", () => {
  const files = emitLifecycles(build());
  const machines = /orderMachines = (.*) as const/.exec(files["lifecycles.ts"] ?? "")?.[1] ?? "";
  expect(JSON.parse(machines)).toEqual({
    drone: {
      name: "drone",
      method: "drone",
      title: "Drone",
      entries,
      steps: { ordered: ["shipped", "cancelled"], shipped: ["done"], done: ["done"], cancelled: [] },
      terminal: ["done", "cancelled"],
      cancellable: ["ordered"],
    },
    late: {
      name: "late",
      method: "drone",
      entries,
      steps: { ordered: ["paused", "cancelled"], shipped: ["cancelled"], paused: ["shipped"], cancelled: [] },
      terminal: ["cancelled"],
      cancellable: ["ordered", "shipped"],
    },
  });
  expect(files["order-phases.ts"]).toContain(
    '{"drone":"ordered|shipped paused open|done cancelled completed"}',
  );
  expect(files["wait-statuses.ts"]).toContain('orderWait = {"terminal":["completed"]}');
  expect(files["wait-statuses.ts"]).toContain('{"known":["confirmed","over"],"terminal":["over"]}');
});

test.each<[string, Partial<Lifecycles["orders"]>]>([
  ["drone has no status lost", { machines: { drone: { entries: ["lost"], statuses } } }],
  ["no move of drone leads to paused", { machines: { drone: { entries, statuses } } }],
  [
    "orders.statuses does not describe paused",
    { statuses: { ordered: "", shipped: "", done: "", cancelled: "" } },
  ],
  ["no machine of orders has the status lost", { statuses: { ...texts, lost: "" } }],
  ["orders.topLevel does not describe completed", { topLevel: { open: {} } }],
  [
    "late: ordered can follow paused, but its phase is an earlier one",
    {
      machines: {
        ...build().orders.machines,
        late: { variant: "drone", entries, moves: { ordered: ["paused"], paused: ["ordered"] } },
      },
    },
  ],
])("a lifecycle is refused when %s", (problem, orders) => {
  expect(() => emitLifecycles(build(orders))).toThrow(problem);
});
