import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { findExamples, packedDependency, readExample } from "../../scripts/find-examples.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

describe.each(findExamples(root))("the example %s", (name) => {
  const { private: isPrivate, scripts, dependencies, devDependencies } = readExample(root, name);

  it("cannot be published, and can be started and tested", () => {
    expect(isPrivate).toBe(true);
    expect(Object.keys(scripts ?? {})).toEqual(expect.arrayContaining(["start", "test"]));
  });

  it("depends on the packed package, and on exact versions of all others", () => {
    const { sanguine, ...others } = { ...dependencies, ...devDependencies };
    expect([sanguine, dependencies?.sanguine]).toEqual([packedDependency, packedDependency]);
    for (const [other, version] of Object.entries(others))
      expect([other, version]).toEqual([other, expect.stringMatching(/^\d+\.\d+\.\d+$/)]);
  });

  it("explains how to run it, and what to change in production", () => {
    const readme = readFileSync(join(root, "examples", name, "README.md"), "utf8");
    expect(readme).toMatch(/^## Run it$/m);
    expect(readme).toMatch(/^## Before you use it in production$/m);
  });

  it("is compiled by its own tests only", () => {
    expect(existsSync(join(root, "examples", name, "tsconfig.json"))).toBe(true);
    expect(readFileSync(join(root, "tsconfig.json"), "utf8")).toContain(`"examples/${name}"`);
  });
});
