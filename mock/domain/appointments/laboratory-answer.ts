import { MINUTE } from "../../kernel/time.ts";

/** What a laboratory says to a booking at one of its centres. */
export type LaboratoryOutcome = "confirm" | "refuse" | "silence";

/** How the laboratories of a world answer bookings. */
export interface LaboratoryAnswer {
  readonly outcome: LaboratoryOutcome;
  /** How long they take where a booking may be confirmed later, in milliseconds. A booking that may not is answered at once. */
  readonly after: number;
}

/** What holds until a test says otherwise. */
export const usualAnswer: LaboratoryAnswer = { outcome: "confirm", after: 2 * MINUTE };

const outcomes: readonly unknown[] = ["confirm", "refuse", "silence"];

/** Tells whether a value, of an import perhaps, says how laboratories answer. */
export function isLaboratoryAnswer(value: unknown): boolean {
  if (typeof value !== "object" || value === null || Object.keys(value).length !== 2) return false;
  const { outcome, after }: Partial<LaboratoryAnswer> = value;
  return outcomes.includes(outcome) && typeof after === "number" && Number.isSafeInteger(after) && after >= 0;
}
