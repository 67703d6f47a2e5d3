import type { JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import UPlot, { type AlignedData, type Options, type Series } from "uplot";

/** One line, or one set of bars, of a chart. */
export interface ChartSeries {
  readonly label: string;
  /** One value for each time; null where there is none. */
  readonly values: readonly (number | null)[];
  /** @default "line" */
  readonly kind?: "line" | "bars" | "points";
}

/** Props of a chart. */
export interface ChartProps {
  /** What the chart shows, with its unit, such as "Heart rate, bpm". */
  readonly caption: string;
  /** Instants in milliseconds since 1970-01-01T00:00:00Z, ascending. */
  readonly times: readonly number[];
  readonly series: readonly ChartSeries[];
  /** Time zone to show times in; null when they are days. */
  readonly zone: string | null;
  /** A range to shade, such as a target range. */
  readonly band?: { readonly low: number; readonly high: number; readonly label: string };
  /** Height in pixels. @default 180 */
  readonly height?: number;
  /** How values are written in the legend and the table. @default as they are, with at most two decimals */
  readonly format?: (value: number) => string;
}

/** A chart over time, with its values as a table for those who cannot see it. Lines break where a value is null. */
export function Chart(props: ChartProps): JSX.Element {
  const { caption, times, series, band, zone, height = 180, format = formatNumber } = props;
  const box = useRef<HTMLDivElement>(null);
  const data = useMemo(
    (): AlignedData => [times.map((time) => time / 1000), ...series.map(({ values }) => [...values])],
    [times, series],
  );
  const shape = series.map(({ label, kind }) => `${label} ${kind}`).join("|");
  const plot = useRef<UPlot | null>(null);
  const newest = useRef(data);
  newest.current = data;
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const draw = (): void => {
      plot.current?.destroy();
      plot.current = new UPlot(buildOptions(element, { ...props, height, format }), newest.current, element);
    };
    draw();
    const resize = new ResizeObserver(() => plot.current?.setSize({ width: element.clientWidth, height }));
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
  }, [shape, height, zone, band?.low, band?.high]);
  useEffect(() => plot.current?.setData(data), [data]);
  return (
    <figure class="chart">
      <figcaption>
        {caption}
        {zone !== null && <span class="soft"> ({zone})</span>}
        {band !== undefined && (
          <span class="soft">
            {" "}
            ({band.label}: {format(band.low)} to {format(band.high)})
          </span>
        )}
      </figcaption>
      <div ref={box} class="plot" aria-hidden="true" />
      <ChartTable zone={zone} times={times} series={series} format={format} caption={caption} />
    </figure>
  );
}

/** Rows of the table. More would slow the page, and nobody reads them. */
const TABLE_ROWS = 200;

function ChartTable({
  zone,
  times,
  series,
  format,
  caption,
}: {
  zone: string | null;
  times: readonly number[];
  series: readonly ChartSeries[];
  format: (value: number) => string;
  caption: string;
}): JSX.Element {
  return (
    <details>
      <summary>{series.map((one) => summarize(one, format)).join("; ")}. Show the values</summary>
      <div class="table" tabIndex={0} role="region" aria-label={`Values: ${caption}`}>
        <table>
          <thead>
            <tr>
              <th scope="col">{zone === null ? "Day" : `Time (${zone})`}</th>
              {series.map(({ label }) => (
                <th key={label} scope="col" class="end">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {times.slice(-TABLE_ROWS).map((time, index) => (
              <tr key={time}>
                <td>{formatInZone(time, zone)}</td>
                {series.map(({ label, values }) => {
                  const value = values[Math.max(0, times.length - TABLE_ROWS) + index];
                  return (
                    <td key={label} class="end">
                      {value === null || value === undefined ? "–" : format(value)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

/** Describes a series in one sentence: how many values, and between which bounds. */
function summarize({ label, values }: ChartSeries, format: (value: number) => string): string {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return `${label}: no values`;
  let low = Infinity;
  let high = -Infinity;
  for (const value of known) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return `${label}: ${known.length} values from ${format(low)} to ${format(high)}`;
}

function formatNumber(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** Reads a color of the style sheet. */
function readColor(element: HTMLElement, name: string): string {
  return getComputedStyle(element).getPropertyValue(name).trim();
}

function buildOptions(
  element: HTMLElement,
  { series, band, zone, height, format }: ChartProps & { height: number; format: (value: number) => string },
): Options {
  const soft = readColor(element, "--soft");
  const line = readColor(element, "--line");
  const hasBars = series.some(({ kind }) => kind === "bars");
  const axis = { stroke: soft, grid: { stroke: line, width: 1 }, ticks: { stroke: line, width: 1 } };
  return {
    width: element.clientWidth,
    height,
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
      x: hasBars ? { range: (plot, first, last) => widenByHalfBar(plot, first, last) } : {},
      y: { range: (_, low, high) => computeRange(low, hasBars ? Math.max(high, 0) : high, band, hasBars) },
    },
    series: [
      {
        label: "Time",
        value: (_, time) => (time === null ? "–" : formatInZone(time * 1000, zone)),
      },
      ...series.map(({ label, kind = "line" }, index): Series => {
        const color = readColor(element, `--series-${(index % 4) + 1}`);
        return {
          label,
          stroke: color,
          width: kind === "line" ? 1.5 : 0,
          value: (_, value) => (value === null ? "–" : format(value)),
          ...(kind === "bars" ? { fill: color, paths: UPlot.paths.bars?.({ size: [0.7, 40] }) } : {}),
          points: {
            show: kind === "points",
            fill: color,
            size: 4,
            filter: kind === "line" ? listLonelyPoints : undefined,
          },
        };
      }),
    ],
    axes: [axis, { ...axis, size: 58 }],
    hooks: {
      drawClear: band === undefined ? [] : [(plot) => drawBand(plot, band, readColor(element, "--band"))],
    },
  };
}

/** Lists the points between two gaps. No line leads to them, so they are drawn as dots. */
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
export function formatInZone(time: number, zone: string | null): string {
  if (zone === null) return new Date(time).toISOString().slice(0, 10);
  // Swedish dates are those of ISO 8601.
  return new Intl.DateTimeFormat("sv-SE", { timeZone: zone, dateStyle: "short", timeStyle: "short" }).format(
    time,
  );
}
