import { appointmentMachines, appointmentStates } from "../../mock/domain/appointments/lifecycle/machine.ts";
import { machines } from "../../mock/domain/orders/lifecycle/get-machine.ts";
import { collectionMethods, listStatuses } from "../../mock/domain/orders/lifecycle/statuses.ts";
import type { TestRun } from "./evaluate.ts";

/** A state machine of orders or appointments. */
export interface Graph {
  readonly name: string;
  readonly entries: readonly string[];
  readonly steps: Readonly<Partial<Record<string, readonly string[]>>>;
  /** All statuses, including those of other machines. */
  readonly statuses: readonly string[];
}

/** The state machines of orders and appointments. */
export const graphs: readonly Graph[] = [
  ...Object.values(machines).map((machine) => ({ ...machine, statuses: listOrderStatuses() })),
  ...Object.values(appointmentMachines).map((machine) => ({ ...machine, statuses: appointmentStates })),
];

/** Which status changes of one machine tests make. */
export interface EdgeCoverage {
  readonly machine: string;
  /** The number of legal status changes. */
  readonly edges: number;
  /** How many of them a passing test names, without a failing one. */
  readonly taken: number;
  /** Legal status changes that no test makes. */
  readonly missed: readonly string[];
  /** Status changes that a test names and the table does not have. */
  readonly unknown: readonly string[];
  /** The number of illegal status changes: pairs of a status of the machine and any status. */
  readonly nonEdges: number;
  /** Whether a passing test proves that all of them are rejected. */
  readonly nonEdgesRejected: boolean;
}

const EDGE = /\bedge (\w+): (\w+) -> (\w+)/;
const NON_EDGES = /\bnon-edges (\w+) are (?:refused|rejected)/;

/** Computes the coverage from test titles: `edge testkit: ordered -> cancelled`, `non-edges testkit are rejected`. */
export function computeEdgeCoverage(counted: readonly Graph[], runs: readonly TestRun[]): EdgeCoverage[] {
  const taken = collectOutcomes(runs, EDGE);
  const rejected = collectOutcomes(runs, NON_EDGES);
  return counted.map((machine) => {
    const edges = listEdges(machine);
    const passed = edges.filter((edge) => taken.get(edge) === true);
    const named = [...taken.keys()].filter((edge) => edge.startsWith(`${machine.name}: `));
    return {
      machine: machine.name,
      edges: edges.length,
      taken: passed.length,
      missed: edges.filter((edge) => taken.get(edge) !== true),
      unknown: named.filter((edge) => !edges.includes(edge)),
      nonEdges: listGraphStatuses(machine).length * machine.statuses.length - edges.length,
      nonEdgesRejected: rejected.get(machine.name) === true,
    };
  });
}

/** Whether tests make every legal status change, no other, and prove that all others are rejected. */
export function isCovered({ missed, unknown, nonEdgesRejected }: EdgeCoverage): boolean {
  return missed.length === 0 && unknown.length === 0 && nonEdgesRejected;
}

/** Collects what titles name, with whether all tests that name it passed. */
function collectOutcomes(runs: readonly TestRun[], pattern: RegExp): Map<string, boolean> {
  const found = new Map<string, boolean>();
  for (const { title, passed } of runs) {
    const match = pattern.exec(title);
    if (match === null) continue;
    const [, name = "", from, to] = match;
    const key = from === undefined ? name : `${name}: ${from} -> ${to}`;
    found.set(key, passed && found.get(key) !== false);
  }
  return found;
}

function listEdges({ name, steps }: Graph): string[] {
  return Object.entries(steps).flatMap(([from, targets = []]) =>
    targets.map((to) => `${name}: ${from} -> ${to}`),
  );
}

/** Lists the statuses of one machine. */
function listGraphStatuses({ entries, steps, statuses }: Graph): string[] {
  const used = new Set([...entries, ...Object.values(steps).flatMap((targets = []) => targets)]);
  return statuses.filter((status) => used.has(status) || (steps[status] ?? []).length > 0);
}

function listOrderStatuses(): string[] {
  return [...new Set(collectionMethods.flatMap((method) => listStatuses(method)))];
}
