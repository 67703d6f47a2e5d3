import type { ComponentChildren, JSX } from "preact";

/** The meaning of a badge's color. The text says it too. */
export type Tone = "plain" | "info" | "good" | "warn" | "bad";

/** A short status. */
export function Badge({
  children,
  tone = "plain",
}: {
  children: ComponentChildren;
  tone?: Tone;
}): JSX.Element {
  return <span class={`badge ${tone}`}>{children}</span>;
}
