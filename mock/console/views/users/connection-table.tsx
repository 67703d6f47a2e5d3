import type { JSX } from "preact";
import { buildHref } from "../../app/router.ts";
import { Badge } from "../../components/badge.tsx";
import { ActionButton } from "../../components/button.tsx";
import { EmptyState } from "../../components/load-state.tsx";
import { Table } from "../../components/table.tsx";
import { Time } from "../../components/time.tsx";
import { useAction } from "../../data/use-action.ts";
import { useTeam } from "../../data/use-team.ts";
import type { UserDetails } from "./load-user.ts";

type Connection = UserDetails["connections"][number];

/** The providers that a user connected, with buttons that fail, recover and end a connection. */
export function ConnectionTable({
  connections,
  userId,
}: {
  connections: readonly Connection[];
  userId: string;
}): JSX.Element {
  return (
    <Table<Connection>
      label="Connections of the user"
      columns={[
        { title: "Provider", render: ({ name }) => name },
        { title: "Status", render: (connection) => <Status connection={connection} /> },
        { title: "Available", render: ({ resource_availability: all }) => countAvailable(all) },
        { title: "Connected", render: ({ created_on }) => <Time value={created_on} /> },
        { title: "Actions", render: (connection) => <Actions connection={connection} /> },
      ]}
      rows={connections}
      getKey={({ connection_id }) => connection_id}
      empty={
        <EmptyState title="No provider is connected." hint="Connect one to get time series.">
          <a class="button" href={buildHref("link", null, { user: userId })}>
            Open the link page
          </a>
        </EmptyState>
      }
    />
  );
}

function Status({ connection: { status, error_details } }: { connection: Connection }): JSX.Element {
  return (
    <>
      <Badge tone={status === "connected" ? "good" : "bad"}>{status}</Badge>
      {error_details != null && <div class="small">{error_details.error_type}</div>}
    </>
  );
}

function countAvailable(all: Connection["resource_availability"]): string {
  const values = Object.values(all);
  return `${values.filter(({ status }) => status === "available").length} of ${values.length} resources`;
}

function Actions({ connection }: { connection: Connection }): JSX.Element {
  const team = useTeam();
  const action = useAction();
  const { connection_id, name, status } = connection;
  return (
    <div class="row">
      {status === "connected" ? (
        <ActionButton
          label={`Fail ${name}`}
          action={action}
          act={() => team.connections.fail(connection_id)}
          undo={`Failed ${name}.`}
        >
          Fail
        </ActionButton>
      ) : (
        <ActionButton
          label={`Recover ${name}`}
          action={action}
          act={() => team.connections.recover(connection_id)}
          undo={`Recovered ${name}.`}
        >
          Recover
        </ActionButton>
      )}
      <ActionButton
        look="danger"
        label={`Disconnect ${name}`}
        action={action}
        act={() => team.connections.remove(connection_id)}
        undo={`Disconnected ${name}.`}
      >
        Disconnect
      </ActionButton>
    </div>
  );
}
