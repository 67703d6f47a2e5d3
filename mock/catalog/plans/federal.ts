import { states } from "../geo/states.ts";
import { federalPlanRows } from "./federal-rows.ts";

/** The payor codes that stand for a state's plan of a federal program. */
export type Program = "MEDFED" | "MAIDFED";

export interface FederalPlan {
  readonly program: Program;
  /** Two-letter code. */
  readonly state: string;
  readonly payor_code: string;
  /** Name of the company that runs it. */
  readonly company: string;
}

const companies: Readonly<Record<Program, string>> = {
  MEDFED: "Elderbrook Federal Cover",
  MAIDFED: "Hearthwell Federal Cover",
};

const stateNames = new Map(states.map(({ code, name }) => [code, name]));

const plan = (program: Program, state: string, payor_code: string): FederalPlan => ({
  program,
  state,
  payor_code,
  company: `${companies[program]} of ${stateNames.get(state) ?? state}`,
});

/** All plans of both programs. */
export const federalPlans: readonly FederalPlan[] = federalPlanRows.flatMap(({ state, medfed, maidfed }) => [
  plan("MEDFED", state, medfed),
  plan("MAIDFED", state, maidfed),
]);

export function isProgram(payorCode: string): payorCode is Program {
  return Object.hasOwn(companies, payorCode);
}

/** Finds the plan of a program in a state; undefined when there is none, as in the territories. */
export function findFederalPlan(program: Program, state: string): FederalPlan | undefined {
  return federalPlans.find((each) => each.program === program && each.state === state);
}
