import { detectResultType, getResultType } from "./get-result-type.ts";
import type { ResultInterpretation, ResultOverride } from "./result-history.ts";
import type { AnalyteResult } from "./result-type.ts";
import type { OrderedAnalyte } from "./ordered-analytes.ts";
import type { GeneratedResults } from "./generate-results.ts";

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
 * Merges new overrides into those of an order.
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
    after[ordered.expected.loinc.code] = buildOverride(ordered, seed);
  }
  return after;
}

/** Result of one analyte after overrides. */
export type ResultState =
  | { readonly result: AnalyteResult }
  | { readonly missing: true; readonly failure: string | undefined }
  /** Not reported yet. */
  | null;

/**
 * Applies an override to a generated result. It appears with the first report of its analyte, and replaces a missing
 * result.
 */
export function resolveResult(
  generated: GeneratedResults,
  index: number,
  override: ResultOverride | undefined,
): ResultState {
  const ordered = generated.analytes[index];
  const current = generated.results[index];
  const isMissing = generated.missing[index] === true;
  if (ordered === undefined || (current === undefined && !isMissing)) return null;
  if (override?.missing !== undefined) return { missing: true, failure: override.missing || undefined };
  if (current === undefined && override?.result === undefined) return { missing: true, failure: undefined };
  const type = override?.result_type ?? current?.type ?? ordered.analyte.result_type;
  const printed = override?.result ?? current?.printed ?? "";
  const interpret = (): ResultInterpretation =>
    override?.result === undefined && override?.result_type === undefined
      ? (current?.interpretation ?? "unknown")
      : getResultType(type).interpret(ordered.scaled, printed).interpretation;
  return {
    result: {
      type,
      printed,
      interpretation: override?.interpretation ?? interpret(),
      at: current?.at ?? generated.at,
      notes: override?.notes === undefined ? (current?.notes ?? null) : override.notes,
    },
  };
}
