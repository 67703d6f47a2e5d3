import { existsSync, readdirSync } from "node:fs";
import { copyFile, mkdir, symlink } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { run, createTemporaryFolder } from "./run.ts";

/** Returns the file of `--tarball`, which saves building the package again. Undefined when the option is missing. */
export function readTarballOption(): string | undefined {
  const { values } = parseArgs({ options: { tarball: { type: "string" } } });
  return values.tarball === undefined ? undefined : resolve(values.tarball);
}

/** Packs a project into an empty folder. Returns the file. Builds the project first unless `args` contain `--ignore-scripts`. */
export function packProject(project: string, folder: string, args: readonly string[] = []): string {
  run("npm", ["pack", "--silent", "--pack-destination", folder, ...args], { cwd: project, stdio: "pipe" });
  const tarball = readdirSync(folder).find((name) => name.endsWith(".tgz"));
  if (tarball === undefined) throw new Error("npm pack wrote no package.");
  return join(folder, tarball);
}

/** Lists the files of the working tree below a folder, without ignored ones. The paths are relative to the folder. */
export function listFiles(folder: string): string[] {
  const args = ["ls-files", "--cached", "--others", "--exclude-standard", "-z"];
  const listed = run("git", args, { cwd: folder, stdio: "pipe" });
  return listed.split("\0").filter((name) => name !== "" && existsSync(join(folder, name)));
}

/** Copies the working tree of the project without build output into a folder. */
export async function copyProject(folder: string): Promise<void> {
  const project = process.cwd();
  const files = listFiles(project);
  for (const file of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await copyFile(join(project, file), join(folder, file));
  }
  await symlink(join(project, "node_modules"), join(folder, "node_modules"));
}

/** Builds and packs a clean copy of the project into an empty folder. Returns the file. */
export async function packCopy(folder: string): Promise<string> {
  using temporary = createTemporaryFolder("project-");
  const copy = temporary.path;
  await copyProject(copy);
  return packProject(copy, folder);
}
