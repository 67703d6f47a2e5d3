import { appointmentMachines } from "../../mock/domain/appointments/lifecycle/machine.ts";
import { machines } from "../../mock/domain/orders/lifecycle/get-machine.ts";
import {
  collectionMethods,
  getTopLevelStatus,
  listStatuses,
} from "../../mock/domain/orders/lifecycle/statuses.ts";
import { drawTransition, layoutStates, NODE } from "../../mock/console/charts/layout-states.ts";
import { escapeText } from "../../mock/kernel/html/html.ts";
import { toWords } from "../../mock/kernel/to-words.ts";
import { el, px } from "./charts/svg.ts";

/** The parts of a machine that its section shows. */
interface Machine {
  readonly name: string;
  readonly title: string;
  readonly entries: readonly string[];
  readonly steps: Readonly<Record<string, readonly string[] | undefined>>;
  readonly terminal: readonly string[];
}

/** Lists the changes of a machine, per status the default one first. */
const listTransitions = ({ steps }: Machine) =>
  Object.entries(steps).flatMap(([from, targets = []]) =>
    targets.map((to, index) => ({ from, to, default: index === 0 })),
  );

/** Lists the statuses that a machine uses: first statuses, then those with changes, then those without. */
function listUsedStatuses(machine: Machine): string[] {
  const transitions = listTransitions(machine);
  const before = transitions.map(({ from }) => from);
  return [...new Set([...machine.entries, ...before, ...transitions.map(({ to }) => to)])];
}

const STYLE = `
svg{background:#fff;color:#1c2430;font:12px system-ui,sans-serif}
text{fill:currentColor;text-anchor:middle}.long{font-size:10.5px}
rect{fill:#f3f6fa;stroke:#5b6675}.entry{stroke-width:2.5}.terminal{fill:#e3e8ee}
path{fill:none;stroke:#a9b3c0}.default{stroke:#0b6bcb;stroke-width:1.8}
marker path{fill:#a9b3c0;stroke:none}#d-end path{fill:#0b6bcb}
@media(prefers-color-scheme:dark){
svg{background:#151a21;color:#e7ebf0}rect{fill:#1f2731;stroke:#8b97a6}.terminal{fill:#303a47}
path{stroke:#566273}.default{stroke:#6cb6ff}marker path{fill:#566273}#d-end path{fill:#6cb6ff}
}`.replaceAll("\n", "");

const renderMarker = (id: string): string =>
  `<marker id="${id}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0L8 4L0 8z"/></marker>`;

