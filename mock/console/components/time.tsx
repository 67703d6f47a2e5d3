import type { JSX } from "preact";

/**
 * An instant in UTC: `2026-01-15 09:00:00 UTC`.
 *
 * @param precise - whether to show milliseconds
 */
export function Time({
  value,
  precise = false,
}: {
  value: string | null | undefined;
  precise?: boolean;
}): JSX.Element {
  if (value === null || value === undefined || Number.isNaN(Date.parse(value))) return <span>–</span>;
  const iso = new Date(value).toISOString();
  return (
    <time datetime={iso} title={iso}>
      {iso.slice(0, 10)} <span class="clock-time">{iso.slice(11, precise ? 23 : 19)}</span> UTC
    </time>
  );
}

/** Writes an instant in UTC for a label: `2026-01-15 09:00:00 UTC`. */
export function formatTime(value: string): string {
  const iso = new Date(value).toISOString();
  return `${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC`;
}
