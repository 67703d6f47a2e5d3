import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { ActionButton, type ActionButtonProps, Button } from "./button.tsx";

/** A dialog over the page. Render it only while it is open. Escape closes it, and the focus returns to where it was. */
export function Dialog({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
}) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <dialog ref={dialog} aria-labelledby={id} onClose={onClose}>
      <header>
        <h2 id={id}>{title}</h2>
        <button type="button" class="plain" aria-label="Close" onClick={() => dialog.current?.close()}>
          ×
        </button>
      </header>
      {children}
    </dialog>
  );
}

/** A button for an action that discards something for good. It asks once. */
export function ConfirmButton<Result>({
  children,
  question,
  ...action
}: ActionButtonProps<Result> & {
  /** Text of the button, such as "Remove the team". The button that confirms has it too. */
  children: string;
  /** What the action discards. */
  question: string;
}) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button look="danger" onClick={() => setAsking(true)}>
        {children}
      </Button>
      {isAsking && (
        <Dialog title={`${children}?`} onClose={() => setAsking(false)}>
          <div class="stack">
            <p>{question}</p>
            <div class="row">
              <ActionButton
                {...action}
                look="danger"
                // Messages of the page lie under a dialog, out of reach.
                act={(team) => {
                  setAsking(false);
                  return action.act(team);
                }}
              >
                {children}
              </ActionButton>
              <Button onClick={() => setAsking(false)}>Cancel</Button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}
