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

/** What a diagram needs of any machine. */
interface DiagramMachine {
  readonly entries: readonly string[];
  readonly steps: Readonly<Record<string, readonly string[] | undefined>>;
  readonly terminal: readonly string[];
}

/** The page that shows every machine as its table has it. */
export function renderLifecyclePage(): string {
  return `${[...introduction, ...renderStatusTable(), ...renderOrderMachines(), ...renderAppointmentMachines()].join("\n")}\n`;
}

const introduction = [
  "# How orders and appointments move",
  "",
  "Printed by `npm run lifecycle` from the tables of the mock (`mock/domain/orders/machines/` and",
  "`mock/domain/appointments/lifecycle/machine.ts`). An order moves along these arrows and no others: requests, `mock.orders`,",
  "simulations and timed progress all go through one function, which refuses every other move and names the legal ones.",
  "",
  "The first arrow out of a status is the usual one: `mock.orders.advance(order)` takes it. A simulation to a status takes",
  "the one step that leads there, if there is one, and otherwise the usual way as far as it can.",
];

function renderStatusTable(): string[] {
  const statuses = [...new Set(collectionMethods.flatMap((method) => listStatuses(method)))];
  return [
    "",
    "## Statuses",
    "",
    "What an event shows is `<stage>.<method>.<status>`; the stage is what the order itself shows as its status.",
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
    `- It ends as ${formatList(machine.terminal)}.`,
    `- The team can cancel it while it is ${formatList(machine.cancellable)}.`,
  ]);
}

function renderAppointmentMachines(): string[] {
  return Object.values(appointmentMachines).flatMap((machine: AppointmentMachine) => [
    "",
    `## ${machine.says} (\`${machine.name}\`)`,
    "",
    ...renderDiagram(machine),
    "",
    `- It ends as ${formatList(machine.terminal)}.`,
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
