import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { readClauses } from "../../../scripts/conformance/clauses.ts";
import {
  findTestFiles,
  matchTitles,
  plantBreak,
  readClauseBreaks,
} from "../../../scripts/mutation/clause-breaks.ts";

const one = {
  clause: "USR-1",
  file: "src/a.ts",
  find: "a + b",
  replace: "a - $&",
  types: false,
};

describe("breaks of clauses", () => {
  it("replace a text that occurs once, verbatim", () => {
    expect(plantBreak(one, "return a + b;")).toBe("return a - $&;");
    for (const source of ["return a;", "a + b, a + b"])
      expect(() => plantBreak(one, source)).toThrow(/USR-1 needs a text that src\/a\.ts has once/);
    expect(() => plantBreak({ ...one, find: "" }, "return a;")).toThrow(/has once/);
    expect(() => plantBreak({ ...one, replace: one.find }, "return a + b;")).toThrow(
      /another one in its place/,
    );
  });

  it("of this package fit its sources, and each clause has one", async () => {
    const breaks = readClauseBreaks(await readFile("spec/clause-breaks.yaml", "utf8"));
    for (const each of breaks) plantBreak(each, await readFile(each.file, "utf8"));
    const clauses = readClauses(await readFile("spec/clauses.yaml", "utf8"));
    expect(clauses.length).toBeGreaterThan(250);
    expect(new Set(breaks.map(({ clause }) => clause))).toEqual(new Set(clauses.map(({ id }) => id)));
  });
});

describe("the tests of a clause", () => {
  it("name it in brackets, alone or in a list", () => {
    const matches = (title: string) => matchTitles("USR-1").test(title);
    const named = ["[USR-1] a", "b [USR-2, USR-1] c", "[USR-1,USR-3]", "d > [USR-1] e"];
    const others = ["USR-1", "[USR-11] a", "[XUSR-1] a", "[USR-2] USR-1", "[USR-1"];
    expect([...named, ...others].filter(matches)).toEqual(named);
  });

  it("are in files that name it, and in one of the files that share a suite", () => {
    const sources = new Map([
      ["test/a.test.ts", 'it("[USR-1] a", run);'],
      ["test/b.test.ts", 'it("[USR-2] b", run);'],
      ["test/shared/suite.ts", 'import { part } from "./part.ts";'],
      ["test/shared/part.ts", 'it("[USR-1] c", run);'],
      ["test/shared/x.test.ts", 'import { suite } from "./suite.ts";'],
      ["test/shared/y.test.ts", 'import { suite } from "./suite.ts";'],
      ["test/unused.ts", 'it("[USR-1] d", run);'],
      ["test/types/a.test-d.ts", 'test("[USR-1] e", run);'],
    ]);
    expect(findTestFiles(sources, matchTitles("USR-1"))).toEqual([
      "test/a.test.ts",
      "test/shared/x.test.ts",
      "test/types/a.test-d.ts",
    ]);
    expect(findTestFiles(sources, matchTitles("USR-3"))).toEqual([]);
  });
});
