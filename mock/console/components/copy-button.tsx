import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { useToast } from "../app/toasts.tsx";
import { Button } from "./button.tsx";

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
