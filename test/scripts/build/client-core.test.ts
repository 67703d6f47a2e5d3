import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { afterEach, beforeEach, expect, test } from "vitest";
import { coreName, findCoreSources, joinCore } from "../../../scripts/build/client-core.ts";
import { linkOutputs } from "../../../scripts/build/join-chunks.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "client-core-"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes sources, and builds the entries `index` and `other` with the core of `index`. */
async function buildClient(sources: Readonly<Record<string, string>>) {
  mkdirSync(join(folder, "src"));
  for (const [name, text] of Object.entries(sources)) writeFileSync(join(folder, "src", name), text);
  const find = (name: string): string => join(folder, "src", `${name}.ts`);
  const core = await findCoreSources([find("index")]);
  const { metafile } = await build({
    entryPoints: { index: find("index"), other: find("other"), [coreName]: coreName },
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "neutral",
    outdir: join(folder, "dist"),
    absWorkingDir: folder,
    metafile: true,
    plugins: [joinCore(core)],
  });
  return { core, outputs: linkOutputs(metafile.outputs, "dist") };
}

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

test("one file holds what an entry loads at once, and all entries share its classes", async () => {
  const { core, outputs } = await buildClient(client);
  expect(Object.fromEntries([...core].map(([path, names]) => [path.slice(folder.length), names]))).toEqual({
    "/src/call.ts": ["call"],
    "/src/failure.ts": ["Failure", "same"],
    "/src/index.ts": ["call", "version"],
  });
  expect(outputs["dist/index.js"]?.imports).toContainEqual({
    path: "dist/client-core.js",
    kind: "import-statement",
  });
  const load = (name: string) => import(pathToFileURL(join(folder, "dist", `${name}.js`)).href);
  const { call, version, ...rest } = await load("index");
  expect({ version, rest }).toEqual({ version: "1", rest: {} });
  const [isSame, failure] = await call();
  const { failures } = await load("other");
  expect(isSame).toBe(true);
  expect(failure).toBeInstanceOf(failures.Failure);
  expect(Object.keys(failures)).toEqual(["Failure", "same"]);
});

test("two sources that export different things under one name are an error", async () => {
  const building = buildClient({
    ...client,
    "call.ts":
      'import "./failure.ts"; import "./more.ts"; import { Failure } from "./more.ts"; export const call = Failure;',
    "more.ts": "export class Failure {}",
  });
  await expect(building).rejects.toThrow(
    /failure\.ts and \S+more\.ts both export Failure, and are built into one file\. Rename one of them\.$/,
  );
});
