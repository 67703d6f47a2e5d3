import type { JSX } from "preact";
import { formatUnit } from "../../../kernel/format-unit.ts";
import { Chart } from "../../charts/chart.tsx";
import { Hypnogram } from "../../charts/hypnogram.tsx";
import { EmptyState } from "../../components/load-state.tsx";
import { describeError } from "../../data/describe-error.ts";
import { useLive } from "../../data/use-live.ts";
import type { UserDetails } from "./load-user.ts";
import { loadSeries } from "./load-series.ts";

/** Target range of glucose by unit. */
const targets: Readonly<Record<string, { low: number; high: number }>> = {
  "mmol/L": { low: 3.9, high: 10 },
  "mg/dL": { low: 70, high: 180 },
};

/** Charts of a user's series: steps, heart rate, sleep and glucose. */
export function UserCharts({
  userId,
  timeZone,
  connections,
}: {
  userId: string;
  /** The zone of the user; null when it has none. */
  timeZone: string | null;
  connections: UserDetails["connections"];
}): JSX.Element | null {
  const { data, error } = useLive((team) => loadSeries(team, userId), [userId, connections.length], {
    on: ["state", "clock"],
    areas: ["connections", "recordedPoints", "users"],
  });
  const zone = timeZone ?? data?.zone ?? "UTC";
  if (connections.length === 0 && (data === undefined || isEmpty(data))) return null;
  return (
    <section class="stack" aria-labelledby="series">
      <h2 id="series">Time series</h2>
      {error !== null && <p role="alert">{describeError(error)}</p>}
      {data === undefined && error === null && <p role="status">Loading…</p>}
      {data !== undefined && isEmpty(data) && (
        <EmptyState
          title="No steps, heart rate, sleep or glucose"
          hint="The connected providers have other data, or it has not arrived yet: advance the clock."
        />
      )}
      {data !== undefined && (
        <div class="columns">
          {data.steps.times.length > 0 && (
            <div class="card">
              <Chart
                caption="Steps per day"
                zone={null}
                times={data.steps.times}
                series={[{ label: "Steps", values: data.steps.values, kind: "bars" }]}
              />
            </div>
          )}
          {data.heartRate.times.length > 0 && (
            <div class="card">
              <Chart
                caption="Heart rate, last 24 hours, bpm"
                zone={zone}
                times={data.heartRate.times}
                series={[{ label: "Heart rate", values: data.heartRate.values }]}
              />
            </div>
          )}
          {data.sleep.length > 0 && (
            <div class="card">
              <Hypnogram caption="Sleep stages, last night" zone={zone} intervals={data.sleep} />
            </div>
          )}
          {data.glucose.times.length > 0 && (
            <div class="card">
              <Chart
                caption={`Glucose, last 3 days, ${formatUnit(data.glucose.unit)}`}
                zone={zone}
                times={data.glucose.times}
                series={[{ label: "Glucose", values: data.glucose.values }]}
                band={{ ...(targets[data.glucose.unit] ?? { low: 3.9, high: 10 }), label: "target range" }}
              />
            </div>
          )}
        </div>
      )}
    </section>
  );
}

function isEmpty({ steps, heartRate, sleep, glucose }: Awaited<ReturnType<typeof loadSeries>>): boolean {
  return steps.times.length + heartRate.times.length + sleep.length + glucose.times.length === 0;
}
