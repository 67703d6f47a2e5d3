import type { Relation } from "./relations.ts";
import type { DrawnReport } from "./report.ts";

/** How often a relation held. */
export interface RelationResult {
  readonly relation: Relation;
  /** Reports with all inputs. */
  readonly checked: number;
  readonly breaches: number;
  /** The first breach, for a reader. Undefined when there is none. */
  readonly example?: string;
}

/** Differences of floating-point numbers that mean nothing. */
const EPSILON = 1e-9;

/** Returns what is wrong with a relation in a report, null when it holds, and undefined when an input is missing. */
export function findBreach(relation: Relation, { patient, values }: DrawnReport): string | null | undefined {
  const inputs = relation.inputs.map((name) => values.get(name)?.value);
  if (!inputs.every((value) => value !== undefined)) return undefined;
  const expected = relation.compute(patient, ...inputs);
  const printed = values.get(relation.output);
  const given = relation.inputs.map((name, index) => `${name} ${inputs[index]}`).join(", ");
  if (expected === null) {
    return printed === undefined
      ? null
      : `${relation.output} ${printed.value} must not be reported (${given})`;
  }
  if (printed === undefined) return `${relation.output} is missing, expected ${expected} (${given})`;
  const rounding = 0.5 * 10 ** -printed.decimals;
  const allowed =
    rounding + (relation.within ?? 0) * Math.abs(expected) + EPSILON * Math.max(1, Math.abs(expected));
  return Math.abs(printed.value - expected) <= allowed
    ? null
    : `${relation.output} ${printed.value}, expected ${expected} (${given}; ${patient.sex}, ${patient.age})`;
}

/** Counts the breaches of each relation. */
export class RelationCounter {
  readonly #relations: readonly Relation[];
  readonly #counts: { checked: number; breaches: number; example?: string }[];

  constructor(relations: readonly Relation[]) {
    this.#relations = relations;
    this.#counts = relations.map(() => ({ checked: 0, breaches: 0 }));
  }

  add(report: DrawnReport): void {
    for (const [index, relation] of this.#relations.entries()) {
      const count = this.#counts[index];
      const breach = findBreach(relation, report);
      if (count === undefined || breach === undefined) continue;
      count.checked += 1;
      if (breach === null) continue;
      count.breaches += 1;
      count.example ??= breach;
    }
  }

  get results(): RelationResult[] {
    return this.#relations.map((relation, index) => ({
      relation,
      ...(this.#counts[index] ?? { checked: 0, breaches: 0 }),
    }));
  }
}
