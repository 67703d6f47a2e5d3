import { toWords } from "../../../kernel/to-words.ts";
import { buildHref, useNavigate } from "../../app/location.ts";
import { ActionButton, CopyButton } from "../../components/button.tsx";
import { formatCount } from "../../components/format.ts";
import { Card, EmptyState, Head, KeyValue, Loaded, Time } from "../../components/parts.tsx";
import { Table } from "../../components/table.tsx";
import { useLive } from "../../data/use-live.ts";
import { LinkTokenTable } from "../link/link-token-table.tsx";
import { OrderStatus } from "../orders/order-parts.tsx";
import { ConnectionsCard } from "./connections-card.tsx";
import { loadUser, type UserDetails } from "./load-user.ts";
import { UserCharts } from "./user-charts.tsx";

/** One user: what the service knows about it, and its data. */
export function UserPage({ id }: { id: string }) {
  const live = useLive((team) => loadUser(team, id), [id], ["state"]);
  const { data } = live;
  const navigate = useNavigate();
  return (
    <div class="stack">
      <Head title={data?.user.client_user_id ?? "User"} back={[buildHref("users"), "All users"]}>
        {data !== undefined && (
          <>
            <a class="button" href={buildHref("orders", null, { user_id: id })}>
              Show {formatCount(data.orders.length, "order")}
            </a>
            <ActionButton
              look="danger"
              act={(team) => team.users.delete(id)}
              undo="Deleted the user."
              onDone={() => navigate(buildHref("users"))}
            >
              Delete the user
            </ActionButton>
          </>
        )}
      </Head>
      <Loaded live={live}>
        {(details) => (
          <>
            <div class="columns narrow">
              <UserCard details={details} />
              <PatientCard details={details} />
              <InsuranceCard details={details} />
            </div>
            <ConnectionsCard details={details} />
            <UserCharts
              userId={id}
              timeZone={details.user.fallback_time_zone?.id ?? null}
              connections={details.connections.length}
            />
            <OrdersCard orders={details.orders} />
            <Card title="Link tokens">
              <LinkTokenTable tokens={details.tokens} />
            </Card>
          </>
        )}
      </Loaded>
    </div>
  );
}

function UserCard({ details: { user } }: { details: UserDetails }) {
  return (
    <Card title="User">
      <KeyValue
        rows={[
          [
            "User id",
            <>
              <span class="mono">{user.user_id}</span> <CopyButton text={user.user_id} what="the user id" />
            </>,
          ],
          ["Created", <Time value={user.created_on} />],
          ["Time zone", user.fallback_time_zone?.id],
          ["Birth date", user.fallback_birth_date?.value],
          ["Data from", user.ingestion_start],
          ["Data until", user.ingestion_end],
        ]}
      />
    </Card>
  );
}

function PatientCard({ details: { user, info } }: { details: UserDetails }) {
  const { first_line, second_line, city, state, zip } = info?.address ?? {};
  return (
    <Card title="Patient info">
      {info === null ? (
        <EmptyState title="No patient info" hint="Lab orders and insurance need it.">
          <ActionButton act={(team) => team.users.setInfo(user.user_id)} undo="Stored patient info.">
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
            ["Address", [first_line, second_line, city, state, zip].filter(Boolean).join(", ")],
          ]}
        />
      )}
    </Card>
  );
}

function InsuranceCard({ details: { user, info, insurance } }: { details: UserDetails }) {
  return (
    <Card title="Insurance">
      {insurance.length === 0 && (
        <EmptyState title="No insurance" hint={info === null ? "Store patient info first." : undefined}>
          {info !== null && (
            <ActionButton act={(team) => team.insurance.create(user.user_id)} undo="Stored insurance.">
              Store synthetic insurance
            </ActionButton>
          )}
        </EmptyState>
      )}
      {insurance.map((each, index) => (
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
      ))}
    </Card>
  );
}

function OrdersCard({ orders }: Pick<UserDetails, "orders">) {
  return (
    <Card title="Orders">
      <Table
        label="Orders of this user"
        columns={[
          { title: "Lab test", render: (order) => order.lab_test.name },
          { title: "Status", render: (order) => <OrderStatus order={order} /> },
          { title: "Created", render: (order) => <Time value={order.created_at} /> },
        ]}
        rows={orders}
        getKey={(order) => order.id}
        getHref={(order) => buildHref("orders", order.id)}
        empty="No orders"
        hint="Create one in the view Orders, or with orders.create of the client."
      />
    </Card>
  );
}
