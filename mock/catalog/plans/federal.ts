import { states } from "../geo/states.ts";
import { federalPlanRows } from "./federal-rows.ts";

/** The payor codes that stand for the plan of a state. */
export type Program = "MEDFED" | "MAIDFED";

/** The plan that a federal program has in one state. */
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

const nameOf = new Map(states.map(({ code, name }) => [code, name]));

const plan = (program: Program, state: string, payor_code: string): FederalPlan => ({
  program,
  state,
  payor_code,
  company: `${companies[program]} of ${nameOf.get(state) ?? state}`,
});

/** Every plan of both programs. */
export const federalPlans: readonly FederalPlan[] = federalPlanRows.flatMap(({ state, medfed, maidfed }) => [
  plan("MEDFED", state, medfed),
  plan("MAIDFED", state, maidfed),
]);

/** Whether a payor code stands for the plan of a state rather than for a plan of its own. */
export function isProgram(payorCode: string): payorCode is Program {
  return Object.hasOwn(companies, payorCode);
}

/** The plan of a program in a state; undefined where the program has none, as in the territories. */
export function findFederalPlan(program: Program, state: string): FederalPlan | undefined {
  return federalPlans.find((each) => each.program === program && each.state === state);
}
