import { detectResultType, getResultType } from "./get-result-type.ts";
import type { ResultInterpretation, ResultOverride } from "./result-history.ts";
import type { AnalyteResult } from "./result-type.ts";
import type { OrderedAnalyte } from "./ordered-analytes.ts";
import type { GeneratedResults } from "./generate-results.ts";
import { writeCycleNote } from "./cycle-day.ts";
import type { PanelValues } from "./panel-values.ts";

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

/** Finds the analyte that a seed names. */
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

/** Result of one analyte after overrides. */
export type ResultState =
  | { readonly result: AnalyteResult }
  | { readonly missing: true; readonly failure: string | undefined; readonly note?: string | null }
  /** Not reported yet. */
  | null;

/** Failure type of a result that cannot be calculated. */
const CALCULATION_FAILURE = "missing_result_calc_failure";

const NUMBER = /^-?(?:\d+(?:\.\d+)?|\.\d+)$/;

/** Lists the numbers that a test has set, by index of the analyte. */
function listSetNumbers(
  values: PanelValues,
  overrides: readonly (ResultOverride | undefined)[],
): Map<number, number> {
  const numbers = new Map<number, number>();
  for (const [index, override] of overrides.entries()) {
    if (override?.result !== undefined && values.has(index) && NUMBER.test(override.result))
      numbers.set(index, Number(override.result));
  }
  return numbers;
}

/** Lists in sentences which set values do not follow from the values that they are calculated from. */
export function listContradictions(
  drawn: PanelValues,
  overrides: readonly (ResultOverride | undefined)[],
): string[] {
  const numbers = listSetNumbers(drawn, overrides);
  if (numbers.size === 0) return [];
  const values = drawn.withValues(numbers);
  return Array.from(numbers.keys()).flatMap((index) => values.explainContradiction(index) ?? []);
}

/** What all results of a report share. */
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
  generated: GeneratedResults,
  drawn: PanelValues,
  overrides: readonly (ResultOverride | undefined)[],
  context: ReportContext,
): ResultState[] {
  const { analytes } = generated;
  const numbers = listSetNumbers(drawn, overrides);
  const values = numbers.size === 0 ? drawn : drawn.withValues(numbers);
  if (overrides.length === 0)
    return analytes.map((_, index) => resolveState(generated, values, index, context));
  /** Whether nothing can be calculated from the result: it is missing, or words. */
  const isLost = (index: number): boolean => {
    const override = overrides[index];
    return override?.missing !== undefined || (override?.result !== undefined && !numbers.has(index));
  };
  return analytes.map((_, index) => {
    const override = overrides[index];
    const state = resolveState(generated, values, index, context, override);
    if (state === null || override?.result !== undefined || override?.missing !== undefined) return state;
    const isCalculable = !values.listInputs(index).some(isLost);
    return isCalculable ? state : { missing: true, failure: CALCULATION_FAILURE };
  });
}

function resolveState(
  generated: GeneratedResults,
  values: PanelValues,
  index: number,
  { at, cycleDay }: ReportContext,
  override?: ResultOverride,
): ResultState {
  const ordered = generated.analytes[index];
  const current = generated.results[index];
  const note = ordered === undefined ? null : writeCycleNote(ordered.analyte, cycleDay);
  if (override === undefined && current !== undefined && !follows(generated, values, index)) {
    const { type, printed, interpretation } = current;
    return { result: { type, printed, interpretation, at, notes: note } };
  }
  const isMissing = generated.missing[index] === true;
  if (ordered === undefined || (current === undefined && !isMissing)) return null;
  if (override?.missing !== undefined) return { missing: true, failure: override.missing || undefined };
  const isCalculated = values.has(index) && (current?.type ?? ordered.analyte.result_type) === "numeric";
  if (override?.result === undefined && isCalculated && values.print(index) === null)
    return { missing: true, failure: CALCULATION_FAILURE, note: values.explainUnreported(index) };
  if (current === undefined && override?.result === undefined) return { missing: true, failure: undefined };
  const hasFollowed = follows(generated, values, index);
  const generatedResult = hasFollowed ? (values.print(index) ?? "") : (current?.printed ?? "");
  const type = override?.result_type ?? current?.type ?? ordered.analyte.result_type;
  const printed = override?.result ?? generatedResult;
  const interpret = (): ResultInterpretation =>
    !hasFollowed && override?.result === undefined && override?.result_type === undefined
      ? (current?.interpretation ?? "unknown")
      : getResultType(type).interpret(ordered.scaled, printed).interpretation;
  return {
    result: {
      type,
      printed,
      interpretation: override?.interpretation ?? interpret(),
      at,
      notes: override?.notes === undefined ? note : override.notes,
    },
  };
}

/** Whether the value has changed since it was reported, because it derives from an overridden one. */
function follows({ results }: GeneratedResults, values: PanelValues, index: number): boolean {
  const current = results[index];
  return current?.type === "numeric" && values.has(index) && Number(current.printed) !== values.get(index);
}
