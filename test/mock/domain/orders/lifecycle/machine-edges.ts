import { readFileSync } from "node:fs";
import { parse } from "yaml";

/** What `spec/lifecycles.yaml` says of orders. A variant has the statuses of another machine, and some other moves. */
interface OrderLifecycles {
  readonly statuses: Readonly<Record<string, string>>;
  readonly machines: Readonly<
    Record<
      MachineName,
      {
        readonly variant?: MachineName;
        readonly entries: readonly string[];
        readonly statuses: Readonly<
          Record<string, { readonly top: string; readonly moves?: readonly string[] }>
        >;
        readonly moves?: Readonly<Record<string, readonly string[]>>;
      }
    >
  >;
}

const { statuses, machines } = (
  parse(readFileSync(new URL("../../../../../spec/lifecycles.yaml", import.meta.url), "utf8")) as {
    readonly orders: OrderLifecycles;
  }
).orders;

/** The names of the machines, written by hand. */
export const machineNames = [
  "testkit",
  "registrable_testkit",
  "walk_in_test",
  "at_home_phlebotomy",
  "on_site_collection",
] as const;

/** Name of a machine. */
export type MachineName = (typeof machineNames)[number];

/** Lists every status. */
export const allStatuses: readonly string[] = Object.keys(statuses);

/** Options with which a test creates an order of a machine. */
export function buildSeed(name: MachineName) {
  return name === "registrable_testkit"
    ? ({ method: "testkit", registrable: true } as const)
    : ({ method: name } as const);
}

/** A possible transition of an order of a machine. */
export interface Edge {
  readonly name: MachineName;
  readonly from: string;
  readonly to: string;
}

/** Lists the edges of a machine between statuses that its orders can reach. */
export function listEdges(name: MachineName): Edge[] {
  const { variant = name, moves = {}, entries } = machines[name];
  const reached = new Set(entries);
  const edges: Edge[] = [];
  for (const from of reached)
    for (const to of moves[from] ?? machines[variant].statuses[from]?.moves ?? []) {
      edges.push({ name, from, to });
      reached.add(to);
    }
  return edges;
}

/** Lists the statuses that orders of a machine can reach. */
export function listMachineStatuses(name: MachineName): string[] {
  return [...new Set([...machines[name].entries, ...listEdges(name).map(({ to }) => to)])];
}

/** Returns the full status of orders of a machine. */
export function formatFullStatus(name: MachineName, status: string): string {
  const { method } = buildSeed(name);
  return `${machines[method].statuses[status]?.top}.${method}.${status}`;
}
