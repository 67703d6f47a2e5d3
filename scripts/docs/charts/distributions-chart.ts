import { type DrawnReport, drawReports } from "../../realism/draw-reports.ts";
import { computeQuantile, type PublishedAnalyte, publishedAnalytes } from "../../realism/published.ts";
import { createLogScale, createScale, el, px, rect, renderSvg, text, WIDTH } from "./svg.ts";

const names = [
  "Cholesterol, Total",
  "Hemoglobin A1c",
  "Creatinine",
  "Hemoglobin",
  "Ferritin",
  "TSH",
  "Vitamin D, 25-Hydroxy, Total",
  "Testosterone, Total",
];

const ROW = 15;
const LABEL = 84;
const GAP = 44;

const shares = [0.05, 0.5, 0.95] as const;

/** Renders one analyte: a bar from the 5th to the 95th percentile with the median, published values as rings. */
function renderAnalyte(analyte: PublishedAnalyte, reports: readonly DrawnReport[], top: number): string {
  const rows = analyte.rows.map(({ sex, from, to, quantiles }) => {
    const values = reports
      .filter(({ patient }) => patient.sex === sex && patient.age >= from && patient.age <= to)
      .flatMap((report) => report.values.get(analyte.name)?.value ?? [])
      .toSorted((a, b) => a - b);
    return {
      label: `${sex === "male" ? "Men" : "Women"} ${from}${to === Infinity ? "+" : `-${to}`}`,
      generated: shares.map((share) => computeQuantile(values, share)),
      published: shares.map((share) => quantiles.find((one) => one.share === share)?.value ?? NaN),
    };
  });
  const all = rows
    .flatMap(({ generated, published }) => [...generated, ...published])
    .filter((one) => one > 0);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const range = [LABEL + 8, WIDTH - 16] as const;
  const x = analyte.scale === "log" ? createLogScale([low, high], range) : createScale([low, high], range);
  const head = text(8, top, `${analyte.name}, ${analyte.unit.replaceAll(/[{}[\]]/g, "")}`, "head");
  const bottom = top + 8 + rows.length * ROW;
  const ticks = [low, analyte.scale === "log" ? Math.sqrt(low * high) : (low + high) / 2, high].map(
    (value, index) => {
      const anchor = (["start", "middle", "end"] as const)[index];
      return (
        el("path", { d: `M${px(x(value))} ${px(top + 6)}V${px(bottom)}`, class: "grid" }) +
        text(x(value), bottom + 11, String(Number(value.toPrecision(3))), "small", anchor)
      );
    },
  );
  const bars = rows.map(({ label, generated, published }, index) => {
    const y = top + 16 + index * ROW;
    const kind = index < rows.length / 2 ? "a" : "b";
    const [from = 0, median = 0, to = 0] = generated.map((value) => x(Math.max(value, low)));
    return [
      text(8, y + 4, label, "small"),
      el("path", { d: `M${px(from)} ${px(y)}H${px(to)}`, class: `line ${kind}` }),
      rect(median - 1.5, y - 5, 3, 10, `fill-${kind}`),
      ...published.map((value) =>
        Number.isNaN(value) ? "" : el("circle", { cx: x(value), cy: y, r: 3.2, class: `line ${kind}` }),
      ),
    ].join("");
  });
  return [head, ...ticks, ...bars].join("");
}

export function renderDistributions(seed: string): string {
  const reports = drawReports(seed, 3000, names);
  const analytes = names.flatMap((name) => publishedAnalytes.find((one) => one.name === name) ?? []);
  let top = 52;
  const parts = [
    text(8, 18, "Generated: a line from the 5th to the 95th percentile, and the median.", "small"),
    text(8, 32, "Published: three rings at the same percentiles.", "small"),
  ];
  for (const analyte of analytes) {
    parts.push(renderAnalyte(analyte, reports, top));
    top += analyte.rows.length * ROW + GAP;
  }
  return renderSvg(
    top - 16,
    "Generated and published percentiles",
    `For ${names.join("; ")}: the 5th, 50th and 95th percentile of generated patients by sex and age, beside those of the national survey.`,
    parts,
  );
}
