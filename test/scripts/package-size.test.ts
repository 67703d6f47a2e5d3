import { describe, expect, it } from "vitest";
import { findTooLarge, limits, listLoaded } from "../../scripts/package-size.ts";

describe("the size of the package", () => {
  it("counts the files that a file loads, at once and later, once each", () => {
    const files: Record<string, string> = {
      "dist/index.js":
        'import{a}from"./a.js";\nexport * from "./resources/b.js"; const c = () => import("./c.js");',
      "dist/a.js": 'import "zod"; import { c } from "./c.js";',
      "dist/resources/b.js": 'import { a } from "../a.js";',
      "dist/c.js": "",
      "dist/mock.js": "",
    };
    expect(listLoaded(["dist/index.js"], (file) => files[file] ?? "").toSorted()).toEqual([
      "dist/a.js",
      "dist/c.js",
      "dist/index.js",
      "dist/resources/b.js",
    ]);
  });

  it("accepts the limits and names each size above its limit", () => {
    expect(findTooLarge(limits)).toEqual([]);
    const [problem, ...others] = findTooLarge({ ...limits, client: 150_001 });
    expect(problem).toContain("code of the client is 150 kB, at most 150 kB");
    expect(others).toEqual([]);
  });
});
