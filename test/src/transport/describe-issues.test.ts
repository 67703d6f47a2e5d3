import { expect, test } from "vitest";
import { describeIssues } from "../../../src/transport/describe-issues.ts";

const describeType = (type: string): string =>
  describeIssues([{ type, loc: ["body", "notes"], msg: "Jane", input: "Jane" }]);

test.each([
  ["int_parsing", "must be a valid int"],
  ["int_from_float", "must be a valid int"],
  ["date_invalid", "must be a valid date"],
  ["model_attributes_type", "must be a valid object"],
  ["dict_type", "must be a valid object"],
  ["missing", "is required"],
  ["frozen_set_type", "is not accepted: frozen set type (see error.issues)"],
  ["time_delta_parsing", "is not accepted: time delta parsing (see error.issues)"],
  ["type", "is not accepted: type (see error.issues)"],
  ["Jane Doe_type", "is not accepted (see error.issues)"],
])("[ERR-1] the rule %s is described: %s", (type, words) => {
  expect(describeType(type)).toBe(`: body.notes ${words}`);
});
