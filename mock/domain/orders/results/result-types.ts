import {
  pickInteger,
  type RandomSource,
  pickInterval,
  listIntervals,
  pickStep,
  type ValueInterval,
} from "./value-intervals.ts";
import type { Analyte } from "../../../catalog/labs/analytes.ts";
import type { ResultInterpretation } from "./result-history.ts";
import { type MeasurementScale, formatStep } from "./measurement-scale.ts";

export interface ScaledAnalyte {
  readonly analyte: Analyte;
  readonly scale: MeasurementScale;
}

export interface AnalyteResult {
  readonly type: string;
  readonly printed: string;
  readonly interpretation: ResultInterpretation;
  /** When the lab reported it, in milliseconds. */
  readonly at: number;
  readonly notes: string | null;
}

/** A printed result compared to the reference range. */
export interface RangeComparison {
  /** Null when the result has no reference range. */
  readonly above: boolean | null;
  readonly below: boolean | null;
  readonly interpretation: ResultInterpretation;
}

/** Generates and interprets results of one type. */
export interface ResultType {
  /** Whether results of this type have a reference range. */
  readonly hasReferenceRange: boolean;
  supports(subject: ScaledAnalyte, interpretation: ResultInterpretation): boolean;
  /** Generates a printed result with the interpretation, or with the closest possible one. */
  generate(subject: ScaledAnalyte, interpretation: ResultInterpretation, random: RandomSource): string;
  interpret(subject: ScaledAnalyte, printed: string): RangeComparison;
}

function interpretWithoutRange(interpretation: ResultInterpretation): RangeComparison {
  return { above: null, below: null, interpretation };
}

type CommentTexts = Readonly<Record<ResultInterpretation, readonly string[]>>;

/** Comments on any analyte without a numeric value. */
const COMMON: CommentTexts = {
  normal: ["Within expected limits.", "No abnormality was found.", "As expected for age and sex."],
  unknown: ["No reference is available for this measurement.", "Cannot be interpreted by itself."],
  abnormal: ["Outside expected limits.", "Differs from what is expected; repeat testing is suggested."],
  critical: ["Far outside expected limits; the ordering physician was phoned."],
};

/** Comments on cultures and microscopy, by name of the analyte. */
const OWN: Readonly<Record<string, Partial<CommentTexts>>> = {
  "Urine Culture": {
    normal: ["No growth.", "Mixed flora below 10,000 CFU/mL, likely from the skin."],
    abnormal: ["Escherichia coli, 10,000 to 50,000 CFU/mL."],
    critical: [
      "Klebsiella pneumoniae above 100,000 CFU/mL, resistant to several drugs; the practice was phoned.",
    ],
  },
  "Ova and Parasites": {
    normal: ["No ova or parasites were seen."],
    abnormal: ["Blastocystis hominis was seen."],
    critical: ["Entamoeba histolytica was seen; the practice was phoned."],
  },
  "Stool Culture": {
    normal: ["No enteric pathogens were found.", "Usual flora only."],
    abnormal: ["Campylobacter jejuni was found."],
    critical: ["Salmonella enterica was found; the practice was phoned."],
  },
};

function listComments({ name }: Analyte, interpretation: ResultInterpretation): readonly string[] {
  return OWN[name]?.[interpretation] ?? COMMON[interpretation];
}

const pickText = (list: readonly string[], random: RandomSource): string =>
  list[pickInteger(0, list.length - 1, random(2))]!;

const GRAVEST_FIRST: readonly ResultInterpretation[] = ["critical", "abnormal", "unknown"];

const commentResult: ResultType = {
  hasReferenceRange: false,
  supports: () => true,
  generate: ({ analyte }, interpretation, random) => pickText(listComments(analyte, interpretation), random),
  // Unknown texts are normal, which is the default in the OpenAPI document.
  interpret: ({ analyte }, printed) =>
    interpretWithoutRange(
      GRAVEST_FIRST.find((interpretation) => listComments(analyte, interpretation).includes(printed)) ??
        "normal",
    ),
};

/** Codes of analytes that have none in the catalog. */
const CODES = ["Normal", "Abnormal", "Critical"];
/** Analytes whose values are all healthy. */
const NEUTRAL: ReadonlySet<string> = new Set(["ABO Group", "Rh Type"]);

function listCodes(
  { coded_values }: Analyte,
  interpretation: ResultInterpretation,
  neutral: boolean,
): readonly string[] {
  const codes = coded_values.length > 0 ? coded_values : CODES;
  if (neutral) return codes;
  if (interpretation === "critical") return codes.slice(-1);
  if (interpretation === "abnormal") return codes.slice(1, Math.max(2, codes.length - 1));
  return codes.slice(0, 1);
}

/** Coded values. The catalog lists the expected value first. */
const codedValueResult: ResultType = {
  hasReferenceRange: false,
  supports: ({ analyte }, interpretation) =>
    !NEUTRAL.has(analyte.name) || interpretation === "normal" || interpretation === "unknown",
  generate: ({ analyte }, interpretation, random) =>
    pickText(listCodes(analyte, interpretation, NEUTRAL.has(analyte.name)), random),
  interpret: ({ analyte }, printed) => {
    const codes = analyte.coded_values.length > 0 ? analyte.coded_values : CODES;
    const at = codes.findIndex((code) => code.toLowerCase() === printed.trim().toLowerCase());
    if (at < 0) return interpretWithoutRange("unknown");
    return interpretWithoutRange(at === 0 || NEUTRAL.has(analyte.name) ? "normal" : "abnormal");
  },
};

