import { parse } from "yaml";

/** The two sides of the package. A clause is kept by one of them, or by both. */
type Side = "mock" | "sdk";

export interface Clause {
  readonly id: string;
  readonly by: Side | "both";
}

/** One test of a run. `title` is the full title. */
export interface TestRun {
  readonly file: string;
  readonly title: string;
  readonly passed: boolean;
}

/** Parses spec/clauses.yaml, which maps areas to clauses by id. Throws for an id that two areas have. */
export function readClauses(yaml: string): Clause[] {
  const areas = parse(yaml) as Record<string, Record<string, Pick<Clause, "by">>>;
  const clauses = Object.values(areas).flatMap((rows) =>
    Object.entries(rows).map(([id, { by }]) => ({ id, by })),
  );
  const ids = clauses.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) < index);
  if (twice !== undefined) throw new Error(`Two areas of spec/clauses.yaml have the clause ${twice}.`);
  return clauses;
}

/** Parses the clause ids of a test title: `[USR-4]`, `[USR-4, GEN-3]`. */
export function parseClauseIds(title: string): string[] {
  return [...title.matchAll(/\[([A-Z]+-\d+(?:\s*,\s*[A-Z]+-\d+)*)\]/g)].flatMap(([, ids = ""]) =>
    ids.split(/\s*,\s*/),
  );
}

/** Returns the side that a test proves, by its folder. */
export function getSide(file: string): Side | null {
  if (/^test\/(src|types|docs|scripts\/matrix)\//.test(file)) return "sdk";
  if (/^test\/(mock|contract|conformance|properties|examples)\//.test(file)) return "mock";
  return null;
}

/**
 * Finds what is not proven: a side of a clause that no test names, and a test of a clause that fails. Returns one line for each.
 * Throws when a title names an unknown clause.
 */
export function findUnproven(clauses: readonly Clause[], runs: readonly TestRun[]): string[] {
  const tests = new Map<string, TestRun[]>(clauses.map(({ id }) => [id, []]));
  for (const run of runs)
    for (const id of parseClauseIds(run.title)) {
      const known = tests.get(id);
      if (known === undefined)
        throw new Error(`${run.file}: "${run.title}" names ${id}, which spec/clauses.yaml does not have.`);
      known.push(run);
    }
  return clauses.flatMap(({ id, by }) => {
    const named = tests.get(id) ?? [];
    const sides = by === "both" ? (["mock", "sdk"] as const) : [by];
    return [
      ...sides
        .filter((side) => !named.some(({ file }) => getSide(file) === side))
        .map((side) => `${id}: no test of the ${side} names it`),
      ...named.filter(({ passed }) => !passed).map(({ file, title }) => `${id}: ${file} fails: ${title}`),
    ];
  });
}
