import { createMock } from "sanguine/mock";
import { getMarkersByName } from "../../../mock/catalog/labs/markers.ts";
import { createScale, el, line, px, rect, renderSvg, text, WIDTH } from "./svg.ts";

const LAB = 1;
const DRAWS = 9;
const MONTHS = 3;
const MS_PER_MONTH = 30.4375 * 86_400_000;
const START = Date.parse("2024-01-15T15:00:00Z");

/** What each order measures. */
const panels = [
  "Extended Lipid Panel",
  "Diabetes Panel",
  "Comprehensive Metabolic Panel",
  "CBC with Differential",
  "Iron Panel with Ferritin",
  "Thyroid Panel with Free Hormones",
];

const names = [
  "LDL Cholesterol, Calculated",
  "HDL Cholesterol",
  "Triglycerides",
  "Hemoglobin A1c",
  "Creatinine",
  "Alanine Aminotransferase (ALT)",
  "Hemoglobin",
  "Ferritin",
  "TSH",
];

interface PanelPoint {
  readonly at: number;
  readonly value: number;
  readonly low: number | null | undefined;
  readonly high: number | null | undefined;
}

/** Orders the same tests for one patient every three months, and reads the results as an application does. */
async function drawPanels(seed: string) {
  const mock = createMock({ seed, now: START });
  const client = mock.client();
  const user = mock.users.create();
  const markers = getMarkersByName().get(LAB);
  const marker_ids = panels.flatMap((name) => markers?.get(name)?.id ?? []);
  const series = new Map<string, { unit: string; points: PanelPoint[] }>();
  for (let draw = 0; draw < DRAWS; draw += 1) {
    await mock.clock.advanceTo(START + draw * MONTHS * MS_PER_MONTH);
    const order = mock.orders.create({
      user,
      status: "completed",
      interpretation: "derived",
      method: "walk_in_test",
      order_set: { add_on: { marker_ids } },
      patient: { dob: "1972-05-20", gender: "female" },
    });
    const { results } = await client.orders.result(order.id);
    for (const { name, result, unit, min_range_value: low, max_range_value: high } of results) {
      const found = series.get(name) ?? { unit: unit ?? "", points: [] };
      found.points.push({ at: mock.clock.now(), value: Number(result), low, high });
      series.set(name, found);
    }
  }
  return series;
}

const COLUMN = WIDTH / 3;
const ROW = 112;

function renderPanel(name: string, unit: string, points: readonly PanelPoint[], index: number): string {
  const [left, top] = [(index % 3) * COLUMN + 8, Math.floor(index / 3) * ROW + 34];
  const [right, bottom] = [left + COLUMN - 18, top + 56];
  const [{ low, high } = { low: null, high: null }] = points;
  const values = points.map(({ value }) => value);
  const all = [...values, ...[low, high].filter((one) => typeof one === "number")];
  const margin = (Math.max(...all) - Math.min(...all) || 1) * 0.12;
  const [least, most] = [Math.min(...all) - margin, Math.max(...all) + margin];
  const y = createScale([least, most], [bottom, top]);
  const x = createScale([START, START + (DRAWS - 1) * MONTHS * MS_PER_MONTH], [left + 3, right - 3]);
  const [upper, lower] = [y(Math.min(high ?? most, most)), y(Math.max(low ?? least, least))];
  const places = points.map(({ at, value }) => [x(at), y(value)] as const);
  const short = name
    .replace(/ \(.*\)|, Calculated| Cholesterol/g, "")
    .replace("Alanine Aminotransferase", "ALT");
  return [
    text(left, top - 20, short, "head"),
    text(left, top - 8, unit.replaceAll(/[{}[\]]/g, ""), "small"),
    rect(left, upper, right - left, Math.max(lower - upper, 0), "range"),
    el("path", { d: `M${px(left)} ${px(top)}V${px(bottom)}H${px(right)}`, class: "axis" }),
    line(places, "a"),
    ...places.map(([cx, cy]) => el("circle", { cx, cy, r: 2, class: "fill-a" })),
    text(left, bottom + 12, `${Math.min(...values)} to ${Math.max(...values)}`, "small"),
  ].join("");
}

export async function renderPanels(seed: string): Promise<string> {
  const series = await drawPanels(seed);
  const parts = names.flatMap((name, index) => {
    const found = series.get(name);
    return found === undefined ? [] : renderPanel(name, found.unit, found.points, index);
  });
  return renderSvg(
    3 * ROW + 8,
    "A panel over two years",
    `${names.join("; ")} of one synthetic woman of 51 years, every three months for two years. Green areas are reference ranges.`,
    parts,
  );
}
