import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { buildHref, useFilters } from "../../app/router.ts";
import { Button } from "../../components/button.tsx";
import { EmptyState } from "../../components/load-state.tsx";
import { SearchField } from "../../components/field.tsx";
import { Table, type Column } from "../../components/table.tsx";
import { Time } from "../../components/time.tsx";
import type { ControlTeam } from "../../../tools/control/client.ts";
import { useLive } from "../../data/use-live.ts";
import { NewUserDialog } from "./new-user-dialog.tsx";
import type { ViewProps } from "../../app/route.ts";
import { UserPage } from "./user-page.tsx";

/** A user, as the control API returns it. */
type User = Awaited<ReturnType<ControlTeam["users"]["list"]>>[number];

const columns: readonly Column<User>[] = [
  { title: "Client user id", render: (user) => user.client_user_id },
  { title: "Providers", render: (user) => listProviders(user) || <span class="soft">none</span> },
  { title: "Created", render: (user) => <Time value={user.created_on} /> },
  { title: "User id", render: (user) => <span class="mono">{user.user_id}</span> },
];

/** The users of a team, newest first. */
function UserList({ query }: { query: URLSearchParams }): JSX.Element {
  const { data, error } = useLive(async (team) => (await team.users.list()).toReversed(), [], {
    on: ["state"],
    areas: ["users", "connections"],
  });
  const [{ search = "" }, change] = useFilters(query, "users");
  const [isCreating, setCreating] = useState(false);
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = (data ?? []).filter((user) => {
    const text = `${user.client_user_id} ${user.user_id} ${listProviders(user)}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const create = (
    <Button look="primary" onClick={() => setCreating(true)}>
      Create a user
    </Button>
  );
  return (
    <div class="stack">
      <div class="head">
        <h1>Users</h1>
        {create}
      </div>
      {error !== null && <p role="alert">{error.message}</p>}
      {data?.length === 0 ? (
        <EmptyState
          title="There are no users yet."
          hint="Create one here, or with users.create of the client."
        />
      ) : (
        <>
          <SearchField
            label="Search"
            hint="Part of an id or a provider"
            value={search}
            onChange={(text) => change({ search: text })}
          />
          <p class="soft" role="status">
            {data === undefined ? "Loading…" : `${found.length} of ${data.length} users`}
          </p>
          <Table
            label="Users"
            columns={columns}
            rows={found}
            getKey={(user) => user.user_id}
            getHref={(user) => buildHref("users", user.user_id)}
          />
        </>
      )}
      {isCreating && <NewUserDialog onClose={() => setCreating(false)} />}
    </div>
  );
}

function listProviders({ connected_sources }: User): string {
  return connected_sources.map(({ provider }) => provider.name).join(", ");
}

/** The users of a team, or one of them. */
export function UsersView({ params: { id }, query }: ViewProps): JSX.Element {
  return id === undefined ? <UserList query={query} /> : <UserPage key={id} id={id} />;
}
