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
import { formatMarkdown } from "../docs/format-markdown.ts";
import { type DiagramMachine, drawMachine, listUsedStatuses } from "./draw.ts";

/** A machine with its names. */
interface NamedMachine {
  readonly name: string;
  readonly title: string;
  readonly machine: DiagramMachine;
}

const orderMachines: readonly NamedMachine[] = Object.values(machines).map((machine: OrderMachine) => ({
  name: machine.name,
  title: machine.title,
  machine,
}));

const bookingMachines: readonly NamedMachine[] = Object.values(appointmentMachines).map(
  (machine: AppointmentMachine) => ({ name: machine.name, title: machine.title, machine }),
);

/** Draws all machines. The keys are file names in docs/lifecycle/. */
export function drawMachines(): Record<string, string> {
  return Object.fromEntries(
    [...orderMachines, ...bookingMachines].map(({ name, title, machine }) => [
      `${name}.svg`,
      drawMachine(title, machine),
    ]),
  );
}

/** Renders docs/order-lifecycle.md from the tables of all machines. */
export async function renderLifecyclePage(): Promise<string> {
  const lines = [
    ...introduction,
    ...renderStatusTable(),
    ...renderOrderMachines(),
    ...renderAppointmentMachines(),
  ];
  return await formatMarkdown(lines.join("\n"));
}

const introduction = [
  "---",
  "title: Order lifecycle",
  'description: "Which statuses an order and an appointment pass through, by collection method, and which changes are allowed."',
  "---",
  "",
  "# Order lifecycle",
  "",
  "`npm run docs -- --pages` generates this page from `spec/lifecycles.yaml`. Orders and appointments move along these arrows only.",
  "Requests, `mock.orders`, simulations and progress policies all use the same function. It rejects any other move and names the",
  "legal ones.",
  "",
  "A blue arrow is the default one out of a status, and `mock.orders.advance(order)` takes it. A simulation takes a single step if",
  "one leads to its status. Otherwise it follows the default arrows as far as possible. A status with a thick border can be the",
  "first one, a status with round ends can be the last one. The table under a drawing lists the same arrows, the default one first.",
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
  return Object.values(machines).flatMap((machine: OrderMachine, index) => [
    ...renderMachine(orderMachines[index]),
    `- Statuses in which you can cancel it: ${formatList(machine.cancellable)}.`,
  ]);
}

const renderAppointmentMachines = (): string[] => bookingMachines.flatMap(renderMachine);

function renderMachine(named: NamedMachine | undefined): string[] {
  if (named === undefined) return [];
  const { name, title, machine } = named;
  return [
    "",
    `## ${title} (${name})`,
    "",
    `![The states and transitions of: ${title}. The table below lists them.](lifecycle/${name}.svg)`,
    "",
    "| status | can be followed by |",
    "| --- | --- |",
    ...listUsedStatuses(machine).map((from) => {
      const targets = machine.steps[from] ?? [];
      return `| \`${from}\` | ${targets.length === 0 ? "-" : targets.map((to) => `\`${to}\``).join(", ")} |`;
    }),
    "",
    `- First statuses: ${formatList(machine.entries)}.`,
    `- Terminal statuses: ${formatList(machine.terminal)}.`,
  ];
}

function formatList(names: readonly string[]): string {
  const quoted = names.map((name) => `\`${name}\``);
  const last = quoted.pop() ?? "";
  return quoted.length === 0 ? last : `${quoted.join(", ")} or ${last}`;
}
