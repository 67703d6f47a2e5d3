import { html } from "hono/html";

/** A bar from one value, or the bottom of the chart, to another, with the value as text. */
export interface Bar {
  readonly from?: number;
  readonly to: number;
  readonly text: string;
}

const width = 340;
const height = 160;
const top = 24;
const base = height - 22;

const weekday = new Intl.DateTimeFormat("en-US", { weekday: "short", timeZone: "UTC" });

/** Renders a week of bars as SVG; null for a day without data. Each bar has its value above it, and a screen reader reads all of them. */
export function renderBars(title: string, bars: readonly { date: string; bar: Bar | null }[], bottom = 0) {
  const most = Math.max(bottom + 1, ...bars.map(({ bar }) => bar?.to ?? bottom));
  const toY = (value: number): number => round(base - ((value - bottom) / (most - bottom)) * (base - top));
  const step = width / bars.length;
  const columns = bars.map(({ date, bar }, index) => {
    const center = round((index + 0.5) * step);
    const label = html`<text x="${center}" y="${height - 6}">${weekday.format(new Date(date))}</text>`;
    if (bar === null) return label;
    const [y, end] = [toY(bar.to), toY(bar.from ?? bottom)];
    const [x, barWidth, barHeight] = [center - step * 0.3, step * 0.6, Math.max(2, end - y)].map(round);
    return html`<rect x="${x}" y="${y}" width="${barWidth}" height="${barHeight}" rx="4"></rect>
      <text x="${center}" y="${round(y - 6)}">${bar.text}</text>${label}`;
  });
  const spoken = bars.map(({ date, bar }) => `${weekday.format(new Date(date))} ${bar?.text ?? "no data"}`);
  return html`<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}: ${spoken.join(", ")}">
    ${columns}
  </svg>`;
}

const round = (value: number): number => Math.round(value * 10) / 10;
