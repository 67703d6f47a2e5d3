import type { JSX } from "preact";
import type { BiomarkerResult } from "../../../../src/generated/types.ts";
import { formatUnit } from "../../../kernel/format-unit.ts";
import { toWords } from "../../../kernel/to-words.ts";
import { RangeBar } from "../../charts/range-bar.tsx";
import { Card } from "../../components/card.tsx";
import { EmptyState } from "../../components/empty-state.tsx";
import { LoadState } from "../../components/load-state.tsx";
import { Table, type Column } from "../../components/table.tsx";
import { Badge } from "../../components/badge.tsx";
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
  {
    title: "Position",
    render: ({ value, min_range_value: min, max_range_value: max, unit }) =>
      value == null ? null : (
        <RangeBar value={value} min={min ?? null} max={max ?? null} unit={formatUnit(unit)} />
      ),
  },
  { title: "Notes", render: ({ notes }) => notes },
];

/** The results of an order as a table. */
export function ResultsCard({ id, hasResults }: { id: string; hasResults: boolean }): JSX.Element {
  const live = useLive(async (team) => (hasResults ? team.orders.results(id) : null), [id, hasResults], {
    on: ["state"],
    areas: ["orders"],
  });
  const { data } = live;
  const missing = data?.missing_results ?? [];
  return (
    <Card
      title="Results"
      actions={
        data == null ? undefined : (
          <Badge tone={data.metadata.status === "final" ? "good" : "warn"}>{data.metadata.status}</Badge>
        )
      }
    >
      <LoadState live={live} />
      {data === undefined ? null : data === null ? (
        <EmptyState
          title="There are no results yet."
          hint="Move the order on, or simulate to completed. The lab reports then."
        />
      ) : (
        <Table
          label="Results"
          columns={columns}
          rows={data.results}
          getKey={(row) => `${row.slug ?? row.name} ${row.loinc ?? ""}`}
        />
      )}
      {missing.length > 0 && (
        <>
          <h3>Missing</h3>
          <ul>
            {missing.map(({ name, inferred_failure_type }) => (
              <li key={name}>
                {name}: {toWords(inferred_failure_type)}
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
