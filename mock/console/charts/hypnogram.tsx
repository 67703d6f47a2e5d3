import { Table } from "../components/table.tsx";
import { formatInZone } from "./chart.tsx";

/** A stage of sleep in an interval. */
export interface SleepInterval {
  /** Milliseconds since 1970-01-01T00:00:00Z. */
  readonly start: number;
  readonly end: number;
  /** As in the series `hypnogram`: 1 deep, 2 light, 3 rapid eye movement, 4 awake. Others are not drawn. */
  readonly stage: number;
}

/** Stages from top to bottom. */
const STAGES = [
  { stage: 4, name: "Awake", color: "var(--series-2)" },
  { stage: 3, name: "REM", color: "var(--series-4)" },
  { stage: 2, name: "Light", color: "var(--series-1)" },
  { stage: 1, name: "Deep", color: "var(--series-3)" },
] as const;

const WIDTH = 360;
const LEFT = 42;
const ROW = 24;
const HEIGHT = STAGES.length * ROW;

/** The stages of one night, with their durations as text and as a table. */
export function Hypnogram({
  caption,
  zone,
  intervals,
}: {
  caption: string;
  /** Time zone to show times in. */
  zone: string;
  intervals: readonly SleepInterval[];
}) {
  const formatTime = (time: number): string => formatInZone(time, zone).slice(11);
  const known = intervals.filter(({ stage }) => STAGES.some((each) => each.stage === stage));
  const from = Math.min(...known.map(({ start }) => start));
  const until = Math.max(...known.map(({ end }) => end));
  const toX = (time: number): number => LEFT + ((time - from) / Math.max(1, until - from)) * (WIDTH - LEFT);
  return (
    <figure class="chart">
      <figcaption>
        {caption}
        <span class="soft"> ({zone})</span>
      </figcaption>
      <svg class="hypnogram" viewBox={`0 0 ${WIDTH} ${HEIGHT + 20}`} aria-hidden="true">
        {STAGES.map(({ name }, row) => (
          <g key={name}>
            <line
              x1={LEFT}
              x2={WIDTH}
              y1={row * ROW + ROW / 2}
              y2={row * ROW + ROW / 2}
              stroke="var(--line)"
            />
            <text x={0} y={row * ROW + ROW / 2 + 4}>
              {name}
            </text>
          </g>
        ))}
        <path fill="none" stroke="var(--edge)" d={buildPath(known, toX)} />
        {known.map(({ start, end, stage }) => (
          <rect
            key={start}
            fill={STAGES[findRow(stage)]?.color}
            x={toX(start)}
            y={findRow(stage) * ROW + 6}
            width={Math.max(1, toX(end) - toX(start))}
            height={ROW - 12}
            rx={2}
          />
        ))}
        {known.length > 0 &&
          listHours(from, until).map((hour) => (
            <text key={hour} x={toX(hour)} y={HEIGHT + 14}>
              {formatTime(hour)}
            </text>
          ))}
      </svg>
      <details>
        <summary>{summarize(known)}. Show the stages</summary>
        <Table
          label={`Stages: ${caption}`}
          columns={[
            { title: "From", render: ({ start }) => formatTime(start) },
            { title: "To", render: ({ end }) => formatTime(end) },
            { title: "Stage", render: ({ stage }) => STAGES[findRow(stage)]?.name },
          ]}
          rows={known}
          getKey={({ start }) => start}
        />
      </details>
    </figure>
  );
}

/** Returns the row of a stage. */
function findRow(stage: number): number {
  return STAGES.findIndex((each) => each.stage === stage);
}

/** Connects the stages: a horizontal line for each, and a vertical one where a stage follows without a gap. */
function buildPath(intervals: readonly SleepInterval[], toX: (time: number) => number): string {
  return intervals
    .map(({ start, end, stage }, index) => {
      const y = findRow(stage) * ROW + ROW / 2;
      const follows = intervals[index - 1]?.end === start;
      return `${follows ? "L" : "M"}${toX(start)} ${y}L${toX(end)} ${y}`;
    })
    .join("");
}

const HOUR = 3_600_000;

/** Lists at most five whole hours of a night. */
function listHours(from: number, until: number): number[] {
  const step = Math.max(1, Math.ceil((until - from) / HOUR / 5)) * HOUR;
  const hours = [];
  // The last label needs room on its right.
  for (let at = Math.ceil(from / HOUR) * HOUR; at < until - HOUR / 2; at += step) hours.push(at);
  return hours;
}

/** Sums up how long each stage took. */
function summarize(intervals: readonly SleepInterval[]): string {
  return STAGES.map(({ stage, name }) => {
    const time = intervals
      .filter((interval) => interval.stage === stage)
      .reduce((sum, { start, end }) => sum + end - start, 0);
    const minutes = Math.round(time / 60_000);
    return `${name}: ${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  }).join("; ");
}
