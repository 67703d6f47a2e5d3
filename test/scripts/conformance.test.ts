import { describe, expect, it } from "vitest";
import { type Clause, clausesNamed, judge, readClauses, sideOf } from "../../scripts/conformance/judge.ts";

const clause = (id: string, by: Clause["by"]): Clause => ({
  id,
  area: "users",
  by,
  says: "…",
  assumed: false,
});
const run = (file: string, title: string, passed = true) => ({ file, title, passed });

describe("the judge of clauses", () => {
  it("reads who keeps a clause and what it says", () => {
    const yaml = `users:\n  USR-1: {by: both, says: "One."}\n  USR-2: {by: mock, assumed: true, says: "Two."}\n`;
    expect(readClauses(yaml)).toEqual([
      { id: "USR-1", area: "users", by: "both", says: "One.", assumed: false },
      { id: "USR-2", area: "users", by: "mock", says: "Two.", assumed: true },
    ]);
  });

  it("finds every clause in a title, and nothing that only looks like one", () => {
    expect(clausesNamed("creates [USR-1] and lists [GEN-3, USR-4]")).toEqual(["USR-1", "GEN-3", "USR-4"]);
    expect(clausesNamed("USR-1 without brackets, [usr-1], [USR]")).toEqual([]);
  });

  it("reads the side from the folder", () => {
    expect(sideOf("test/src/client.test.ts")).toBe("sdk");
    expect(sideOf("test/types/client.test-d.ts")).toBe("sdk");
    expect(sideOf("test/mock/http/router.test.ts")).toBe("mock");
    expect(sideOf("test/scripts/conformance.test.ts")).toBeNull();
  });

  it("counts a clause of both sides as proven only when each has a test", () => {
    const clauses = [clause("USR-1", "both")];
    const mock = run("test/mock/a.test.ts", "a [USR-1]");
    const sdk = run("test/src/a.test.ts", "a [USR-1]");
    expect(judge(clauses, [mock])[0]?.state).toBe("partly");
    expect(judge(clauses, [mock, sdk])[0]?.state).toBe("proven");
    expect(judge(clauses, [])[0]?.state).toBe("open");
  });

  it("does not let a test of the other side prove a clause", () => {
    expect(judge([clause("USR-2", "mock")], [run("test/src/a.test.ts", "a [USR-2]")])[0]?.state).toBe(
      "partly",
    );
  });

  it("calls a clause broken when any test that names it fails", () => {
    const runs = [run("test/mock/a.test.ts", "a [USR-2]"), run("test/mock/b.test.ts", "b [USR-2]", false)];
    expect(judge([clause("USR-2", "mock")], runs)[0]?.state).toBe("broken");
  });

  it("refuses a title that names a clause nobody has written", () => {
    expect(() => judge([], [run("test/mock/a.test.ts", "a [USR-99]")])).toThrow(/USR-99/);
  });
});
