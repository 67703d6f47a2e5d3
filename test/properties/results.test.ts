import * as fc from "../support/fast-check.ts";
import { describe, expect, it } from "vitest";
import { labs } from "../../mock/catalog/labs/labs.ts";
import { getAnalyte, getMarkersByLab, type Marker } from "../../mock/catalog/labs/markers.ts";
import type { ReportStage } from "../../mock/domain/orders/results/result-history.ts";
import type { BiomarkerResult } from "../../src/generated/types.ts";
import {
  resolveOrderResults,
  listSingleResultMarkers,
  buildResultHistory,
  type Step,
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

const ORDER = ["normal", "unknown", "abnormal", "critical"];
const highest = (results: readonly BiomarkerResult[]): string =>
  ORDER[Math.max(...results.map(({ interpretation }) => ORDER.indexOf(interpretation ?? "")))] ?? "unknown";

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

const lab = fc.constantFrom(...labs.filter(({ id }) => (getMarkersByLab().get(id)?.length ?? 0) > 0));
const order = lab.chain(({ id }) =>
  fc.record({
    order_id: fc.uuid(),
    lab_id: fc.constant(id),
    marker_ids: fc
      .uniqueArray(fc.nat((getMarkersByLab().get(id)?.length ?? 1) - 1), { minLength: 1, maxLength: 12 })
      .map((places) => places.map((place) => getMarkersByLab().get(id)![place]!.id)),
    patient: fc.record({ gender: fc.constantFrom(...SEXES) }),
  }),
);
const flags = fc.record(
  {
    interpretation: fc.constantFrom(...FLAGS),
    result_types: fc.option(
      fc.array(fc.constantFrom("numeric", "range", "comment", "coded_value"), { maxLength: 4 }),
    ),
    has_missing_results: fc.boolean(),
  },
  { requiredKeys: [] },
);
const step = (stage: ReportStage) => flags.map((requested): Step => [stage, requested]);
const history = fc.tuple(
  fc.array(step("partial"), { maxLength: 3 }),
  step("final"),
  fc.array(step("corrected"), { maxLength: 3 }),
);

const key = ({ loinc }: { readonly loinc?: string | null }): string => loinc ?? "";
const formatResult = ({ result, interpretation }: BiomarkerResult): string => `${result} (${interpretation})`;

describe("the reports of any order with any flags", () => {
  it("give the order the requested interpretation, and one interpretation per result", () => {
    fc.assert(
      fc.property(order, flags, (made, requested) => {
        const result_history = buildResultHistory(["final", requested]);
        const { results, missing, interpretation } = resolveOrderResults({ ...made, result_history });
        expect(interpretation).toBe(
          results.length === 0 ? "unknown" : (requested.interpretation ?? "normal"),
        );
        expect(highest(results)).toBe(interpretation);
        // Some values cannot be calculated, such as a share of PSA for a woman. Nothing else is missing without a request.
        // The result that carries another interpretation than normal stays, with the results that it is calculated from.
        const isNormal = (requested.interpretation ?? "normal") === "normal";
        if (requested.has_missing_results === true) expect(isNormal ? missing : results).not.toEqual([]);
        else expect(missing.filter(({ note }) => note?.startsWith("Not calculated: ") !== true)).toEqual([]);
        const keys = [...results.map(key), ...missing.map(key)];
        expect(new Set(keys).size).toBe(keys.length);
        expect(resolveOrderResults({ ...made, result_history })).toEqual({
          results,
          missing,
          interpretation,
        });
      }),
    );
  });

  it("keep partial results in the final report, and add results each time", () => {
    fc.assert(
      fc.property(order, flags, fc.integer({ min: 1, max: 3 }), (made, requested, count) => {
        const partials = Array.from({ length: count }, (): Step => ["partial", requested]);
        const reports = [...partials, ["final"] satisfies Step].map((_, index, all) =>
          resolveOrderResults({ ...made, result_history: buildResultHistory(...all.slice(0, index + 1)) }),
        );
        const final = reports.at(-1)!;
        for (const [index, { results }] of reports.entries()) {
          for (const result of results) expect(final.results).toContainEqual(result);
          const before = reports[index - 1]?.results ?? [];
          expect(results.length).toBeGreaterThanOrEqual(before.length);
        }
        const all = final.results.length + final.missing.length;
        expect(reports[0]!.results.length).toBeGreaterThan(0);
        expect(all === 1 || reports[0]!.results.length < all).toBe(true);
      }),
    );
  });

  it("end with the requested interpretation after any history, and change a result with each correction", () => {
    fc.assert(
      fc.property(order, history, (made, [partials, final, corrections]) => {
        const steps = [...partials, final, ...corrections];
        let before = resolveOrderResults({ ...made, result_history: buildResultHistory(...partials, final) });
        for (let count = 1; count <= corrections.length; count += 1) {
          const result_history = buildResultHistory(...steps.slice(0, partials.length + 1 + count));
          const after = resolveOrderResults({ ...made, result_history });
          const changed = after.results.filter(
            (result) =>
              !before.results.some(
                (old) => key(old) === key(result) && formatResult(old) === formatResult(result),
              ),
          );
          expect(changed.length > 0).toBe(before.results.length > 0);
          for (const result of changed)
            expect(result.notes).toMatch(/^Corrected result; reported before as .+\.$/);
          const requested = result_history?.reports.at(-1)?.flags.interpretation;
          const hasChanged = after.results.length > 0 && before.interpretation !== requested;
          expect(!hasChanged || after.interpretation === requested).toBe(true);
          before = after;
        }
        expect(highest(before.results)).toBe(before.interpretation);
      }),
    );
  });
});
