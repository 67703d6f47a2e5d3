import { readFile, writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { findDrift, writeFiles } from "../../../scripts/generate/write.ts";
import { createFolder, emitAwkward } from "./fixture.ts";

test("names missing, outdated and extra files, and writes all of them", async () => {
  const created = await createFolder();
  onTestFinished(created.remove);
  const folder = pathToFileURL(`${created.folder}/`);
  const files = await emitAwkward();
  expect(await findDrift(files, new URL("nowhere/", folder))).toHaveLength(files.size);
  const { "enums.ts": _enums, ...rest } = Object.fromEntries(files);
  await writeFiles(new Map(Object.entries(rest)), folder);
  await writeFile(new URL("operations.ts", folder), "// edited by hand");
  await writeFile(new URL("schemas/extra.ts", folder), "");
  expect(await findDrift(files, folder)).toEqual([
    "enums.ts is missing",
    "operations.ts is out of date",
    "schemas/extra.ts is not a generated file",
  ]);
  await writeFiles(files, folder);
  expect(await findDrift(files, folder)).toEqual([]);
  expect(await readFile(new URL("types.ts", folder), "utf8")).toBe(files.get("types.ts"));
});
