import { hashToUnit } from "../../kernel/random.ts";

/** Base price of an analyte in dollars, and the common and worst-case turnaround in days. */
interface BaseTerms {
  readonly price: number;
  readonly common: number;
  readonly worst: number;
}

const terms = (price: number, common: number, worst: number): BaseTerms => ({ price, common, worst });

/** Terms by group of analytes. */
const BASE_TERMS = {
  chemistry: terms(6, 1, 2),
  lipids: terms(9, 1, 3),
  cardiac: terms(18, 1, 3),
  hematology: terms(8, 1, 2),
  coagulation: terms(22, 2, 5),
  thyroid: terms(14, 1, 3),
  sex_hormones: terms(20, 2, 5),
  adrenal: terms(28, 3, 8),
  pituitary: terms(26, 3, 7),
  bone: terms(30, 3, 7),
  vitamins: terms(24, 3, 7),
  minerals: terms(21, 3, 6),
  diabetes: terms(12, 1, 4),
  inflammation: terms(15, 1, 5),
  immunoglobulins: terms(13, 2, 4),
  autoimmunity: terms(25, 3, 7),
  infection: terms(19, 2, 5),
  sexual_health: terms(23, 2, 5),
  tumor_markers: terms(21, 2, 4),
  therapeutic_drugs: terms(17, 1, 4),
  toxicology: terms(11, 2, 5),
  genetics: terms(75, 8, 14),
  urinalysis: terms(4, 1, 2),
  urine_chemistry: terms(10, 1, 5),
  stool: terms(32, 3, 8),
  saliva: terms(29, 4, 8),
  newborn: terms(16, 3, 6),
  allergy: terms(9, 3, 6),
  food_igg: terms(12, 5, 10),
} satisfies Readonly<Record<string, BaseTerms>>;

export type AnalyteGroup = keyof typeof BASE_TERMS;

/** Computes a price in cents, in steps of 25. The result is the same each time. */
export function computeCents(group: AnalyteGroup, level: number, lab: string, slug: string): number {
  const spread = 0.8 + 0.5 * hashToUnit("price", lab, slug);
  return Math.max(4, Math.round(BASE_TERMS[group].price * level * spread * 4)) * 25;
}

/** Computes the price of a panel from those of its members: less than their sum. */
export function computePanelCents(members: readonly number[]): number {
  const total = members.reduce((sum, cents) => sum + cents, 0);
  const share = Math.max(0.3, 0.85 - 0.04 * members.length);
  return Math.max(Math.max(0, ...members) + 25, Math.round((total * share) / 25) * 25);
}

/** Formats cents as dollars, such as `12.50`. */
export function formatPrice(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** Returns the turnaround of a group, in days. */
export function getTurnaroundDays(group: AnalyteGroup, extraDays: number): { common: number; worst: number } {
  return { common: BASE_TERMS[group].common + extraDays, worst: BASE_TERMS[group].worst + extraDays };
}
