import { escapeText } from "../../../mock/kernel/html/html.ts";

/** Width of all charts. It fits a phone, so that letters keep their size there. */
export const WIDTH = 400;

/** A scale from values to pixels. */
export type Scale = (value: number) => number;

export function createScale(
  [low, high]: readonly [number, number],
  [from, to]: readonly [number, number],
): Scale {
  return (value) => from + ((value - low) / (high - low)) * (to - from);
}

export function createLogScale(
  [low, high]: readonly [number, number],
  range: readonly [number, number],
): Scale {
  const scale = createScale([Math.log(low), Math.log(high)], range);
  return (value) => scale(Math.log(value));
}

/** Formats a coordinate: one digit after the point is finer than a screen. */
export const px = (value: number): string => String(Number(value.toFixed(1)));

/** Renders an element. Numbers are coordinates. */
export function el(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  content = "",
): string {
  const list = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${typeof value === "number" ? px(value) : escapeText(value)}"`,
  );
  return content === "" ? `<${name}${list.join("")}/>` : `<${name}${list.join("")}>${content}</${name}>`;
}

export function text(x: number, y: number, content: string, kind = "", anchor = "start"): string {
  return el("text", { x, y, class: kind, "text-anchor": anchor }, escapeText(content));
}

export const rect = (x: number, y: number, width: number, height: number, kind: string): string =>
  el("rect", { x, y, width, height, class: kind });

/** Renders a line through points. Null breaks it. */
export function line(points: readonly (readonly [number, number] | null)[], kind: string): string {
  let open = false;
  const path = points.map((point) => {
    const command = open ? "L" : "M";
    open = point !== null;
    return point === null ? "" : `${command}${px(point[0])} ${px(point[1])}`;
  });
  return el("path", { d: path.join(""), class: `line ${kind}` });
}

/** Colors for light and dark pages. Series differ in lightness too, for readers who do not see all colors. */
const STYLE = `
svg{background:#fff;color:#1c2430;font:11px system-ui,sans-serif}
text{fill:currentColor}.small{font-size:10px;fill:#56606e}.head{font-weight:600;font-size:12px}
.axis{stroke:#c3cad4;stroke-width:1;fill:none}.grid{stroke:#e6eaf0;stroke-width:1}
.line{fill:none;stroke-width:1.4;stroke-linejoin:round}
.a{stroke:#0b6bcb}.b{stroke:#c2410c}.fill-a{fill:#0b6bcb}.fill-b{fill:#c2410c}
.band{fill:#0b6bcb;opacity:.14}.range{fill:#2f855a;opacity:.15}
.deep{fill:#1e3a8a}.light{fill:#60a5fa}.rem{fill:#a855f7}.awake{fill:#f59e0b}
@media(prefers-color-scheme:dark){
svg{background:#151a21;color:#e7ebf0}.small{fill:#a5afbc}
.axis{stroke:#4a5563}.grid{stroke:#262e38}
.a{stroke:#6cb6ff}.b{stroke:#ffa566}.fill-a{fill:#6cb6ff}.fill-b{fill:#ffa566}
.band{fill:#6cb6ff;opacity:.2}.range{fill:#68d391;opacity:.2}
.deep{fill:#8fa8ff}.light{fill:#3b6fb5}.rem{fill:#d8a8ff}.awake{fill:#fbbf24}
}`.replaceAll("\n", "");

/** Renders a whole chart with its title and description for readers who do not see it. */
export function renderSvg(
  height: number,
  title: string,
  description: string,
  content: readonly string[],
): string {
  const parts = [
    `<title id="t">${escapeText(title)}</title>`,
    `<desc id="d">${escapeText(description)}</desc>`,
    `<style>${STYLE}</style>`,
    ...content,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${px(height)}" width="640" role="img" aria-labelledby="t d">\n${parts.join("\n")}\n</svg>\n`;
}
