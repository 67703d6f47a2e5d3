import type { Interpretation, ParsedReportMetadata, ParsedResult } from "../../src/generated/types.ts";
import { findLabeledRange, splitFlagAfterName, splitValue, type Row } from "./layouts.ts";
import { isResultName, removeBrackets } from "./list-line.ts";
import { AUTO_MATCH_CONFIDENCE, findLoincMatches, findSpecimen, normalizeUnit } from "./loinc.ts";
import {
  findNumberStyles,
  parseMeasuredValue,
  removePower,
  type MeasuredValue,
  type NumberStyle,
} from "./numbers.ts";
import { compare, hasRange, parseRange, type Bounds, type Comparison, type RangeContext } from "./ranges.ts";
import { findUnitInRange, isUnit } from "./units.ts";
import {
  classifyWord,
  parseFlag,
  parseInterpretation,
  isQualitative,
  isMissing,
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

/** Splits a value cell that also has a flag or a unit: `101 H`, `5.4 (L) g/dL`. A cell with anything else is kept whole. */
function splitValueCell(row: Row): Row {
  const { value = "", flag = "", rest = "" } = splitValue(row.value) ?? {};
  const isKept = value === "" || (rest !== "" && !isUnit(rest)) || (rest !== "" && !/\d/.test(value));
  const fits = (own: string, column: string): boolean => own === "" || column === "" || own === column;
  if (isKept || !fits(flag, row.flag) || !fits(rest, row.unit)) return row;
  return { ...row, value, flag: row.flag || flag, unit: row.unit || rest };
}

/** The mark of a footnote after a name: asterisks or a raised number. After a blank, asterisks may be a flag. */
const FOOTNOTE = /(?<=[^\s*])(\*+|\s*[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3})$/u;

/** Parses a row; null when it is not a result. */
export function parseReading(rawRow: Row): Reading | null {
  if ([rawRow.name, rawRow.value, rawRow.unit, rawRow.range].some((cell) => cell.length > MAX_REMARK_LENGTH))
    return null;
  const row = splitValueCell(rawRow);
  const name = row.name.replace(/[\s.·:…]+$/u, "").replace(FOOTNOTE, "");
  if (!isResultName(name)) return null;
  const value = isMissing(row.value) ? "" : row.value;
  const isMarked =
    row.hasLeader === true || row.code !== "" || row.site !== "" || parseInterpretation(row.meaning) !== null;
  if (!isMarked && (value.length > MAX_VALUE_LENGTH || value.split(" ").length > 8)) return null;
  const unit = row.unit || findUnitInRange(row.range);
  // A name and a word may be anything. A result has a further cell, or its value is a number or a common result word.
  if (value === "" && unit === "" && row.range === "") return null;
  const hasDetails = isMarked || unit !== "" || row.range !== "" || row.flag !== "";
  if (splitValue(value)?.rest !== "" && !isQualitative(value) && !hasDetails) return null;
  const reference_range = removeBrackets(findLabeledRange(row.range) ?? row.range) || null;
  const flag = parseInterpretation(row.meaning) ?? parseFlag(row.flag) ?? (row.outside ? "abnormal" : null);
  return { name, value, unit: unit || null, reference_range, flag, panel: row.panel, code: row.code };
}

/** The context in which the results of a report are read: the patient, and the possible styles of its numbers. */
export interface ReportContext extends Omit<RangeContext, "name"> {
  readonly styles: readonly NumberStyle[];
}

/** Computes the age in years at the collection, or at the report. */
export function computeAge({ dob, date_collected, date_reported }: ParsedReportMetadata): number | null {
  const day = (date_collected ?? date_reported)?.slice(0, 10);
  if (dob === null || dob === undefined || day === undefined || day < dob) return null;
  const years = Number(day.slice(0, 4)) - Number(dob.slice(0, 4));
  return day.slice(5) < dob.slice(5) ? years - 1 : years;
}

/** Finds the number styles of the results of one report. */
export const findStyles = (
  readings: readonly Pick<Reading, "value" | "reference_range">[],
): readonly NumberStyle[] =>
  findNumberStyles(readings.flatMap(({ value, reference_range }) => [value, reference_range ?? ""]));

/** How a value compares with its range in one possible reading of both. */
type ComparedReading = Pick<Bounds, "low" | "high"> & Comparison;

/** Compares a value with its range in each way in which both can be read. */
function compareReadings(reading: Reading, context: ReportContext): ComparedReading[] {
  const { name, value, unit, reference_range: range } = reading;
  if (range === null) return [];
  const rangeUnit = findUnitInRange(range);
  if (unit !== null && rangeUnit !== "" && normalizeUnit(unit) !== normalizeUnit(rangeUnit)) return [];
  // A power of ten after a number of cells may belong to the unit.
  const isOpen = removePower(range) === null && /^(?:cells?|(?:cu?)?mm[3³]?)?(?:\/|$)/i.test(unit ?? "");
  const own = { ...context, name };
  const values = [value, ...(isOpen ? [removePower(value) ?? value] : [])];
  return context.styles.flatMap((style) => {
    return parseRange(range, style, own).flatMap((one) =>
      values.map((text) => {
        const compared = listEnds(text, style, own).map((end) => compare(end, one));
        const [below, above] = [
          agree(compared.map((end) => end.below)),
          agree(compared.map((end) => end.above)),
        ];
        return { low: one.low, high: one.high, below, above };
      }),
    );
  });
}

/** Whether a value is a range, as a count of cells per field: `0-5`. */
const isRangeValue = (value: string): boolean => hasRange(value) && /^[\d.,\s–-]+$/.test(value);

/** Lists the numbers that decide how a value compares with a range: the value itself, or both ends of one that is a range. */
function listEnds(value: string, style: NumberStyle, context: RangeContext): MeasuredValue[] {
  const number = parseMeasuredValue(value, style);
  if (number !== null) return [number];
  if (!isRangeValue(value)) return [];
  return parseRange(value, style, context).flatMap(({ low, high }) =>
    [low, high].flatMap((end) => (end === null ? [] : { number: end, beyond: null, includesBound: false })),
  );
}

/** Returns what all readings have in common; null when they differ. */
function agree<T>(readings: readonly T[]): T | null {
  const [first = null, ...others] = readings;
  return others.every((one) => one === first) ? first : null;
}

/**
 * Takes the flag between a name and its value, as in `Potassium H 5.9`, from the name. It is none when the value is within the range. A letter may
 * end a name, as in `Vitamin A`: it is a flag where the catalog knows only the name without it, or where the range says the same.
 */
export function takeFlag(reading: Reading, context: ReportContext): Reading {
  const found = splitFlagAfterName(reading.name);
  if (found === null) return reading;
  const { name, flag } = found;
  const compared = compareReadings(reading, context);
  const [below, above] = [agree(compared.map((one) => one.below)), agree(compared.map((one) => one.above))];
  const isKnown = (text: string): boolean =>
    (findLoincMatches(text, reading.unit)?.[0]?.confidence_score ?? 0) >= AUTO_MATCH_CONFIDENCE;
  const [letter] = /(?<!\w)[HLA](?=[)\]]?$)/.exec(flag) ?? [];
  const isSame = (letter === "H" && above) || (letter === "L" && below);
  const isFlag = letter === undefined || isSame || (isKnown(name) && !isKnown(reading.name));
  if (isFlag && !(below === false && above === false))
    return takeFlag({ ...reading, name, flag: reading.flag ?? parseFlag(flag) }, context);
  return flag.startsWith("*") ? { ...reading, name } : reading;
}

