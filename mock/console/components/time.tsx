import type { JSX } from "preact";

/** An instant in UTC, as the service writes it, without fractions of a second. */
export function Time({ value }: { value: string | null | undefined }): JSX.Element {
  if (value === null || value === undefined || Number.isNaN(Date.parse(value))) return <span>–</span>;
  const iso = new Date(value).toISOString();
  return (
    <time datetime={iso} title={iso}>
      {iso.slice(0, 10)} <span class="clock-time">{iso.slice(11, 19)}</span>
    </time>
  );
}
