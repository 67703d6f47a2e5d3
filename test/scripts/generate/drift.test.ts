import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { findDrift, writeFiles } from "../../../scripts/generate/write.ts";

test("names missing, outdated and extra files, and writes all of them", async () => {
  const path = await mkdtemp(join(tmpdir(), "drift-"));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  const folder = pathToFileURL(`${path}/`);
  const files = new Map(
    ["enums.ts", "operations.ts", "schemas/strict.ts"].map((name) => [name, `// ${name}`]),
  );
  expect(await findDrift(files, new URL("nowhere/", folder))).toHaveLength(files.size);
  await writeFiles(new Map([...files].slice(1)), folder);
  await writeFile(new URL("operations.ts", folder), "// edited by hand");
  await writeFile(new URL("schemas/extra.ts", folder), "");
  expect(await findDrift(files, folder)).toEqual([
    "enums.ts is missing",
    "operations.ts is out of date",
    "schemas/extra.ts is not a generated file",
  ]);
  await writeFiles(files, folder);
  expect(await findDrift(files, folder)).toEqual([]);
});