const isBeyond = (one: number, other: number, isBound: boolean): boolean =>
  one > other || (one === other && isBound);

/**
 * Compares a value, or a range of values such as `>90`, to the reference range. Both ends are the same for a number; an
 * open range is compared by its known end.
 */
export function compareToRange(
  { bounds, steps, criticalLow, criticalHigh }: MeasurementScale,
  least: End,
  most: End,
): RangeComparison {
  const { low, high, low_inclusive, high_inclusive } = bounds;
  const criticallyHigh = criticalHigh !== null && isBeyond(least.at, criticalHigh / steps, !least.included);
  const criticallyLow = criticalLow !== null && isBeyond(criticalLow / steps, most.at, !most.included);
  // A critical limit applies also where the range has no bound on its side.
  const above = high === null ? criticallyHigh : isBeyond(least.at, high, !least.included || !high_inclusive);
  const below = low === null ? criticallyLow : isBeyond(low, most.at, !most.included || !low_inclusive);
  if (!above && !below) {
    const tooHigh = high !== null && isBeyond(most.at, high, most.included && !high_inclusive);
    const tooLow = low !== null && isBeyond(low, least.at, least.included && !low_inclusive);
    return { above, below, interpretation: tooHigh || tooLow ? "unknown" : "normal" };
  }
  const critical = (above && criticallyHigh) || (below && criticallyLow);
  return { above, below, interpretation: critical ? "critical" : "abnormal" };
}

export function isNumber(printed: string): boolean {
  return /^-?(?:\d+(?:\.\d+)?|\.\d+)$/.test(printed);
}

const ONE_END = /^([<>])(=?)(\d+(?:\.\d+)?|\.\d+)$/;
const TWO_ENDS = /^(\d+(?:\.\d+)?|\.\d+)-(\d+(?:\.\d+)?|\.\d+)$/;

interface End {
  readonly at: number;
  readonly included: boolean;
}

/** Parses a range such as `<5.0` or `3-5` into its two ends. Returns null for any other text. */
export function parseRange(printed: string): { readonly least: End; readonly most: End } | null {
  const two = TWO_ENDS.exec(printed);
  if (two !== null)
    return { least: { at: Number(two[1]), included: true }, most: { at: Number(two[2]), included: true } };
  const one = ONE_END.exec(printed);
  if (one === null) return null;
  const end = { at: Number(one[3]), included: one[2] === "=" };
  return one[1] === "<"
    ? { least: { at: -Infinity, included: false }, most: end }
    : { least: end, most: { at: Infinity, included: false } };
}

/** Generates a range inside an interval. */
function formatInterval(scale: MeasurementScale, interval: ValueInterval, random: RandomSource): string {
  const from = pickInteger(interval.from, interval.to, random(2) / 2);
  const to = pickInteger(from, interval.to, random(3));
  return `${formatStep(scale, from)}-${formatStep(scale, to)}`;
}

/** Generates a normal range: below a limit, above a limit, or between two values. */
function formatNormalRange(scale: MeasurementScale, interval: ValueInterval, random: RandomSource): string {
  const { low, high } = scale.bounds;
  if (low !== null && high !== null) return formatInterval(scale, interval, random);
  const step = pickStep(interval, random);
  // No limit lies below the lowest printable value.
  if (high !== null)
    return `<${formatStep(scale, Math.min(Math.max(step, scale.floor + 1), high * scale.steps))}`;
  return `>${formatStep(scale, step)}`;
}

/** Results that are compared to the reference range, by their two ends. Null for a text that has none: its interpretation is unknown. */
const compareEnds = (
  generate: ResultType["generate"],
  parse: (printed: string) => ReturnType<typeof parseRange>,
): ResultType => ({
  hasReferenceRange: true,
  supports: ({ scale }, interpretation) => listIntervals(scale, interpretation).length > 0,
  generate,
  interpret: ({ scale }, printed) => {
    const ends = parse(printed);
    return ends === null ? interpretWithoutRange("unknown") : compareToRange(scale, ends.least, ends.most);
  },
});

const numericResult = compareEnds(
  ({ scale }, interpretation, random) =>
    formatStep(scale, pickStep(pickInterval(scale, interpretation, random), random)),
  (printed) => {
    const end = { at: Number(printed), included: true };
    return isNumber(printed) ? { least: end, most: end } : null;
  },
);

const rangeResult = compareEnds(({ scale }, interpretation, random) => {
  const interval = pickInterval(scale, interpretation, random);
  if (interval.side === "within") return formatNormalRange(scale, interval, random);
  if (interpretation === "abnormal") return formatInterval(scale, interval, random);
  const step = formatStep(scale, pickStep(interval, random));
  return interval.side === "above" ? `>=${step}` : `<=${step}`;
}, parseRange);

const resultTypes: Readonly<Record<string, ResultType>> = {
  numeric: numericResult,
  range: rangeResult,
  comment: commentResult,
  coded_value: codedValueResult,
};

/** Returns the rules of a result type. A type that the mock does not know is treated as a comment. */
export function getResultType(type: string): ResultType {
  return (Object.hasOwn(resultTypes, type) ? resultTypes[type] : undefined) ?? commentResult;
}

export function detectResultType(printed: string, codes: readonly string[]): string {
  if (isNumber(printed)) return "numeric";
  if (parseRange(printed) !== null) return "range";
  return codes.some((code) => code.toLowerCase() === printed.trim().toLowerCase())
    ? "coded_value"
    : "comment";
}
