import type { ComponentChildren, JSX } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { Button } from "./button.tsx";

/**
 * A dialog over the page. Render it only while it is open. Escape closes it, and the focus returns to where it was. It shows the
 * error of its action itself: messages of the page lie under it, out of reach.
 */
export function Dialog({
  title,
  error,
  onClose,
  children,
}: {
  title: string;
  error: string | null;
  onClose: () => void;
  children: ComponentChildren;
}): JSX.Element {
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
      {error !== null && (
        <div class="alert" role="alert">
          <p>{error}</p>
        </div>
      )}
      {children}
    </dialog>
  );
}

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
