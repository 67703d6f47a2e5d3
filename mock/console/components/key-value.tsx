import type { ComponentChildren, JSX } from "preact";

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
