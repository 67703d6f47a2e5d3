import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { OrderLifecycle } from "../../../domain/orders/lifecycle/describe-lifecycle.ts";
import type { OrderMoveOptions } from "../../../tools/orders.ts";
import { toWords } from "../../../kernel/to-words.ts";
import { ActionButton, Button } from "../../components/button.tsx";
import { Card } from "../../components/card.tsx";
import { Select } from "../../components/select.tsx";
import { useAction } from "../../data/use-action.ts";
import { useTeam } from "../../data/use-team.ts";

/** What the results can be. Without a choice, a patient with conditions gets results that fit them. */
const interpretations = [
  ["", "as the patient"],
  "normal",
  "abnormal",
  "critical",
  "unknown",
  ["derived", "derived from the profile"],
] as const;

/** The statuses that add results. */
const withResults: readonly string[] = ["partial_results", "completed", "corrected"];

/** Buttons for the next steps of an order, a simulation to any status, and the cancellation. */
export function StepsCard({ id, lifecycle }: { id: string; lifecycle: OrderLifecycle }): JSX.Element {
  const team = useTeam();
  const action = useAction();
  const [interpretation, setInterpretation] = useState<NonNullable<OrderMoveOptions["interpretation"]> | "">(
    "",
  );
  const [target, setTarget] = useState("");
  const { next, reachable, cancellable, current } = lifecycle;
  const isReachable = reachable.some((status) => status === target);
  const chosen = isReachable ? target : reachable.includes("completed") ? "completed" : (reachable[0] ?? "");
  const getMove = (): OrderMoveOptions => (interpretation === "" ? {} : { interpretation });
  const move = (status: string): void =>
    void action.run(() => team.orders.move(id, status, getMove()), {
      undo: `Moved the order to ${toWords(status)}.`,
    });
  const simulate = (event: Event): void => {
    event.preventDefault();
    void action.run(() => team.orders.advanceTo(id, chosen, getMove()), {
      undo: `Moved the order to ${toWords(chosen)}.`,
    });
  };
  const steps = next.filter((status) => status !== "cancelled");
  return (
    <Card title="Next steps">
      {next.length === 0 && <p class="soft">The order is {toWords(current)}. Nothing can follow.</p>}
      <div class="row" role="group" aria-label="Next steps">
        {steps.map((status, index) => (
          <Button
            key={status}
            look={index === 0 && status !== "corrected" ? "primary" : "normal"}
            busy={action.busy}
            label={`Move to ${toWords(status)}`}
            onClick={() => move(status)}
          >
            {toWords(status)}
          </Button>
        ))}
        {cancellable && (
          <ActionButton
            look="danger"
            action={action}
            act={() => team.orders.cancel(id)}
            undo="Cancelled the order."
          >
            Cancel the order
          </ActionButton>
        )}
      </div>
      {reachable.length > 0 && (
        <form class="row bottom" onSubmit={simulate}>
          <Select
            label="Simulate to"
            value={chosen}
            choices={reachable.map((status) => [status, toWords(status)] as const)}
            onChange={setTarget}
          />
          {reachable.some((status) => withResults.includes(status)) && (
            <Select
              label="With results that are"
              value={interpretation}
              choices={interpretations}
              onChange={setInterpretation}
            />
          )}
          <Button type="submit" busy={action.busy}>
            Simulate
          </Button>
        </form>
      )}
    </Card>
  );
}
