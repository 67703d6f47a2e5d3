import { parse } from "yaml";

/** Who has to keep a clause. */
export type Keeper = "mock" | "sdk" | "both";

export interface Clause {
  id: string;
  area: string;
  by: Keeper;
  says: string;
  assumed: boolean;
}

/** One test of a run: where it stands, its full title, and whether it passed. */
export interface TestRun {
  file: string;
  title: string;
  passed: boolean;
}

/**
 * - `proven`: each side that keeps the clause has a test, and all of them passed
 * - `partly`: one of the two sides has no test
 * - `open`: no test names it
 * - `broken`: a test that names it failed
 */
export type State = "proven" | "partly" | "open" | "broken";

export interface Verdict {
  clause: Clause;
  state: State;
  mock: TestRun[];
  sdk: TestRun[];
}

/** Reads spec/clauses.yaml: areas, each a map from the clause's id to who keeps it and what it says. */
export function readClauses(yaml: string): Clause[] {
  const areas = parse(yaml) as Record<
    string,
    Record<string, { by: Keeper; says: string; assumed?: boolean }>
  >;
  return Object.entries(areas).flatMap(([area, rows]) =>
    Object.entries(rows).map(([id, { by, says, assumed }]) => ({
      id,
      area,
      by,
      says,
      assumed: assumed === true,
    })),
  );
}

/** The clauses that a title names: `[USR-4]`, `[USR-4, GEN-3]`. */
export function clausesNamed(title: string): string[] {
  return [...title.matchAll(/\[([A-Z]+-\d+(?:\s*,\s*[A-Z]+-\d+)*)\]/g)].flatMap(([, ids = ""]) =>
    ids.split(/\s*,\s*/),
  );
}

/** Which side a test proves. The folder says it: what runs inside the client's tests proves the client, and so on. */
export function sideOf(file: string): "mock" | "sdk" | null {
  if (/^test\/(src|types)\//.test(file)) return "sdk";
  if (/^test\/(mock|conformance|properties)\//.test(file)) return "mock";
  return null;
}

/** Judges every clause by the tests that name it. A title that names a clause which does not exist is an error. */
export function judge(clauses: readonly Clause[], runs: readonly TestRun[]): Verdict[] {
  const verdicts = new Map<string, Verdict>(
    clauses.map((clause) => [clause.id, { clause, state: "open", mock: [], sdk: [] }]),
  );
  for (const run of runs) {
    const side = sideOf(run.file);
    for (const id of clausesNamed(run.title)) {
      const verdict = verdicts.get(id);
      if (verdict === undefined)
        throw new Error(`${run.file}: "${run.title}" names ${id}, which spec/clauses.yaml does not have.`);
      if (side !== null) verdict[side].push(run);
    }
  }
  for (const verdict of verdicts.values()) verdict.state = stateOf(verdict);
  return [...verdicts.values()];
}

function stateOf({ clause, mock, sdk }: Verdict): State {
  if ([...mock, ...sdk].some((run) => !run.passed)) return "broken";
  const sides = clause.by === "both" ? [mock, sdk] : [clause.by === "mock" ? mock : sdk];
  const proven = sides.filter((runs) => runs.length > 0).length;
  if (proven === sides.length) return "proven";
  return mock.length + sdk.length > 0 ? "partly" : "open";
}
