import { expect, test } from "vitest";
import { findExampleBlocks, findMarkdownBlocks } from "../../../scripts/samples/blocks.ts";
import { importsMock, listImports, createSample } from "../../../scripts/samples/sample.ts";

const sample = (code: string, ...words: string[]) =>
  createSample("a.md", { line: 1, words: ["ts", ...words], code });
const getMode = (code: string, ...words: string[]) => sample(code, ...words).mode;
const lines = (...texts: string[]): string => texts.join("\n");

test("finds TypeScript blocks with their lines", () => {
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
  expect(findMarkdownBlocks(text)).toEqual([
    { line: 9, words: ["ts"], code: lines("if (a) {", "  b();", "}") },
  ]);
});

test("finds blocks under @example, without the stars of the comment", () => {
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
  expect(findExampleBlocks(text)).toEqual([
    { line: 8, words: ["ts"], code: lines("if (a) {", "", "  b();", "}") },
  ]);
});

test("derives from its imports how a sample runs", () => {
  expect(getMode('import { createClient } from "sanguine";')).toBe("module");
  expect(getMode('import { test } from "sanguine/mock/vitest";')).toBe("test");
  expect(getMode('import {\n  test,\n} from "vitest";')).toBe("test");
  expect(getMode('import { test } from "node:test";')).toBe("node");
  expect(getMode('import { createClient } from "sanguine";', "compile-only")).toBe("none");
  expect(getMode('const text = "a"; // from "vitest"')).toBe("module");
});

test("recognizes samples that create their own mock", () => {
  expect(importsMock(sample('import { createMock } from "sanguine/mock";'))).toBe(true);
  expect(importsMock(sample('import { createClient } from "sanguine";\nimport "sanguine/schemas";'))).toBe(
    false,
  );
  expect(listImports('import "a";\nimport b, { c } from "b";\nimport type { D } from \'d\'\n')).toEqual([
    "a",
    "b",
    "d",
  ]);
});
