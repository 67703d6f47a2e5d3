import { useState } from "preact/hooks";
import type { ControlTeam } from "../../../tools/control/client.ts";
import { buildHref, type Location, useNavigate } from "../../app/location.ts";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { Filters } from "../../components/fields.tsx";
import { Form } from "../../components/form.tsx";
import { formatCount, formatNumber } from "../../components/format.ts";
import { Head, Loaded, Time } from "../../components/parts.tsx";
import { Table, type Column } from "../../components/table.tsx";
import { useLive } from "../../data/use-live.ts";

/** A user, as the control API returns it. */
type User = Awaited<ReturnType<ControlTeam["users"]["list"]>>[number];

const columns: readonly Column<User>[] = [
  { title: "Client user id", render: (user) => user.client_user_id },
  { title: "Providers", render: (user) => listProviders(user) || <span class="soft">none</span> },
  { title: "Created", render: (user) => <Time value={user.created_on} /> },
  { title: "User id", render: (user) => <span class="mono">{user.user_id}</span> },
];

/** The users of a team, newest first. */
export function UserList({ location }: { location: Location }) {
  const live = useLive(async (team) => (await team.users.list()).toReversed(), [], ["users", "connections"]);
  const [isCreating, setCreating] = useState(false);
  const words = (location.query.search ?? "").toLowerCase().split(/\s+/).filter(Boolean);
  const matches = (user: User): boolean => {
    const text = `${user.client_user_id} ${user.user_id} ${listProviders(user)}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return (
    <div class="stack">
      <Head title="Users">
        <Button look="primary" onClick={() => setCreating(true)}>
          Create a user
        </Button>
      </Head>
      <Filters
        label="Filter users"
        fields={[
          { name: "search", label: "Search", type: "search", placeholder: "Part of an id or a provider" },
        ]}
        location={location}
      />
      <Loaded live={live}>
        {(users) => {
          const found = users.filter(matches);
          return (
            <>
              <p class="soft" role="status">
                {formatNumber(found.length)} of {formatCount(users.length, "user")}
              </p>
              <Table
                label="Users"
                columns={columns}
                rows={found}
                getKey={(user) => user.user_id}
                getHref={(user) => buildHref("users", user.user_id)}
                location={location}
                empty="There are no users yet."
                hint="Create one here, or with users.create of the client."
              />
            </>
          );
        }}
      </Loaded>
      {isCreating && <NewUserDialog onClose={() => setCreating(false)} />}
    </div>
  );
}

function listProviders({ connected_sources }: User): string {
  return connected_sources.map(({ provider }) => provider.name).join(", ");
}

/** What a new user has besides its id. */
const contents: Readonly<Record<string, object>> = {
  "synthetic patient info": { info: {} },
  "synthetic patient info and insurance": { info: {}, insurance: {} },
  nothing: {},
};

function NewUserDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <Dialog title="Create a user" onClose={onClose}>
      <Form
        stacked
        fields={[
          {
            name: "client_user_id",
            label: "Client user id",
            hint: "Your own id of the user. Leave it empty for a synthetic one.",
          },
          {
            name: "fallback_time_zone",
            label: "Fallback time zone",
            hint: "Such as Europe/London. Applies to providers that report none.",
          },
          { name: "content", label: "With", choices: Object.keys(contents) },
        ]}
        submit="Create"
        look="primary"
        act={(team, { content = "", ...given }) => team.users.create({ ...given, ...contents[content] })}
        options={{ undo: "Created the user." }}
        onDone={({ user_id }) => {
          onClose();
          navigate(buildHref("users", user_id));
        }}
      >
        <Button onClick={onClose}>Cancel</Button>
      </Form>
    </Dialog>
  );
}
