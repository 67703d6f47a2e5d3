import { states } from "../geo/states.ts";
import { federalPlanRows } from "./federal-rows.ts";

/** The payor codes that stand for the plan of a state. */
export type Programme = "MEDFED" | "MAIDFED";

/** The plan that a federal programme has in one state. */
export interface FederalPlan {
  readonly programme: Programme;
  /** Two-letter code. */
  readonly state: string;
  readonly payor_code: string;
  /** Name of the company that runs it. */
  readonly company: string;
}

const companies: Readonly<Record<Programme, string>> = {
  MEDFED: "Elderbrook Federal Cover",
  MAIDFED: "Hearthwell Federal Cover",
};

const nameOf = new Map(states.map(({ code, name }) => [code, name]));

const plan = (programme: Programme, state: string, payor_code: string): FederalPlan => ({
  programme,
  state,
  payor_code,
  company: `${companies[programme]} of ${nameOf.get(state) ?? state}`,
});

/** Every plan of both programmes. */
export const federalPlans: readonly FederalPlan[] = federalPlanRows.flatMap(({ state, medfed, maidfed }) => [
  plan("MEDFED", state, medfed),
  plan("MAIDFED", state, maidfed),
]);

/** Whether a payor code stands for the plan of a state rather than for a plan of its own. */
export function isProgramme(payorCode: string): payorCode is Programme {
  return Object.hasOwn(companies, payorCode);
}

/** The plan of a programme in a state; undefined where the programme has none, as in the territories. */
export function federalPlan(programme: Programme, state: string): FederalPlan | undefined {
  return federalPlans.find((each) => each.programme === programme && each.state === state);
}
