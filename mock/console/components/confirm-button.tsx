import type { ComponentChildren, JSX } from "preact";
import { useState } from "preact/hooks";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

/** A button for an action that discards something for good. It asks once. */
export function ConfirmButton({
  children,
  question,
  busy,
  onConfirm,
}: {
  /** Text of the button, such as "Reset the team". The button that confirms has it too. */
  children: string;
  /** What the action discards. */
  question: ComponentChildren;
  busy: boolean;
  onConfirm: () => void;
}): JSX.Element {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button look="danger" busy={busy} onClick={() => setAsking(true)}>
        {children}
      </Button>
      {isAsking && (
        <Dialog title={`${children}?`} error={null} onClose={() => setAsking(false)}>
          <div class="stack">
            <p>{question}</p>
            <div class="row">
              <Button
                look="danger"
                onClick={() => {
                  setAsking(false);
                  onConfirm();
                }}
              >
                {children}
              </Button>
              <Button onClick={() => setAsking(false)}>Cancel</Button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}
