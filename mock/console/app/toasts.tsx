import { createContext, type ComponentChildren } from "preact";
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

export function useToast(): ShowToast {
  return useContext(ToastContext);
}

/** How long a message stays while nobody points at it or has the focus in it. One that offers Undo stays longer; an error stays. */
const DURATIONS = { plain: 5_000, undo: 15_000 };
const TICK = 500;

/** At most this many messages at once. */
const LIMIT = 4;

/** Shows the messages of the views inside it. */
export function ToastProvider({ children }: { children: ComponentChildren }) {
  const [shown, setShown] = useState<readonly (Toast & { readonly id: number })[]>([]);
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

function Message({ toast: { text, tone, undo }, onClose }: { toast: Toast; onClose: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tone === "bad") return undefined;
    const duration = undo === undefined ? DURATIONS.plain : DURATIONS.undo;
    let left = duration;
    const timer = setInterval(() => {
      // Whoever reads or reaches for a message gets its whole time again afterward.
      left = box.current?.matches(":hover, :focus-within") ? duration : left - TICK;
      if (left <= 0) onClose();
    }, TICK);
    return () => clearInterval(timer);
  }, []);
  return (
    <div ref={box} class={`toast ${tone}`}>
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
