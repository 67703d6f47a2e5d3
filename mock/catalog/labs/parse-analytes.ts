import {
  toSlug,
  type Analyte,
  type AnalyteTable,
  type Loinc,
  type ReferenceRange,
  type AnalyteResultType,
} from "./analyte.ts";

const BOTH = /^(-?[\d.]+)-([\d.]+)$/;
const ONE = /^([<>])(=?)([\d.]+)$/;

const SEXES = { M: "male", F: "female" } as const;

function parseRange(text: string, sex: ReferenceRange["sex"]): ReferenceRange {
  const both = BOTH.exec(text);
  if (both !== null)
    return {
      sex,
      low: Number(both[1]),
      high: Number(both[2]),
      low_inclusive: true,
      high_inclusive: true,
      text,
    };
  const one = ONE.exec(text);
  if (one === null) throw new Error(`Not a reference range: ${text}`);
  const inclusive = one[2] === "=";
  const value = Number(one[3]);
  const below = one[1] === "<";
  return {
    sex,
    low: below ? null : value,
    high: below ? value : null,
    low_inclusive: !below && inclusive,
    high_inclusive: below && inclusive,
    text,
  };
}

/** Parses `70-99`, or `M 1-2; F <3`. */
export function parseRanges(text: string): ReferenceRange[] {
  return text.split("; ").map((part) => {
    const rangeOfSex = /^([MF]) (.+)$/.exec(part);
    if (rangeOfSex === null) return parseRange(part, null);
    return parseRange(rangeOfSex[2]!, SEXES[rangeOfSex[1] === "M" ? "M" : "F"]);
  });
}

function parseCriticalBounds(text: string | undefined): Analyte["critical"] {
  if (text === undefined) return null;
  // A limit itself is not critical, so `>=45` would be read as `>45`.
  if (text.includes("=")) throw new Error(`Not critical limits: ${text}`);
  const parts = text.split(" ").map((part) => parseRange(part, null));
  return {
    low: parts.find(({ high }) => high !== null)?.high ?? null,
    high: parts.find(({ low }) => low !== null)?.low ?? null,
  };
}

function getResultType(reference: string): AnalyteResultType {
  if (reference === "comment") return "comment";
  if (reference.startsWith("=")) return "coded_value";
  return reference.startsWith("~") ? "range" : "numeric";
}

function buildLoinc(code: string, name: string, unit: string | null): Loinc {
  return { id: Number(code.split("-")[0]), code, name, slug: toSlug(`${name} ${code}`), unit };
}

function parseAnalyte(line: string, { group, specimen }: AnalyteTable): Analyte {
  const cells = line.split(" | ");
  if (cells.length < 8 || cells.length > 9) throw new Error(`Not an analyte: ${line}`);
  const [name, code, component, unitText, reference, plausibleText, decimals, description, critical] =
    cells as [string, string, string, string, string, string, string, string, string?];
  const kind = getResultType(reference);
  const isMeasured = kind === "numeric" || kind === "range";
  const unit = unitText === "-" ? null : unitText;
  const plausible = isMeasured ? parseRange(plausibleText, null) : null;
  return {
    name,
    slug: toSlug(name),
    description,
    group,
    specimen,
    loinc: buildLoinc(code, component, unit),
    unit,
    result_type: kind,
    reference: isMeasured ? parseRanges(reference.replace("~", "")) : [],
    plausible: plausible && { low: plausible.low ?? 0, high: plausible.high ?? 0 },
    critical: parseCriticalBounds(critical),
    decimals: isMeasured ? Number(decimals) : null,
    coded_values: kind === "coded_value" ? reference.slice(1).split(", ") : [],
  };
}

export function parseAnalytes(table: AnalyteTable): Analyte[] {
  return table.rows
    .trim()
    .split("\n")
    .map((line) => parseAnalyte(line, table));
}
