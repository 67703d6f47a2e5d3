import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, normalize } from "node:path";
import { entries } from "./entries.ts";

/** The path of another module in a declaration file. */
const relativeImport = /(\bfrom |\bimport |\bimport\()"(\.{1,2}\/[^"]+)\.ts"/g;

/** The clients and the mock are disposable; not every program compiles with the library that declares it. */
const banner = '/// <reference lib="esnext.disposable" />\n';

/**
 * Declarations that stand in for those of a source. Only rules of the mock use a world, and its type would bring the types of all
 * tables into the package.
 */
const opaque: ReadonlyMap<string, string> = new Map([
  [
    "mock/domain/world",
    "/** One team's data, clock and settings. Only the mock uses it. */\nexport type World = unknown;\n",
  ],
]);

/** Compiles the declarations of all sources into a folder. */
function compileDeclarations(folder: string): void {
  const args = ["--project", "scripts/build/tsconfig.json", "--outDir", folder];
  const { status, stdout } = spawnSync(process.execPath, ["node_modules/typescript-7/bin/tsc", ...args], {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`The compiler of the declarations ended with ${status}\n${stdout}`);
}

/** Reads the declarations of some sources and of all that they import, by the path of the source without extension. */
function readReachable(
  folder: string,
  sources: Iterable<string>,
  known: ReadonlySet<string>,
): Map<string, string> {
  const found = new Map<string, string>();
  const waiting = Array.from(sources, (source) => source.replace(/\.ts$/, ""));
  for (const path of waiting) {
    if (found.has(path) || known.has(path)) continue;
    // The code imports zod by the path that zod 3.25 and 4 share.
    const text =
      opaque.get(path) ??
      readFileSync(join(folder, `${path}.d.ts`), "utf8").replaceAll(/from "zod";/g, 'from "zod/v4";');
    found.set(path, text);
    for (const [, , other = ""] of text.matchAll(relativeImport))
      waiting.push(normalize(join(dirname(path), other)));
  }
  return found;
}

/**
 * Writes the declarations of the package: one file for each source, and two small ones for each entry, because an ES module and
 * CommonJS find their declarations by the name of the file. The files of the sources are declarations of CommonJS, which both formats can
 * import; a declaration of an ES module could not be imported by CommonJS.
 */
export async function buildDeclarations(outdir: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "declarations-"));
  try {
    compileDeclarations(folder);
    const common = readReachable(folder, Object.values(entries.both), new Set());
    const esm = readReachable(folder, Object.values(entries.esmOnly), new Set(common.keys()));
    const extension = (path: string): "cjs" | "js" => (common.has(path) ? "cjs" : "js");
    const write = async (path: string, text: string): Promise<void> => {
      await mkdir(dirname(join(outdir, path)), { recursive: true });
      await writeFile(join(outdir, path), text);
    };
    for (const [path, text] of [...common, ...esm]) {
      const linked = text
        .replaceAll(
          relativeImport,
          (_, start: string, other: string) =>
            `${start}"${other}.${extension(normalize(join(dirname(path), other)))}"`,
        )
        .replaceAll(/^(?: {4})+/gm, (spaces) => "\t".repeat(spaces.length / 4));
      await write(`declarations/${path}.d.${extension(path).replace("js", "ts")}`, linked);
    }
    for (const [name, source] of Object.entries({ ...entries.both, ...entries.esmOnly })) {
      const path = source.replace(/\.ts$/, "");
      const from = `"${"../".repeat(name.split("/").length - 1) || "./"}declarations/${path}.${extension(path)}"`;
      const hasDefault = /^export default /m.test(common.get(path) ?? esm.get(path) ?? "");
      const text = `${banner}export * from ${from};\n${hasDefault ? `export { default } from ${from};\n` : ""}`;
      await write(`${name}.d.ts`, text);
      if (name in entries.both) await write(`${name}.d.cts`, text);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
