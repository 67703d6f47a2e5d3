import type { Interpretation, ParsedResult } from "../../src/generated/types.ts";
import { findLoincMatches, findSpecimen, AUTO_MATCH_CONFIDENCE } from "./loinc.ts";
import {
  parseBounds,
  parseMeasuredValue,
  NUMBER,
  selectRange,
  type Bounds,
  type MeasuredValue,
} from "./numbers.ts";
import type { Row } from "./row.ts";
import {
  classifyWord,
  parseFlag,
  parseInterpretation,
  isQualitative,
  isMissing,
  isUnit,
  hasSameWords,
} from "./vocabulary.ts";

/** A result as the report prints it. */
export interface Reading {
  readonly name: string;
  readonly value: string;
  readonly unit: string | null;
  readonly reference_range: string | null;
  /** The interpretation that the report prints; null when it prints none. */
  readonly flag: Interpretation | null;
  readonly panel: string | null;
  /** The LOINC code that the report prints; empty or left out when it prints none. */
  readonly code?: string;
}

/** Maximum length of a value. A remark may be longer if a code, a site or an interpretation shows that the row is a result. */
const MAX_VALUE_LENGTH = 60;
const MAX_REMARK_LENGTH = 600;

const VALUE_CELL = new RegExp(
  String.raw`^(?<before>[HLA*]{1,2}\s*(?=[\d<>≤≥.]))?(?<value>[<>≤≥]?=?\s?${NUMBER})\s*(?<rest>.*)$`,
  "u",
);
const FLAG_AND_UNIT =
  /^(?<flag>(?:\(?(?:HH|LL|H|L|A|High|Low|Abnormal|Critical)\)?\*?|\*{1,2})(?=\s|$))?\s*(?<unit>.*)$/iu;

/** Splits a value cell that also has a flag or a unit: `101 H`, `5.4 (L) g/dL`. */
function splitValueCell(row: Row): Row {
  const { before = "", value, rest = "" } = VALUE_CELL.exec(row.value)?.groups ?? {};
  if (value === undefined) return row;
  const { flag = "", unit = "" } = FLAG_AND_UNIT.exec(rest)?.groups ?? {};
  if (unit !== "" && !isUnit(unit)) return row;
  return {
    ...row,
    value: value.replace(/\s/, ""),
    flag: row.flag || before.trim() || flag,
    unit: row.unit || unit,
  };
}

/** Finds the unit in a range cell such as `65-99 mg/dL`. */
function findUnitInRange(range: string): string {
  const [, tail = ""] = /\d\)?\s+(\D\S*)$/.exec(range) ?? [];
  return isUnit(tail) ? tail : "";
}

/** The mark of a footnote after a name: asterisks or a raised number. */
const FOOTNOTE = /\s*(\*+|[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3})$/u;

/** Parses a row; null when it is not a result. */
export function parseReading(rawRow: Row): Reading | null {
  if ([rawRow.name, rawRow.value, rawRow.range].some((cell) => cell.length > MAX_REMARK_LENGTH)) return null;
  const row = splitValueCell(rawRow);
  const name = row.name.replace(/[\s.·:…]+$/u, "").replace(FOOTNOTE, "");
  if (!/\p{L}/u.test(name) || name.length > 80) return null;
  const value = isMissing(row.value) ? "" : row.value;
  const isMarked = row.code !== "" || row.site !== "" || parseInterpretation(row.meaning) !== null;
  if (value.length > (isMarked ? MAX_REMARK_LENGTH : MAX_VALUE_LENGTH)) return null;
  if (!isMarked && value.split(" ").length > 8) return null;
  const unit = row.unit || findUnitInRange(row.range);
  // A name and a word may be anything. A result has a further cell, or its value is a number or a common result word.
  if (value === "" && unit === "" && row.range === "") return null;
  const hasDetails = isMarked || unit !== "" || row.range !== "" || row.flag !== "";
  if (parseMeasuredValue(value) === null && !isQualitative(value) && !hasDetails) return null;
  const reference_range = row.range.replace(/^[[(](.*)[\])]$/, "$1") || null;
  const flag = parseInterpretation(row.meaning) ?? parseFlag(row.flag) ?? (row.outside ? "abnormal" : null);
  return { name, value, unit: unit || null, reference_range, flag, panel: row.panel, code: row.code };
}

