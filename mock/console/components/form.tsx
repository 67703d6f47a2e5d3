import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { ControlTeam } from "../../tools/control/client.ts";
import type { Values } from "../app/location.ts";
import { Problem } from "./parts.tsx";
import { type ActionOptions, useAction } from "../data/use-action.ts";
import { Button } from "./button.tsx";
import { type Field, Input, readValue } from "./fields.tsx";

export interface FormProps<Result> {
  /** The fields, which may depend on the values of one another. */
  readonly fields: readonly Field[] | ((values: Values) => readonly Field[]);
  /** Values to start with. */
  readonly initial?: Values;
  /** Text of the button that submits, and what a screen reader says when that is not clear. */
  readonly submit: string;
  readonly label?: string;
  readonly look?: "normal" | "primary";
  /** Acts on the values that are not empty. The mock checks them, and the form shows its error. */
  readonly act: (team: ControlTeam, values: Values) => Promise<Result>;
  /** What happens around the action. */
  readonly options?: ActionOptions | ((values: Values) => ActionOptions);
  readonly onDone?: (result: Result) => void;
  /** Whether the fields stand one below another. */
  readonly stacked?: boolean;
  /** More buttons. */
  readonly children?: ComponentChildren;
}

/** Fields and a button that acts on their values. After success it starts afresh. */
export function Form<Result>(props: FormProps<Result>) {
  const { initial = {}, submit, label, look, act, options, onDone, stacked = false, children } = props;
  const action = useAction({ showsErrors: true });
  const [given, setGiven] = useState<Values>({});
  const current = { ...initial, ...given };
  const fields = typeof props.fields === "function" ? props.fields(current) : props.fields;
  const values = Object.fromEntries(
    fields.map((field) => [field.name, readValue(field, current)]).filter(([, value]) => value !== ""),
  );
  const submitValues = (event: Event): void => {
    event.preventDefault();
    void action.run((team) => act(team, values), {
      ...(typeof options === "function" ? options(values) : options),
      onDone: (result) => {
        // What was typed meanwhile stays.
        setGiven((now) => (now === given ? {} : now));
        onDone?.(result);
      },
    });
  };
  return (
    <form class="stack" onSubmit={submitValues}>
      <Problem text={action.error} />
      <div class={stacked ? "stack" : "row bottom"}>
        {fields.map((field) => (
          <Input
            key={field.name}
            field={field}
            value={readValue(field, current)}
            onChange={(value) => setGiven({ ...given, [field.name]: value })}
          />
        ))}
        <div class="row">
          <Button type="submit" look={look} label={label} busy={action.busy}>
            {submit}
          </Button>
          {children}
        </div>
      </div>
    </form>
  );
}
