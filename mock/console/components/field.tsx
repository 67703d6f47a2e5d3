import type { JSX } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";

/** Attributes that connect a control with its label, hint and error. */
export interface ControlProps {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": boolean | undefined;
}

/**
 * A label with its control, hint and error.
 *
 * @param children - renders the control with the given attributes
 */
export function Field({
  label,
  hint,
  error,
  children,
}: {
  label: string;
  hint?: string;
  error?: string | null;
  children: (props: ControlProps) => JSX.Element;
}): JSX.Element {
  const id = useId();
  const note = error ?? hint;
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children({
        id,
        "aria-describedby": note === undefined ? undefined : `${id}-note`,
        "aria-invalid": error == null ? undefined : true,
      })}
      {note !== undefined && (
        <p
          id={`${id}-note`}
          class={error == null ? "hint" : "hint bad"}
          role={error == null ? undefined : "alert"}
        >
          {note}
        </p>
      )}
    </div>
  );
}

/** A field for one line of text. */
export function TextField({
  label,
  value,
  onInput,
  hint,
  error,
  type = "text",
  placeholder,
  required,
}: {
  label: string;
  value: string;
  onInput: (value: string) => void;
  hint?: string;
  error?: string | null;
  type?: "text" | "search" | "number" | "email" | "url" | "date" | "datetime-local";
  placeholder?: string;
  required?: boolean;
}): JSX.Element {
  return (
    <Field label={label} hint={hint} error={error}>
      {(props) => (
        <input
          {...props}
          type={type}
          value={value}
          placeholder={placeholder}
          required={required}
          autocomplete="off"
          step={type === "number" ? "any" : undefined}
          onInput={(event) => onInput(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

/** How long a search waits for more characters, in milliseconds. */
const PAUSE = 200;

/** A search field that reports its value when the typing pauses. */
export function SearchField({
  label,
  placeholder,
  hint,
  value,
  onChange,
}: {
  label: string;
  placeholder?: string;
  hint?: string;
  value: string;
  onChange: (value: string) => void;
}): JSX.Element {
  const [text, setText] = useState(value);
  const report = useRef(onChange);
  report.current = onChange;
  useEffect(() => setText(value), [value]);
  useEffect(() => {
    if (text === value) return undefined;
    const timer = setTimeout(() => report.current(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text, value]);
  const props = { label, placeholder, hint, value: text, onInput: setText };
  return <TextField type="search" {...props} />;
}

/** A checkbox with its label and what it does. */
export function Check({
  label,
  hint,
  checked,
  onChange,
  disabled = false,
}: {
  label: string;
  hint?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
}): JSX.Element {
  const id = useId();
  return (
    <div class="check">
      <input
        id={id}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        aria-describedby={hint === undefined ? undefined : `${id}-note`}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <label for={id}>{label}</label>
      {hint !== undefined && (
        <p id={`${id}-note`} class="hint">
          {hint}
        </p>
      )}
    </div>
  );
}
