import { appointmentMachines, appointmentStates } from "../../mock/domain/appointments/lifecycle/machine.ts";
import { machines } from "../../mock/domain/orders/lifecycle/get-machine.ts";
import { collectionMethods, listStatuses } from "../../mock/domain/orders/lifecycle/statuses.ts";
import type { TestRun } from "./judge.ts";

/** What orders of a kind, or appointments, move by. */
export interface Graph {
  readonly name: string;
  readonly entries: readonly string[];
  readonly steps: Readonly<Partial<Record<string, readonly string[]>>>;
  /** Every status that there is, those of other graphs of its sort among them. */
  readonly statuses: readonly string[];
}

/** The graphs of orders, and those of appointments. */
export const graphs: readonly Graph[] = [
  ...Object.values(machines).map((machine) => ({ ...machine, statuses: orderStatuses() })),
  ...Object.values(appointmentMachines).map((machine) => ({ ...machine, statuses: appointmentStates })),
];

/** How far tests have gone along the steps of one machine, and against them. */
export interface EdgeCoverage {
  readonly machine: string;
  /** Steps that the table has. */
  readonly edges: number;
  /** Those of them that a passing test takes by its title, none of whose tests failed. */
  readonly taken: number;
  /** Steps that the table has and no test takes. */
  readonly missed: readonly string[];
  /** Steps that a test takes and the table does not have. */
  readonly unknown: readonly string[];
  /** Pairs of a status of the machine and any status that are no step. */
  readonly others: number;
  /** Whether a passing test has all of those refused. */
  readonly refused: boolean;
}

const EDGE = /\bedge (\w+): (\w+) -> (\w+)/;
const NON_EDGES = /\bnon-edges (\w+) are refused/;

/** Judges by the titles of a run: `[ORD-9] edge testkit: ordered -> cancelled`, `[ORD-9] non-edges testkit are refused`. */
export function edgeCoverage(counted: readonly Graph[], runs: readonly TestRun[]): EdgeCoverage[] {
  const taken = outcomes(runs, EDGE);
  const refused = outcomes(runs, NON_EDGES);
  return counted.map((machine) => {
    const edges = edgesOf(machine);
    const passed = edges.filter((edge) => taken.get(edge) === true);
    const own = [...taken.keys()].filter((edge) => edge.startsWith(`${machine.name}: `));
    return {
      machine: machine.name,
      edges: edges.length,
      taken: passed.length,
      missed: edges.filter((edge) => taken.get(edge) !== true),
      unknown: own.filter((edge) => !edges.includes(edge)),
      others: statusesIn(machine).length * machine.statuses.length - edges.length,
      refused: refused.get(machine.name) === true,
    };
  });
}

/** Whether every step is taken, nothing else is, and all else is refused. */
export function isCovered({ missed, unknown, refused }: EdgeCoverage): boolean {
  return missed.length === 0 && unknown.length === 0 && refused;
}

/** What titles name, and whether every test that names it passed. */
function outcomes(runs: readonly TestRun[], pattern: RegExp): Map<string, boolean> {
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

function edgesOf({ name, steps }: Graph): string[] {
  return Object.entries(steps).flatMap(([from, targets = []]) =>
    targets.map((to) => `${name}: ${from} -> ${to}`),
  );
}

/** The statuses that a graph leads out of or to; some that there are may belong to others alone. */
function statusesIn({ entries, steps, statuses }: Graph): string[] {
  const met = new Set([...entries, ...Object.values(steps).flatMap((targets = []) => targets)]);
  return statuses.filter((status) => met.has(status) || (steps[status] ?? []).length > 0);
}

function orderStatuses(): string[] {
  return [...new Set(collectionMethods.flatMap((method) => listStatuses(method)))];
}
