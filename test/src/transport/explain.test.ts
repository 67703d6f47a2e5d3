import { expect, test } from "vitest";
import { describeIssues } from "../../../src/transport/explain.ts";

const million = 1_000_000;

test.each([
  ["a path", { loc: Array<string>(million).fill("body") }],
  ["a path of long steps", { loc: Array<string>(million).fill("a".repeat(40)) }],
  ["a rule", { type: `${"a".repeat(million)}_type` }],
  ["a list of values", { ctx: { expected: Array(million).fill("'red'").join(", ") } }],
  ["a value", { ctx: { expected: `'${"r".repeat(million)}'` } }],
])("[ERR-5] %s of any length is described in a short message", (_what, wrong) => {
  const issue = { type: "enum", loc: ["body"], msg: "", input: null, ...wrong };
  const text = describeIssues(Array.from({ length: million }, () => issue));
  expect(text.length).toBeLessThan(2_000);
  expect(text).toMatch(/; and 999997 more$/);
});
