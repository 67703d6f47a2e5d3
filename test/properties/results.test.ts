import { describe, expect, it } from "vitest";
import { getAnalyte, type Marker } from "../../mock/catalog/labs/markers.ts";
import type { BiomarkerResult } from "../../src/generated/types.ts";
import {
  resolveOrderResults,
  listSingleResultMarkers,
  buildResultHistory,
} from "../mock/domain/orders/results/resolve-order-results.ts";
import {
  parseBounds,
  computeExpectedInterpretation,
} from "../mock/domain/orders/results/expected-interpretation.ts";

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

/** Checks that a result without a range has no interpretation. */
function checkNoRange(result: BiomarkerResult): void {
  const { reference_range: range, min_range_value: min, max_range_value: max } = result;
  const { is_above_max_range: above, is_below_min_range: below } = result;
  expect([range, min, max, above, below]).toEqual([null, null, null, null, null]);
}

/** Checks a measured result against its printed range. */
function checkRange(result: BiomarkerResult): void {
  const { interpretation, reference_range: range } = result;
  expect(range).toMatch(REFERENCE);
  const bounds = parseBounds(range ?? "");
  expect([result.min_range_value, result.max_range_value]).toEqual([bounds.min, bounds.max]);
  const { above, below, good } = computeExpectedInterpretation(result);
  expect([result.is_above_max_range, result.is_below_min_range]).toEqual([above, below]);
  expect([interpretation === "normal", above || below]).toEqual([good, !good]);
}

/** Checks that the fields of one result are consistent. */
function checkFields(result: BiomarkerResult, marker: Marker): void {
  const { result_type: type, interpretation } = result;
  const analyte = getAnalyte(marker.expected_results[0]!);
  const measured = type === "numeric" || type === "range";
  expect(result.type).toBe(type);
  expect(result.loinc).toBe(analyte.loinc.code);
  expect(result.source_markers).toEqual([
    { marker_id: marker.id, name: marker.name, slug: marker.slug, provider_id: marker.provider_id },
  ]);
  expect(result.value).toBe(type === "numeric" ? Number(result.result) : -1);
  expect(result.unit).toBe(measured ? analyte.unit : null);
  // Other types are words, or a grade such as 1+.
  expect(result.result).toMatch(FORMS[type] ?? /^([A-Z][^<>{}\n]*|\d\+)$/i);
  expect(type !== "numeric" || countDecimals(result.result) === (analyte.decimals ?? 0)).toBe(true);
  const interpreted = measured && interpretation !== "unknown";
  (interpreted ? checkRange : checkNoRange)(result);
  // The catalog defines critical bounds; without them, the lab's interpretation counts.
  const { critical, plausible } = analyte;
  const value = Number(result.result);
  const beyond = value < (critical?.low ?? -Infinity) || value > (critical?.high ?? Infinity);
  const limited = critical !== null && plausible !== null && type === "numeric" && interpreted;
  expect(!limited || beyond === (interpretation === "critical")).toBe(true);
}

/** Some analytes have a range, and a share, for one sex only. Tests of ranges and of derived analytes show the other. */
function getOnlySex(name: string): "male" | "female" | null {
  if (name.startsWith("PSA")) return "male";
  return name.startsWith("Human Epididymis") ? "female" : null;
}

describe("the result of every analyte, for every flag, type and sex", () => {
  it.each(FLAGS)("has consistent fields when it is %s", (interpretation) => {
    for (const marker of listSingleResultMarkers()) {
      for (const [at, result_types] of TYPES.entries()) {
        const gender = getOnlySex(marker.name) ?? SEXES[(marker.id + at) % SEXES.length]!;
        const result_history = buildResultHistory(["final", { interpretation, result_types }]);
        const order = { order_id: `o-${marker.id}`, lab_id: marker.lab_id, marker_ids: [marker.id] };
        const { results, interpretation: whole } = resolveOrderResults({
          ...order,
          patient: { gender },
          result_history,
        });
        const [result, ...more] = results;
        if (result === undefined) throw new Error(`${marker.name} has no result.`);
        expect(more).toEqual([]);
        expect([whole, result.interpretation]).toEqual([interpretation, interpretation]);
        expect(result.result_type).toBe(
          result_types?.[0] ?? getAnalyte(marker.expected_results[0]!).result_type,
        );
        checkFields(result, marker);
      }
    }
  });
});
