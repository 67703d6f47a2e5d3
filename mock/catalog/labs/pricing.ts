import { hashToUnit } from "../../kernel/random.ts";
import type { AnalyteGroup } from "./analyte.ts";

/** What one analyte of a group usually costs in dollars, and how many days it takes commonly and at worst. */
interface Usual {
  readonly price: number;
  readonly common: number;
  readonly worst: number;
}

const usual = (price: number, common: number, worst: number): Usual => ({ price, common, worst });

const USUAL: Readonly<Record<AnalyteGroup, Usual>> = {
  chemistry: usual(6, 1, 2),
  lipids: usual(9, 1, 3),
  cardiac: usual(18, 1, 3),
  hematology: usual(8, 1, 2),
  coagulation: usual(22, 2, 5),
  thyroid: usual(14, 1, 3),
  sex_hormones: usual(20, 2, 5),
  adrenal: usual(28, 3, 8),
  pituitary: usual(26, 3, 7),
  bone: usual(30, 3, 7),
  vitamins: usual(24, 3, 7),
  minerals: usual(21, 3, 6),
  diabetes: usual(12, 1, 4),
  inflammation: usual(15, 1, 5),
  immunoglobulins: usual(13, 2, 4),
  autoimmunity: usual(25, 3, 7),
  infection: usual(19, 2, 5),
  sexual_health: usual(23, 2, 5),
  tumor_markers: usual(21, 2, 4),
  therapeutic_drugs: usual(17, 1, 4),
  toxicology: usual(11, 2, 5),
  genetics: usual(75, 8, 14),
  urinalysis: usual(4, 1, 2),
  urine_chemistry: usual(10, 1, 5),
  stool: usual(32, 3, 8),
  saliva: usual(29, 4, 8),
  newborn: usual(16, 3, 6),
  allergy: usual(9, 3, 6),
  food_igg: usual(12, 5, 10),
};

/** A price in cents, the same each time and in steps of 25. */
export function computeCents(group: AnalyteGroup, level: number, lab: string, slug: string): number {
  const spread = 0.8 + 0.5 * hashToUnit("price", lab, slug);
  return Math.max(4, Math.round(USUAL[group].price * level * spread * 4)) * 25;
}

/** What the members of a panel cost together: less than each by itself. */
export function computePanelCents(members: readonly number[]): number {
  const whole = members.reduce((sum, cents) => sum + cents, 0);
  const share = Math.max(0.3, 0.85 - 0.04 * members.length);
  return Math.max(Math.max(0, ...members) + 25, Math.round((whole * share) / 25) * 25);
}

/** Cents as the text of dollars: `12.50`. */
export function formatPrice(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** Days until results of a group are there. */
export function getTurnaroundDays(group: AnalyteGroup, slowerBy: number): { common: number; worst: number } {
  return { common: USUAL[group].common + slowerBy, worst: USUAL[group].worst + slowerBy };
}
