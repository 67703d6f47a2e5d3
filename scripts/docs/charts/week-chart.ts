import { createMock, type SeriesName } from "sanguine/mock";
import { createScale, el, line, px, rect, renderSvg, text, WIDTH } from "./svg.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const START = Date.parse("2026-03-02T00:00:00Z");
const DAYS = 7;
const LEFT = 44;
const RIGHT = WIDTH - 8;

interface Point {
  readonly start: number;
  readonly end: number;
  readonly value: number;
}

/** Reads the week of a user with a watch and a glucose monitor. */
function drawWeek(seed: string) {
  const mock = createMock({ seed, now: START + DAYS * DAY });
  const user = mock.users.create({ fallback_time_zone: "UTC" });
  for (const provider of ["acme_watch", "glucose_one_v3"]) mock.connections.create({ user, provider });
  const read = (series: SeriesName, provider: string): Point[] => {
    const points: readonly {
      readonly start?: string;
      readonly end?: string;
      readonly timestamp?: string;
      readonly value?: unknown;
      readonly source: { readonly type: string };
    }[] = mock.timeseries.read(user, series, { start_date: "2026-03-02", end_date: "2026-03-08", provider });
    const [first] = points;
    return points
      .filter(({ source }) => source.type === first?.source.type)
      .map(({ start, end, timestamp, value }) => ({
        start: Date.parse(start ?? timestamp ?? ""),
        end: Date.parse(end ?? timestamp ?? start ?? ""),
        value: Number(value),
      }));
  };
  return {
    steps: read("steps", "acme_watch"),
    heart: read("heartrate", "acme_watch"),
    sleep: read("hypnogram", "acme_watch"),
    glucose: read("glucose", "glucose_one_v3"),
  };
}

const x = createScale([START, START + DAYS * DAY], [LEFT, RIGHT]);

/** Collects points into equal parts of the week. */
function collect(points: readonly Point[], width: number) {
  const parts = Array.from({ length: (DAYS * DAY) / width }, (_, index) => ({
    at: START + index * width,
    values: [] as number[],
  }));
  for (const { start, value } of points) parts[Math.floor((start - START) / width)]?.values.push(value);
  return parts;
}

function renderFrame(
  top: number,
  height: number,
  title: string,
  ticks: readonly number[],
  y: (value: number) => number,
) {
  const days = Array.from({ length: DAYS + 1 }, (_, index) =>
    el("path", { d: `M${px(x(START + index * DAY))} ${px(top)}V${px(top + height)}`, class: "grid" }),
  );
  return [
    ...days,
    el("path", { d: `M${LEFT} ${px(top)}V${px(top + height)}H${RIGHT}`, class: "axis" }),
    text(8, top - 7, title, "head"),
    ...ticks.map((value) => text(LEFT - 4, y(value) + 4, String(value), "small", "end")),
  ].join("");
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function renderSteps(points: readonly Point[], top: number): string {
  const hours = collect(points, HOUR).map(({ at, values }) => ({ at, value: sum(values) }));
  const highest = Math.max(...hours.map(({ value }) => value), 1);
  const y = createScale([0, highest], [top + 60, top]);
  const bars = hours
    .filter(({ value }) => value > 0)
    .map(({ at, value }) => rect(x(at), y(value), x(HOUR) - x(0) - 0.4, y(0) - y(value), "fill-a"));
  const tick = Math.floor(highest / 1000) * 1000 || Math.floor(highest / 100) * 100;
  return renderFrame(top, 60, "Steps in an hour", [0, tick], y) + bars.join("");
}

/** Renders the mean of each half hour as a line, and all values as a band. */
function renderRates(points: readonly Point[], top: number): string {
  const parts = collect(points, HOUR / 2);
  const y = createScale([40, 180], [top + 80, top]);
  const bands = parts
    .filter(({ values }) => values.length > 0)
    .map(({ at, values }) => {
      const [low, high] = [y(Math.min(...values)), y(Math.max(...values))];
      return rect(x(at), high, x(HOUR / 2) - x(0), Math.max(low - high, 0.5), "band");
    });
  const mean = parts.map(({ at, values }) =>
    values.length === 0 ? null : ([x(at + HOUR / 4), y(sum(values) / values.length)] as const),
  );
  return renderFrame(top, 80, "Heart rate, bpm", [60, 100, 140], y) + bands.join("") + line(mean, "a");
}

/** Hypnogram codes from the highest row to the lowest. */
const stages = [
  { code: 4, kind: "awake", label: "Awake" },
  { code: 3, kind: "rem", label: "REM" },
  { code: 2, kind: "light", label: "Light" },
  { code: 1, kind: "deep", label: "Deep" },
] as const;

function renderSleep(points: readonly Point[], top: number): string {
  const row = 12;
  const parts = points.flatMap(({ start, end, value }) => {
    const place = stages.findIndex(({ code }) => code === value);
    const stage = stages[place];
    if (stage === undefined) return [];
    const width = Math.max(x(end) - x(start), 0.6);
    return rect(x(start), top + place * row + 1, width, row - 2, stage.kind);
  });
  const labels = stages.map(({ label }, index) =>
    text(LEFT - 3, top + index * row + 10, label, "small", "end"),
  );
  return renderFrame(top, row * 4, "Sleep stages", [], () => 0) + labels.join("") + parts.join("");
}

function renderGlucose(points: readonly Point[], top: number): string {
  const highest = Math.max(...points.map(({ value }) => value), 1);
  // The unit of the provider: millimoles per liter have values below 40.
  const [low, high, ticks, unit] =
    highest < 40 ? ([3, 11, [4, 7, 10], "mmol/L"] as const) : ([54, 198, [70, 120, 180], "mg/dL"] as const);
  const y = createScale([low, high], [top + 70, top]);
  const path = points.map(({ start, value }, index) => {
    const before = points[index - 1]?.start ?? start;
    return { gap: start - before > HOUR, point: [x(start), y(Math.min(value, high))] as const };
  });
  const connected = path.flatMap(({ gap, point }) => (gap ? [null, point] : [point]));
  return renderFrame(top, 70, `Glucose, ${unit}`, ticks, y) + line(connected, "b");
}

export function renderWeek(seed: string): string {
  const { steps, heart, sleep, glucose } = drawWeek(seed);
  const names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].map((name, index) =>
    text(x(START + (index + 0.5) * DAY), 408, name, "small", "middle"),
  );
  return renderSvg(
    420,
    "A week of one user",
    "Steps by the hour, heart rate, sleep stages and glucose of one synthetic user over seven days. Heart rate rises with steps and falls in sleep; glucose rises after meals.",
    [
      renderSteps(steps, 26),
      renderRates(heart, 116),
      renderSleep(sleep, 228),
      renderGlucose(glucose, 318),
      ...names,
    ],
  );
}
