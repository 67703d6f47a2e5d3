import type { ControlJournalEntry } from "../../../tools/control/client.ts";
import { buildHref, type Location } from "../../app/location.ts";
import { ConfirmButton } from "../../components/dialog.tsx";
import { Filters } from "../../components/fields.tsx";
import { formatCount, formatNumber, shortenIds } from "../../components/format.ts";
import { Head, Loaded, Time, UserLink } from "../../components/parts.tsx";
import { Table, type Column } from "../../components/table.tsx";
import { useJournal } from "../../data/use-journal.ts";
import { useLive } from "../../data/use-live.ts";
import { formatDuration, RequestStatus } from "./request-parts.tsx";

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
      render: ({ user_id: id }) => <UserLink id={id} name={names.get(id ?? "") ?? shortenIds(id ?? "")} />,
    },
    { title: "Took", align: "end", render: ({ duration }) => formatDuration(duration) },
    { title: "Time", render: ({ at }) => <Time value={at} precise /> },
    { title: "Operation", render: ({ operation }) => operation ?? <span class="soft">none</span> },
  ];
}

const families = ["2xx", "4xx", "5xx", "no response"];

/** Shows the journal while requests come in. */
export function RequestList({ location }: { location: Location }) {
  const journal = useJournal();
  const { operation = "", method = "", status = "", text = "" } = location.query;
  const { data: info } = useLive((team) => team.info(), []);
  const { data: users } = useLive((team) => team.users.list(), [], ["users"]);
  const names = new Map(users?.map(({ user_id, client_user_id }) => [user_id, client_user_id]));
  const entries = journal.data ?? [];
  const operations = [...new Set(entries.flatMap((entry) => entry.operation ?? []))].toSorted();
  const shown = entries.filter(
    (entry) =>
      (operation === "" || entry.operation === operation || (operation === "none" && entry.unmatched)) &&
      (method === "" || entry.method === method) &&
      matchesFamily(entry, status) &&
      (text === "" || describe(entry).includes(text.toLowerCase())),
  );
  return (
    <div class="stack">
      <Head title="Requests">
        {entries.length > 0 && (
          <ConfirmButton
            question={`The journal forgets ${formatCount(entries.length, "request")}.`}
            act={(team) => team.requests.clear()}
            done="Cleared the journal."
          >
            Clear the journal
          </ConfirmButton>
        )}
      </Head>
      <Filters
        label="Filter requests"
        fields={[
          { name: "text", label: "Text", type: "search", placeholder: "Path, id or operation" },
          {
            name: "operation",
            label: "Operation",
            choices: [["", "All"], ["none", "no operation"], ...operations],
          },
          { name: "status", label: "Status", choices: [["", "All"], ...families] },
          {
            name: "method",
            label: "Method",
            choices: [["", "All"], "GET", "POST", "PATCH", "PUT", "DELETE"],
          },
        ]}
        location={location}
      />
      <Loaded live={journal}>
        {() => (
          <>
            <Table
              label="Requests"
              columns={listColumns(names)}
              rows={shown}
              getKey={({ sequence }) => sequence}
              getHref={({ sequence }) => buildHref("requests", String(sequence))}
              location={location}
              empty="There are no requests yet."
              hint="Send one with your client or with a command of the start page. It appears here at once."
            />
            {entries.length > 0 && (
              <p class="soft small">
                {formatNumber(shown.length)} of {formatCount(entries.length, "request")}.{" "}
                {info !== undefined && describeSize(info.journal_size, entries)}
              </p>
            )}
          </>
        )}
      </Loaded>
    </div>
  );
}

function matchesFamily({ status }: ControlJournalEntry, family: string): boolean {
  if (family === "") return true;
  return family === "no response" ? status === null : String(status)[0] === family[0];
}

/** Says how many requests the journal keeps, and how many earlier ones it no longer has. */
function describeSize(size: number, entries: readonly ControlJournalEntry[]): string {
  const earlier = (entries.at(-1)?.sequence ?? 1) - 1;
  const gone = earlier === 0 ? "" : ` It no longer has the first ${formatNumber(earlier)}.`;
  return `The journal keeps the newest ${formatNumber(size)}.${gone}`;
}

function describe({ path, route, operation, requestId, sequence, user_id }: ControlJournalEntry): string {
  return `${path} ${route} ${operation ?? ""} ${requestId} ${sequence} ${user_id ?? ""}`.toLowerCase();
}
