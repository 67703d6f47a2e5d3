import type { JSX, ComponentChildren } from "preact";
import { Button } from "./button.tsx";
import { describeError } from "../data/describe-error.ts";
import type { Live } from "../data/use-live.ts";

/** Shown above data: a note while there is none, or why the last load failed. */
export function LoadState({ live }: { live: Live<unknown> }): JSX.Element | null {
  if (live.error !== null)
    return (
      <div class="alert" role="alert">
        <p>{describeError(live.error)}</p>
        <Button onClick={live.reload}>Try again</Button>
      </div>
    );
  return live.data === undefined ? <p class="soft">Loading…</p> : null;
}

/** Says that there is nothing to show, and what to do. */
export function EmptyState({
  title,
  hint,
  children,
}: {
  title: string;
  hint?: ComponentChildren;
  /** Buttons that change it. */
  children?: ComponentChildren;
}): JSX.Element {
  return (
    <div class="empty">
      <p>
        <strong>{title}</strong>
      </p>
      {hint !== undefined && <p class="soft">{hint}</p>}
      {children}
    </div>
  );
}
