import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "esbuild";
import { expect, test } from "vitest";
import { coreName, findCoreSources, joinCore } from "../../../scripts/build/client-core.ts";
import { joinChunks, linkOutputs } from "../../../scripts/build/join-chunks.ts";
import { useFolder } from "../../support/use-folder.ts";

const at = useFolder();
const find = (name: string): string => at(`src/${name}.ts`);

/** Writes sources into the folder of the test. */
function writeSources(sources: Readonly<Record<string, string>>): void {
  mkdirSync(at("src"));
  for (const [name, text] of Object.entries(sources)) writeFileSync(at(`src/${name}`), text);
}

/** Builds entries. Returns the folder of the built files, and these files. */
async function buildEntries(entryPoints: Readonly<Record<string, string>>, plugins: Plugin[] = []) {
  const dist = relative(process.cwd(), at("dist"));
  const { metafile } = await build({
    entryPoints,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "neutral",
    outdir: dist,
    metafile: true,
    plugins,
  });
  return { dist, outputs: linkOutputs(metafile.outputs, dist) };
}

const load = (name: string) => import(pathToFileURL(at(`dist/${name}.js`)).href);

const client = {
  "index.ts": 'export { call } from "./call.ts"; export const version = "1";',
  "call.ts":
    'import { Failure } from "./failure.ts"; export const call = () => import("./late.ts").then(({ fail }) => fail(Failure));',
  "failure.ts":
    "export class Failure {}\nexport function same(a: 1): 1;\nexport function same(a: unknown) { return a; }",
  "late.ts":
    'import { Failure } from "./failure.ts"; export const fail = (Given: unknown) => [Given === Failure, new Failure()];',
  "other.ts":
    'import * as failures from "./failure.ts"; export { failures }; export type { T } from "./types.ts";',
  "types.ts": "export type T = string;",
};

test("one file holds what an entry of the client loads at once, and all entries share its classes", async () => {
  writeSources(client);
  const core = await findCoreSources([find("index")]);
  expect(Object.fromEntries([...core].map(([path, names]) => [path.slice(at().length), names]))).toEqual({
    "/src/call.ts": ["call"],
    "/src/failure.ts": ["Failure", "same"],
    "/src/index.ts": ["call", "version"],
  });
  const entries = { index: find("index"), other: find("other"), [coreName]: coreName };
  const { dist, outputs } = await buildEntries(entries, [joinCore(core)]);
  expect(outputs[`${dist}/index.js`]?.imports).toContainEqual({
    path: `${dist}/client-core.js`,
    kind: "import-statement",
  });
  const { call, version, ...rest } = await load("index");
  expect({ version, rest }).toEqual({ version: "1", rest: {} });
  const [isSame, failure] = await call();
  const { failures } = await load("other");
  expect(isSame).toBe(true);
  expect(failure).toBeInstanceOf(failures.Failure);
  expect(Object.keys(failures)).toEqual(["Failure", "same"]);
});

test("two sources that export different things under one name are an error", async () => {
  writeSources({
    ...client,
    "call.ts":
      'import "./failure.ts"; import "./more.ts"; import { Failure } from "./more.ts"; export const call = Failure;',
    "more.ts": "export class Failure {}",
  });
  await expect(findCoreSources([find("index")])).rejects.toThrow(
    /failure\.ts and \S+more\.ts both export Failure, and are built into one file\. Rename one of them\.$/,
  );
});

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
  writeSources(sources);
  const entries = ["main", "user", "helper", "apart"];
  const built = await buildEntries(Object.fromEntries(entries.map((name) => [name, find(name)])));
  const { dist } = built;
  const listChunks = () => readdirSync(at("dist")).filter((name) => name.startsWith("chunk-"));
  const before = listChunks();
  const outputs = await joinChunks(built.outputs, dist, `${dist}/main.js`, [`${dist}/apart.js`]);
  expect([before.length, listChunks().length]).toEqual([4, 2]);
  const files = readdirSync(at("dist")).map((name) => `${dist}/${name}`);
  expect(Object.keys(outputs).toSorted()).toEqual(files.toSorted());
  const countImports = (name: string): number =>
    new Set(outputs[`${dist}/${name}.js`]?.imports.map(({ path }) => path)).size;
  expect(["user", "helper", "apart"].map(countImports)).toEqual([2, 1, 1]);
  const { names, load: loadLate } = await load("main");
  expect(names).toEqual([{ one: "one" }, { two: "two" }, { both: "both" }, { three: "three" }]);
  const [one, two, both, three] = names;
  expect(await load("user")).toMatchObject({ names, one, two });
  expect((await load("user")).two).toBe(two);
  expect((await load("helper")).three).toBe(three);
  expect((await load("apart")).name).toBe(both);
  expect((await loadLate()).one).toBe(one);
});
