import type { JSX } from "preact";
import { useId } from "preact/hooks";

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
