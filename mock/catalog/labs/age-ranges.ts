import { buildOnce } from "../../kernel/build-once.ts";
import type { ReferenceRange } from "./analyte.ts";
import { parseRanges } from "./parse-analytes.ts";

/**
 * The age in full years from which women have the ranges and the values of the time after menopause. The mean age is 51, and
 * patients are grouped by five years.
 */
export const MENOPAUSE_AGE = 50;

/**
 * Sex hormones. Minors have no range, because theirs depends on puberty, which the mock does not know. `distribution-rows.ts` has
 * their values.
 */
const SEX_HORMONES = [
  "Testosterone, Total",
  "Testosterone, Free",
  "Testosterone, Bioavailable",
  "Sex Hormone Binding Globulin",
  "Free Androgen Index",
  "Estradiol",
  "Estrone",
  "Estrogens, Total",
  "Progesterone",
  "17-Hydroxyprogesterone",
  "Dihydrotestosterone",
  "DHEA Sulfate",
  "DHEA, Unconjugated",
  "Androstenedione",
  "Anti-Mullerian Hormone",
  "Inhibin B",
  "FSH",
  "LH",
  "Testosterone, Saliva",
  "Progesterone, Saliva",
];

/**
 * Reference ranges that differ with age, one per line: `name | ages | range | source`. Other ages, and analytes that are not
 * listed, have the range of the catalog, which is for adults. CALIPER is the Canadian Laboratory Initiative on Pediatric
 * Reference Intervals.
 */
const ROWS = `
Alkaline Phosphatase | 0-9 | 140-360 | CALIPER 2012
Alkaline Phosphatase | 10-14 | 110-440 | CALIPER 2012
Alkaline Phosphatase | 15-17 | M 80-330; F 50-150 | CALIPER 2012
Creatinine | 0-4 | 0.20-0.43 | CALIPER 2012
Creatinine | 5-11 | 0.30-0.61 | CALIPER 2012
Creatinine | 12-14 | 0.45-0.81 | CALIPER 2012
Creatinine | 15-17 | M 0.60-1.08; F 0.49-0.84 | CALIPER 2012
BUN/Creatinine Ratio | 0-14 | 10-45 | CALIPER 2012, from its inputs
Phosphorus | 0-12 | 4.0-5.9 | CALIPER 2012
Phosphorus | 13-17 | 3.0-5.2 | CALIPER 2012
Hemoglobin | 0-4 | 10.5-13.5 | Dallman 1979
Hemoglobin | 5-11 | 11.5-15.5 | Dallman 1979
Hemoglobin | 12-17 | M 12.5-16.5; F 12.0-15.5 | Dallman 1979
Hematocrit | 0-4 | 32.0-40.0 | Dallman 1979
Hematocrit | 5-11 | 34.0-45.0 | Dallman 1979
Hematocrit | 12-17 | M 36.0-49.0; F 35.0-45.0 | Dallman 1979
MCV | 0-4 | 72.0-86.0 | Dallman 1979
MCV | 5-11 | 76.0-94.0 | Dallman 1979
Ferritin | 0-14 | 10-140 | CALIPER 2012
Ferritin | 15-17 | M 12-220; F 8-110 | CALIPER 2012
IGF-1 | 0-9 | 40-300 | Bidlingmaier 2014
IGF-1 | 10-17 | 110-580 | Bidlingmaier 2014
IGF-1 | 60-120 | 40-220 | Bidlingmaier 2014
Sedimentation Rate | 50-120 | M <=20; F <=30 | Bottiger 1967
PSA, Total | 40-49 | M <=2.5 | Oesterling 1993
PSA, Total | 50-59 | M <=3.5 | Oesterling 1993
PSA, Total | 60-69 | M <=4.5 | Oesterling 1993
PSA, Total | 70-120 | M <=6.5 | Oesterling 1993
NT-proBNP | 75-120 | <450 | FDA 510(k) K022516
DHEA Sulfate | 50-120 | M 20-250; F 8-150 | Orentreich 1984
Free Androgen Index | 50-120 | M 24.3-72.1; F 0.2-3.6 | Elecsys Testosterone II, 5th to 95th percentile
FSH | ${MENOPAUSE_AGE}-120 | M 1.6-18.0; F 23.0-116.3 | typical of assays
LH | ${MENOPAUSE_AGE}-120 | M 1.6-15.0; F 10.0-58.6 | typical of assays
Estradiol | ${MENOPAUSE_AGE}-120 | M <=39; F <=31 | typical of assays
Progesterone | ${MENOPAUSE_AGE}-120 | M <1.4; F <=0.5 | typical of assays
`;

interface AgeRange {
  readonly from: number;
  readonly to: number;
  readonly ranges: readonly ReferenceRange[];
}

const getAgeRanges = buildOnce<ReadonlyMap<string, readonly AgeRange[]>>(() => {
  const found = new Map<string, AgeRange[]>();
  for (const line of ROWS.trim().split("\n")) {
    const [name = "", ages = "", range = ""] = line.split(" | ");
    const [from = 0, to = 0] = ages.split("-").map(Number);
    found.set(name, [...(found.get(name) ?? []), { from, to, ranges: parseRanges(range) }]);
  }
  for (const name of SEX_HORMONES)
    found.set(name, [...(found.get(name) ?? []), { from: 0, to: 17, ranges: [] }]);
  return found;
});

const NONE: readonly AgeRange[] = [];

/**
 * Finds the ranges of an analyte for an age in full years. Returns undefined when the range of the catalog applies,
 * and an empty list when there is none for the age.
 */
export function findAgeRanges(name: string, age: number | null): readonly ReferenceRange[] | undefined {
  if (age === null) return undefined;
  return (getAgeRanges().get(name) ?? NONE).find(({ from, to }) => age >= from && age <= to)?.ranges;
}
