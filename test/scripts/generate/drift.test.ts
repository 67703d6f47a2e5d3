import { writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { useFolder } from "../../support/use-folder.ts";
import { findDrift, writeFiles } from "../../../scripts/generate/write.ts";

const file = useFolder();

test("names missing, outdated and extra files, and writes all of them", async () => {
  const folder = pathToFileURL(`${file()}/`);
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
