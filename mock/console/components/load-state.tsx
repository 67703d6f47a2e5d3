import type { ComponentChildren, JSX } from "preact";
import { describeError } from "../data/describe-error.ts";
import type { Live } from "../data/use-live.ts";
import { Button } from "./button.tsx";
import { Problem } from "./form.tsx";

/** Shows data: a note while there is none, and why the last load failed. */
export function Loaded<Data>({
  live: { data, error, reload },
  children,
}: {
  live: Live<Data>;
  children: (data: Data) => ComponentChildren;
}): JSX.Element {
  return (
    <>
      {error !== null && (
        <Problem text={describeError(error)}>
          <Button onClick={reload}>Try again</Button>
        </Problem>
      )}
      {data !== undefined ? children(data) : error === null && <p class="soft">Loading…</p>}
    </>
  );
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
