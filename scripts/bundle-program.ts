import { gzipSync } from "node:zlib";
import { build, type Metafile } from "esbuild";

/** A bundle, or the part of it that a successful call loads. */
export interface Bundle {
  readonly files: readonly string[];
  /** The sources that some of the code comes from. */
  readonly inputs: readonly string[];
}

const listInputs = (outputs: readonly Metafile["outputs"][string][]): string[] =>
  outputs
    .flatMap(({ inputs }) => Object.entries(inputs))
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([path]) => path);

/**
 * Bundles a program as an application would. `loaded` is what starts with the program: the file of its entry, and those that this
 * imports. `all` also has the files that are loaded on first use. Without `splitting`, everything that the program can use is one file.
 */
export async function bundleProgram(
  root: string,
  contents: string,
  splitting = true,
): Promise<{ loaded: Bundle; all: Bundle }> {
  const { metafile, outputFiles } = await build({
    stdin: { contents, resolveDir: root, sourcefile: "entry.ts", loader: "ts" },
    bundle: true,
    minify: true,
    splitting,
    format: "esm",
    platform: "browser",
    target: "es2022",
    outdir: "out",
    absWorkingDir: root,
    write: false,
    metafile: true,
  });
  const loaded = new Set<string>();
  const load = (path: string): void => {
    if (loaded.has(path)) return;
    loaded.add(path);
    for (const each of metafile.outputs[path]?.imports ?? [])
      if (each.kind === "import-statement") load(each.path);
  };
  for (const [path, { entryPoint }] of Object.entries(metafile.outputs))
    if (entryPoint === "entry.ts") load(path);
  const select = (paths: readonly string[]): Bundle => ({
    files: outputFiles
      .filter((file) => paths.some((path) => file.path.endsWith(path)))
      .map(({ text }) => text),
    inputs: listInputs(paths.flatMap((path) => metafile.outputs[path] ?? [])),
  });
  return { loaded: select([...loaded]), all: select(Object.keys(metafile.outputs)) };
}

/** Computes the size of files in bytes, each compressed by itself as a server sends it. */
export const sumGzip = ({ files }: Bundle): number =>
  files.reduce((sum, code) => sum + gzipSync(code, { level: 9 }).length, 0);
