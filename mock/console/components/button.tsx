import type { ComponentChildren, JSX } from "preact";
import { useState } from "preact/hooks";
import { useToast } from "../app/toasts.tsx";
import type { Action, ActionOptions } from "../data/use-action.ts";

/** Props of a button. */
export interface ButtonProps {
  readonly children: ComponentChildren;
  readonly onClick?: (event: MouseEvent) => void;
  readonly type?: "button" | "submit";
  /** `primary`: the main action of a form. `danger`: removes something. `plain`: without a border. @default "normal" */
  readonly look?: "normal" | "primary" | "danger" | "plain";
  /** Whether its action is running. */
  readonly busy?: boolean;
  readonly disabled?: boolean;
  /** What a screen reader says, when the text alone is not clear, such as "Remove fault 2". */
  readonly label?: string;
  /** Whether a switch is on. Omit it for other buttons. */
  readonly pressed?: boolean;
}

/** A button. */
export function Button({
  children,
  onClick,
  type = "button",
  look = "normal",
  busy = false,
  disabled = false,
  label,
  pressed,
}: ButtonProps): JSX.Element {
  return (
    <button
      type={type}
      class={look === "normal" ? undefined : look}
      // A disabled button loses the focus, so a busy one only ignores clicks. This stops the submission of a form, too.
      onClick={busy ? (event) => event.preventDefault() : onClick}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-busy={busy}
      aria-label={label}
      aria-pressed={pressed}
    >
      {children}
    </button>
  );
}

/** A button that runs an action. Buttons with the same `action` run one at a time. */
export function ActionButton({
  action,
  act,
  undo,
  done,
  ...button
}: Omit<ButtonProps, "onClick" | "busy" | "type"> &
  Pick<ActionOptions, "undo" | "done"> & {
    readonly action: Action;
    readonly act: () => Promise<unknown>;
  }): JSX.Element {
  return <Button {...button} busy={action.busy} onClick={() => void action.run(act, { undo, done })} />;
}

/** Copies a text. */
export function CopyButton({
  text,
  label = "Copy",
  what,
}: {
  text: string;
  /** Text of the button. @default "Copy" */
  label?: string;
  /** What it copies, for screen readers, such as "the user's id". */
  what?: string;
}): JSX.Element {
  const toast = useToast();
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      // Browsers offer the clipboard only at https and at this machine.
      await navigator.clipboard.writeText(text);
      setCopied(true);
      setTimeout(() => setCopied(false), 2_000);
    } catch {
      toast({ text: "The browser does not let this page copy. Select the text and copy it.", tone: "bad" });
    }
  };
  const shown = isCopied ? "Copied" : label;
  return (
    <Button
      look="plain"
      label={what === undefined ? undefined : `${shown} ${what}`}
      onClick={() => void copy()}
    >
      {shown}
    </Button>
  );
}
