import { interpretationValues } from "../../../../src/generated/enums.ts";
import type {
  OrderExplanation,
  OrderLifecycle,
} from "../../../domain/orders/lifecycle/describe-lifecycle.ts";
import { toWords } from "../../../kernel/to-words.ts";
import { ActionButton } from "../../components/button.tsx";
import { toChoice } from "../../components/fields.tsx";
import { Form } from "../../components/form.tsx";
import { Card, formatTime } from "../../components/parts.tsx";

/** What the results can be. Without a choice, a patient with conditions gets results that fit them. */
const interpretations = [
  ["", "as the patient"],
  ...interpretationValues,
  ["derived", "derived from the profile"],
] as const;

/** The statuses that add results. */
const withResults: readonly string[] = ["partial_results", "completed", "corrected"];

/** Buttons for the next steps of an order and its scheduled tasks, a simulation to any status, and the cancellation. */
export function StepsCard({
  id,
  lifecycle: { next, reachable, cancellable, current },
  scheduled,
}: {
  id: string;
  lifecycle: OrderLifecycle;
  scheduled: OrderExplanation["scheduled"];
}) {
  const steps = next.filter((status) => status !== "cancelled");
  // The most common target comes first.
  const targets = reachable.toSorted((a, b) => Number(b === "completed") - Number(a === "completed"));
  return (
    <Card title="Next steps">
      {next.length === 0 && <p class="soft">The order is {toWords(current)}. Nothing can follow.</p>}
      <div class="row" role="group" aria-label="Next steps">
        {steps.map((status, index) => (
          <ActionButton
            key={status}
            look={index === 0 && status !== "corrected" ? "primary" : "normal"}
            act={(team) => team.orders.move(id, status)}
            undo={`Moved the order to ${toWords(status)}.`}
          >
            Move to {toWords(status)}
          </ActionButton>
        ))}
        {scheduled.map(({ kind, due }) => (
          <ActionButton
            key={kind + due}
            act={(team) => team.clock.advanceTo(due)}
            undo={`Advanced the clock to ${formatTime(due)}.`}
          >
            Advance the clock to {formatTime(due)}: {kind.replace(/^.*\./, "")}
          </ActionButton>
        ))}
        {cancellable && (
          <ActionButton look="danger" act={(team) => team.orders.cancel(id)} undo="Cancelled the order.">
            Cancel the order
          </ActionButton>
        )}
      </div>
      {targets.length > 0 && (
        <Form
          fields={[
            { name: "target", label: "Status to simulate", choices: targets.map(toChoice) },
            ...(targets.some((status) => withResults.includes(status))
              ? [{ name: "interpretation", label: "With results that are", choices: interpretations }]
              : []),
          ]}
          submit="Simulate"
          act={(team, { target = "", ...move }) => team.orders.advanceTo(id, target, move)}
          options={({ target = "" }) => ({ undo: `Moved the order to ${toWords(target)}.` })}
        />
      )}
    </Card>
  );
}
