import { detectResultType, getResultType, isNumber, type AnalyteResult } from "./result-types.ts";
import type { ResultInterpretation, ResultOverride } from "./result-history.ts";
import type { OrderedAnalyte } from "./ordered-analytes.ts";
import { getResult, listInputs, type GeneratedResults } from "./generate-results.ts";
import { writeCycleNote } from "./cycle-day.ts";
import { omitUndefined } from "../../omit-undefined.ts";
import {
  explainContradiction,
  explainUnreported,
  hasValue,
  withSetValues,
  type SampleValues,
} from "./sample-values.ts";

/** Sets one result of an order. Name it by `marker`, `slug` or `loinc`. */
export interface ResultSeed {
  /** Slug of the result, or of a marker with a single result. */
  readonly marker?: string;
  readonly slug?: string;
  /** LOINC code. */
  readonly loinc?: string;
  /** A number, or a text as the report prints it, such as `<5.0` or `Positive`. */
  readonly value?: number | string;
  /** The same as `value`. */
  readonly result?: number | string;
  /** @default the type that the text looks like */
  readonly result_type?: string;
  /** @default follows from the reference range */
  readonly interpretation?: ResultInterpretation;
  readonly notes?: string | null;
  /** Marks the result as missing. Give a failure type, or true for a common one. */
  readonly missing?: string | boolean;
}

function getResultName({ loinc, slug, marker }: ResultSeed): string {
  const name = loinc ?? slug ?? marker;
  if (name === undefined) throw new TypeError('Name a result by "marker", "slug" or "loinc".');
  return name;
}

function findAnalyte(analytes: readonly OrderedAnalyte[], seed: ResultSeed): OrderedAnalyte {
  const name = getResultName(seed);
  const match = analytes.find(({ expected }) => expected.loinc.code === name || expected.slug === name);
  if (match !== undefined) return match;
  const fromMarker = analytes.filter(({ sources }) => sources.some(({ slug }) => slug === name));
  const [only] = fromMarker;
  if (only !== undefined && fromMarker.length === 1) return only;
  const names = (fromMarker.length > 1 ? fromMarker : analytes)
    .map(({ expected }) => expected.slug)
    .join(", ");
  throw new TypeError(
    fromMarker.length > 1
      ? `"${name}" has several results. Name one of them: ${names}.`
      : `The order has no result "${name}". Its results are ${names === "" ? "none" : names}.`,
  );
}

function buildOverride({ analyte }: OrderedAnalyte, seed: ResultSeed): ResultOverride {
  const { value, result = value, result_type, interpretation, notes, missing } = seed;
  const printed = result === undefined ? undefined : String(result);
  const detected = printed === undefined ? undefined : detectResultType(printed, analyte.coded_values);
  return omitUndefined({
    result: printed,
    result_type: result_type ?? detected,
    interpretation,
    notes,
    missing: missing === true ? "" : missing === false ? undefined : missing,
  });
}

/**
 * Merges new overrides into those of an order. Without a value, a seed changes only the fields that it has.
 * @throws TypeError when the order has no such result
 */
export function mergeOverrides(
  analytes: readonly OrderedAnalyte[],
  before: Readonly<Record<string, ResultOverride>>,
  seeds: readonly ResultSeed[],
): Record<string, ResultOverride> {
  const after: Record<string, ResultOverride> = { ...before };
  for (const seed of seeds) {
    const ordered = findAnalyte(analytes, seed);
    const { code } = ordered.expected.loinc;
    const changes = buildOverride(ordered, seed);
    // A new value or a missing one replaces the earlier one with its type, interpretation and notes.
    const replaces = changes.result !== undefined || changes.missing !== undefined;
    const { missing, ...kept } = after[code] ?? {};
    const earlier = seed.missing === false ? kept : omitUndefined({ missing, ...kept });
    after[code] = replaces ? changes : { ...earlier, ...changes };
  }
  return after;
}

export type ResultState =
  | { readonly result: AnalyteResult }
  /** Missing, with the failure type. Undefined picks a common one. */
  | { readonly missing: string | undefined; readonly note?: string | null }
  /** Not reported yet. */
  | null;

type Overrides = readonly (ResultOverride | undefined)[];

const CALCULATION_FAILURE = "missing_result_calc_failure";

/** Lists the numbers that a test has set, by index of the analyte. */
function listSetNumbers(sample: SampleValues, overrides: Overrides): Map<number, number> {
  const numbers = new Map<number, number>();
  for (const [index, override] of overrides.entries()) {
    if (override?.result !== undefined && hasValue(sample, index) && isNumber(override.result))
      numbers.set(index, Number(override.result));
  }
  return numbers;
}

/** Lists in sentences which set values do not follow from the values that they are calculated from. */
export function listContradictions(drawn: SampleValues, overrides: Overrides): string[] {
  const numbers = listSetNumbers(drawn, overrides);
  const sample = withSetValues(drawn, numbers);
  return Array.from(numbers.keys()).flatMap((index) => explainContradiction(sample, index) ?? []);
}

interface ReportContext {
  /** When the lab reported, in milliseconds. */
  readonly at: number;
  /** Null for patients without a cycle. */
  readonly cycleDay: number | null;
}

/**
 * Applies overrides to the generated results of a report. An override appears with the first report of its analyte, and replaces a
 * missing result. What derives from an overridden value follows it, unless it is overridden, too.
 * @param overrides by analyte
 */
export function resolveStates(
  drawn: GeneratedResults,
  overrides: Overrides,
  { at, cycleDay }: ReportContext,
): ResultState[] {
  const numbers = listSetNumbers(drawn.sample, overrides);
  const sample = numbers.size === 0 ? drawn.sample : withSetValues(drawn.sample, numbers);
  /** Whether nothing can be calculated from the result: it is missing, or words. */
  const isLost = (index: number): boolean =>
    overrides[index]?.missing !== undefined ||
    (overrides[index]?.result !== undefined && !numbers.has(index));
  return drawn.analytes.map((ordered, index): ResultState => {
    if (!drawn.types.has(index) && !drawn.missing.has(index)) return null;
    const override = overrides[index];
    if (override?.missing !== undefined) return { missing: override.missing || undefined };
    const set = override?.result;
    if (set === undefined && listInputs(drawn, index).some(isLost)) return { missing: CALCULATION_FAILURE };
    const current = getResult(drawn, index, sample);
    if (set === undefined && current === undefined)
      return drawn.missing.has(index)
        ? { missing: undefined }
        : { missing: CALCULATION_FAILURE, note: explainUnreported(sample, index) };
    const type = override?.result_type ?? current?.type ?? ordered.analyte.result_type;
    const printed = set ?? current?.printed ?? "";
    const isKept = set === undefined && override?.result_type === undefined;
    const interpretation =
      override?.interpretation ??
      (isKept ? current?.interpretation : undefined) ??
      getResultType(type).interpret(ordered.scaled, printed).interpretation;
    const notes = override?.notes === undefined ? writeCycleNote(ordered.analyte, cycleDay) : override.notes;
    return { result: { type, printed, interpretation, at, notes } };
  });
}
