import { orderLowLevelStatusValues, orderStatusValues } from "../../../../../src/generated/enums.ts";
import { orderMachines } from "../../../../../src/generated/lifecycles.ts";

export type MachineName = keyof typeof orderMachines;

export const machineNames = Object.keys(orderMachines) as MachineName[];

/** Lists every status. */
export const allStatuses: readonly string[] = orderLowLevelStatusValues;

/** Options with which a test creates an order of a machine. */
export function buildSeed(name: MachineName) {
  return name === "registrable_testkit"
    ? ({ method: "testkit", registrable: true } as const)
    : ({ method: name } as const);
}

/** Lists the statuses of a machine, each with those that can follow it. */
export const listSteps = (name: MachineName): [from: string, next: readonly string[]][] =>
  Object.entries(orderMachines[name].steps);

export const formatFullStatus = (name: MachineName, status: string): string | undefined =>
  orderStatusValues.find((full) => full.endsWith(`.${buildSeed(name).method}.${status}`));
