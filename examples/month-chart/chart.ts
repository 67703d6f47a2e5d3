/** What {@link drawChart} draws. */
export interface Chart {
  readonly title: string;
  /** Dates, one for each line. */
  readonly days: readonly string[];
  readonly values: ReadonlyMap<string, number>;
  readonly unit: string;
  /** Width in characters. */
  readonly width: number;
}

/** Blocks that are one to eight eighths of a character wide. */
const eighths = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];

/** Draws a horizontal bar for each day. A day without data says so, because that is not the same as zero. */
export function drawChart({ title, days, values, unit, width }: Chart): string {
  const most = Math.max(...values.values());
  const labels = days.map((day) => formatValue(values.get(day), most));
  const labelWidth = Math.max(...labels.map(({ length }) => length));
  const longest = Math.max(10, Math.min(width, 100) - "Thu 2026-01-01  ".length - labelWidth - 1);
  const lines = days.map((day, index) => {
    const bar = drawBar(most > 0 ? ((values.get(day) ?? 0) / most) * longest : 0);
    return `${nameWeekday(day)} ${day}  ${labels[index]?.padStart(labelWidth)} ${bar}`.trimEnd();
  });
  const average = [...values.values()].reduce((sum, value) => sum + value, 0) / values.size;
  const summary = `${values.size} of ${days.length} days have data; their average is ${formatValue(average, most)} ${unit}.`;
  return [title, "", ...lines, "", summary].join("\n");
}

function drawBar(length: number): string {
  const parts = Math.round(Math.max(length, 0) * 8);
  return "█".repeat(Math.floor(parts / 8)) + eighths[parts % 8];
}

/** Formats small values with a digit after the point. */
function formatValue(value: number | undefined, most: number): string {
  if (value === undefined) return "no data";
  const digits = most < 100 ? 1 : 0;
  return value.toLocaleString("en-US", { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

function nameWeekday(day: string): string {
  return new Date(day).toLocaleDateString("en-US", { weekday: "short", timeZone: "UTC" });
}
