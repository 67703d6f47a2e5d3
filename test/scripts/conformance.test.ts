import { describe, expect, it } from "vitest";
import { findUnproven, getSide, parseClauseIds, readClauses } from "../../scripts/conformance/clauses.ts";

const run = (file: string, title: string, passed = true) => ({ file, title, passed });

describe("conformance", () => {
  it("parses every clause id of a title, and nothing else", () => {
    expect(parseClauseIds("creates [USR-1] and lists [GEN-3, USR-4]")).toEqual(["USR-1", "GEN-3", "USR-4"]);
    expect(parseClauseIds("USR-1 without brackets, [usr-1], [USR]")).toEqual([]);
  });

  it("rejects an id that two areas have", () => {
    const yaml = (second: string): string =>
      `users:\n  USR-1: {by: both, says: "a"}\nlink:\n  ${second}: {by: mock, says: "b"}`;
    expect(readClauses(yaml("USR-2"))).toEqual([
      { id: "USR-1", by: "both" },
      { id: "USR-2", by: "mock" },
    ]);
    expect(() => readClauses(yaml("USR-1"))).toThrow("Two areas of spec/clauses.yaml have the clause USR-1.");
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

  it("names each side of a clause without a test, each failing test and each unknown clause", () => {
    const clauses = [{ id: "USR-1", by: "both" as const }];
    const mock = run("test/mock/a.test.ts", "a [USR-1]");
    const sdk = run("test/src/a.test.ts", "a [USR-1]");
    expect(findUnproven(clauses, [mock, sdk])).toEqual([]);
    expect(findUnproven(clauses, [mock])).toEqual(["USR-1: no test of the sdk names it"]);
    expect(findUnproven(clauses, [sdk, { ...mock, passed: false }])).toEqual([
      "USR-1: test/mock/a.test.ts fails: a [USR-1]",
    ]);
    expect(() => findUnproven(clauses, [run("test/mock/a.test.ts", "a [USR-9]")])).toThrow(
      'test/mock/a.test.ts: "a [USR-9]" names USR-9, which spec/clauses.yaml does not have.',
    );
  });
});
