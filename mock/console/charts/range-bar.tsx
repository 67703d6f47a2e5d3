import type { JSX } from "preact";

const WIDTH = 120;
const HEIGHT = 16;

/** A measured value beside its reference range. Either bound may be missing. Null without any bound. */
export function RangeBar({
  value,
  min,
  max,
  unit = "",
}: {
  value: number;
  min: number | null;
  max: number | null;
  unit?: string;
}): JSX.Element | null {
  if (min === null && max === null) return null;
  const span = min !== null && max !== null ? max - min || 1 : Math.abs(max ?? min ?? 0) || 1;
  // Half a range is visible on each side, more when the value lies farther out.
  const from = Math.min(min ?? (max ?? 0) - span, value) - span / 2;
  const to = Math.max(max ?? (min ?? 0) + span, value) + span / 2;
  const scale = (one: number): number => ((one - from) / (to - from)) * WIDTH;
  const start = min === null ? 0 : scale(min);
  const end = max === null ? WIDTH : scale(max);
  const place = min !== null && value < min ? "below" : max !== null && value > max ? "above" : "within";
  const range = min === null ? `up to ${max}` : max === null ? `from ${min}` : `${min} to ${max}`;
  return (
    <svg
      class={`range-bar ${place}`}
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`${value} ${unit} is ${place} the range ${range}`}
    >
      <rect class="track" x="0" y="6" width={WIDTH} height="4" rx="2" />
      <rect class="range" x={start} y="4" width={Math.max(2, end - start)} height="8" rx="2" />
      <circle class="value" cx={scale(value)} cy="8" r="5" />
    </svg>
  );
}
