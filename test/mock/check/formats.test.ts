import { describe, expect, it } from "vitest";
import { formatJunit, formatTable } from "../../../mock/check/format.ts";
import type { CheckReport, ReportedDifference } from "../../../mock/check/report.ts";

const difference: ReportedDifference = {
  operation: "users.get",
  status: 200,
  at: "/user_id",
  rule: "format",
  expected: "uuid",
  found: "string",
  count: 1,
  assumed: null,
  clauses: [],
  breaking: true,
};

const long = (length: number) => `${"word ".repeat(30).slice(0, length - 1)}.`;

const report: CheckReport = {
  version: 1,
  sanguine: "1.2.3",
  document: "4.5.6",
  mode: "with writes",
  requests: 12,
  differences: [
    {
      ...difference,
      operation: "orders.get",
      at: "",
      count: 3,
      assumed: "Order",
      clauses: ["GEN-1", "ORD-1"],
    },
    difference,
    { ...difference, at: "/team_id", count: 2, rule: "unknown field", breaking: false },
  ],
  operations: [
    { name: "users.list", state: "as documented" },
    { name: "labTests.get", state: "not seen", reason: "the account has no lab tests" },
    { name: "orders.get", state: "different" },
    { name: "users.get", state: "different" },
    { name: "users.create", state: "not seen", reason: "it changes data" },
    { name: "users.delete", state: "not seen", reason: "no flow calls it" },
  ],
  clauses: [
    { name: "GEN-1", state: "different", says: long(100), assumed: false },
    { name: "ORD-10", state: "as specified", says: long(101), assumed: false },
    { name: "USR-1", state: "not seen", reason: "not seen: users.get", says: "A & <B>", assumed: true },
  ],
  shapes: [
    { name: "Order", state: "different" },
    { name: "A".repeat(48), state: "as assumed" },
    { name: "B".repeat(49), state: "as assumed" },
    { name: "C", state: "as assumed" },
    { name: "D".repeat(100), state: "as assumed" },
    { name: "Page", state: "not seen", reason: "no response contained it" },
    { name: "Body", state: "not seen", reason: "responses never contain it" },
  ],
  cleanup: { made: 3, left: 1 },
};

describe("a report for a terminal", () => {
  it("[CHK-5] has the differences, the operations that are read, the clauses, the shapes and the clean-up", () => {
    expect(formatTable(report).split("\n")).toEqual([
      "Check by sanguine 1.2.3 with document 4.5.6, with writes, 12 requests",
      "",
      "DIFFERENCES: 3, 2 breaking",
      "  orders.get 200",
      "    format: expected uuid, found string (3 times; assumed: Order; clauses: GEN-1, ORD-1)",
      "  users.get 200 /user_id",
      "    format: expected uuid, found string",
      "  users.get 200 /team_id",
      "    unknown field: expected uuid, found string (not breaking; 2 times)",
      "",
      "OPERATIONS: 1 as documented, 2 different, 1 not seen",
      "  different     orders.get",
      "  different     users.get",
      "  not seen      labTests.get: the account has no lab tests",
      "",
      "CLAUSES: 1 as specified, 1 different, 1 not seen",
      `  different     GEN-1   ${long(100)}`,
      // 97 characters would end with a space, which is removed.
      `  as specified  ORD-10  ${long(101).slice(0, 97).trimEnd()}...`,
      "  not seen      USR-1   A & <B>",
      "",
      "ASSUMED SHAPES: 4 as assumed, 1 different, 1 not seen",
      "  different     Order",
      // A line of names has at most 100 characters.
      `  as assumed    ${"A".repeat(48)}, ${"B".repeat(49)},`,
      "                C,",
      `                ${"D".repeat(100)}`,
      "  not seen      Page",
      "",
      "CLEAN-UP: 2 of 3 objects deleted or cancelled",
      "",
    ]);
  });
});

it("[CHK-5] the texts of clauses are whole where they are asked for", () => {
  expect(formatTable(report, { whole: true })).toContain(`  as specified  ORD-10  ${long(101)}\n`);
});

it("[CHK-5] a report in JUnit XML fails on breaking differences only where that is asked for", () => {
  const [, , added] = report.differences;
  const text = formatJunit({ ...report, differences: added ? [added] : [] }, "breaking");
  expect(text).toContain('<testcase classname="operations" name="users.get"/>');
  expect(text).not.toContain("<failure");
});

it("[CHK-5] a report in JUnit XML has a suite each of operations, clauses and shapes, with escaped texts", () => {
  const small: CheckReport = {
    ...report,
    operations: report.operations.slice(0, 4).toSpliced(2, 1),
    clauses: report.clauses.slice(2),
    shapes: report.shapes.slice(0, 1),
  };
  expect(formatJunit(small).split("\n")).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites name="sanguine check">',
    '  <testsuite name="operations" tests="3" failures="1" errors="0" skipped="1">',
    '    <testcase classname="operations" name="users.list"/>',
    '    <testcase classname="operations" name="labTests.get">',
    '      <skipped message="the account has no lab tests"/>',
    "    </testcase>",
    '    <testcase classname="operations" name="users.get">',
    '      <failure message="2 differences">users.get 200 /user_id: format: expected uuid, found string',
    "users.get 200 /team_id: unknown field: expected uuid, found string</failure>",
    "    </testcase>",
    "  </testsuite>",
    '  <testsuite name="clauses" tests="1" failures="0" errors="0" skipped="1">',
    '    <testcase classname="clauses" name="USR-1 A &amp; &lt;B&gt;">',
    '      <skipped message="not seen: users.get"/>',
    "    </testcase>",
    "  </testsuite>",
    '  <testsuite name="assumed shapes" tests="1" failures="1" errors="0" skipped="0">',
    '    <testcase classname="assumed shapes" name="Order">',
    '      <failure message="1 difference">orders.get 200: format: expected uuid, found string</failure>',
    "    </testcase>",
    "  </testsuite>",
    "</testsuites>",
    "",
  ]);
});