/** Draws a state machine as SVG. Default changes are blue; first statuses have a thick border, terminal ones round ends. */
function drawMachine(machine: Machine): string {
  const { title, entries, terminal } = machine;
  const transitions = listTransitions(machine);
  const statuses = listUsedStatuses(machine);
  const states = statuses.map((status) => ({ status, entry: entries.includes(status) }));
  const { places, width, height } = layoutStates({ states, transitions, path: [] });

  const arrows = transitions
    // Default changes lie on top.
    .toSorted((a, b) => Number(a.default) - Number(b.default))
    .map((transition) => {
      const [from, to] = [places.get(transition.from), places.get(transition.to)];
      if (from === undefined || to === undefined) throw new Error(`${title}: no place for ${transition.to}`);
      const [look, end] = transition.default ? ["default", "d-end"] : ["", "end"];
      return el("path", { class: look, d: drawTransition(from, to), "marker-end": `url(#${end})` });
    });
  const boxes = [...places.values()].map(({ status, x, y }) => {
    const isEnd = terminal.includes(status);
    const look = [entries.includes(status) && "entry", isEnd && "terminal"].filter(Boolean).join(" ");
    const { width, height } = NODE;
    const box = { class: look, x: x - width / 2, y: y - height / 2, width, height, rx: isEnd ? 14 : 5 };
    const label = el("text", { class: status.length > 25 ? "long" : "", x, y: y + 4 }, toWords(status));
    return el("rect", box) + label;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${px(width)} ${px(height)}" width="${px(width)}" role="img" aria-labelledby="t">`,
    `<title id="t">${escapeText(title)}</title>`,
    `<style>${STYLE}</style>`,
    `<defs>${renderMarker("end")}${renderMarker("d-end")}</defs>`,
    ...arrows,
    ...boxes,
    "</svg>\n",
  ].join("\n");
}

/** Draws all machines. The keys are file names in docs/lifecycle/. */
export const drawMachines = (): Record<string, string> =>
  Object.fromEntries(
    [...Object.values(machines), ...Object.values(appointmentMachines)].map((machine: Machine) => [
      `${machine.name}.svg`,
      drawMachine(machine),
    ]),
  );

/** Renders docs/order-lifecycle.md from the tables of all machines. */
export const renderLifecyclePage = (): string =>
  [
    ...introduction,
    ...renderStatusTable(),
    ...Object.values(machines).flatMap((machine) => [
      ...renderMachine(machine),
      `Statuses in which you can cancel it: ${formatList(machine.cancellable)}.`,
    ]),
    ...Object.values(appointmentMachines).flatMap(renderMachine),
  ].join("\n");

const introduction = [
  "---",
  "title: Order lifecycle",
  'description: "Which statuses an order and an appointment pass through, by collection method, and which changes are allowed."',
  "---",
  "",
  "# Order lifecycle",
  "",
  "Find which status can follow which. `npm run docs -- --pages` generates this page from `spec/lifecycles.yaml`. Requests, `mock.orders`,",
  "simulations and progress policies reject any other move.",
  "",
  "A blue arrow is the default one out of a status, and comes first in the table. `mock.orders.advance(order)` takes it. A simulation takes a",
  "single step if one leads to its status. Otherwise it follows the default arrows as far as possible. A status with a thick border can be the",
  "first one, a status with round ends can be the last one.",
];

/** Lists the statuses below each top-level status. A status that depends on the collection method names the methods. */
function renderStatusTable(): string[] {
  const places = new Map<string, Map<string, string[]>>();
  for (const method of collectionMethods)
    for (const status of listStatuses(method)) {
      const tops = places.get(status) ?? new Map<string, string[]>();
      const top = getTopLevelStatus(method, status) ?? "";
      places.set(status, tops.set(top, [...(tops.get(top) ?? []), method]));
    }
  const tops = [...new Set([...places.values()].flatMap((found) => [...found.keys()]))];
  const format = (top: string) =>
    [...places].flatMap(([status, found]) => {
      const methods = found.get(top);
      if (methods === undefined) return [];
      return found.size === 1 ? `\`${status}\`` : `\`${status}\` (${methods.join(", ")})`;
    });
  return [
    "",
    "## Statuses",
    "",
    "An event has the status `<top-level status>.<method>.<status>`. The order's own `status` is the top-level status.",
    "",
    "| top-level status | statuses |",
    "| --- | --- |",
    ...tops.map((top) => `| \`${top}\` | ${format(top).join(", ")} |`),
  ];
}

function renderMachine(machine: Machine): string[] {
  const { name, title } = machine;
  return [
    "",
    `## ${title} (${name})`,
    "",
    `![The states and transitions of: ${title}. The table below lists them.](lifecycle/${name}.svg)`,
    "",
    "| status | can be followed by |",
    "| --- | --- |",
    ...listUsedStatuses(machine).flatMap((from) => {
      const targets = machine.steps[from] ?? [];
      return targets.length === 0 ? [] : `| \`${from}\` | ${targets.map((to) => `\`${to}\``).join(", ")} |`;
    }),
    "",
    `First statuses: ${formatList(machine.entries)}. Terminal statuses: ${formatList(machine.terminal)}.`,
  ];
}

function formatList(names: readonly string[]): string {
  const quoted = names.map((name) => `\`${name}\``);
  const last = quoted.pop() ?? "";
  return quoted.length === 0 ? last : `${quoted.join(", ")} or ${last}`;
}
