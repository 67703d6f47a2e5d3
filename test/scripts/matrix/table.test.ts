import { expect, it } from "vitest";
import type { Leg } from "../../../scripts/matrix/leg.ts";
import { writeTable } from "../../../scripts/matrix/table.ts";

const leg = (name: string, rest: Partial<Leg> = {}): Leg => ({
  name,
  title: name.toUpperCase(),
  group: "Runtimes",
  packages: {},
  shows: [],
  steps: [],
  ...rest,
});
const node = leg("node");
const bun = leg("bun", { limits: "Slow." });
const jest = leg("jest", { group: "Test runners" });
const legs = [node, bun, jest];
const [start, end] = [
  "<!-- Written by `npm run test:package -- matrix --write`. -->",
  "<!-- End of the table. -->",
];
const empty = `Before.\n\n${start}\n${end}\n\nAfter.`;
const head = [
  "",
  "| Leg | Checked with | Versions | Result | Date | Limits |",
  "| --- | --- | --- | --- | --- | --- |",
];

it("writes a dated row for each leg that ran, and says which never ran", () => {
  const page = writeTable(
    empty,
    legs,
    [
      { leg: node, result: "passed", versions: { node: "22.1.0", msw: "2.15.0" }, seconds: 3 },
      { leg: bun, result: "not run", reason: "npm install failed: a | b\nmore", versions: {}, seconds: 1 },
    ],
    "2026-01-31",
  );
  expect(page.split("\n")).toEqual([
    "Before.",
    "",
    start,
    "",
    "### Runtimes",
    ...head,
    "| `node` | NODE | node 22.1.0, msw 2.15.0 | passed | 2026-01-31 |  |",
    "| `bun` | BUN |  | not run: npm install failed: a \\| b | 2026-01-31 | Slow. |",
    "",
    "### Test runners",
    ...head,
    "| `jest` | JEST | | never run | | |",
    "",
    end,
    "",
    "After.",
  ]);
});
