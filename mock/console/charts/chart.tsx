import { useEffect, useMemo, useRef } from "preact/hooks";
import UPlot, { type AlignedData, type Options } from "uplot";
import { Table } from "../components/table.tsx";

export interface ChartProps {
  /** What the chart shows, with its unit, such as "Heart rate, last 24 hours, bpm". */
  readonly caption: string;
  /** What one value is, such as "Heart rate". */
  readonly label: string;
  /** Instants in milliseconds since 1970-01-01T00:00:00Z, ascending. */
  readonly times: readonly number[];
  /** One value for each time; null in a gap, where the line breaks. */
  readonly values: readonly (number | null)[];
  /** Draws bars instead of a line. */
  readonly bars?: boolean;
  /** Names of the values 0, 1 and so on, from bottom to top. The line then keeps a value until the next time. */
  readonly names?: readonly string[];
  /** Sums the values up. @default how many there are, and between which bounds */
  readonly summary?: string;
  /** Time zone to show times in; null when they are days. */
  readonly zone: string | null;
  /** A range to shade, such as a target range. */
  readonly band?: { readonly low: number; readonly high: number; readonly label: string };
}

const HEIGHT = 180;

/** A chart over time, with its values as a table for those who cannot see it. */
export function Chart(props: ChartProps) {
  const { caption, label, times, values, band, zone, names } = props;
  const { summary = summarize(label, values) } = props;
  const box = useRef<HTMLDivElement>(null);
  const data = useMemo((): AlignedData => [times.map((time) => time / 1000), [...values]], [times, values]);
  const plot = useRef<UPlot | null>(null);
  const newest = useRef(data);
  newest.current = data;
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const draw = (): void => {
      plot.current?.destroy();
      plot.current = new UPlot(buildOptions(element, props), newest.current, element);
    };
    draw();
    const resize = new ResizeObserver(() =>
      plot.current?.setSize({ width: element.clientWidth, height: HEIGHT }),
    );
    resize.observe(element);
    // The colors are read when the chart is drawn.
    const scheme = matchMedia("(prefers-color-scheme: dark)");
    scheme.addEventListener("change", draw);
    return () => {
      resize.disconnect();
      scheme.removeEventListener("change", draw);
      plot.current?.destroy();
      plot.current = null;
    };
  }, [zone, band?.low, band?.high]);
  useEffect(() => plot.current?.setData(data), [data]);
  return (
    <figure class="chart">
      <figcaption>
        {caption}
        {zone !== null && <span class="soft"> ({zone})</span>}
        {band !== undefined && (
          <span class="soft">
            {" "}
            ({band.label}: {band.low} to {band.high})
          </span>
        )}
      </figcaption>
      <div ref={box} class="plot" aria-hidden="true" />
      <details>
        <summary>{summary}. Show the values</summary>
        <Table
          label={`Values: ${caption}`}
          columns={[
            {
              title: zone === null ? "Day" : `Time (${zone})`,
              render: (at) => formatInZone(times[at] ?? 0, zone),
            },
            { title: label, align: "end", render: (at) => formatValue(values[at], names) },
          ]}
          rows={[...times.keys()]}
          getKey={(at) => at}
        />
      </details>
    </figure>
  );
}

/** Describes values in one sentence: how many, and between which bounds. */
function summarize(label: string, values: ChartProps["values"]): string {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return `${label}: no values`;
  const low = known.reduce((one, other) => Math.min(one, other));
  const high = known.reduce((one, other) => Math.max(one, other));
  return `${label}: ${known.length} values from ${formatValue(low)} to ${formatValue(high)}`;
}

function formatValue(value: number | null | undefined, names?: readonly string[]): string {
  if (value == null) return "–";
  return names?.[value] ?? String(Math.round(value * 100) / 100);
}

/** Reads a color of the style sheet, as the color scheme has it. */
function readColor(element: HTMLElement, name: string): string {
  element.style.color = `var(${name})`;
  const { color } = getComputedStyle(element);
  element.style.color = "";
  return color;
}

