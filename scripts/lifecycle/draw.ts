import { drawTransition, layoutStates, NODE } from "../../mock/console/charts/layout-states.ts";
import { el, escapeXml, px } from "../docs/charts/svg.ts";

/** The parts of a machine that its drawing shows. */
export interface DiagramMachine {
  readonly entries: readonly string[];
  readonly steps: Readonly<Record<string, readonly string[] | undefined>>;
  readonly terminal: readonly string[];
}

/** A change of status. */
export interface DiagramTransition {
  readonly from: string;
  readonly to: string;
  /** Whether `to` is the default next status. */
  readonly default: boolean;
}

const toWords = (status: string): string => status.replaceAll("_", " ");

/** Lists the changes of a machine, per status the default one first. */
function listTransitions({ steps }: DiagramMachine): DiagramTransition[] {
  return Object.entries(steps).flatMap(([from, targets = []]) =>
    targets.map((to, index) => ({ from, to, default: index === 0 })),
  );
}

/** Lists the statuses that a machine uses: first statuses, then those with changes, then those without. */
export function listUsedStatuses(machine: DiagramMachine): string[] {
  const transitions = listTransitions(machine);
  const before = transitions.map(({ from }) => from);
  return [...new Set([...machine.entries, ...before, ...transitions.map(({ to }) => to)])];
}

/** Colors for light and dark pages. */
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
  el(
    "marker",
    {
      id,
      viewBox: "0 0 8 8",
      refX: 7,
      refY: 4,
      markerWidth: 7,
      markerHeight: 7,
      markerUnits: "userSpaceOnUse",
      orient: "auto",
    },
    el("path", { d: "M0 0L8 4L0 8z" }),
  );

/** Draws a state machine as SVG. Default changes are blue; first statuses have a thick border, terminal ones round ends. */
export function drawMachine(title: string, machine: DiagramMachine): string {
  const { entries, terminal } = machine;
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
    return [
      el("rect", {
        class: look,
        x: x - NODE.width / 2,
        y: y - NODE.height / 2,
        width: NODE.width,
        height: NODE.height,
        rx: isEnd ? 14 : 5,
      }),
      el("text", { class: status.length > 25 ? "long" : "", x, y: y + 4 }, toWords(status)),
    ].join("");
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${px(width)} ${px(height)}" width="${px(width)}" role="img" aria-labelledby="t">`,
    `<title id="t">${escapeXml(title)}</title>`,
    `<style>${STYLE}</style>`,
    `<defs>${renderMarker("end")}${renderMarker("d-end")}</defs>`,
    ...arrows,
    ...boxes,
    "</svg>\n",
  ].join("\n");
}
