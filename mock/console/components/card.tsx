import type { ComponentChildren, JSX } from "preact";
import { useId } from "preact/hooks";

/** A section of a view with its own heading. */
export function Card({
  title,
  actions,
  children,
}: {
  title: string;
  /** Beside the heading: a status or buttons. */
  actions?: ComponentChildren;
  children: ComponentChildren;
}): JSX.Element {
  const id = useId();
  return (
    <section class="card" role="group" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {actions}
      </header>
      {children}
    </section>
  );
}

/** Names and values. Leaves out rows without a value. */
export function KeyValue({
  rows,
}: {
  rows: readonly (readonly [name: string, value: ComponentChildren])[];
}): JSX.Element {
  return (
    <dl class="key-value">
      {rows
        .filter(([, value]) => value !== null && value !== undefined && value !== "")
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
