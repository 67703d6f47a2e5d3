import { MINUTE } from "../../../kernel/time.ts";

/** Decision of a lab on a booking at one of its centers. */
export type LabDecisionOutcome = "confirm" | "reject" | "noResponse";

/** How the labs of a world decide on bookings. */
export interface LabDecision {
  readonly outcome: LabDecisionOutcome;
  /** Delay of the decision on an asynchronous booking, in milliseconds. A synchronous booking is decided at once. */
  readonly after: number;
}

export const defaultLabDecision: LabDecision = { outcome: "confirm", after: 2 * MINUTE };

const outcomes: readonly unknown[] = ["confirm", "reject", "noResponse"];

export function isLabDecision(value: unknown): boolean {
  if (typeof value !== "object" || value === null || Object.keys(value).length !== 2) return false;
  const { outcome, after }: Partial<LabDecision> = value;
  return outcomes.includes(outcome) && typeof after === "number" && Number.isSafeInteger(after) && after >= 0;
}
