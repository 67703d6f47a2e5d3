import { readFile, writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { drift, write } from "../../../scripts/generate/write.ts";
import { emitAwkward, scratch } from "./fixture.ts";

let folder: URL;
let remove: () => Promise<void>;
let files: Map<string, string>;

beforeEach(async () => {
  const made = await scratch();
  folder = pathToFileURL(`${made.folder}/`);
  remove = made.remove;
  files = await emitAwkward();
});

afterEach(() => remove());

test("a folder that was just written has no drift", async () => {
  await write(files, folder);
  expect(await drift(files, folder)).toEqual([]);
  expect(await readFile(new URL("types.ts", folder), "utf8")).toBe(files.get("types.ts"));
});

test("files that are missing, stale or stray are each named", async () => {
  const { "enums.ts": _enums, ...rest } = Object.fromEntries(files);
  await write(new Map(Object.entries(rest)), folder);
  await writeFile(new URL("operations.ts", folder), "// edited by hand");
  await writeFile(new URL("schemas/extra.ts", folder), "");
  expect(await drift(files, folder)).toEqual([
    "enums.ts is missing",
    "operations.ts is stale",
    "schemas/extra.ts is made by nothing in the document",
  ]);
});

test("writing removes what the document no longer makes", async () => {
  await write(files, folder);
  await writeFile(new URL("schemas/extra.ts", folder), "");
  await write(files, folder);
  expect(await drift(files, folder)).toEqual([]);
});

test("a folder that does not exist yet is all missing", async () => {
  expect(await drift(files, new URL("nowhere/", folder))).toHaveLength(files.size);
});