/** Builds a result: derives bounds, interpretation and LOINC codes from a reading. */
export function buildResult(reading: Reading, gender = "other"): ParsedResult {
  const { name, value, unit, reference_range, panel } = reading;
  const bounds = parseBounds(selectRange(reference_range ?? "", gender));
  const number = parseMeasuredValue(value);
  const below = number && bounds ? isBelow(number, bounds) : null;
  const above = number && bounds ? isAbove(number, bounds) : null;
  const matches = findLoincMatches(name, unit, reading.code);
  const [best] = matches ?? [];
  return {
    name,
    value,
    unit,
    reference_range,
    interpretation: reading.flag ?? inferInterpretation(value, reference_range, below, above),
    loinc_matches: matches,
    test_name: name,
    units: unit,
    min_reference_range: bounds?.low ?? null,
    max_reference_range: bounds?.high ?? null,
    is_below_min_range: below,
    is_above_max_range: above,
    type: inferResultType(value, unit, number),
    sample_type: inferSampleType(
      name,
      panel,
      best && best.confidence_score >= AUTO_MATCH_CONFIDENCE ? best.loinc_code : null,
    ),
    measurement_kind: inferMeasurementKind(name),
    sensitivity: /\b(hs|high sensitivity|ultra ?sensitive|sensitive)\b/i.test(name) ? "sensitive" : "unknown",
    source_panel_name: panel,
    loinc_match_status:
      best === undefined
        ? "no_match"
        : best.confidence_score >= AUTO_MATCH_CONFIDENCE
          ? "auto_match"
          : "needs_review",
  };
}

function isBelow({ number, beyond }: MeasuredValue, { low }: Bounds): boolean | null {
  if (low === null) return false;
  if (beyond === "<" && number > low) return null;
  return beyond === "<" ? number <= low : beyond === null && number < low;
}

function isAbove({ number, beyond }: MeasuredValue, { high }: Bounds): boolean | null {
  if (high === null) return false;
  if (beyond === ">" && number < high) return null;
  return beyond === ">" ? number >= high : beyond === null && number > high;
}

function inferInterpretation(
  value: string,
  range: string | null,
  below: boolean | null,
  above: boolean | null,
): Interpretation {
  if (below === true || above === true) return "abnormal";
  if (below === false && above === false) return "normal";
  if (value === "" || range === null) return "unknown";
  const titers = [parseTiter(value), parseTiter(range)];
  if (titers[0] && titers[1]) return titers[0] < titers[1] ? "normal" : "abnormal";
  if (hasSameWords(value, range)) return "normal";
  // Two different qualitative words contradict each other. Other texts cannot be compared.
  const [actual, expected] = [classifyWord(value), classifyWord(range)];
  return actual !== null && expected !== null && actual !== expected ? "abnormal" : "unknown";
}

/** Parses a dilution such as `1:160` or a limit such as `<1:40`; null when the text is neither. */
function parseTiter(text: string): number | null {
  const [, dilution] = /^<?\s*1\s*:\s*(\d+)$/.exec(text) ?? [];
  return dilution === undefined ? null : Number(dilution);
}

function inferResultType(
  value: string,
  unit: string | null,
  number: MeasuredValue | null,
): ParsedResult["type"] {
  if (value === "") return null;
  if (number !== null && number.beyond !== null) return "range";
  if (number !== null) {
    if (unit === "%") return "percentage";
    return /^s(ec(onds)?)?$/i.test(unit ?? "") ? "duration" : "numeric";
  }
  if (/^\d+\s*:\s*\d+$/.test(value)) return "ratio";
  if (parseBounds(value) !== null && /^[\d.,\s–-]+$/.test(value)) return "range";
  return isQualitative(value) ? "boolean" : "comment";
}

function inferMeasurementKind(name: string): ParsedResult["measurement_kind"] {
  if (/\bratio\b|\w\/[A-Z]\w+ ?ratio/i.test(name)) return "ratio";
  return /calc|estimated|\begfr\b/i.test(name) ? "calculated" : "unknown";
}

function inferSampleType(
  name: string,
  panel: string | null,
  code: string | null,
): ParsedResult["sample_type"] {
  const text = `${name} ${panel ?? ""}`.toLowerCase();
  if (/\burin(e|alysis)\b/.test(text)) return "urine";
  if (/\b(stool|f(a)?ecal)\b/.test(text)) return "stool";
  if (/\bsaliva(ry)?\b/.test(text)) return "saliva";
  const specimen = code === null ? null : findSpecimen(code);
  switch (specimen) {
    case "serum":
    case "plasma":
    case "whole_blood":
      return "serum_plasma_blood";
    case "dried_blood_spot":
      return "capillary_blood";
    case "urine":
    case "urine_24h":
      return "urine";
    case "saliva":
    case "stool":
      return specimen;
    case "swab":
      return "other";
    case null:
      return "unknown";
  }
}
