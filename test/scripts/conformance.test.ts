import { describe, expect, it } from "vitest";
import {
  type Clause,
  parseClauseIds,
  evaluateClauses,
  getSide,
  readClauses,
} from "../../scripts/conformance/evaluate.ts";

const clause = (id: string, by: Clause["by"]): Clause => ({ id, area: "users", by });
const run = (file: string, title: string, passed = true) => ({ file, title, passed });

describe("conformance", () => {
  it("parses every clause id of a title, and nothing else", () => {
    expect(parseClauseIds("creates [USR-1] and lists [GEN-3, USR-4]")).toEqual(["USR-1", "GEN-3", "USR-4"]);
    expect(parseClauseIds("USR-1 without brackets, [usr-1], [USR]")).toEqual([]);
  });

  it("rejects an id that two areas have", () => {
    const yaml = (second: string): string =>
      `users:\n  USR-1: {by: both, says: "a"}\nlink:\n  ${second}: {by: mock, says: "b"}`;
    expect(readClauses(yaml("USR-2")).map(({ id, area }) => [id, area])).toEqual([
      ["USR-1", "users"],
      ["USR-2", "link"],
    ]);
    expect(() => readClauses(yaml("USR-1"))).toThrow("USR-1 stands in the areas users and link");
  });

  it("returns the side by folder", () => {
    const sides = [
      "src/client",
      "types/client",
      "docs/page",
      "mock/http/router",
      "properties/realism",
      "scripts/a",
    ];
    expect(sides.map((name) => getSide(`test/${name}.test.ts`))).toEqual([
      "sdk",
      "sdk",
      "sdk",
      "mock",
      "mock",
      null,
    ]);
  });

  it("requires a test of each side for a clause of both", () => {
    const clauses = [clause("USR-1", "both")];
    const mock = run("test/mock/a.test.ts", "a [USR-1]");
    const sdk = run("test/src/a.test.ts", "a [USR-1]");
    expect(evaluateClauses(clauses, [mock])[0]?.state).toBe("partly");
    expect(evaluateClauses(clauses, [mock, sdk])[0]?.state).toBe("proven");
    expect(evaluateClauses(clauses, [])[0]?.state).toBe("open");
  });

  it("reports a clause as broken when a test that names it fails", () => {
    const runs = [run("test/mock/a.test.ts", "a [USR-2]"), run("test/mock/b.test.ts", "b [USR-2]", false)];
    expect(evaluateClauses([clause("USR-2", "mock")], runs)[0]?.state).toBe("broken");
  });
});
