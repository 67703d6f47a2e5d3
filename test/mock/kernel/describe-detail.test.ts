import { expect, it } from "vitest";
import { describeDetail, describeProblems } from "../../../mock/kernel/describe-detail.ts";

it.each([
  ["User not found", "User not found"],
  [{ error_type: "MINOR", error_message: "Too young." }, "MINOR: Too young."],
  [{ error_type: "TAKEN", error_message: "Taken.", user_id: "u" }, 'TAKEN: Taken.: {"user_id":"u"}'],
  [[{ loc: ["body", "dob"], msg: "No date", input: "x" }], 'body.dob: No date (given: "x")'],
  [[{ loc: ["body", 0], msg: "Field required", input: null }], "body.0: Field required"],
  [[{ loc: ["body"], msg: "No list", input: { a: 1 } }], "body: No list"],
  [[{ loc: ["query", "limit"], msg: "Too large", input: 900 }], "query.limit: Too large (given: 900)"],
  [[{}], ": "],
  [null, "null"],
])("describes %j as %j", (detail, text) => {
  expect(describeDetail(detail)).toBe(text);
});

it("lists ten problems, and says how many more there are", () => {
  const problems = Array.from({ length: 12 }, (_, index) => ({ loc: [index], msg: "No" }));
  expect(describeProblems(problems)).toBe(
    "0: No; 1: No; 2: No; 3: No; 4: No; 5: No; 6: No; 7: No; 8: No; 9: No; and 2 more",
  );
});

it("cuts a long value", () => {
  const [problem] = [{ loc: ["a"], msg: "No", input: "x".repeat(500) }];
  expect(describeProblems([problem])).toBe(`a: No (given: "${"x".repeat(79)}…)`);
});
