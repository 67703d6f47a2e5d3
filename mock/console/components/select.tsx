import type { JSX } from "preact";
import { Field } from "./field.tsx";

/** One choice of a select: its value, or the value and its text. */
export type Choice<Value extends string> = Value | readonly [value: Value, text: string];

/** A field that offers choices. */
export function Select<Value extends string>({
  label,
  value,
  choices,
  onChange,
  hint,
}: {
  label: string;
  value: Value;
  choices: readonly Choice<Value>[];
  onChange: (value: Value) => void;
  hint?: string;
}): JSX.Element {
  const pairs = choices.map((choice) => (typeof choice === "string" ? ([choice, choice] as const) : choice));
  return (
    <Field label={label} hint={hint}>
      {(props) => (
        <select
          {...props}
          value={value}
          onChange={({ currentTarget }) => {
            const chosen = pairs.find(([each]) => each === currentTarget.value);
            if (chosen !== undefined) onChange(chosen[0]);
          }}
        >
          {pairs.map(([each, text]) => (
            <option key={each} value={each}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
