import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import type ts from "typescript";
import { afterAll } from "vitest";

/** The project's folder. */
export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/[\\/]$/, "");

/** Runs TypeScript's native compiler on the project in a folder. It takes a fourth of the time of the one in JavaScript. */
export async function checkTypes(folder: string, compiler = "typescript-7") {
  const script = join(root, "node_modules", compiler, "bin/tsc");
  const args = [script, "-p", folder, "--pretty", "false", "--singleThreaded"];
  const output = await new Promise<string>((resolve, reject) => {
    execFile(process.execPath, args, { cwd: folder, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      // The compiler exits with an error when it finds a problem. Without one, it did not end by itself.
      if (error && !stdout.includes("error TS")) reject(error);
      else resolve(stdout + stderr);
    });
  });
  return output
    .split(/\n(?! )/)
    .filter((block) => block.trim() !== "")
    .map((text) => {
      const [, path = "?", line = "0"] = /^([^(]+)\((\d+),\d+\): error/.exec(text) ?? [];
      return { file: basename(path), line: Number(line), text };
    });
}

/** Creates a project whose files may import zod and the package by its name. It is removed after the tests of the file. */
export async function createProject(
  files: Readonly<Record<string, string>>,
  options: ts.CompilerOptions = {},
): Promise<string> {
  const parent = join(root, "node_modules/.cache");
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, "project-"));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  const typeRoots = [join(root, "node_modules/@types")];
  const compilerOptions = { incremental: false, noUnusedLocals: false, typeRoots, ...options };
  const settings = { extends: join(root, "tsconfig.json"), compilerOptions, include: ["*.ts"], exclude: [] };
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify(settings));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
}
