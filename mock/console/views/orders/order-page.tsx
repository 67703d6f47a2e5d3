import type { JSX } from "preact";
import { toWords } from "../../../kernel/to-words.ts";
import { buildHref, navigate } from "../../app/router.ts";
import { StateMachine } from "../../charts/state-machine.tsx";
import { Button, CopyButton } from "../../components/button.tsx";
import { Card, KeyValue } from "../../components/card.tsx";
import { LoadState } from "../../components/load-state.tsx";
import { Time } from "../../components/time.tsx";
import { useAction } from "../../data/use-action.ts";
import { useLive } from "../../data/use-live.ts";
import { useTeam } from "../../data/use-team.ts";
import { AppointmentsCard } from "./appointments-card.tsx";
import { DocumentsCard } from "./documents-card.tsx";
import { getPatientName, Interpretation, OrderStatus } from "./order-parts.tsx";
import { ResultsCard } from "./results-card.tsx";
import { StepsCard } from "./steps-card.tsx";

/** One order: its lifecycle, what can follow, its results, PDFs and appointments. */
export function OrderPage({ id }: { id: string }): JSX.Element {
  const team = useTeam();
  const action = useAction();
  const live = useLive(
    async (current) => ({
      order: await current.orders.get(id),
      lifecycle: await current.orders.lifecycle(id),
      explanation: await current.orders.explain(id),
    }),
    [id],
    { on: ["state"], areas: ["orders", "appointments"] },
  );
  const { data } = live;
  if (data === undefined)
    return (
      <>
        <div class="head">
          <h1>Order</h1>
          <a href={buildHref("orders")}>All orders</a>
        </div>
        <LoadState live={live} />
      </>
    );
  const { order, lifecycle, explanation } = data;
  const recreate = async (): Promise<void> => {
    const made = await action.run(() => team.orders.recreate(id), { undo: "Recreated the order." });
    if (made !== undefined) navigate(buildHref("orders", made.id));
  };
  return (
    <>
      <div class="head">
        <h1>{getPatientName(order)}</h1>
        <OrderStatus order={order} />
        <Interpretation value={order.interpretation} />
        <a href={buildHref("orders")}>All orders</a>
      </div>
      <LoadState live={live} />
      <div class="columns">
        <div class="stack">
          <StepsCard id={id} lifecycle={lifecycle} />
          <AppointmentsCard order={order} />
        </div>
        <div class="stack">
          <Card title="Order">
            <KeyValue
              rows={[
                ["Test", order.lab_test.name],
                [
                  "Id",
                  <>
                    <code>{order.id}</code> <CopyButton text={order.id} what="the id of the order" />
                  </>,
                ],
                ["User", <a href={buildHref("users", order.user_id)}>{order.user_id}</a>],
                ["Why", rewrite(explanation.why)],
                [
                  "Scheduled",
                  explanation.scheduled.length === 0 ? null : <Scheduled tasks={explanation.scheduled} />,
                ],
                ["Date of birth", order.patient_details?.dob],
                ["Sample", order.sample_id],
                ["Origin", order.origin],
                ["Notes", order.notes],
                ["Created", <Time value={order.created_at} />],
                ["Updated", <Time value={order.updated_at} />],
              ]}
            />
            {(order.status === "failed" || order.status === "cancelled") && (
              <div class="row">
                <Button busy={action.busy} onClick={() => void recreate()}>
                  Recreate the order
                </Button>
              </div>
            )}
          </Card>
          <DocumentsCard id={id} steps={lifecycle.path.length} />
        </div>
      </div>
      <Card title={lifecycle.title}>
        <StateMachine lifecycle={lifecycle} />
      </Card>
      <ResultsCard id={id} hasResults={order.interpretation !== null} />
    </>
  );
}

/** Writes the instants and names of the wire in a text as the console shows them. */
function rewrite(text: string): string {
  return text
    .replaceAll(/(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}:\d{2})(\.\d+)?Z/g, "$1 $2 UTC")
    .replaceAll(/\b[a-z]+(_[a-z]+)+\b/g, toWords);
}

function Scheduled({ tasks }: { tasks: readonly { kind: string; due: string }[] }): JSX.Element {
  return (
    <>
      {tasks.map(({ kind, due }) => (
        <div key={kind + due}>
          {kind} at <Time value={due} />
        </div>
      ))}
    </>
  );
}
