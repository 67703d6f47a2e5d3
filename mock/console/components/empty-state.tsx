import type { ComponentChildren, JSX } from "preact";

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
