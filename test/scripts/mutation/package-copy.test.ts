import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { PackageCopy } from "../../../scripts/mutation/package-copy.ts";

const source = "scripts/mutation/sort-tests.ts";
const tests = ["test/scripts/mutation/sort-tests.test.ts"];

it(
  "a copy of the package runs tests with a changed file, and then with the original",
  { timeout: 120_000 },
  async () => {
    const copy = await PackageCopy.create();
    try {
      await copy.replace(source, "export const sortTests = (tests) => tests.toReversed();");
      const broken = await copy.run(tests, /first/);
      expect(broken.failed).toHaveLength(1);
      await copy.replace(source, null);
      const restored = await copy.run(tests, /first/);
      expect([restored.passed.length, restored.failed, restored.errors]).toEqual([1, [], []]);
    } finally {
      copy.remove();
    }
    expect(existsSync(copy.folder)).toBe(false);
  },
);
