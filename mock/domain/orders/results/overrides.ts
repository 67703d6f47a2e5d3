import { detectResultType, getResultType, isNumber, type AnalyteResult } from "./result-types.ts";
import type { ResultInterpretation, ResultOverride } from "./result-history.ts";
import type { OrderedAnalyte } from "./ordered-analytes.ts";
import { getResult, listInputs, type GeneratedResults } from "./generate-results.ts";
import { writeCycleNote } from "./cycle-day.ts";
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

function buildOverride(ordered: OrderedAnalyte, seed: ResultSeed): ResultOverride {
  const { value, result = value, result_type, interpretation, notes, missing } = seed;
  const printed = result === undefined ? undefined : String(result);
  const type =
    result_type ??
    (printed === undefined ? undefined : detectResultType(printed, ordered.analyte.coded_values));
  return {
    ...(printed === undefined ? {} : { result: printed }),
    ...(type === undefined ? {} : { result_type: type }),
    ...(interpretation === undefined ? {} : { interpretation }),
    ...(notes === undefined ? {} : { notes }),
    ...(missing === undefined || missing === false ? {} : { missing: missing === true ? "" : missing }),
  };
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
    const earlier = missing === undefined || seed.missing === false ? kept : { missing, ...kept };
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
  const changed = numbers.size === 0 ? drawn : { ...drawn, sample: withSetValues(drawn.sample, numbers) };
  /** Whether nothing can be calculated from the result: it is missing, or words. */
  const isLost = (index: number): boolean =>
    overrides[index]?.missing !== undefined ||
    (overrides[index]?.result !== undefined && !numbers.has(index));
  return drawn.analytes.map((ordered, index): ResultState => {
    const current = getFollowing(drawn, changed, index);
    const note = writeCycleNote(ordered.analyte, cycleDay);
    // Without a spread or a rest, which cost more than all else that most results need: a fifth of the time of "30 days advanced" in
    // bench/.
    if (overrides.length === 0 && current !== undefined)
      return {
        result: {
          type: current.type,
          printed: current.printed,
          interpretation: current.interpretation,
          at,
          notes: note,
        },
      };
    if (!drawn.types.has(index) && !drawn.missing.has(index)) return null;
    const { result: set, missing, notes = note, interpretation, result_type } = overrides[index] ?? {};
    if (missing !== undefined) return { missing: missing || undefined };
    if (set === undefined && listInputs(drawn, index).some(isLost)) return { missing: CALCULATION_FAILURE };
    if (set === undefined && current === undefined)
      return drawn.missing.has(index)
        ? { missing: undefined }
        : { missing: CALCULATION_FAILURE, note: explainUnreported(changed.sample, index) };
    const type = result_type ?? current?.type ?? ordered.analyte.result_type;
    const printed = set ?? current?.printed ?? "";
    const reported = set === undefined && result_type === undefined ? current?.interpretation : undefined;
    const interpret = () => getResultType(type).interpret(ordered.scaled, printed).interpretation;
    return {
      result: { type, printed, interpretation: interpretation ?? reported ?? interpret(), at, notes },
    };
  });
}

/** Returns the result of an analyte. What the lab says of a value does not hold for a value that has changed because it derives from an overridden one. */
function getFollowing(drawn: GeneratedResults, changed: GeneratedResults, index: number) {
  const [before, now] = [getResult(drawn, index), getResult(changed, index)];
  return drawn === changed || before?.printed === now?.printed
    ? now
    : getResult({ ...changed, labels: new Map() }, index);
}
