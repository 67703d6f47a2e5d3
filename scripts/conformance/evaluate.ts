import { parse } from "yaml";

/** The side that must keep a clause. */
export type ClauseOwner = "mock" | "sdk" | "both";

export interface Clause {
  id: string;
  area: string;
  by: ClauseOwner;
}

/** One test of a run. `title` is the full title. */
export interface TestRun {
  file: string;
  title: string;
  passed: boolean;
}

/**
 * - `proven`: each owner of the clause has a test, and all tests pass
 * - `partly`: one of the two owners has no test
 * - `open`: no test names the clause
 * - `broken`: a test that names the clause fails
 */
export type ClauseState = "proven" | "partly" | "open" | "broken";

export interface ClauseResult {
  clause: Clause;
  state: ClauseState;
  mock: TestRun[];
  sdk: TestRun[];
}

/** Parses spec/clauses.yaml, which maps areas to clauses by id. Throws for an id that two areas have. */
export function readClauses(yaml: string): Clause[] {
  const areas = parse(yaml) as Record<string, Record<string, { by: ClauseOwner }>>;
  const clauses = new Map<string, Clause>();
  for (const [area, rows] of Object.entries(areas)) {
    for (const [id, { by }] of Object.entries(rows)) {
      const other = clauses.get(id);
      if (other !== undefined)
        throw new Error(`The clause ${id} stands in the areas ${other.area} and ${area}.`);
      clauses.set(id, { id, area, by });
    }
  }
  return [...clauses.values()];
}

/** Parses the clause ids of a test title: `[USR-4]`, `[USR-4, GEN-3]`. */
export function parseClauseIds(title: string): string[] {
  return [...title.matchAll(/\[([A-Z]+-\d+(?:\s*,\s*[A-Z]+-\d+)*)\]/g)].flatMap(([, ids = ""]) =>
    ids.split(/\s*,\s*/),
  );
}

/** Returns the side that a test proves, by its folder. */
export function getSide(file: string): "mock" | "sdk" | null {
  if (/^test\/(src|types|docs|scripts\/matrix)\//.test(file)) return "sdk";
  if (/^test\/(mock|contract|conformance|properties|examples)\//.test(file)) return "mock";
  return null;
}

/** Evaluates every clause by the tests that name it. Throws when a title names an unknown clause. */
export function evaluateClauses(clauses: readonly Clause[], runs: readonly TestRun[]): ClauseResult[] {
  const results = new Map<string, ClauseResult>(
    clauses.map((clause) => [clause.id, { clause, state: "open", mock: [], sdk: [] }]),
  );
  for (const run of runs) {
    const side = getSide(run.file);
    for (const id of parseClauseIds(run.title)) {
      const result = results.get(id);
      if (result === undefined)
        throw new Error(`${run.file}: "${run.title}" names ${id}, which spec/clauses.yaml does not have.`);
      if (side !== null) result[side].push(run);
    }
  }
  for (const result of results.values()) result.state = computeState(result);
  return [...results.values()];
}

function computeState({ clause, mock, sdk }: ClauseResult): ClauseState {
  if ([...mock, ...sdk].some((run) => !run.passed)) return "broken";
  const sides = clause.by === "both" ? [mock, sdk] : [clause.by === "mock" ? mock : sdk];
  const proven = sides.filter((runs) => runs.length > 0).length;
  if (proven === sides.length) return "proven";
  return mock.length + sdk.length > 0 ? "partly" : "open";
}
