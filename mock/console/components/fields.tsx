import { useEffect, useId, useRef, useState } from "preact/hooks";
import { toWords } from "../../kernel/to-words.ts";
import { changeFilters, type Location, type Values } from "../app/location.ts";

/** One choice of a select: its value, or the value and its text. */
export type Choice = string | readonly [value: string, text: string];

/** A field of a form or of a row of filters. */
export interface Field {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** A search reports its value when the typing pauses. A checkbox has the value "true" or "". @default "text" */
  readonly type?: "text" | "search" | "number" | "url" | "date" | "datetime-local" | "password" | "checkbox";
  /** Makes it a select, whose first choice counts until another is chosen. */
  readonly choices?: readonly Choice[] | Values;
  /** Values that the field offers while one types. It takes others too. */
  readonly suggestions?: readonly string[];
  readonly placeholder?: string;
  readonly required?: boolean;
  /** The largest number. */
  readonly max?: number;
}

/** Offers a name of the wire in words. */
export const toChoice = (name: string) => [name, toWords(name)] as const;

/** Lists the values of a select with their texts. */
function listPairs(choices: readonly Choice[] | Values): (readonly [value: string, text: string])[] {
  const all: readonly Choice[] = Array.isArray(choices) ? choices : Object.entries(choices as Values);
  return all.map((choice) => (typeof choice === "string" ? [choice, choice] : choice));
}

/** Returns the value of a field: the first choice when the given one is none of its choices. */
export function readValue({ choices, name }: Field, values: Values): string {
  const value = values[name] ?? "";
  const all = choices && listPairs(choices).map(([each]) => each);
  return all === undefined || all.includes(value) ? value : (all[0] ?? "");
}

/** How long a search waits for more characters, in milliseconds. */
const PAUSE = 200;

/** More suggestions help nobody, and 5,000 would slow the page. */
const MAX_SUGGESTIONS = 50;

/** A label with its control, hint and error. */
export function Input({
  field,
  value,
  onChange,
  disabled,
  error,
}: {
  field: Field;
  value: string;
  onChange: (value: string) => void;
  disabled?: boolean;
  error?: string | null;
}) {
  const { label, type = "text", choices, suggestions, placeholder, required } = field;
  const id = useId();
  const typed = useTyped(value, onChange);
  const [text, setText] = type === "search" ? typed : [value, onChange];
  const note = error ?? field.hint;
  const props = {
    id,
    disabled,
    required,
    "aria-describedby": note === undefined ? undefined : `${id}-note`,
    "aria-invalid": error == null ? undefined : true,
  };
  const offered = suggestions?.filter((one) => one.toLowerCase().includes(text.toLowerCase()));
  return (
    <div class={type === "checkbox" ? "check" : "field"}>
      <label for={id}>{label}</label>
      {choices !== undefined ? (
        <select {...props} value={text} onChange={(event) => setText(event.currentTarget.value)}>
          {listPairs(choices).map(([each, shown]) => (
            <option key={each} value={each}>
              {shown}
            </option>
          ))}
        </select>
      ) : type === "checkbox" ? (
        <input
          {...props}
          type="checkbox"
          checked={value === "true"}
          onChange={(event) => onChange(event.currentTarget.checked ? "true" : "")}
        />
      ) : (
        <input
          {...props}
          type={type}
          value={text}
          placeholder={placeholder}
          autocomplete="off"
          step={type === "number" ? "any" : undefined}
          max={field.max}
          list={offered && `${id}-list`}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      )}
      {offered !== undefined && (
        <datalist id={`${id}-list`}>
          {offered.slice(0, MAX_SUGGESTIONS).map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
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

/** Holds a text until the typing pauses. */
function useTyped(value: string, onChange: (value: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(value);
  const report = useRef(onChange);
  report.current = onChange;
  // The value of an earlier pause arrives while one types on.
  const reported = useRef(value);
  useEffect(() => {
    if (value !== reported.current) setText((reported.current = value));
  }, [value]);
  useEffect(() => {
    if (text === value) return undefined;
    const timer = setTimeout(() => report.current((reported.current = text)), PAUSE);
    return () => clearTimeout(timer);
  }, [text, value]);
  return [text, setText];
}

/** A row of filters, whose values stand in the address. */
export function Filters({
  label,
  fields,
  location,
}: {
  /** What they filter, for screen readers. */
  label: string;
  fields: readonly Field[];
  location: Location;
}) {
  return (
    <div class="row bottom" role="search" aria-label={label}>
      {fields.map((field) => (
        <Input
          key={field.name}
          field={field}
          value={readValue(field, location.query)}
          onChange={(value) => changeFilters(location, { [field.name]: value })}
        />
      ))}
    </div>
  );
}
