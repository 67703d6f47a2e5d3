import { expect, it } from "vitest";
import { countChecks } from "../../../scripts/examples/count-checks.ts";

it.each([
  ["node:test", "✔ one (3ms)\nℹ tests 2\nℹ pass 2\nℹ fail 0\n", 2],
  ["node:test as TAP", "ok 1 - one\n1..12\n# tests 12\n# pass 12\n# fail 0\n", 12],
  ["vitest", " Test Files  2 passed (2)\n      Tests  7 passed (7)\n", 7],
  [
    "vitest in color",
    "\u001B[2m      Tests \u001B[22m \u001B[1m\u001B[32m7 passed\u001B[39m\u001B[22m (7)\n",
    7,
  ],
  ["vitest, with others", "      Tests  1 failed | 6 passed | 1 skipped (8)\n", 6],
  ["Playwright", "Running 4 tests using 1 worker\n\n  4 passed (3.1s)\n", 4],
  ["two runners", "      Tests  7 passed (7)\n  4 passed (3.1s)\n", 11],
  ["a program without tests", "compiled\n", 0],
])("counts the passed tests of %s", (_, output, expected) => {
  expect(countChecks(output)).toBe(expected);
});
