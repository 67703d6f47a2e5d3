import { toWords } from "../../../kernel/to-words.ts";
import { buildHref, useNavigate } from "../../app/location.ts";
import { StateMachine } from "../../charts/state-machine.tsx";
import { ActionButton, CopyButton } from "../../components/button.tsx";
import { Card, Head, KeyValue, Loaded, Time, UserLink } from "../../components/parts.tsx";
import { useLive } from "../../data/use-live.ts";
import { AppointmentsCard } from "./appointments-card.tsx";
import { DocumentsCard } from "./documents-card.tsx";
import { getPatientName, Interpretation, OrderStatus } from "./order-parts.tsx";
import { ResultsCard } from "./results-card.tsx";
import { StepsCard } from "./steps-card.tsx";

/** One order: its lifecycle, what can follow, its results, PDFs and appointments. */
export function OrderPage({ id }: { id: string }) {
  const live = useLive(
    async (team) => ({
      order: await team.orders.get(id),
      lifecycle: await team.orders.lifecycle(id),
      explanation: await team.orders.explain(id),
    }),
    [id],
    ["clock", "orders", "appointments"],
  );
  const order = live.data?.order;
  const navigate = useNavigate();
  return (
    <div class="stack">
      <Head
        title={order === undefined ? "Order" : `${order.lab_test.name} ${id.slice(0, 8)}`}
        back={[buildHref("orders"), "All orders"]}
      >
        {order !== undefined && (
          <>
            <OrderStatus order={order} />
            <Interpretation value={order.interpretation} />
            <a class="button" href={buildHref("webhooks", null, { search: id })}>
              Show its webhooks
            </a>
            <a class="button" href={buildHref("requests", null, { text: id })}>
              Show its requests
            </a>
          </>
        )}
      </Head>
      <Loaded live={live}>
        {({ order, lifecycle, explanation: { why, scheduled } }) => (
          <>
            <div class="columns">
              <div class="stack">
                <StepsCard id={id} lifecycle={lifecycle} scheduled={scheduled} />
                <AppointmentsCard order={order} />
                <DocumentsCard id={id} steps={lifecycle.path.length} />
              </div>
              <Card title="Order">
                <KeyValue
                  rows={[
                    ["Patient", getPatientName(order)],
                    ["Date of birth", order.patient_details?.dob],
                    ["User", <UserLink id={order.user_id} />],
                    [
                      "Id",
                      <>
                        <code>{id}</code> <CopyButton text={id} what="the id of the order" />
                      </>,
                    ],
                    ["Why", rewrite(why)],
                    ["Sample", order.sample_id],
                    ["Origin", order.origin],
                    ["Notes", order.notes],
                    ["Created", <Time value={order.created_at} />],
                    ["Updated", <Time value={order.updated_at} />],
                  ]}
                />
                {(order.status === "failed" || order.status === "cancelled") && (
                  <div class="row">
                    <ActionButton
                      act={(team) => team.orders.recreate(id)}
                      undo="Recreated the order."
                      onDone={(made) => navigate(buildHref("orders", made.id))}
                    >
                      Recreate the order
                    </ActionButton>
                  </div>
                )}
              </Card>
            </div>
            <ResultsCard id={id} hasResults={order.interpretation !== null} />
            <Card title={lifecycle.title}>
              <StateMachine lifecycle={lifecycle} />
            </Card>
          </>
        )}
      </Loaded>
    </div>
  );
}

/** Writes the instants and names of the wire in a text as the console shows them. */
function rewrite(text: string): string {
  return text
    .replaceAll(/(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}:\d{2})(\.\d+)?Z/g, "$1 $2 UTC")
    .replaceAll(/\b[a-z]+(_[a-z]+)+\b/g, toWords);
}
