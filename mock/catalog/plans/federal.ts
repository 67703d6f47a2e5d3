import { capitals, findState } from "../geo/states.ts";

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

/** Builds a plan. Its code is fictional, and no other plan has it: 1,571 has no factor in common with 9,000. */
const buildPlan = (program: Program, letters: string, state: string, index: number): FederalPlan => ({
  program,
  state,
  payor_code: `${letters}${1000 + ((index * 1571 + 4321) % 9000)}`,
  company: `${companies[program]} of ${findState(state)?.name ?? state}`,
});

/** One plan of each program in each of the fifty states and the federal district. Territories have none. */
export const federalPlans: readonly FederalPlan[] = capitals.flatMap(({ state }, index) => [
  buildPlan("MEDFED", "EB", state, index),
  buildPlan("MAIDFED", "HW", state, index),
]);

export function isProgram(payorCode: string): payorCode is Program {
  return Object.hasOwn(companies, payorCode);
}

/** Finds the plan of a program in a state; undefined when there is none, as in the territories. */
export function findFederalPlan(program: Program, state: string): FederalPlan | undefined {
  return federalPlans.find((each) => each.program === program && each.state === state);
}
