import { expect, test } from "vitest";
import { blocksOfComments, blocksOfMarkdown } from "../../../scripts/samples/blocks.ts";
import { bringsMock, importsOf, sampleOf } from "../../../scripts/samples/sample.ts";

const sample = (code: string, ...words: string[]) =>
  sampleOf("a.md", { line: 1, words: ["ts", ...words], code });
const manner = (code: string, ...words: string[]) => sample(code, ...words).manner;
const lines = (...texts: string[]): string => texts.join("\n");

test("finds the blocks of TypeScript in a text, with their lines", () => {
  const text = lines(
    "# Title",
    "```sh",
    "npm ci",
    "```",
    "",
    "- a list",
    "",
    "  ```ts",
    "  if (a) {",
    "    b();",
    "  }",
    "  ```",
  );
  expect(blocksOfMarkdown(text)).toEqual([
    { line: 9, words: ["ts"], code: lines("if (a) {", "  b();", "}") },
  ]);
});

test("says where a block begins that is never closed", () => {
  expect(() => blocksOfMarkdown(lines("", "```ts", "a();"))).toThrow("line 2");
});

test("finds the blocks under @example, without the stars of the comment", () => {
  const text = lines(
    "/**",
    " * A sentence with a block that is no example:",
    " * ```ts",
    " * never();",
    " * ```",
    " * @example",
    " * ```ts",
    " * if (a) {",
    " *",
    " *   b();",
    " * }",
    " * ```",
    " * @returns nothing",
    " * ```ts",
    " * never();",
    " * ```",
    " */",
    "const product = 2",
    "  * 3;",
  );
  expect(blocksOfComments(text)).toEqual([
    { line: 8, words: ["ts"], code: lines("if (a) {", "", "  b();", "}") },
  ]);
});

test("refuses an @example that nobody could run", () => {
  expect(() => blocksOfComments(lines("/**", " * @example", " * call();", " */"))).toThrow(
    "line 2: @example",
  );
});

test("tells by its imports how a sample is run", () => {
  expect(manner('import { createClient } from "sanguine";')).toBe("module");
  expect(manner('import { test } from "sanguine/mock/vitest";')).toBe("test");
  expect(manner('import {\n  test,\n} from "vitest";')).toBe("test");
  expect(manner('import { test } from "node:test";')).toBe("node");
  expect(manner('import { createClient } from "sanguine";', "compile-only")).toBe("none");
  expect(manner('const text = "a"; // from "vitest"')).toBe("module");
});

test("knows the samples that bring a mock of their own", () => {
  expect(bringsMock(sample('import { createMock } from "sanguine/mock";'))).toBe(true);
  expect(bringsMock(sample('import { createClient } from "sanguine";\nimport "sanguine/schemas";'))).toBe(
    false,
  );
  expect(importsOf('import "a";\nimport b, { c } from "b";\nimport type { D } from \'d\'\n')).toEqual([
    "a",
    "b",
    "d",
  ]);
});
