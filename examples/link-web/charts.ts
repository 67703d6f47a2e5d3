import { html } from "hono/html";
import type { UserSeries } from "./series.ts";

const WIDTH = 340;
const HEIGHT = 150;

const weekday = new Intl.DateTimeFormat("en-US", { weekday: "short", timeZone: "UTC" });
const number = new Intl.NumberFormat("en-US");

/** Renders the steps as bars. Each bar has its value above it, so that the chart is legible without a script. */
export function renderSteps(steps: UserSeries["steps"]) {
  const most = Math.max(1, ...steps.map((each) => each.steps));
  const step = WIDTH / steps.length;
  const named = steps.map((each) => ({ ...each, name: weekday.format(new Date(each.day)) }));
  const bars = named.map((each, index) => {
    const height = Math.round((each.steps / most) * (HEIGHT - 50));
    const x = Math.round((index + 0.5) * step);
    const label = each.steps >= 1000 ? `${(each.steps / 1000).toFixed(1)}k` : each.steps;
    return html`<rect x="${x - 14}" y="${HEIGHT - 24 - height}" width="28" height="${height}" rx="4"></rect>
      <text x="${x}" y="${HEIGHT - 30 - height}">${label}</text>
      <text x="${x}" y="${HEIGHT - 6}">${each.name}</text>`;
  });
  const list = named.map((each) => `${each.name} ${number.format(each.steps)}`).join(", ");
  return html`<h2>Steps</h2>
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="Steps by day: ${list}">${bars}</svg>`;
}

/** Renders the heart rate as a line with its lowest and highest value. */
export function renderHeartRate(points: UserSeries["heartRate"]) {
  const rates = points.map(({ bpm }) => bpm);
  const [low, high] = [Math.min(...rates), Math.max(...rates)];
  const [first, last] = [points[0]?.time ?? 0, points.at(-1)?.time ?? 1];
  const toX = (time: number): number => Math.round(34 + ((time - first) / Math.max(1, last - first)) * 296);
  const toY = (bpm: number): number => Math.round(16 + ((high - bpm) / Math.max(1, high - low)) * 100);
  const line = points.map(({ time, bpm }) => `${toX(time)},${toY(bpm)}`).join(" ");
  const label = `Heart rate of the last 24 hours: from ${low} to ${high} bpm`;
  return html`<h2>Heart rate, last 24 hours</h2>
    <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${label}">
      <polyline points="${line}"></polyline>
      <text x="16" y="${toY(high) + 4}">${high}</text>
      <text x="16" y="${toY(low) + 4}">${low}</text>
    </svg>`;
}
