import { expect, test } from "vitest";
import { countLines, findGrowth, updateFigures } from "../../scripts/lines.ts";

test("hand-written lines are counted by top folder", () => {
  const files = {
    "src/a.ts": "1\n2\n",
    "src/deep/b.ts": "1\n",
    "src/generated/c.ts": "1\n",
    "test/fixtures/d.ts": "1\n",
    "docs/operations.md": "1\n",
    "docs/e.md": "1\n2\n3\n",
    "docs/f.svg": "1\n",
    ".changeset/g.md": "1\n",
    "README.md": "1\n",
  };
  expect(countLines(Object.keys(files), (path) => files[path as keyof typeof files])).toEqual({
    src: 3,
    docs: 3,
  });
});

test.each([
  [102, []],
  [103, ["src"]],
])("%i lines where 100 are kept exceed the figure: %j", (lines, growth) => {
  expect(findGrowth({ src: lines }, { src: { lines: 100 } })).toEqual(growth);
});

test("a new folder needs a figure", () => {
  expect(findGrowth({ tools: 1 }, {})).toEqual(["tools"]);
});

test("figures fall by themselves and rise with a reason", () => {
  const kept = {
    docs: { lines: 50 },
    mock: { lines: 50, reason: "faults" },
    src: { lines: 50 },
    old: { lines: 9 },
  };
  expect(updateFigures({ docs: 60, mock: 40, src: 60 }, kept, { src: "paging" })).toEqual({
    docs: { lines: 50 },
    mock: { lines: 40, reason: "faults" },
    src: { lines: 60, reason: "paging" },
  });
});
