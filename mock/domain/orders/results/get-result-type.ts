import { type ResultType, pickInteger, interpretWithoutRange, type RandomSource } from "./result-type.ts";
import { numericResult, parseRange, rangeResult } from "./numeric-result.ts";
import type { Analyte } from "../../../catalog/labs/analytes.ts";
import type { ResultInterpretation } from "./result-history.ts";

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
  list[pickInteger(0, list.length - 1, random(2))] ?? "";

const GRAVEST_FIRST: readonly ResultInterpretation[] = ["critical", "abnormal", "unknown"];

/** Comment results. */
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
  toDeprecatedValue: () => -1,
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
  toDeprecatedValue: () => -1,
};

/** Generates and interprets results of each type. */
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

const NUMBER = /^-?(?:\d+(?:\.\d+)?|\.\d+)$/;

/** Detects the type of a printed result. */
export function detectResultType(printed: string, codes: readonly string[]): string {
  if (NUMBER.test(printed)) return "numeric";
  if (parseRange(printed) !== null) return "range";
  return codes.some((code) => code.toLowerCase() === printed.trim().toLowerCase())
    ? "coded_value"
    : "comment";
}
