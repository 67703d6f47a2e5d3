import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { listFiles } from "./pack.ts";

export interface ExamplePackage {
  readonly private?: boolean;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** What the examples depend on in place of a published version. `npm run test:examples -- --pack` writes this file. */
export const packedDependency = "file:../../sanguine.tgz";

/** Lists the examples that are packages of their own. The other folders of examples/ run from the sources. */
export function findExamples(root: string): string[] {
  const folder = join(root, "examples");
  return readdirSync(folder).filter((name) => existsSync(join(folder, name, "package.json")));
}

/** Lists the files of an example, without those that `npm install` writes: a lock names the package that was packed before. */
export function listExampleFiles(root: string, name: string): string[] {
  return listFiles(join(root, "examples", name)).filter(
    (file) => basename(file) !== "package-lock.json" && !file.split("/").includes("node_modules"),
  );
}

export function readExample(root: string, name: string): ExamplePackage {
  return JSON.parse(readFileSync(join(root, "examples", name, "package.json"), "utf8")) as ExamplePackage;
}