/** Builds a result: derives bounds, interpretation and LOINC codes from a reading. What is not certain is null, or `unknown`. */
export function buildResult(reading: Reading, context: ReportContext): ParsedResult {
  const { name, value, unit, reference_range, panel } = reading;
  const readings = compareReadings(reading, context);
  const below = agree(readings.map((one) => one.below));
  const above = agree(readings.map((one) => one.above));
  const matches = findLoincMatches(name, unit, reading.code);
  const [best] = matches ?? [];
  const isCertain = best !== undefined && best.confidence_score >= AUTO_MATCH_CONFIDENCE;
  return {
    name,
    value,
    unit,
    reference_range,
    interpretation:
      reading.flag ?? agree(readings.map(interpretReading)) ?? interpretWords(value, reference_range),
    loinc_matches: matches,
    test_name: name,
    units: unit,
    min_reference_range: agree(readings.map(({ low }) => low)),
    max_reference_range: agree(readings.map(({ high }) => high)),
    is_below_min_range: below,
    is_above_max_range: above,
    type: inferResultType(value, unit),
    sample_type: inferSampleType(name, panel, isCertain ? best.loinc_code : null),
    measurement_kind: inferMeasurementKind(name),
    sensitivity: /\b(hs|high sensitivity|ultra ?sensitive|sensitive)\b/i.test(name) ? "sensitive" : "unknown",
    source_panel_name: panel,
    loinc_match_status: best === undefined ? "no_match" : isCertain ? "auto_match" : "needs_review",
  };
}

