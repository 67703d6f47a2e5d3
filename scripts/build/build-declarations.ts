import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { entries } from "./entries.ts";
import { locateSource, pruneDeclarations } from "./prune-declarations.ts";
import { run, createTemporaryFolder } from "../run.ts";

/** The path of another module in a declaration file. */
const relativeImport = /(\bfrom |\bimport |\bimport\()"(\.{1,2}\/[^"]+)\.ts"/g;

/** The clients and the mock are disposable; not every program compiles with the library that declares it. */
const banner = '/// <reference lib="esnext.disposable" />\n';

/**
 * Packages that declare their classes once for ES modules and once for CommonJS. TypeScript takes these for different classes, so what
 * mentions one is declared in both formats, too.
 */
const dualPackage = /\b(?:from |import\()"(?:msw|@tanstack\/query-core)[/"]/;

/** Finds the sources whose declarations mention a class of such a package, themselves or through another source. */
function findDual(texts: ReadonlyMap<string, string>): Set<string> {
  const dual = new Set<string>();
  for (let size = -1; size !== dual.size;) {
    size = dual.size;
    for (const [path, text] of texts)
      if (dualPackage.test(text) || listImports(path, text).some((other) => dual.has(other))) dual.add(path);
  }
  return dual;
}

function compileDeclarations(folder: string): void {
  const args = ["--project", "scripts/build/tsconfig.json", "--outDir", folder];
  run(process.execPath, ["node_modules/typescript-7/bin/tsc", ...args], { stdio: "pipe" });
}

const listImports = (path: string, text: string): string[] =>
  Array.from(text.matchAll(relativeImport), ([, , other = ""]) => locateSource(path, other));

/** Collects the declarations of some sources and of all that they import, by the path of the source without extension. */
function collect(starts: readonly string[], read: (path: string) => string | undefined): Map<string, string> {
  const found = new Map<string, string>();
  const waiting = [...starts];
  for (const path of waiting) {
    const text = found.has(path) ? undefined : read(path);
    if (text === undefined) continue;
    found.set(path, text);
    waiting.push(...listImports(path, text));
  }
  return found;
}

/** Reads the declarations of a source. The code imports zod by the path that zod 3.25 and 4 share. */
const readDeclarations = (folder: string, path: string): string =>
  readFileSync(join(folder, `${path}.d.ts`), "utf8").replaceAll(/from "zod";/g, 'from "zod/v4";');

/** The paths of the sources of some entries, without extension. */
const listPaths = (some: Readonly<Record<string, string>>): string[] =>
  Object.values(some).map((source) => source.replace(/\.ts$/, ""));

/**
 * Writes the declarations of the package: one file for each source, and two small ones for each entry, because an ES module and
 * CommonJS find their declarations by the name of the file. The files of the sources are declarations of CommonJS, which both formats can
 * import; a declaration of an ES module could not be imported by CommonJS. Only sources that mention a dual package have two files.
 */
export async function buildDeclarations(outdir: string): Promise<void> {
  using temporary = createTemporaryFolder("declarations-");
  const folder = temporary.path;
  compileDeclarations(folder);
  const roots = listPaths({ ...entries.both, ...entries.esmOnly });
  const texts = pruneDeclarations(
    collect(roots, (path) => readDeclarations(folder, path)),
    roots,
  );
  const common = collect(listPaths(entries.both), (path) => texts.get(path));
  const esm = collect(listPaths(entries.esmOnly), (path) => (common.has(path) ? undefined : texts.get(path)));
  const dual = findDual(common);
  const isModule = (path: string): boolean => dual.has(path) || !common.has(path);
  const write = async (path: string, text: string): Promise<void> => {
    await mkdir(dirname(join(outdir, path)), { recursive: true });
    await writeFile(join(outdir, path), text);
  };
  const writeSource = (path: string, text: string, format: "cjs" | "js"): Promise<void> => {
    const extend = (other: string): string => (format === "js" && isModule(other) ? "js" : "cjs");
    const linked = text
      .replaceAll(
        relativeImport,
        (_, start: string, other: string) => `${start}"${other}.${extend(locateSource(path, other))}"`,
      )
      .replaceAll(/^(?: {4})+/gm, (spaces) => "\t".repeat(spaces.length / 4));
    return write(`declarations/${path}.d.${format.replace("js", "ts")}`, linked);
  };
  for (const [path, text] of common) await writeSource(path, text, "cjs");
  for (const [path, text] of [...common, ...esm]) if (isModule(path)) await writeSource(path, text, "js");
  for (const [name, source] of Object.entries({ ...entries.both, ...entries.esmOnly })) {
    const path = source.replace(/\.ts$/, "");
    const hasDefault = /^export default /m.test(common.get(path) ?? esm.get(path) ?? "");
    const writeEntry = async (end: "cts" | "ts", format: "cjs" | "js"): Promise<void> => {
      const from = `"${"../".repeat(name.split("/").length - 1) || "./"}declarations/${path}.${format}"`;
      const text = `${banner}export * from ${from};\n${hasDefault ? `export { default } from ${from};\n` : ""}`;
      await write(`${name}.d.${end}`, text);
    };
    await writeEntry("ts", isModule(path) ? "js" : "cjs");
    if (name in entries.both) await writeEntry("cts", "cjs");
  }
}
