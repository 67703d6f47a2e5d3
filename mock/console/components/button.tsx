import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { ControlTeam } from "../../tools/control/client.ts";
import { useToast } from "../app/toasts.tsx";
import { type ActionOptions, useAction } from "../data/use-action.ts";

interface ButtonProps {
  readonly children: ComponentChildren;
  readonly onClick?: (event: MouseEvent) => void;
  readonly type?: "button" | "submit";
  /** `primary`: the main action of a form. `danger`: removes something. `plain`: without a border. @default "normal" */
  readonly look?: "normal" | "primary" | "danger" | "plain";
  /** Whether its action is running. */
  readonly busy?: boolean;
  readonly disabled?: boolean;
  /** What a screen reader says, when the text alone is not clear, such as "Remove fault 2". */
  readonly label?: string | undefined;
}

export function Button({
  children,
  onClick,
  type = "button",
  look = "normal",
  busy = false,
  disabled = false,
  label,
}: ButtonProps) {
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
    >
      {children}
    </button>
  );
}

export interface ActionButtonProps<Result>
  extends Pick<ButtonProps, "children" | "look" | "label">, ActionOptions<Result> {
  readonly act: (team: ControlTeam) => Promise<Result>;
}

export function ActionButton<Result>(props: ActionButtonProps<Result>) {
  const { act, children, look, label, ...options } = props;
  const { busy, run } = useAction();
  return (
    <Button look={look} label={label} busy={busy} onClick={() => void run(act, options)}>
      {children}
    </Button>
  );
}

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
}) {
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
    <Button look="plain" label={what && `${shown} ${what}`} onClick={() => void copy()}>
      {shown}
    </Button>
  );
}
