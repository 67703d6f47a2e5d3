import * as z from "zod";
import { checkArguments } from "./arguments/check.ts";
import { required } from "./arguments/parameters.ts";
import {
  type Facades,
  type Scenario,
  type ScenarioIds,
  type ScenarioName,
  scenarioNames,
  scenarios,
} from "./scenarios.ts";

export const scenarioParameters = [required("name", () => z.enum(scenarioNames))] as const;

/** Seeds a scenario and returns its ids. Throws TypeError for an unknown name, with a suggestion. */
export function seedScenario<Name extends ScenarioName>(team: Facades, name: Name): ScenarioIds<Name> {
  checkArguments("mock.scenario", scenarioParameters, [name]);
  const scenario: Scenario = scenarios[name];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The table has the function of each name.
  return scenario.seed(team) as ScenarioIds<Name>;
}
