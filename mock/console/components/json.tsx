import type { JSX } from "preact";
import { Code } from "./code.tsx";

/** A value as indented JSON. */
export function Json({ value, label }: { value: unknown; label: string }): JSX.Element {
  return <Code text={JSON.stringify(value, null, 2) ?? ""} label={label} />;
}
