import type { JSX } from "preact";
import { toWords } from "../../../kernel/to-words.ts";
import { buildHref, navigate } from "../../app/router.ts";
import { ActionButton, Button, CopyButton } from "../../components/button.tsx";
import { EmptyState } from "../../components/load-state.tsx";
import { KeyValue } from "../../components/card.tsx";
import { Table } from "../../components/table.tsx";
import { Time } from "../../components/time.tsx";
import { describeError } from "../../data/describe-error.ts";
import { useAction } from "../../data/use-action.ts";
import { useLive } from "../../data/use-live.ts";
import { useTeam } from "../../data/use-team.ts";
import { LinkTokenTable } from "../link/link-token-table.tsx";
import { OrderStatus } from "../orders/order-parts.tsx";
import { ConnectionTable } from "./connection-table.tsx";
import { loadUser, type UserDetails } from "./load-user.ts";
import { UserCharts } from "./user-charts.tsx";

/** One user: what the service knows about it, and its data. */
export function UserPage({ id }: { id: string }): JSX.Element {
  const { data, error } = useLive((team) => loadUser(team, id), [id], { on: ["state"] });
  if (error !== null && data === undefined)
    return (
      <EmptyState title="This user cannot be shown." hint={describeError(error)}>
        <a href={buildHref("users")}>All users</a>
      </EmptyState>
    );
  if (data === undefined) return <p role="status">Loading…</p>;
  return (
    <div class="stack">
      <UserHead details={data} />
      {error !== null && <p role="alert">{describeError(error)}</p>}
      <div class="columns narrow">
        <UserCard details={data} />
        <PatientCard details={data} />
        <InsuranceCard details={data} />
      </div>
      <section class="card" aria-labelledby="connections">
        <h2 id="connections">Connections</h2>
        <ConnectionTable connections={data.connections} userId={id} />
      </section>
      <UserCharts
        userId={id}
        timeZone={data.user.fallback_time_zone?.id ?? null}
        connections={data.connections}
      />
      <OrdersCard details={data} />
      <section class="card" aria-labelledby="tokens">
        <h2 id="tokens">Link tokens</h2>
        <LinkTokenTable tokens={data.tokens} />
      </section>
    </div>
  );
}

function UserHead({ details: { user } }: { details: UserDetails }): JSX.Element {
  const team = useTeam();
  const action = useAction();
  const remove = async (): Promise<void> => {
    await action.run(
      async () => {
        await team.users.delete(user.user_id);
        navigate(buildHref("users"));
      },
      { undo: "Deleted the user." },
    );
  };
  return (
    <div class="head">
      <div>
        <a href={buildHref("users")}>Users</a>
        <h1>{user.client_user_id}</h1>
      </div>
      <a class="button primary" href={buildHref("link", null, { user: user.user_id })}>
        Connect a provider
      </a>
      <Button look="danger" busy={action.busy} onClick={() => void remove()}>
        Delete
      </Button>
    </div>
  );
}

function UserCard({ details: { user } }: { details: UserDetails }): JSX.Element {
  return (
    <section class="card" aria-labelledby="user">
      <h2 id="user">User</h2>
      <KeyValue
        rows={[
          [
            "User id",
            <span key="id">
              <span class="mono">{user.user_id}</span> <CopyButton text={user.user_id} what="the user id" />
            </span>,
          ],
          ["Created", <Time key="created" value={user.created_on} />],
          ["Time zone", user.fallback_time_zone?.id],
          ["Birth date", user.fallback_birth_date?.value],
          ["Data from", user.ingestion_start],
          ["Data until", user.ingestion_end],
        ]}
      />
    </section>
  );
}

function PatientCard({ details: { user, info } }: { details: UserDetails }): JSX.Element {
  const team = useTeam();
  const action = useAction();
  return (
    <section class="card" aria-labelledby="patient">
      <h2 id="patient">Patient info</h2>
      {info === null ? (
        <EmptyState title="No patient info" hint="Lab orders and insurance need it.">
          <ActionButton
            action={action}
            act={() => team.users.setInfo(user.user_id)}
            undo="Stored patient info."
          >
            Store synthetic patient info
          </ActionButton>
        </EmptyState>
      ) : (
        <KeyValue
          rows={[
            ["Name", `${info.first_name} ${info.last_name}`],
            ["Date of birth", info.dob],
            ["Gender", toWords(info.gender)],
            ["Email", info.email],
            ["Phone", info.phone_number],
            [
              "Address",
              [
                info.address.first_line,
                info.address.second_line,
                info.address.city,
                info.address.state,
                info.address.zip,
              ]
                .filter(Boolean)
                .join(", "),
            ],
          ]}
        />
      )}
    </section>
  );
}

function InsuranceCard({ details: { user, info, insurance } }: { details: UserDetails }): JSX.Element {
  const team = useTeam();
  const action = useAction();
  return (
    <section class="card" aria-labelledby="insurance">
      <h2 id="insurance">Insurance</h2>
      {insurance.length === 0 ? (
        <EmptyState title="No insurance" hint={info === null ? "Store patient info first." : undefined}>
          {info !== null && (
            <ActionButton
              action={action}
              act={() => team.insurance.create(user.user_id)}
              undo="Stored insurance."
            >
              Store synthetic insurance
            </ActionButton>
          )}
        </EmptyState>
      ) : (
        insurance.map((each, index) => (
          <KeyValue
            key={index}
            rows={[
              ["Company", each.company.name],
              ["Payor code", each.payor_code],
              ["Member id", each.member_id],
              ["Relationship", toWords(each.relationship)],
              ["Insured", `${each.insured.first_name} ${each.insured.last_name}`],
            ]}
          />
        ))
      )}
    </section>
  );
}

type Order = UserDetails["orders"][number];

function OrdersCard({ details: { orders } }: { details: UserDetails }): JSX.Element {
  return (
    <section class="card" aria-labelledby="orders">
      <h2 id="orders">Orders</h2>
      <Table<Order>
        label="Orders of this user"
        columns={[
          { title: "Lab test", render: (order) => order.lab_test.name },
          { title: "Status", render: (order) => <OrderStatus order={order} /> },
          { title: "Created", render: (order) => <Time value={order.created_at} /> },
        ]}
        rows={orders}
        getKey={(order) => order.id}
        getHref={(order) => buildHref("orders", order.id)}
        empty={
          <EmptyState
            title="No orders"
            hint="Create one in the view Orders, or with orders.create of the client."
          />
        }
      />
    </section>
  );
}