function buildOptions(element: HTMLElement, { label, bars = false, band, zone, names }: ChartProps): Options {
  const soft = readColor(element, "--soft");
  const line = readColor(element, "--line");
  const color = readColor(element, "--accent");
  const axis = { stroke: soft, grid: { stroke: line, width: 1 }, ticks: { stroke: line, width: 1 } };
  return {
    width: element.clientWidth,
    height: HEIGHT,
    tzDate: (seconds) => UPlot.tzDate(new Date(seconds * 1000), zone ?? "Etc/UTC"),
    fmtDate: (template) =>
      UPlot.fmtDate(
        template
          .replaceAll("{h}{aa}", "{HH}:00")
          .replaceAll("{h}:{mm}{aa}", "{HH}:{mm}")
          .replaceAll("{M}/{D}/{YY}", "{YYYY}-{MM}-{DD}")
          .replaceAll("{M}/{D}", "{MM}-{DD}"),
      ),
    legend: { live: true },
    cursor: { y: false },
    scales: {
      x: bars ? { range: (plot, first, last) => widenByHalfBar(plot, first, last) } : {},
      y: {
        range: (_, low, high) =>
          names === undefined
            ? computeRange(low, bars ? Math.max(high, 0) : high, band, bars)
            : [-0.5, names.length - 0.5],
      },
    },
    series: [
      { label: "Time", value: (_, time) => (time === null ? "–" : formatInZone(time * 1000, zone)) },
      {
        label,
        stroke: color,
        width: bars ? 0 : 1.5,
        value: (_, value) => formatValue(value, names),
        ...(bars ? { fill: color, paths: UPlot.paths.bars?.({ size: [0.7, 40] }) } : {}),
        // A gap begins at the time without a value. The last value reaches to the end.
        ...(names && { paths: UPlot.paths.stepped?.({ align: 1, alignGaps: 1, extend: true }) }),
        points: { show: false, fill: color, size: 4, filter: bars || names ? undefined : listLonelyPoints },
      },
    ],
    axes: [
      axis,
      {
        ...axis,
        size: 58,
        ...(names && {
          splits: [...names.keys()],
          values: (_, splits) => splits.map((at) => names[at] ?? ""),
        }),
      },
    ],
    hooks: {
      drawClear: band === undefined ? [] : [(plot) => drawBand(plot, band, readColor(element, "--band"))],
    },
  };
}

/** Lists the points between two gaps. No line leads to them, so they are drawn as dots; a stage is a line by itself. */
function listLonelyPoints(plot: UPlot, index: number): number[] {
  const values = plot.data[index] ?? [];
  return Array.from(values, (value, at) =>
    value != null && values[at - 1] == null && values[at + 1] == null ? at : -1,
  ).filter((at) => at >= 0);
}

function computeRange(
  low: number | null,
  high: number | null,
  band: ChartProps["band"],
  startsAtZero: boolean,
): [number, number] {
  const from = startsAtZero ? 0 : Math.min(low ?? 0, band?.low ?? Infinity);
  const to = Math.max(high ?? 1, band?.high ?? -Infinity);
  const margin = (to - from || Math.abs(to) || 1) * 0.08;
  // A count or a measurement that is never negative gets no axis below zero.
  return [from >= 0 && from - margin < 0 ? 0 : from - margin, to + margin];
}

/** Adds half the distance of two bars at both ends, so that the outer bars are whole. */
function widenByHalfBar(plot: UPlot, first: number, last: number): [number, number] {
  const count = plot.data[0].length;
  const half = count > 1 ? (last - first) / (count - 1) / 2 : 43_200;
  return [first - half, last + half];
}

/** Shades a range of values behind the lines. */
function drawBand(plot: UPlot, band: NonNullable<ChartProps["band"]>, color: string): void {
  const top = plot.valToPos(band.high, "y", true);
  const bottom = plot.valToPos(band.low, "y", true);
  const { left, width } = plot.bbox;
  plot.ctx.save();
  plot.ctx.fillStyle = color;
  plot.ctx.fillRect(left, top, width, bottom - top);
  plot.ctx.restore();
}

/** Formats an instant in a time zone, such as `2026-01-15 09:00`; in no zone as a date. */
function formatInZone(time: number, zone: string | null): string {
  if (zone === null) return new Date(time).toISOString().slice(0, 10);
  // Swedish dates are those of ISO 8601.
  return new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "short" }).format(
    time,
  );
}
