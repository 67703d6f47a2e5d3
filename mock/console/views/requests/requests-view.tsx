import type { JSX } from "preact";
import { useMemo, useState } from "preact/hooks";
import type { ControlJournalEntry } from "../../../control/client.ts";
import { buildHref } from "../../app/router.ts";
import type { ViewProps } from "../../app/route.ts";
import { Button } from "../../components/button.tsx";
import { EmptyState } from "../../components/empty-state.tsx";
import { TextField } from "../../components/field.tsx";
import { LoadState } from "../../components/load-state.tsx";
import { Select } from "../../components/select.tsx";
import { Table, type Column } from "../../components/table.tsx";
import { Time } from "../../components/time.tsx";
import { useAction } from "../../data/use-action.ts";
import { useJournal } from "../../data/use-journal.ts";
import { useTeam } from "../../data/use-team.ts";
import { RequestPage } from "./request-page.tsx";
import { formatDuration, RequestStatus } from "./request-parts.tsx";

/** The requests of the team, or one request. */
export function RequestsView({ params }: ViewProps): JSX.Element {
  return params["id"] === undefined ? <RequestList /> : <RequestPage key={params["id"]} id={params["id"]} />;
}

const columns: readonly Column<ControlJournalEntry>[] = [
  { title: "#", render: ({ sequence }) => sequence },
  { title: "Status", render: (entry) => <RequestStatus entry={entry} /> },
  { title: "Method", render: ({ method }) => method },
  { title: "Route", render: ({ route }) => <code>{route}</code> },
  { title: "Operation", render: ({ operation }) => operation ?? <span class="soft">none</span> },
  { title: "Time", render: ({ at }) => <Time value={at} /> },
  { title: "Took", align: "end", render: ({ duration }) => formatDuration(duration) },
];

const families = [
  ["", "All"],
  ["2", "2xx"],
  ["4", "4xx"],
  ["5", "5xx"],
  ["none", "no response"],
] as const;

/** Shows the journal while requests come in. */
function RequestList(): JSX.Element {
  const journal = useJournal();
  const team = useTeam();
  const action = useAction();
  const [operation, setOperation] = useState("");
  const [family, setFamily] = useState<(typeof families)[number][0]>("");
  const [method, setMethod] = useState("");
  const [text, setText] = useState("");
  const { entries } = journal;
  const operations = useMemo(
    () => [...new Set((entries ?? []).flatMap((entry) => entry.operation ?? []))].toSorted(),
    [entries],
  );
  const shown = useMemo(
    () =>
      (entries ?? []).filter(
        (entry) =>
          (operation === "" || entry.operation === operation || (operation === "none" && entry.unmatched)) &&
          (method === "" || entry.method === method) &&
          matchesFamily(entry, family) &&
          (text === "" || describe(entry).includes(text.toLowerCase())),
      ),
    [entries, operation, method, family, text],
  );
  const clear = async (): Promise<void> => {
    await action.run(() => team.requests.clear(), { done: "Cleared the journal." });
    journal.reload();
  };
  return (
    <>
      <div class="head">
        <h1>Requests</h1>
        {entries !== undefined && entries.length > 0 && (
          <Button busy={action.busy} onClick={() => void clear()}>
            Clear the journal
          </Button>
        )}
      </div>
      <div class="stack">
        <div class="row bottom" role="search" aria-label="Filter requests">
          <TextField
            label="Text"
            type="search"
            placeholder="Route, id or operation"
            value={text}
            onInput={setText}
          />
          <Select
            label="Operation"
            value={operation}
            choices={[["", "All"], ["none", "no operation"], ...operations.map((one) => [one, one] as const)]}
            onChange={setOperation}
          />
          <Select label="Status" value={family} choices={families} onChange={setFamily} />
          <Select
            label="Method"
            value={method}
            choices={[["", "All"], "GET", "POST", "PATCH", "PUT", "DELETE"]}
            onChange={setMethod}
          />
        </div>
        <LoadState live={{ data: entries, error: journal.error, reload: journal.reload }} />
        {entries !== undefined && (
          <Table
            label="Requests"
            columns={columns}
            rows={shown}
            getKey={({ sequence }) => sequence}
            getHref={({ sequence }) => buildHref("requests", String(sequence))}
            empty={
              entries.length === 0 ? (
                <EmptyState
                  title="There are no requests yet."
                  hint="Send one with your client or with a command of the start page. It appears here at once."
                />
              ) : (
                <EmptyState title="No request matches." hint="Change the filters." />
              )
            }
          />
        )}
        {entries !== undefined && entries.length > 0 && (
          <p class="soft small">
            {shown.length} of {entries.length} requests. The journal keeps the newest 1,000.
          </p>
        )}
      </div>
    </>
  );
}

function matchesFamily({ status }: ControlJournalEntry, family: string): boolean {
  if (family === "") return true;
  return family === "none" ? status === null : String(status).startsWith(family);
}

function describe({ route, operation, requestId, sequence }: ControlJournalEntry): string {
  return `${route} ${operation ?? ""} ${requestId} ${sequence}`.toLowerCase();
}
