import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Generated files. */
export interface GeneratedFiles {
  /** The folder that they are in, relative to the project, and their texts by path in it. */
  readonly folder: string;
  readonly files: ReadonlyMap<string, string>;
  /** Whether the folder has no other files. */
  readonly whole: boolean;
}

/** Lists the files that are missing, out of date or not generated. */
export async function findDrift({ folder, files, whole }: GeneratedFiles): Promise<string[]> {
  const differences: string[] = [];
  for (const [name, text] of files) {
    const current = await readFile(join(folder, name), "utf8").catch(() => null);
    if (current === null) differences.push(`${name} is missing`);
    else if (current !== text) differences.push(`${name} is out of date`);
  }
  const stray = whole ? (await listFiles(folder)).filter((name) => !files.has(name)) : [];
  return [...differences, ...stray.map((name) => `${name} is not a generated file`)];
}

/** Writes the files, and removes all others where the folder has no other files. */
export async function writeFiles({ folder, files, whole }: GeneratedFiles): Promise<void> {
  if (whole) for (const name of await listFiles(folder)) if (!files.has(name)) await rm(join(folder, name));
  for (const [name, text] of files) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

/** Writes the files, or prints how they differ and what to run. */
export async function writeOrCheck(
  generated: GeneratedFiles,
  check: boolean,
  command: string,
): Promise<void> {
  if (!check) {
    await writeFiles(generated);
    console.log(`Wrote ${generated.files.size} files to ${generated.folder}.`);
    return;
  }
  const differences = await findDrift(generated);
  for (const difference of differences) console.error(`${generated.folder}/${difference}`);
  if (differences.length === 0) return;
  console.error(`Run \`${command}\` and commit the result.`);
  process.exitCode = 1;
}

/** Lists the files of a folder, of which each has an extension. */
async function listFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  return names
    .filter((name) => name.includes("."))
    .map((name) => name.replaceAll("\\", "/"))
    .toSorted();
}
