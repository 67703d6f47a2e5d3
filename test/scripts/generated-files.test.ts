import { writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findDrift, writeFiles } from "../../scripts/generated-files.ts";
import { useFolder } from "../support/use-folder.ts";

const at = useFolder();

test("names missing, outdated and extra files, and writes all of them", async () => {
  const files = new Map(
    ["enums.ts", "operations.ts", "schemas/strict.ts"].map((name) => [name, `// ${name}`]),
  );
  const generated = { folder: at(), files, whole: true };
  expect(await findDrift({ ...generated, folder: at("nowhere") })).toHaveLength(files.size);
  await writeFiles({ ...generated, files: new Map([...files].slice(1)) });
  writeFileSync(at("operations.ts"), "// edited by hand");
  writeFileSync(at("schemas/extra.ts"), "");
  const outdated = ["enums.ts is missing", "operations.ts is out of date"];
  expect(await findDrift(generated)).toEqual([...outdated, "schemas/extra.ts is not a generated file"]);
  expect(await findDrift({ ...generated, whole: false })).toEqual(outdated);
  await writeFiles(generated);
  expect(await findDrift(generated)).toEqual([]);
});
