import type { Interpretation, ParsedResult } from "../../src/generated/types.ts";
import { findLoincMatches, findSpecimen, SURE } from "./loinc.ts";
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

/** What a result says before anything is concluded from it. */
export interface Reading {
  readonly name: string;
  readonly value: string;
  readonly unit: string | null;
  readonly reference_range: string | null;
  /** What the report itself says of it; null where it says nothing. */
  readonly flagged: Interpretation | null;
  readonly panel: string | null;
  /** The LOINC code that it prints; empty or left out where it prints none. */
  readonly code?: string;
}

/** How long a value may be: in words of its own it is longer where a code or an interpretation shows that it is one. */
const LONGEST = 60;
const LONGEST_REMARK = 600;

const FLAGGED = new RegExp(
  String.raw`^(?<before>[HLA*]{1,2}\s*(?=[\d<>≤≥.]))?(?<value>[<>≤≥]?=?\s?${NUMBER})\s*(?<rest>.*)$`,
  "u",
);
const FLAG_AND_UNIT =
  /^(?<flag>(?:\(?(?:HH|LL|H|L|A|High|Low|Abnormal|Critical)\)?\*?|\*{1,2})(?=\s|$))?\s*(?<unit>.*)$/iu;

/** A cell of a value may hold a flag and a unit as well: `101 H`, `5.4 (L) g/dL`. */
function splitValueCell(row: Row): Row {
  const { before = "", value, rest = "" } = FLAGGED.exec(row.value)?.groups ?? {};
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

/** A column of ranges may hold the unit, too: `65-99 mg/dL`. */
function findUnitInRange(range: string): string {
  const [, tail = ""] = /\d\)?\s+(\D\S*)$/.exec(range) ?? [];
  return isUnit(tail) ? tail : "";
}

/** What a row says; null for one that is no result. */
export function parseReading(given: Row): Reading | null {
  if ([given.name, given.value, given.range].some((cell) => cell.length > LONGEST_REMARK)) return null;
  const row = splitValueCell(given);
  const name = row.name.replace(/[\s.·:…]+$/u, "").replace(/\s*\*+$/, "");
  if (!/\p{L}/u.test(name) || name.length > 80) return null;
  const value = isMissing(row.value) ? "" : row.value;
  const isMarked = row.code !== "" || parseInterpretation(row.meaning) !== null;
  if (value.length > (isMarked ? LONGEST_REMARK : LONGEST)) return null;
  if (!isMarked && value.split(" ").length > 8) return null;
  const unit = row.unit || findUnitInRange(row.range);
  // A name and a word may be anything; a result has at least one thing more, or is a number or one of the usual words.
  if (value === "" && unit === "" && row.range === "") return null;
  const says = isMarked || unit !== "" || row.range !== "" || row.flag !== "";
  if (parseMeasuredValue(value) === null && !isQualitative(value) && !says) return null;
  const reference_range = row.range.replace(/^[[(](.*)[\])]$/, "$1") || null;
  const flagged =
    parseInterpretation(row.meaning) ?? parseFlag(row.flag) ?? (row.outside ? "abnormal" : null);
  return { name, value, unit: unit || null, reference_range, flagged, panel: row.panel, code: row.code };
}

/** Draws the conclusions of what a report says: bounds, interpretation, LOINC codes. */
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
    interpretation: reading.flagged ?? inferInterpretation(value, reference_range, below, above),
    loinc_matches: matches,
    test_name: name,
    units: unit,
    min_reference_range: bounds?.low ?? null,
    max_reference_range: bounds?.high ?? null,
    is_below_min_range: below,
    is_above_max_range: above,
    type: inferResultType(value, unit, number),
    sample_type: inferSampleType(name, panel, best && best.confidence_score >= SURE ? best.loinc_code : null),
    measurement_kind: inferMeasurementKind(name),
    sensitivity: /\b(hs|high sensitivity|ultra ?sensitive|sensitive)\b/i.test(name) ? "sensitive" : "unknown",
    source_panel_name: panel,
    loinc_match_status:
      best === undefined ? "no_match" : best.confidence_score >= SURE ? "auto_match" : "needs_review",
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
  // Two words of yes and no that differ contradict each other; of any other two nobody knows.
  const [found, wanted] = [classifyWord(value), classifyWord(range)];
  return found !== null && wanted !== null && found !== wanted ? "abnormal" : "unknown";
}

/** A dilution, `1:160`, or the one from which on a result counts, `<1:40`; null for what is none. */
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
  const said = `${name} ${panel ?? ""}`.toLowerCase();
  if (/\burin(e|alysis)\b/.test(said)) return "urine";
  if (/\b(stool|f(a)?ecal)\b/.test(said)) return "stool";
  if (/\bsaliva(ry)?\b/.test(said)) return "saliva";
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
