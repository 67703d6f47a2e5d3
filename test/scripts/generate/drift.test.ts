import { readFile, writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findDrift, writeFiles } from "../../../scripts/generate/write.ts";
import { createFolder, emitAwkward } from "./fixture.ts";

let folder: URL;
let remove: () => Promise<void>;
let files: Map<string, string>;

beforeEach(async () => {
  const created = await createFolder();
  folder = pathToFileURL(`${created.folder}/`);
  remove = created.remove;
  files = await emitAwkward();
});

afterEach(() => remove());

test("finds no drift after writing", async () => {
  await writeFiles(files, folder);
  expect(await findDrift(files, folder)).toEqual([]);
  expect(await readFile(new URL("types.ts", folder), "utf8")).toBe(files.get("types.ts"));
});

test("names missing, outdated and extra files", async () => {
  const { "enums.ts": _enums, ...rest } = Object.fromEntries(files);
  await writeFiles(new Map(Object.entries(rest)), folder);
  await writeFile(new URL("operations.ts", folder), "// edited by hand");
  await writeFile(new URL("schemas/extra.ts", folder), "");
  expect(await findDrift(files, folder)).toEqual([
    "enums.ts is missing",
    "operations.ts is out of date",
    "schemas/extra.ts is not a generated file",
  ]);
});

test("removes files that are no longer generated", async () => {
  await writeFiles(files, folder);
  await writeFile(new URL("schemas/extra.ts", folder), "");
  await writeFiles(files, folder);
  expect(await findDrift(files, folder)).toEqual([]);
});

test("reports all files as missing when the folder does not exist", async () => {
  expect(await findDrift(files, new URL("nowhere/", folder))).toHaveLength(files.size);
});
