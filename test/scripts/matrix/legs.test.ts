import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { legs, selectLegs } from "../../../scripts/matrix/legs.ts";

interface Manifest {
  readonly engines: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, unknown>>;
  readonly typesVersions: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
}

const root = new URL("../../../", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL("package.json", root), "utf8")) as Manifest;

/** Returns the first version that a range accepts. */
const readOldest = (range: string | undefined): string | undefined => /\d+(\.\d+)*/.exec(range ?? "")?.[0];

const isExact = (version: string): boolean => /^\d/.test(version);

it("selects every leg, named legs, and the legs of CI", () => {
  const names = (...input: [readonly string[], boolean]) => selectLegs(...input).map(({ name }) => name);
  expect(new Set(names([], false)).size).toBe(legs.length);
  expect(names(["bun", "node-22"], false)).toEqual(["node-22", "bun"]);
  expect(names([], true)).toEqual(["node-26", "bun", "deno", "workerd", "chromium", "playwright", "zod-3"]);
  expect(() => names(["node-22", "node-4"], false)).toThrow("There is no leg node-4.");
});

it("[BND-4] runs the oldest version of Node and of every peer that package.json accepts", () => {
  const ranges = { node: manifest.engines["node"], ...manifest.peerDependencies };
  for (const [name, range] of Object.entries(ranges)) {
    const exact = legs.flatMap(({ packages }) => packages[name] ?? []).filter(isExact);
    expect(exact, name).toContain(readOldest(range));
  }
});

/** Finds the file of an entry as the resolution `node10` does: the longest pattern that fits wins. */
function findTypes(entry: string): string | undefined {
  const patterns = Object.entries(manifest.typesVersions["*"] ?? {})
    .map(([pattern, files]) => ({ pattern, file: files[0] ?? "" }))
    .toSorted((a, b) => b.pattern.length - a.pattern.length);
  for (const { pattern, file } of patterns) {
    const [before = "", after] = pattern.split("*");
    if (after === undefined && entry === pattern) return file;
    if (after !== undefined && entry.startsWith(before)) return file.replace("*", entry.slice(before.length));
  }
  return undefined;
}

it("[BND-4] finds the types of every entry without `exports`, as moduleResolution node10 does", () => {
  const entries = Object.keys(manifest.exports).filter((name) => /^\.\/(?!.*\.json$)/.test(name));
  for (const entry of entries) {
    const declared = JSON.stringify(manifest.exports[entry]);
    expect(declared, entry).toContain(`"${findTypes(entry.slice(2))}"`);
  }
  expect(entries.length).toBeGreaterThan(15);
});
