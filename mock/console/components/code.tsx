import { CopyButton } from "./button.tsx";
import { KeyValue } from "./parts.tsx";

/** A block of code or output, with a button that copies it. */
export function Code({
  text,
  label,
}: {
  text: string;
  /** What it is, for screen readers. */ label: string;
}) {
  return (
    <div class="code">
      <CopyButton text={text} what={label} />
      {/* It scrolls, so the keyboard must reach it. */}
      <pre tabIndex={0} role="region" aria-label={label}>
        <code>{text}</code>
      </pre>
    </div>
  );
}

export function Json({ value, label }: { value: unknown; label: string }) {
  return <Code text={JSON.stringify(value, null, 2) ?? ""} label={label} />;
}

export function Headers({ headers }: { headers: Readonly<Record<string, string>> }) {
  return (
    <KeyValue rows={Object.entries(headers).map(([name, value]) => [name, <code>{value}</code>] as const)} />
  );
}
