import type { Machine, MachineName } from "../../mock/domain/orders/machine.ts";
import { type LowLevel, methods, statusesOf } from "../../mock/domain/orders/statuses.ts";
import type { TestRun } from "./judge.ts";

/** How far tests have gone along the steps of one machine, and against them. */
export interface EdgeCoverage {
  readonly machine: MachineName;
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
export function edgeCoverage(machines: readonly Machine[], runs: readonly TestRun[]): EdgeCoverage[] {
  const taken = outcomes(runs, EDGE);
  const refused = outcomes(runs, NON_EDGES);
  return machines.map((machine) => {
    const edges = edgesOf(machine);
    const passed = edges.filter((edge) => taken.get(edge) === true);
    const own = [...taken.keys()].filter((edge) => edge.startsWith(`${machine.name}: `));
    return {
      machine: machine.name,
      edges: edges.length,
      taken: passed.length,
      missed: edges.filter((edge) => taken.get(edge) !== true),
      unknown: own.filter((edge) => !edges.includes(edge)),
      others: statusesIn(machine).size * allStatuses().size - edges.length,
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

function edgesOf({ name, steps }: Machine): string[] {
  return Object.entries(steps).flatMap(([from, targets]) => targets.map((to) => `${name}: ${from} -> ${to}`));
}

function statusesIn({ entries, steps }: Machine): Set<LowLevel> {
  return new Set([...entries, ...allStatuses()].filter((low) => low in steps || comesTo(steps, low)));
}

function comesTo(steps: Machine["steps"], low: LowLevel): boolean {
  return Object.values(steps).some((targets) => targets.includes(low));
}

function allStatuses(): Set<LowLevel> {
  return new Set(methods.flatMap((method) => statusesOf(method)));
}
