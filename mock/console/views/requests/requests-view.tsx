import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import type { ControlJournalEntry } from "../../../tools/control/client.ts";
import { buildHref, useFilters } from "../../app/router.ts";
import type { ViewProps } from "../../app/route.ts";
import { ConfirmButton } from "../../components/dialog.tsx";
import { EmptyState, LoadState } from "../../components/load-state.tsx";
import { SearchField } from "../../components/field.tsx";
import { Select } from "../../components/select.tsx";
import { Table, type Column } from "../../components/table.tsx";
import { Time } from "../../components/time.tsx";
import { useAction } from "../../data/use-action.ts";
import { useJournal } from "../../data/use-journal.ts";
import { useLive } from "../../data/use-live.ts";
import { useTeam } from "../../data/use-team.ts";
import { RequestPage } from "./request-page.tsx";
import { formatDuration, RequestStatus, shortenIds } from "./request-parts.tsx";

/** The requests of the team, or one request. */
export function RequestsView({ params, query }: ViewProps): JSX.Element {
  return params["id"] === undefined ? (
    <RequestList query={query} />
  ) : (
    <RequestPage key={params["id"]} id={params["id"]} />
  );
}

/** @param names - the `client_user_id` of each user */
function listColumns(names: ReadonlyMap<string, string>): readonly Column<ControlJournalEntry>[] {
  return [
    { title: "#", render: ({ sequence }) => sequence },
    { title: "Status", render: (entry) => <RequestStatus entry={entry} /> },
    {
      title: "Path",
      align: "wide",
      render: ({ method, path }) => (
        <code title={path}>
          {method} {shortenIds(path)}
        </code>
      ),
    },
    {
      title: "User",
      render: ({ user_id: id }) =>
        id === null ? (
          <span class="soft">none</span>
        ) : (
          <a href={buildHref("users", id)}>{names.get(id) ?? shortenIds(id)}</a>
        ),
    },
    {
      title: "Took",
      align: "end",
      render: ({ duration }) => <span class="duration">{formatDuration(duration)}</span>,
    },
    { title: "Time", render: ({ at }) => <Time value={at} precise /> },
    { title: "Operation", render: ({ operation }) => operation ?? <span class="soft">none</span> },
  ];
}

const families = [
  ["", "All"],
  ["2", "2xx"],
  ["4", "4xx"],
  ["5", "5xx"],
  ["none", "no response"],
] as const;

/** Shows the journal while requests come in. */
function RequestList({ query }: { query: URLSearchParams }): JSX.Element {
  const journal = useJournal();
  const team = useTeam();
  const action = useAction();
  const [filters, change] = useFilters(query, "requests");
  const { operation = "", method = "", text = "" } = filters;
  const family = families.find(([value]) => value === filters["status"])?.[0] ?? "";
  const { data: info } = useLive((current) => current.info(), [], { on: [] });
  const { data: users } = useLive((current) => current.users.list(), [], { on: ["state"], areas: ["users"] });
  const names = useMemo(
    () => new Map(users?.map(({ user_id, client_user_id }) => [user_id, client_user_id])),
    [users],
  );
  const columns = useMemo(() => listColumns(names), [names]);
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
          <ConfirmButton
            busy={action.busy}
            question={`The journal forgets ${entries.length === 1 ? "its request" : `its ${entries.length} requests`}.`}
            onConfirm={() => void clear()}
          >
            Clear the journal
          </ConfirmButton>
        )}
      </div>
      <div class="stack">
        <div class="row bottom" role="search" aria-label="Filter requests">
          <SearchField
            label="Text"
            placeholder="Path, id or operation"
            value={text}
            onChange={(typed) => change({ text: typed })}
          />
          <Select
            label="Operation"
            value={operation}
            choices={[["", "All"], ["none", "no operation"], ...operations.map((one) => [one, one] as const)]}
            onChange={(chosen) => change({ operation: chosen })}
          />
          <Select
            label="Status"
            value={family}
            choices={families}
            onChange={(status) => change({ status })}
          />
          <Select
            label="Method"
            value={method}
            choices={[["", "All"], "GET", "POST", "PATCH", "PUT", "DELETE"]}
            onChange={(chosen) => change({ method: chosen })}
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
            {shown.length} of {entries.length} requests.{" "}
            {info !== undefined && describeSize(info.journal_size, entries)}
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

/** Says how many requests the journal keeps, and how many earlier ones it no longer has. */
function describeSize(size: number, entries: readonly ControlJournalEntry[]): string {
  const earlier = (entries.at(-1)?.sequence ?? 1) - 1;
  const gone = earlier === 0 ? "" : ` It no longer has the first ${earlier.toLocaleString("en-US")}.`;
  return `The journal keeps the newest ${size.toLocaleString("en-US")}.${gone}`;
}

function describe({ path, route, operation, requestId, sequence, user_id }: ControlJournalEntry): string {
  return `${path} ${route} ${operation ?? ""} ${requestId} ${sequence} ${user_id ?? ""}`.toLowerCase();
}
