import { describe, expect, it } from "vitest";
import { edgeCoverage, type Graph, graphs, isCovered } from "../../scripts/conformance/edges.ts";

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
const refusals = run("[ORD-9] non-edges testkit are refused and change nothing");
const whole = [first, second, third, refusals].flatMap((one) => one ?? []);

describe("how far tests go along the steps of orders", () => {
  it("counts the steps that are taken and the other pairs", () => {
    const [coverage] = edgeCoverage([machine], whole);
    // Four statuses are met, each of which might lead to any of five.
    expect(coverage).toEqual({
      machine: "testkit",
      edges: 3,
      taken: 3,
      missed: [],
      unknown: [],
      others: 4 * 5 - 3,
      refused: true,
    });
    expect(edgeCoverage([machine], whole).every(isCovered)).toBe(true);
  });

  it.each([
    ["a step that no test takes", whole.slice(1), { taken: 2, missed: ["testkit: ordered -> completed"] }],
    [
      "a step of which a test fails",
      [...whole, run("simulates edge testkit: ordered -> completed", false)],
      { taken: 2, missed: ["testkit: ordered -> completed"] },
    ],
    [
      "a step that the table has not",
      [...whole, run("[ORD-9] edge testkit: cancelled -> ordered")],
      { taken: 3, unknown: ["testkit: cancelled -> ordered"] },
    ],
    ["other pairs that nobody tries", whole.slice(0, 3), { taken: 3, refused: false }],
    [
      "other pairs that a test finds not refused",
      [...whole, run("[ORD-9] non-edges testkit are refused", false)],
      { refused: false },
    ],
  ])("notices %s", (_what, runs, expected) => {
    const [coverage] = edgeCoverage([machine], runs);
    expect(coverage).toMatchObject(expected);
    expect(edgeCoverage([machine], runs).some(isCovered)).toBe(false);
  });
});

it("all that moves is counted: orders of every kind, and appointments of both", () => {
  expect(edgeCoverage(graphs, []).map(({ machine: name, edges, others }) => [name, edges, others])).toEqual([
    ["testkit", 34, 479],
    ["registrable_testkit", 35, 505],
    ["walk_in_test", 27, 297],
    ["at_home_phlebotomy", 23, 301],
    ["on_site_collection", 13, 230],
    ["phlebotomy", 7, 5 * 6 - 7],
    ["patient_service_center", 7, 4 * 6 - 7],
  ]);
});
