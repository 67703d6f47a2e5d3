import { describe, expect, it } from "vitest";
import type { Machine } from "../../mock/domain/orders/machine.ts";
import { edgeCoverage, isCovered } from "../../scripts/conformance/edges.ts";

const machine: Machine = {
  name: "testkit",
  method: "testkit",
  says: "",
  entries: ["ordered"],
  steps: { ordered: ["completed", "cancelled"], completed: ["corrected"] },
  terminal: [],
  cancellable: [],
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
    // Four statuses are met, each of which might lead to any of 27.
    expect(coverage).toEqual({
      machine: "testkit",
      edges: 3,
      taken: 3,
      missed: [],
      unknown: [],
      others: 4 * 27 - 3,
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
