import { mkdirSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { joinChunks } from "../../../scripts/build/join-chunks.ts";
import { useFolder } from "../../support/use-folder.ts";

const at = useFolder();

/** Sources of entries, by their names, and what these share. Every shared source declares `name`. */
const entries = {
  client: 'export { Failure } from "./failure.ts"; export { call } from "./call.ts";',
  resource:
    'import { Failure } from "./failure.ts"; import { call } from "./call.ts"; export const isFailure = async () => (await call()) instanceof Failure;',
  main: 'import { name as one } from "./one.ts"; import { name as two } from "./two.ts"; import { name as both } from "./both.ts"; import { name as three } from "./three.ts"; import { name as four } from "./failure.ts"; export const names = [one, two, both, three, four]; export const load = () => import("./late.ts");',
  user: 'import { names } from "./main.ts"; import { name as one } from "./one.ts"; import { name as two } from "./two.ts"; export { names, one, two };',
  helper:
    'import { name as two } from "./two.ts"; export { name as three } from "./three.ts"; export { two };',
  apart: 'export { name } from "./both.ts";',
};
const shared = {
  failure: "export class Failure {}; export const name = { failure: 1 };",
  call: 'export const call = () => import("./late-client.ts").then(({ fail }) => fail());',
  "late-client": 'import { Failure } from "./failure.ts"; export const fail = () => new Failure();',
  late: 'export { name as one } from "./one.ts"; export { name as both } from "./both.ts";',
  ...Object.fromEntries(
    ["one", "two", "three", "both"].map((it) => [it, `export const name = { ${it}: 1 };`]),
  ),
};

test("files that are loaded together become one, and those of an entry that stays apart do not", async () => {
  mkdirSync(at("src"));
  for (const [name, text] of Object.entries({ ...entries, ...shared }))
    writeFileSync(at(`src/${name}.ts`), text);
  await build({
    entryPoints: Object.keys(entries).map((name) => at(`src/${name}.ts`)),
    bundle: true,
    splitting: true,
    format: "esm",
    outdir: at("built"),
  });
  const chunks = await joinChunks({
    folder: at("built"),
    entries: Object.keys(entries),
    core: ["client", "resource"],
    main: "main",
    apart: ["client", "resource", "apart"],
  });
  mkdirSync(at("dist"));
  for (const { fileName, code } of chunks) writeFileSync(at(`dist/${fileName}`), code);
  const load = (name: string) => import(pathToFileURL(at(`dist/${name}.js`)).href);

  const listImports = (name: string) =>
    chunks
      .find(({ fileName }) => fileName === `${name}.js`)
      ?.imports.map((file) => file.replace(/-[^-]*$/, ""))
      .toSorted();
  expect(Object.fromEntries(Object.keys(entries).map((name) => [name, listImports(name)]))).toEqual({
    client: ["core"],
    resource: ["core"],
    main: ["core", "main-1", "main-2"],
    user: ["main-1", "main.js"],
    helper: ["main-1"],
    apart: ["main-2"],
  });
  // What the core or a later import decides is in both formats, as entries are. `main-1` and `main-2` only declare names.
  const single = chunks
    .filter(({ isDual }) => !isDual)
    .map(({ fileName }) => fileName.replace(/-[^-]*$/, ""));
  expect(single.toSorted()).toEqual(["main-1", "main-2"]);
  const { names, load: loadLate } = await load("main");
  expect(names).toEqual([{ one: 1 }, { two: 1 }, { both: 1 }, { three: 1 }, { failure: 1 }]);
  const [one, two, both, three] = names;
  expect(await load("user")).toMatchObject({ names, one, two });
  expect((await load("helper")).three).toBe(three);
  expect((await load("apart")).name).toBe(both);
  expect((await loadLate()).one).toBe(one);
  const { Failure, call, ...others } = await load("client");
  expect(others).toEqual({});
  expect(await call()).toBeInstanceOf(Failure);
  expect(await (await load("resource")).isFailure()).toBe(true);
});
