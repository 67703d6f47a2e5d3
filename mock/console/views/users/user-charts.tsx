import { formatUnit } from "../../../kernel/format-unit.ts";
import { Chart, type ChartProps } from "../../charts/chart.tsx";
import { Hypnogram } from "../../charts/hypnogram.tsx";
import { EmptyState, Loaded } from "../../components/parts.tsx";
import { useLive } from "../../data/use-live.ts";
import { loadSeries, type UserSeries } from "./load-series.ts";

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
  /** How many connections the user has. */
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
            {series.sleep.length > 0 && (
              <div class="card">
                <Hypnogram
                  caption="Sleep stages, last night"
                  zone={timeZone ?? series.zone}
                  intervals={series.sleep}
                />
              </div>
            )}
          </div>
        )}
      </Loaded>
    </section>
  );
}

function listCharts({ steps, heartRate, glucose }: UserSeries, zone: string): ChartProps[] {
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
  ];
  return charts.filter(({ times }) => times.length > 0);
}

function isEmpty({ steps, heartRate, sleep, glucose }: UserSeries): boolean {
  return steps.times.length + heartRate.times.length + sleep.length + glucose.times.length === 0;
}
