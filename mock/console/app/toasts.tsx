import { createContext, type ComponentChildren, type JSX } from "preact";
import { useCallback, useContext, useEffect, useRef, useState } from "preact/hooks";

/** A short message at the edge of the page. */
export interface Toast {
  readonly text: string;
  readonly tone: "good" | "bad";
  /** Undoes what the message reports. An error has none. */
  readonly undo?: (() => void) | undefined;
}

type ShowToast = (toast: Toast) => void;

const ToastContext = createContext<ShowToast>(() => undefined);

/** Returns the function that shows a message. */
export function useToast(): ShowToast {
  return useContext(ToastContext);
}

/** How long a message stays while nobody points at it or has the focus in it. One that offers Undo stays longer; an error stays. */
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
  }, []);
  return (
    <ToastContext.Provider value={show}>
      {children}
      <section class="toasts" aria-label="Messages" aria-live="polite">
        {shown.map((toast) => (
          <Message key={toast.id} toast={toast} onClose={() => close(toast.id)} />
        ))}
      </section>
    </ToastContext.Provider>
  );
}

function Message({ toast, onClose }: { toast: Toast; onClose: () => void }): JSX.Element {
  const { text, tone, undo } = toast;
  const box = useRef<HTMLDivElement>(null);
  const [isHeld, setHeld] = useState(false);
  // Whoever reads or reaches for a message gets its whole time again afterward.
  const hold = (): void => setHeld(box.current?.matches(":hover, :focus-within") ?? false);
  useEffect(() => {
    if (tone === "bad" || isHeld) return undefined;
    const timer = setTimeout(onClose, undo === undefined ? DURATIONS.plain : DURATIONS.undo);
    return () => clearTimeout(timer);
  }, [isHeld, tone]);
  return (
    <div
      ref={box}
      class={`toast ${tone}`}
      onPointerEnter={hold}
      onPointerLeave={hold}
      onFocusIn={hold}
      // The element that loses the focus still has it during this event.
      onFocusOut={({ relatedTarget }) => {
        const stays = relatedTarget instanceof Node && box.current?.contains(relatedTarget) === true;
        setHeld(stays || (box.current?.matches(":hover") ?? false));
      }}
    >
      <p>{text}</p>
      {undo !== undefined && (
        <button
          type="button"
          onClick={() => {
            onClose();
            undo();
          }}
        >
          Undo
        </button>
      )}
      <button type="button" class="plain" aria-label="Close the message" onClick={onClose}>
        ×
      </button>
    </div>
  );
}
