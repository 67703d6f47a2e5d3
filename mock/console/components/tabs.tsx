import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";

/** One tab and its panel. Only the open panel is rendered. */
export interface Tab {
  readonly id: string;
  readonly title: string;
  readonly render: () => ComponentChildren;
}

/** Panels of which one is open. The arrow keys move between the tabs. */
export function Tabs({
  tabs,
  label,
  open,
  onOpen,
}: {
  tabs: readonly Tab[];
  /** What the tabs are about, for screen readers. */
  label: string;
  /** Id of the open tab. */
  open: string;
  onOpen: (id: string) => void;
}) {
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  const current = tabs.find(({ id }) => id === open);
  useCurrentInView(list, current?.id);
  if (current === undefined) return null;
  const move = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const index = (tabs.indexOf(current) + step + tabs.length) % tabs.length;
    const next = tabs[index];
    if (next === undefined) return;
    event.preventDefault();
    onOpen(next.id);
    list.current?.querySelectorAll("button")[index]?.focus();
  };
  return (
    <div class="tabs">
      <div role="tablist" aria-label={label} ref={list} onKeyDown={move}>
        {tabs.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${prefix}-${id}`}
            aria-selected={id === current.id}
            aria-controls={id === current.id ? `${prefix}-panel` : undefined}
            tabIndex={id === current.id ? 0 : -1}
            onClick={() => onOpen(id)}
          >
            {title}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${prefix}-panel`} aria-labelledby={`${prefix}-${current.id}`}>
        {current.render()}
      </div>
    </div>
  );
}

/** Scrolls a list of tabs sideways so that the current one is in view, whenever another one becomes current. */
export function useCurrentInView(list: { readonly current: HTMLElement | null }, current: unknown): void {
  useEffect(() => {
    const tab = list.current?.querySelector("[aria-current], [aria-selected=true]");
    tab?.scrollIntoView({ inline: "center", block: "nearest" });
  }, [current]);
}
