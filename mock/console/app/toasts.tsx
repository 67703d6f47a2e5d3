import { createContext, type ComponentChildren, type JSX } from "preact";
import { useCallback, useContext, useRef, useState } from "preact/hooks";

/** A short message at the edge of the page. */
export interface Toast {
  readonly text: string;
  readonly tone: "good" | "bad";
  /** Undoes what the message reports. */
  readonly undo?: (() => void) | undefined;
}

type ShowToast = (toast: Toast) => void;

const ToastContext = createContext<ShowToast>(() => undefined);

/** Returns the function that shows a message. */
export function useToast(): ShowToast {
  return useContext(ToastContext);
}

/** How long a message stays. One that offers Undo stays longer; an error stays until it is closed, but loses its Undo. */
const DURATIONS = { plain: 5_000, undo: 15_000 };

/** At most this many messages at once. */
const LIMIT = 4;

interface ShownToast extends Toast {
  readonly id: number;
}

/** Shows the messages of the views inside it. */
export function ToastProvider({ children }: { children: ComponentChildren }): JSX.Element {
  const [shown, setShown] = useState<readonly ShownToast[]>([]);
  const count = useRef(0);
  const close = useCallback((id: number) => setShown((all) => all.filter((one) => one.id !== id)), []);
  const show = useCallback<ShowToast>((toast) => {
    const id = (count.current += 1);
    setShown((all) => [...all, { ...toast, id }].slice(-LIMIT));
    const end = (): void => {
      if (toast.tone === "good") close(id);
      // A late Undo would discard what was done since.
      else setShown((all) => all.map((one) => (one.id === id ? { ...one, undo: undefined } : one)));
    };
    setTimeout(end, toast.undo === undefined ? DURATIONS.plain : DURATIONS.undo);
  }, []);
  return (
    <ToastContext.Provider value={show}>
      {children}
      <section class="toasts" aria-label="Messages" aria-live="polite">
        {shown.map(({ id, text, tone, undo }) => (
          <div key={id} class={`toast ${tone}`}>
            <p>{text}</p>
            {undo !== undefined && (
              <button
                type="button"
                onClick={() => {
                  close(id);
                  undo();
                }}
              >
                Undo
              </button>
            )}
            <button type="button" class="plain" aria-label="Close the message" onClick={() => close(id)}>
              ×
            </button>
          </div>
        ))}
      </section>
    </ToastContext.Provider>
  );
}
