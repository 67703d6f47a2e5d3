import { describe, expect, it } from "vitest";
import { isBelow } from "../../../scripts/mutation/areas.ts";
import { createMutants, drawMutants } from "../../../scripts/mutation/mutants.ts";
import {
  computeScore,
  countOutcomes,
  formatResults,
  readResults,
} from "../../../scripts/mutation/results.ts";

const source = `export const isAdult = (age: number): boolean => {
  return age >= 18;
};
`;
const sources = new Map([["src/age.ts", source]]);

describe("mutants", () => {
  it("have a key without a line, the line, and the whole source with one change", async () => {
    const { mutants, instrumented } = await createMutants(sources);
    const found = mutants.find(({ key }) => key.endsWith(": age >= 18 -> age < 18"));
    expect(found).toMatchObject({
      key: "src/age.ts: EqualityOperator: age >= 18 -> age < 18",
      file: "src/age.ts",
      line: 2,
      code: source.replace(">=", "<"),
    });
    expect(new Set(mutants.map(({ key }) => key)).size).toBe(mutants.length);
    expect(mutants.length).toBeGreaterThan(3);
    expect(instrumented.get("src/age.ts")).toContain("__stryker__");
  });

  it("are drawn by a seed, the same ones when lines move", async () => {
    const { mutants } = await createMutants(sources);
    const { mutants: moved } = await createMutants(new Map([["src/age.ts", `\n\n${source}`]]));
    const draw = (from: typeof mutants, seed: string) => drawMutants(from, 3, seed).map(({ key }) => key);
    expect(draw(moved, "1")).toEqual(draw(mutants, "1"));
    expect(draw(mutants, "1")).toHaveLength(3);
    expect(["2", "3", "4"].map((seed) => draw(mutants, seed))).not.toEqual(Array(3).fill(draw(mutants, "1")));
  });

  it("belong to an area by file or folder", () => {
    const roots = ["src/lists", "src/a.ts"];
    expect(["src/lists/list.ts", "src/a.ts"].map((path) => isBelow(path, roots))).toEqual([true, true]);
    expect(["src/lists.ts", "src/lists-x/a.ts", "src/a.ts.ts"].map((path) => isBelow(path, roots))).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe("results", () => {
  const outcomes = [
    { key: "a", status: "killed" },
    { key: "d", status: "survived" },
    { key: "b", status: "timeout" },
    { key: "c", status: "uncovered" },
  ] as const;

  it("keep the reasons of survivors, and leave out equivalent mutants", () => {
    const keys = ["a", "b", "c", "d", "e"];
    const first = countOutcomes(keys, outcomes, undefined);
    expect(first).toEqual({
      mutants: 5,
      tried: 4,
      killed: 1,
      timeout: 1,
      survived: 1,
      uncovered: 1,
      equivalent: 0,
      survivors: [
        { mutant: "c", reason: "" },
        { mutant: "d", reason: "" },
      ],
    });
    expect(computeScore(first)).toBe(50);
    const read = { ...first, survivors: [{ mutant: "d", reason: "equivalent: always true" }] };
    const second = countOutcomes(keys, outcomes, read);
    expect(second.survivors.map(({ reason }) => reason)).toEqual(["", "equivalent: always true"]);
    expect(computeScore(second)).toBeCloseTo(66.67, 1);
    expect(computeScore(countOutcomes(keys, [], undefined))).toBeNull();
  });

  it("keep the survivors of earlier runs that have a reason, while the source has them, and count those of this run", () => {
    const explained = ["a", "d", "e", "gone"].map((mutant) => ({ mutant, reason: "equivalent: never used" }));
    const earlier = {
      ...countOutcomes([], [], undefined),
      survivors: [...explained, { mutant: "f", reason: "" }],
    };
    const result = countOutcomes(["a", "b", "c", "d", "e", "f"], outcomes, earlier);
    expect(result.survivors.map(({ mutant }) => mutant)).toEqual(["c", "d", "e"]);
    expect(result.equivalent).toBe(1);
    expect(computeScore(result)).toBeCloseTo(66.67, 1);
  });

  it("are one row for each area", () => {
    const rows = formatResults({ link: countOutcomes(["a"], outcomes, undefined) }).split("\n");
    expect(rows.map((row) => row.split(/\s{2,}/))).toEqual([
      ["area", "mutants", "tried", "killed", "timeout", "survived", "uncovered", "equivalent", "score"],
      ["link", "1", "4", "1", "1", "1", "1", "0", "50 %"],
    ]);
    expect(readResults("")).toEqual({});
  });
});
