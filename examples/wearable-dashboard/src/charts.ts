import { html } from "hono/html";

/** A bar from one value to another. Null where nothing was measured. */
export interface Bar {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly from: number;
  readonly to: number | null;
  /** The value as text. */
  readonly text: string;
}

/** Options of {@link renderBars}. */
export interface ChartOptions {
  readonly title: string;
  /** The class of the bars, which sets their color. */
  readonly color: string;
  /** The value at the bottom of the chart. @default 0 */
  readonly bottom?: number;
}

const width = 340;
const height = 160;
const top = 24;
const base = height - 22;

const weekday = new Intl.DateTimeFormat("en-US", { weekday: "short", timeZone: "UTC" });

/** Renders a week of bars as SVG. Each bar has its value above it, and the chart reads all of them aloud. */
export function renderBars(bars: readonly Bar[], { title, color, bottom = 0 }: ChartOptions) {
  const most = Math.max(bottom + 1, ...bars.map(({ to }) => to ?? bottom));
  const toY = (value: number): number => round(base - ((value - bottom) / (most - bottom)) * (base - top));
  const step = width / bars.length;
  const columns = bars.map(({ date, from, to, text }, index) => {
    const center = round((index + 0.5) * step);
    const label = html`<text x="${center}" y="${height - 6}">${weekday.format(new Date(date))}</text>`;
    if (to === null) return label;
    const [y, end] = [toY(to), toY(Math.max(from, bottom))];
    const barHeight = round(Math.max(2, end - y));
    return html`<rect
        x="${round(center - step * 0.3)}"
        y="${y}"
        width="${round(step * 0.6)}"
        height="${barHeight}"
        rx="4"
      ></rect>
      <text x="${center}" y="${round(y - 6)}" class="value">${text}</text>${label}`;
  });
  const spoken = bars.map(({ date, text }) => `${weekday.format(new Date(date))} ${text}`).join(", ");
  return html`<svg
    viewBox="0 0 ${width} ${height}"
    role="img"
    aria-label="${title}: ${spoken}"
    class="${color}"
  >
    <line x1="0" x2="${width}" y1="${base}" y2="${base}"></line>
    ${columns}
  </svg>`;
}

const round = (value: number): number => Math.round(value * 10) / 10;
