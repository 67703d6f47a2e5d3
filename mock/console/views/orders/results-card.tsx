import type { BiomarkerResult } from "../../../../src/generated/types.ts";
import { formatUnit } from "../../../kernel/format-unit.ts";
import { toWords } from "../../../kernel/to-words.ts";
import { Badge, Card, EmptyState, Loaded } from "../../components/parts.tsx";
import { Table, type Column } from "../../components/table.tsx";
import { useLive } from "../../data/use-live.ts";
import { Interpretation } from "./order-parts.tsx";

const columns: readonly Column<BiomarkerResult>[] = [
  { title: "Marker", render: ({ name }) => name },
  {
    title: "Result",
    align: "end",
    render: ({ result, unit }) => (
      <>
        {result} <span class="soft">{formatUnit(unit)}</span>
      </>
    ),
  },
  { title: "Flag", render: ({ interpretation }) => <Interpretation value={interpretation} /> },
  { title: "Range", render: ({ reference_range }) => reference_range ?? "–" },
  { title: "Position", render: RangeBar },
  { title: "Notes", render: ({ notes }) => notes },
];

export function ResultsCard({ id, hasResults }: { id: string; hasResults: boolean }) {
  const live = useLive(
    async (team) => (hasResults ? team.orders.results(id) : null),
    [id, hasResults],
    ["orders"],
  );
  const status = live.data?.metadata.status;
  return (
    <Card
      title="Results"
      actions={status !== undefined && <Badge tone={status === "final" ? "good" : "warn"}>{status}</Badge>}
    >
      <Loaded live={live}>
        {(data) =>
          data === null ? (
            <EmptyState
              title="There are no results yet."
              hint="Move the order on, or simulate to completed. The lab reports then."
            />
          ) : (
            <>
              <Table
                label="Results"
                columns={columns}
                rows={data.results}
                getKey={(row) => `${row.slug ?? row.name} ${row.loinc ?? ""}`}
              />
              {(data.missing_results ?? []).length > 0 && <h3>Missing</h3>}
              <ul>
                {data.missing_results?.map(({ name, inferred_failure_type }) => (
                  <li key={name}>
                    {name}: {toWords(inferred_failure_type)}
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
    </Card>
  );
}

const WIDTH = 120;
const HEIGHT = 16;

/** A measured value beside its reference range. Either bound may be missing. Null without any bound. */
function RangeBar({ value, min_range_value, max_range_value, unit }: BiomarkerResult) {
  const [min, max] = [min_range_value ?? null, max_range_value ?? null];
  if (value == null || (min === null && max === null)) return null;
  const span = min !== null && max !== null ? max - min || 1 : Math.abs(max ?? min ?? 0) || 1;
  // Half a range is visible on each side, more when the value lies farther out.
  const from = Math.min(min ?? (max ?? 0) - span, value) - span / 2;
  const to = Math.max(max ?? (min ?? 0) + span, value) + span / 2;
  const scale = (one: number): number => ((one - from) / (to - from)) * WIDTH;
  const start = min === null ? 0 : scale(min);
  const end = max === null ? WIDTH : scale(max);
  const place = min !== null && value < min ? "below" : max !== null && value > max ? "above" : "within";
  const range = min === null ? `up to ${max}` : max === null ? `from ${min}` : `${min} to ${max}`;
  return (
    <svg
      width={WIDTH}
      height={HEIGHT}
      role="img"
      aria-label={`${value} ${formatUnit(unit)} is ${place} the range ${range}`}
    >
      <rect fill="var(--line)" x="0" y="6" width={WIDTH} height="4" rx="2" />
      <rect
        fill="var(--good-wash)"
        stroke="var(--good)"
        x={start}
        y="4"
        width={Math.max(2, end - start)}
        height="8"
        rx="2"
      />
      <circle fill={place === "within" ? "var(--good)" : "var(--bad)"} cx={scale(value)} cy="8" r="5" />
    </svg>
  );
}
