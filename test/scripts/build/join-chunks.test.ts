import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { afterEach, beforeEach, expect, test } from "vitest";
import { joinChunks, linkOutputs } from "../../../scripts/build/join-chunks.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "join-chunks-"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Every file declares `name`, so that the joined file must rename what it exports. */
const sources = {
  "main.ts":
    'import { name as one } from "./one.ts"; import { name as two } from "./two.ts"; import { name as both } from "./both.ts"; import { name as three } from "./three.ts"; export const names = [one, two, both, three]; export const load = () => import("./late.ts");',
  "user.ts":
    'import { names } from "./main.ts"; import { name as one } from "./one.ts"; import { name as two } from "./two.ts"; export { names, one, two };',
  "helper.ts":
    'import { name as two } from "./two.ts"; export { name as three } from "./three.ts"; export { two };',
  "late.ts": 'export { name as one } from "./one.ts"; export { name as both } from "./both.ts";',
  "apart.ts": 'export { name } from "./both.ts";',
  "one.ts": 'export const name = { one: "one" };',
  "two.ts": 'export const name = { two: "two" };',
  "three.ts": 'export const name = { three: "three" };',
  "both.ts": 'export const name = { both: "both" };',
};

test("chunks that are loaded together become one file, and those of an entry that stays apart do not", async () => {
  mkdirSync(join(folder, "src"));
  for (const [name, text] of Object.entries(sources)) writeFileSync(join(folder, "src", name), text);
  const dist = relative(process.cwd(), join(folder, "dist"));
  const { metafile } = await build({
    entryPoints: ["main", "user", "helper", "apart"].map((name) => join(folder, "src", `${name}.ts`)),
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "neutral",
    outdir: dist,
    metafile: true,
  });
  const before = readdirSync(join(folder, "dist")).filter((name) => name.startsWith("chunk-"));
  const outputs = await joinChunks(linkOutputs(metafile.outputs, dist), dist, `${dist}/main.js`, [
    `${dist}/apart.js`,
  ]);
  const after = readdirSync(join(folder, "dist")).filter((name) => name.startsWith("chunk-"));
  expect([before.length, after.length]).toEqual([4, 2]);
  expect(Object.keys(outputs).toSorted()).toEqual(
    readdirSync(join(folder, "dist"))
      .map((name) => `${dist}/${name}`)
      .toSorted(),
  );
  const imports = (name: string): number =>
    new Set(outputs[`${dist}/${name}.js`]?.imports.map(({ path }) => path)).size;
  expect({ user: imports("user"), helper: imports("helper"), apart: imports("apart") }).toEqual({
    user: 2,
    helper: 1,
    apart: 1,
  });
  const load = (name: string) => import(pathToFileURL(join(folder, "dist", `${name}.js`)).href);
  const { names, load: loadLate } = await load("main");
  expect(names).toEqual([{ one: "one" }, { two: "two" }, { both: "both" }, { three: "three" }]);
  const [one, two, both, three] = names;
  expect(await load("user")).toMatchObject({ names, one, two });
  expect((await load("user")).two).toBe(two);
  expect((await load("helper")).three).toBe(three);
  expect((await load("apart")).name).toBe(both);
  expect((await loadLate()).one).toBe(one);
});
