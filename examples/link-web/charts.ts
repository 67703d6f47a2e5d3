import type { UserSeries } from "./series.ts";

const WIDTH = 340;
const HEIGHT = 150;

const weekday = new Intl.DateTimeFormat("en-US", { weekday: "short", timeZone: "UTC" });
const number = new Intl.NumberFormat("en-US");

/** Renders the steps as bars. Each bar has its value above it, so that the chart is legible without a script. */
export function renderSteps(steps: UserSeries["steps"]): string {
  const most = Math.max(1, ...steps.map((each) => each.steps));
  const step = WIDTH / Math.max(1, steps.length);
  const bars = steps.map((each, index) => {
    const height = (each.steps / most) * (HEIGHT - 50);
    const center = (index + 0.5) * step;
    const label = each.steps >= 1000 ? `${(each.steps / 1000).toFixed(1)}k` : String(each.steps);
    return `<rect x="${round(center - step * 0.32)}" y="${round(HEIGHT - 24 - height)}" width="${round(step * 0.64)}" height="${round(height)}" rx="4"/>
<text x="${round(center)}" y="${round(HEIGHT - 30 - height)}" class="value">${label}</text>
<text x="${round(center)}" y="${HEIGHT - 6}">${weekday.format(new Date(each.day))}</text>`;
  });
  const list = steps
    .map((each) => `${weekday.format(new Date(each.day))} ${number.format(each.steps)}`)
    .join(", ");
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="Steps by day: ${list}" class="bars">${bars.join("")}</svg>`;
}

/** Renders the heart rate as a line with its lowest and highest value. */
export function renderHeartRate(points: UserSeries["heartRate"]): string {
  const rates = points.map(({ bpm }) => bpm);
  const [low, high] = [Math.min(...rates), Math.max(...rates)];
  const [first, last] = [points[0]?.time ?? 0, points.at(-1)?.time ?? 1];
  const toX = (time: number): number => 34 + ((time - first) / Math.max(1, last - first)) * (WIDTH - 44);
  const toY = (bpm: number): number => 16 + ((high - bpm) / Math.max(1, high - low)) * (HEIGHT - 50);
  const line = points.map(({ time, bpm }) => `${round(toX(time))},${round(toY(bpm))}`).join(" ");
  const label = `Heart rate of the last 24 hours: from ${low} to ${high} bpm`;
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${label}" class="line">
<line x1="34" x2="${WIDTH - 10}" y1="${toY(low)}" y2="${toY(low)}"/><line x1="34" x2="${WIDTH - 10}" y1="${toY(high)}" y2="${toY(high)}"/>
<polyline points="${line}"/>
<text x="28" y="${toY(high) + 4}" class="end">${high}</text><text x="28" y="${toY(low) + 4}" class="end">${low}</text>
<text x="34" y="${HEIGHT - 6}" class="start">24 hours ago</text><text x="${WIDTH - 10}" y="${HEIGHT - 6}" class="end">now</text></svg>`;
}

const round = (value: number): number => Math.round(value * 10) / 10;
