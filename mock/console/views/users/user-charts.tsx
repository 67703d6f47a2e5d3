import { formatUnit } from "../../../kernel/format-unit.ts";
import { Chart, type ChartProps } from "../../charts/chart.tsx";
import { EmptyState, Loaded } from "../../components/parts.tsx";
import { useLive } from "../../data/use-live.ts";
import { loadSeries, sleepStages, type UserSeries } from "./load-series.ts";

/** Target range of glucose by unit. */
const targets: Readonly<Record<string, { low: number; high: number }>> = {
  "mmol/L": { low: 3.9, high: 10 },
  "mg/dL": { low: 70, high: 180 },
};

/** Charts of a user's series: steps, heart rate, sleep and glucose. Nothing for a user who never had a connection. */
export function UserCharts({
  userId,
  timeZone,
  connections,
}: {
  userId: string;
  /** The zone of the user; null when it has none. */
  timeZone: string | null;
  connections: number;
}) {
  const live = useLive(
    (team) => loadSeries(team, userId),
    [userId, connections],
    ["clock", "connections", "recordedPoints", "users"],
  );
  const { data } = live;
  if (connections === 0 && (data === undefined || isEmpty(data))) return null;
  return (
    <section class="stack" aria-labelledby="series">
      <h2 id="series">Time series</h2>
      <Loaded live={live}>
        {(series) => (
          <div class="columns">
            {isEmpty(series) && (
              <EmptyState
                title="No steps, heart rate, sleep or glucose"
                hint="The connected providers have other data, or it has not arrived yet: advance the clock."
              />
            )}
            {listCharts(series, timeZone ?? series.zone).map((chart) => (
              <div class="card" key={chart.label}>
                <Chart {...chart} />
              </div>
            ))}
          </div>
        )}
      </Loaded>
    </section>
  );
}

function listCharts({ steps, heartRate, glucose, sleep }: UserSeries, zone: string): ChartProps[] {
  const band = { ...(targets[glucose.unit] ?? { low: 3.9, high: 10 }), label: "target range" };
  const charts: readonly ChartProps[] = [
    { label: "Steps", caption: "Steps per day", zone: null, bars: true, ...steps },
    { label: "Heart rate", caption: "Heart rate, last 24 hours, bpm", zone, ...heartRate },
    {
      label: "Glucose",
      caption: `Glucose, last 3 days, ${formatUnit(glucose.unit)}`,
      zone,
      band,
      ...glucose,
    },
    {
      label: "Sleep",
      caption: "Sleep stages, last night",
      zone,
      names: sleepStages,
      summary: summarizeSleep(sleep),
      ...sleep,
    },
  ];
  return charts.filter(({ times }) => times.length > 0);
}

/** Sums up how long each stage took. */
function summarizeSleep({ times, values }: UserSeries["sleep"]): string {
  const format = (name: string, stage: number): string => {
    const lengths = times.map((from, at) => (values[at] === stage ? (times[at + 1] ?? from) - from : 0));
    const minutes = Math.round(lengths.reduce((sum, length) => sum + length, 0) / 60_000);
    return `${name}: ${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  };
  return sleepStages.map(format).toReversed().join("; ");
}

function isEmpty({ steps, heartRate, sleep, glucose }: UserSeries): boolean {
  return steps.times.length + heartRate.times.length + sleep.times.length + glucose.times.length === 0;
}
