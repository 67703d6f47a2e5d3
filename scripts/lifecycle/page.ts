import {
  type AppointmentMachine,
  appointmentMachines,
} from "../../mock/domain/appointments/lifecycle/machine.ts";
import { type OrderMachine, machines } from "../../mock/domain/orders/lifecycle/get-machine.ts";
import {
  collectionMethods,
  getTopLevelStatus,
  listStatuses,
} from "../../mock/domain/orders/lifecycle/statuses.ts";

/** The parts of a machine that its diagram shows. */
interface DiagramMachine {
  readonly entries: readonly string[];
  readonly steps: Readonly<Record<string, readonly string[] | undefined>>;
  readonly terminal: readonly string[];
}

/** Renders docs/order-lifecycle.md from the tables of all machines. */
export function renderLifecyclePage(): string {
  return `${[...introduction, ...renderStatusTable(), ...renderOrderMachines(), ...renderAppointmentMachines()].join("\n")}\n`;
}

const introduction = [
  "# Order and appointment lifecycles",
  "",
  "`npm run lifecycle` generates this page from the tables of the mock (`mock/domain/orders/lifecycle/machines/` and",
  "`mock/domain/appointments/lifecycle/machine.ts`). Orders and appointments move along these arrows only. Requests, `mock.orders`,",
  "simulations and progress policies all use the same function. It rejects any other move and names the legal ones.",
  "",
  "The first arrow out of a status is the default one, and `mock.orders.advance(order)` takes it. A simulation takes a",
  "single step if one leads to its status. Otherwise it follows the default arrows as far as possible.",
];

function renderStatusTable(): string[] {
  const statuses = [...new Set(collectionMethods.flatMap((method) => listStatuses(method)))];
  return [
    "",
    "## Statuses",
    "",
    "An event has the status `<top-level status>.<method>.<status>`. The order's own `status` is the top-level status.",
    "",
    `| status | ${collectionMethods.join(" | ")} |`,
    `| --- |${" --- |".repeat(collectionMethods.length)}`,
    ...statuses.map(
      (status) =>
        `| \`${status}\` | ${collectionMethods.map((method) => getTopLevelStatus(method, status) ?? "-").join(" | ")} |`,
    ),
  ];
}

function renderOrderMachines(): string[] {
  return Object.values(machines).flatMap((machine: OrderMachine) => [
    "",
    `## ${machine.title} (\`${machine.name}\`)`,
    "",
    ...renderDiagram(machine),
    "",
    `- Terminal statuses: ${formatList(machine.terminal)}.`,
    `- Statuses in which you can cancel it: ${formatList(machine.cancellable)}.`,
  ]);
}

function renderAppointmentMachines(): string[] {
  return Object.values(appointmentMachines).flatMap((machine: AppointmentMachine) => [
    "",
    `## ${machine.says} (\`${machine.name}\`)`,
    "",
    ...renderDiagram(machine),
    "",
    `- Terminal statuses: ${formatList(machine.terminal)}.`,
  ]);
}

function renderDiagram({ entries, steps, terminal }: DiagramMachine): string[] {
  const arrows = Object.entries(steps).flatMap(([from, targets = []]) =>
    targets.map((to) => `    ${from} --> ${to}`),
  );
  return [
    "```mermaid",
    "stateDiagram-v2",
    ...entries.map((entry) => `    [*] --> ${entry}`),
    ...arrows,
    ...terminal.map((end) => `    ${end} --> [*]`),
    "```",
  ];
}

function formatList(names: readonly string[]): string {
  const quoted = names.map((name) => `\`${name}\``);
  const last = quoted.pop() ?? "";
  return quoted.length === 0 ? last : `${quoted.join(", ")} or ${last}`;
}
