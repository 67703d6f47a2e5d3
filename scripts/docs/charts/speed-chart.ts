import { createLogScale, el, px, rect, renderSvg, text, WIDTH } from "./svg.ts";

/** One row of bench/figures.json. */
interface Figure {
  readonly figure: string;
  /** The aim as text. */
  readonly aim: string;
  readonly limit: number;
  readonly value: number;
  readonly peers: Readonly<Record<string, number>>;
}

/** The figures that `npm run bench -- --save` wrote. */
export interface Figures {
  readonly date: string;
  readonly node: string;
  readonly rows: readonly Figure[];
}

/** Renders the factors of the least that the work takes, as the table of docs/performance.md. */
export function renderFactors({ date, node, rows }: Figures): string {
  const format = (factor: number): string => factor.toFixed(factor < 0.1 ? 3 : factor < 10 ? 2 : 1);
  const least = rows.filter(({ figure }) => / (?:bare|an empty) |of MSW with/.test(figure));
  return [
    `All rows were measured in one run on ${date} with Node ${node.slice(1)} on two cores, which did nothing else. Each figure is a factor`,
    "of CPU time: the least that the work takes is 1. Compare the packages of one run only: runs differ by up to a factor of four.",
    "",
    "| What | sanguine | Aim | Others in the same run |",
    "| --- | --- | --- | --- |",
    ...least.map(({ figure, value, aim, peers }) => {
      const others = Object.entries(peers).map(([name, factor]) => `${name} ${format(factor)}`);
      return `| ${figure} | ${format(value)} | ${aim.replace(/x$/, "")} | ${others.join(", ")} |`;
    }),
  ].join("\n");
}

const LEFT = 120;
const BAR = 13;
const GAP = 34;
/** Space of a factor beside its bar. */
const LABEL = 32;

/** Leaves out what the factor is of, as the title of the chart says it. */
const shorten = (figure: string): string => figure.replace(/,? (?:server CPU|CPU of|against a)\b.*/, "");

/** Renders each row that has peers: a bar for each package, and the aim as a line. Shorter is faster. */
export function renderSpeed({ date, node, rows }: Figures): string {
  const compared = rows.filter(({ peers }) => Object.keys(peers).length > 0);
  const factors = compared.flatMap(({ value, peers }) => [value, ...Object.values(peers)]);
  const x = createLogScale([0.9 * Math.min(1, ...factors), 1.1 * Math.max(...factors)], [LEFT, WIDTH - 48]);
  const parts: string[] = [];
  let top = 18;
  for (const { figure, limit, value, peers } of compared) {
    parts.push(text(8, top, shorten(figure), "head"));
    const aim = x(limit);
    const bars: readonly (readonly [string, number])[] = [["sanguine", value], ...Object.entries(peers)];
    bars.forEach(([name, factor], index) => {
      const y = top + 8 + index * BAR;
      const fill = index === 0 ? "fill-a" : "fill-b";
      parts.push(text(LEFT - 6, y + 9, name, "small", "end"));
      parts.push(rect(LEFT, y + 1, x(factor) - LEFT, BAR - 3, fill));
      const isCrossed = aim > x(factor) && aim < x(factor) + LABEL;
      parts.push(text((isCrossed ? aim : x(factor)) + 4, y + 9, `${factor.toFixed(1)}x`, "small"));
    });
    const bottom = top + 8 + bars.length * BAR;
    parts.push(el("path", { d: `M${px(aim)} ${px(top + 6)}V${px(bottom)}`, class: "line a" }));
    top = bottom + GAP - BAR;
  }
  const description = `${compared.length} measurements of ${date} with Node ${node}. The scale is logarithmic, and the line is the aim.`;
  return renderSvg(top, "CPU time as a factor of the least that the work takes", description, parts);
}
