import { buildHref } from "../../app/location.ts";
import { ActionButton } from "../../components/button.tsx";
import { Form } from "../../components/form.tsx";
import { Badge, Card, Time } from "../../components/parts.tsx";
import { Table } from "../../components/table.tsx";
import type { UserDetails } from "./load-user.ts";

type Connection = UserDetails["connections"][number];

/** The providers that a user connected, with buttons that connect one, and fail, recover and end a connection. */
export function ConnectionsCard({ details: { user, connections, providers } }: { details: UserDetails }) {
  return (
    <Card
      title="Connections"
      actions={<a href={buildHref("link", null, { user: user.client_user_id })}>Try the link page</a>}
    >
      <Form
        fields={[
          { name: "provider", label: "Provider", choices: providers.map(({ slug, name }) => [slug, name]) },
        ]}
        submit="Connect now"
        look="primary"
        act={(team, { provider = "" }) => team.connections.create({ user, provider })}
        options={({ provider }) => ({ undo: `Connected ${provider}.` })}
      />
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
        empty="No provider is connected."
        hint="Connect one to get time series."
      />
    </Card>
  );
}

function Status({ connection: { status, error_details } }: { connection: Connection }) {
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

function Actions({ connection: { connection_id: id, name, status } }: { connection: Connection }) {
  const isUp = status === "connected";
  const verb = isUp ? "Fail" : "Recover";
  return (
    <div class="row">
      <ActionButton
        label={`${verb} ${name}`}
        act={(team) => (isUp ? team.connections.fail(id) : team.connections.recover(id))}
        undo={`${isUp ? "Failed" : "Recovered"} ${name}.`}
      >
        {verb}
      </ActionButton>
      <ActionButton
        look="danger"
        label={`Disconnect ${name}`}
        act={(team) => team.connections.remove(id)}
        undo={`Disconnected ${name}.`}
      >
        Disconnect
      </ActionButton>
    </div>
  );
}
