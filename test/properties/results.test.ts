import { describe, expect, it } from "vitest";
import { getAnalytes } from "../../mock/catalog/labs/analytes.ts";
import { getAnalyte, getMarkers, type Marker } from "../../mock/catalog/labs/markers.ts";
import type { BiomarkerResult } from "../../src/generated/types.ts";
import { resolveMarkers } from "../mock/domain/orders/results/resolve-order-results.ts";

const FLAGS = ["normal", "abnormal", "critical", "unknown"] as const;
const TYPES = [null, ["numeric"], ["range"], ["comment"], ["coded_value"], ["newer_type"]] as const;
const SEXES = ["male", "female", "other"] as const;
/** The allowed formats of results of a type. */
const FORMS: Readonly<Record<string, RegExp>> = {
  numeric: /^\d+(\.\d+)?$/,
  range: /^(\d*\.?\d+-\d*\.?\d+|[<>]=?\d*\.?\d+)$/,
};
const REFERENCE = /^(\d*\.?\d+-\d*\.?\d+|[<>](=| OR = )?\d*\.?\d+)$/;

const countDecimals = (text: string): number => text.split(".")[1]?.length ?? 0;

/** What is true of a result, by name. A call of `expect` for each fact would take longer than all results. */
type Facts = Readonly<Record<string, boolean>>;

/** Tests that a result without a range has no interpretation. */
function testNoRange(result: BiomarkerResult): Facts {
  const { reference_range: range, min_range_value: min, max_range_value: max } = result;
  const { is_above_max_range: above, is_below_min_range: below } = result;
  return { "no range": [range, min, max, above, below].every((value) => value === null) };
}

/** Parses `<5`, `>=5`, `< OR = 5`, `3-5` and `5` as the lowest and the highest value. What is excluded is a millionth away. */
function parseInterval(text: string): readonly [low: number, high: number] {
  const one = /^([<>])(=?)(\d+(?:\.\d+)?)$/.exec(text.replace(" OR = ", "="));
  if (one !== null) {
    const [at, excluded] = [Number(one[3]), one[2] === "=" ? 0 : 1e-6];
    return one[1] === "<" ? [-Infinity, at - excluded] : [at + excluded, Infinity];
  }
  const [low = NaN, high = low] = text.split("-").map(Number);
  if (!(low <= high)) throw new Error(`"${text}" is not a range.`);
  return [low, high];
}

/** Returns a bound as fields have it: as printed, and null where there is none. */
const toBound = (value: number): number | null => (Number.isFinite(value) ? Number(value.toFixed(4)) : null);

/** Tests a measured result against its printed range, by the texts alone. */
function testRange(result: BiomarkerResult): Facts {
  const { interpretation, reference_range: range } = result;
  const [min, max] = parseInterval(range ?? "");
  const [low, high] = parseInterval(result.result);
  const [above, below, good] = [low > max, high < min, low >= min && high <= max];
  return {
    "printed range": REFERENCE.test(range ?? ""),
    bounds: result.min_range_value === toBound(min) && result.max_range_value === toBound(max),
    "above and below": result.is_above_max_range === above && result.is_below_min_range === below,
    "normal within its range": (interpretation === "normal") === good && (above || below) === !good,
  };
}

function testFields(result: BiomarkerResult, marker: Marker): Facts {
  const { result_type: type, interpretation, source_markers: sources } = result;
  const analyte = getAnalyte(marker.expected_results[0]!);
  const measured = type === "numeric" || type === "range";
  const interpreted = measured && interpretation !== "unknown";
  // The catalog defines critical bounds; without them, the lab's interpretation counts.
  const { critical, plausible } = analyte;
  const value = Number(result.result);
  const beyond = value < (critical?.low ?? -Infinity) || value > (critical?.high ?? Infinity);
  const limited = critical !== null && plausible !== null && type === "numeric" && interpreted;
  const { id, name, slug, provider_id } = marker;
  return {
    type: result.type === type,
    loinc: result.loinc === analyte.loinc.code,
    "source markers":
      JSON.stringify(sources) === JSON.stringify([{ marker_id: id, name, slug, provider_id }]),
    value: result.value === (type === "numeric" ? Number(result.result) : -1),
    unit: result.unit === (measured ? analyte.unit : null),
    // Other types are words, or a grade such as 1+.
    result: (FORMS[type] ?? /^([A-Z][^<>{}\n]*|\d\+)$/i).test(result.result),
    decimals: type !== "numeric" || countDecimals(result.result) === (analyte.decimals ?? 0),
    critical: !limited || beyond === (interpretation === "critical"),
    ...(interpreted ? testRange : testNoRange)(result),
  };
}

/** Some analytes have a range, and a share, for one sex only. Tests of ranges and of derived analytes show the other. */
function getOnlySex(name: string): "male" | "female" | null {
  if (name.startsWith("PSA")) return "male";
  return name.startsWith("Human Epididymis") ? "female" : null;
}

/** Lists one marker for each analyte that a lab measures, with that result only. */
function listSingleResultMarkers(): Marker[] {
  const singleResultMarkers = new Map<string, Marker>();
  for (const marker of getMarkers()) {
    const [only] = marker.expected_results;
    if (marker.type === "biomarker" && only !== undefined) singleResultMarkers.set(only.loinc.code, marker);
  }
  return getAnalytes().flatMap(({ loinc }) => singleResultMarkers.get(loinc.code) ?? []);
}

describe("the result of every analyte, for every flag, type and sex", () => {
  it.each(FLAGS)("has consistent fields when it is %s", (interpretation) => {
    const found: unknown[] = [];
    let count = 0;
    for (const marker of listSingleResultMarkers()) {
      for (const [at, result_types] of TYPES.entries()) {
        const gender = getOnlySex(marker.name) ?? SEXES[(marker.id + at) % SEXES.length]!;
        const { id, name, lab_id: lab } = marker;
        const { results, interpretation: whole } = resolveMarkers(
          { order_id: `o-${id}`, lab, markers: [name], patient: { gender } },
          ["final", { interpretation, result_types }],
        );
        const [result] = results;
        if (result === undefined) throw new Error(`${name} has no result.`);
        const type = result_types?.[0] ?? getAnalyte(marker.expected_results[0]!).result_type;
        const facts: Facts = {
          "one result": results.length === 1,
          interpretation: whole === interpretation && result.interpretation === interpretation,
          "result type": result.result_type === type,
          ...testFields(result, marker),
        };
        const wrong = Object.keys(facts).filter((name) => !facts[name]);
        if (wrong.length > 0) found.push([wrong, result]);
        count += 1;
      }
    }
    expect(found).toEqual([]);
    expect(count).toBeGreaterThan(3000);
  });
});
