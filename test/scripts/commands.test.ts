import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const list = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`);
const read = (file: string): string => readFileSync(file, "utf8");

test("every npm script that files of the project run exists", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  const files = [
    "AGENTS.md",
    "CONTRIBUTING.md",
    "package.json",
    ".ci/run",
    ...[".github", "scripts", "spec", "mock", "docs/decisions"].flatMap(list),
  ];
  const named = /npm run (?:--silent )?([a-z:]+)|"npm", \["run", (?:"--silent", )?"([a-z:]+)"/g;
  const calls = files.flatMap((file) =>
    Array.from(read(file).matchAll(named), ([, one, other]) => ({ file, name: one ?? other ?? "" })),
  );
  expect(calls.length).toBeGreaterThan(50);
  expect(calls.filter(({ name }) => scripts[name] === undefined)).toEqual([]);
});

test("every test that CONTRIBUTING.md names exists", () => {
  const [, packages = ""] = read("CONTRIBUTING.md").split("\n## Packages\n");
  const titles = Array.from(
    packages.split("\n## ")[0]?.matchAll(/\| `([^`]+ [^`]+)` +\|$/gm) ?? [],
    ([, title = ""]) => title,
  );
  expect(titles).toHaveLength(3);
  const tests = list("test/src/transport").map(read).join("\n");
  for (const title of titles) expect(tests).toContain(`${title}", async`);
});