function interpretReading({ below, above }: ComparedReading): Interpretation {
  if (below === true || above === true) return "abnormal";
  return below === false && above === false ? "normal" : "unknown";
}

/** Interprets a value that is compared with a range as words or as a dilution. */
function interpretWords(value: string, range: string | null): Interpretation {
  if (value === "" || range === null || hasRange(range)) return "unknown";
  const titers = [parseTiter(value), parseTiter(range)];
  if (titers[0] && titers[1]) return titers[0] < titers[1] ? "normal" : "abnormal";
  if (hasSameWords(value, range)) return "normal";
  // Two different qualitative words contradict each other. Other texts cannot be compared.
  const [actual, expected] = [classifyWord(value), classifyWord(range)];
  return actual !== null && expected !== null && actual !== expected ? "abnormal" : "unknown";
}

/** Parses a dilution such as `1:160` or a limit such as `<1:40`; NaN when the text is neither. */
const parseTiter = (text: string): number => Number(/^<?\s*1\s*:\s*(\d+)$/.exec(text)?.[1]);

function inferResultType(value: string, unit: string | null): ParsedResult["type"] {
  if (value === "") return null;
  const number = parseMeasuredValue(value);
  if (number !== null && number.beyond !== null) return "range";
  if (number !== null) {
    if (unit === "%") return "percentage";
    return /^s(ec(onds)?)?$/i.test(unit ?? "") ? "duration" : "numeric";
  }
  if (/^\d+\s*:\s*\d+$/.test(value)) return "ratio";
  if (isRangeValue(value)) return "range";
  return isQualitative(value) ? "boolean" : "comment";
}

function inferMeasurementKind(name: string): ParsedResult["measurement_kind"] {
  if (/\bratio\b|\w\/[A-Z]\w+ ?ratio/i.test(name)) return "ratio";
  return /calc|estimated|\begfr\b/i.test(name) ? "calculated" : "unknown";
}

/** The sample types of specimens whose names are others. */
const sampleTypes: Readonly<Record<string, ParsedResult["sample_type"]>> = {
  serum: "serum_plasma_blood",
  plasma: "serum_plasma_blood",
  whole_blood: "serum_plasma_blood",
  dried_blood_spot: "capillary_blood",
  urine: "urine",
  urine_24h: "urine",
  saliva: "saliva",
  stool: "stool",
  swab: "other",
};

function inferSampleType(
  name: string,
  panel: string | null,
  code: string | null,
): ParsedResult["sample_type"] {
  const text = `${name} ${panel ?? ""}`.toLowerCase();
  if (/\burin(e|alysis)\b/.test(text)) return "urine";
  if (/\b(stool|f(a)?ecal)\b/.test(text)) return "stool";
  if (/\bsaliva(ry)?\b/.test(text)) return "saliva";
  return sampleTypes[(code === null ? null : findSpecimen(code)) ?? ""] ?? "unknown";
}
