import { detectResultType, getResultType } from "./get-result-type.ts";
import type { ResultInterpretation, ResultOverride } from "./result-history.ts";
import type { AnalyteResult } from "./result-type.ts";
import type { OrderedAnalyte } from "./ordered-analytes.ts";
import type { GeneratedResults } from "./generate-results.ts";

/** What a test sets of one result. Name what is meant by one of the first three. */
export interface ResultSeed {
  /** Slug of the result, or of a marker that brings just this one. */
  readonly marker?: string;
  readonly slug?: string;
  /** LOINC code. */
  readonly loinc?: string;
  /** A number, or a text as the report prints it, such as `<5.0` or `Positive`. */
  readonly value?: number | string;
  /** The same as `value`. */
  readonly result?: number | string;
  /** @default what the text looks like */
  readonly result_type?: string;
  /** @default what follows from the bounds */
  readonly interpretation?: ResultInterpretation;
  readonly notes?: string | null;
  /** Says that the laboratory has no such result, and why: a failure type, or true for one of the common ones. */
  readonly missing?: string | boolean;
}

function getResultName({ loinc, slug, marker }: ResultSeed): string {
  const name = loinc ?? slug ?? marker;
  if (name === undefined) throw new TypeError('A result is named by "marker", "slug" or "loinc".');
  return name;
}

/** The one ordered that a test means. */
function findAnalyte(analytes: readonly OrderedAnalyte[], seed: ResultSeed): OrderedAnalyte {
  const name = getResultName(seed);
  const own = analytes.find(({ expected }) => expected.loinc.code === name || expected.slug === name);
  if (own !== undefined) return own;
  const brought = analytes.filter(({ sources }) => sources.some(({ slug }) => slug === name));
  const [only] = brought;
  if (only !== undefined && brought.length === 1) return only;
  const names = (brought.length > 1 ? brought : analytes).map(({ expected }) => expected.slug).join(", ");
  throw new TypeError(
    brought.length > 1
      ? `"${name}" brings several results; name one of them: ${names}.`
      : `The order has no result "${name}"; it has ${names === "" ? "none at all" : names}.`,
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
 * The overrides of an order after a test has set some results; those of other results stay.
 * @throws TypeError where the order has no such result
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

/** What stands in a ordered of a story when overrides are counted in. */
export type ResultState =
  | { readonly result: AnalyteResult }
  | { readonly missing: true; readonly failure: string | undefined }
  /** Nothing has come yet. */
  | null;

/**
 * Counts an override in. It shows with the first report that reaches its ordered, and makes up for what the laboratory lost.
 */
export function resolveResult(
  story: GeneratedResults,
  index: number,
  override: ResultOverride | undefined,
): ResultState {
  const ordered = story.analytes[index];
  const said = story.results[index];
  const lost = story.missing[index] === true;
  if (ordered === undefined || (said === undefined && !lost)) return null;
  if (override?.missing !== undefined) return { missing: true, failure: override.missing || undefined };
  if (said === undefined && override?.result === undefined) return { missing: true, failure: undefined };
  const type = override?.result_type ?? said?.type ?? ordered.analyte.result_type;
  const printed = override?.result ?? said?.printed ?? "";
  const found = (): ResultInterpretation =>
    override?.result === undefined && override?.result_type === undefined
      ? (said?.interpretation ?? "unknown")
      : getResultType(type).interpret(ordered.scaled, printed).interpretation;
  return {
    result: {
      type,
      printed,
      interpretation: override?.interpretation ?? found(),
      at: said?.at ?? story.at,
      notes: override?.notes === undefined ? (said?.notes ?? null) : override.notes,
    },
  };
}
