import { describe, expect, it } from "vitest";
import { computeEdgeCoverage, type Graph, isCovered } from "../../scripts/conformance/edges.ts";

const machine: Graph = {
  name: "testkit",
  entries: ["ordered"],
  steps: { ordered: ["completed", "cancelled"], completed: ["corrected"] },
  statuses: ["ordered", "completed", "cancelled", "corrected", "lost"],
};

const run = (title: string, passed = true) => ({ file: "test/mock/a.test.ts", title, passed });
const [first, second, third] = ["ordered -> completed", "ordered -> cancelled", "completed -> corrected"].map(
  (edge) => run(`a group [ORD-9] edge testkit: ${edge}`),
);
const rejections = run("[ORD-9] non-edges testkit are rejected and change nothing");
const allRuns = [first, second, third, rejections].flatMap((one) => one ?? []);

describe("computeEdgeCoverage", () => {
  it("counts legal and illegal status changes", () => {
    const [coverage] = computeEdgeCoverage([machine], allRuns);
    // The machine has four statuses. Each could change to any of five.
    expect(coverage).toEqual({
      machine: "testkit",
      edges: 3,
      taken: 3,
      missed: [],
      unknown: [],
      nonEdges: 4 * 5 - 3,
      nonEdgesRejected: true,
    });
    expect(computeEdgeCoverage([machine], allRuns).every(isCovered)).toBe(true);
  });

  it.each([
    [
      "a status change that no test makes",
      allRuns.slice(1),
      { taken: 2, missed: ["testkit: ordered -> completed"] },
    ],
    [
      "a status change with a failing test",
      [...allRuns, run("simulates edge testkit: ordered -> completed", false)],
      { taken: 2, missed: ["testkit: ordered -> completed"] },
    ],
    [
      "a status change that the table does not have",
      [...allRuns, run("[ORD-9] edge testkit: cancelled -> ordered")],
      { taken: 3, unknown: ["testkit: cancelled -> ordered"] },
    ],
    ["untested illegal status changes", allRuns.slice(0, 3), { taken: 3, nonEdgesRejected: false }],
    [
      "illegal status changes with a failing test",
      [...allRuns, run("[ORD-9] non-edges testkit are rejected", false)],
      { nonEdgesRejected: false },
    ],
  ])("detects %s", (_what, runs, expected) => {
    const [coverage] = computeEdgeCoverage([machine], runs);
    expect(coverage).toMatchObject(expected);
    expect(computeEdgeCoverage([machine], runs).some(isCovered)).toBe(false);
  });
});
