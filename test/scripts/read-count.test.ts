import { expect, it } from "vitest";
import { readCount } from "../../scripts/read-count.ts";

it("reads a count, and rejects what would make a run of nothing pass", () => {
  expect(readCount("--requests", "40")).toBe(40);
  for (const text of ["0", "-1", "1.5", "many", ""])
    expect(() => readCount("--requests", text)).toThrow(
      `--requests must be a whole number of at least 1 (given: "${text}").`,
    );
});
