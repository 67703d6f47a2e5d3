import { build, type Metafile, type Plugin } from "esbuild";
import { readFile } from "node:fs/promises";
import { posix, resolve } from "node:path";

/**
 * The name of the built file that holds every module which the client loads at once. Each file that Node loads costs time, so the
 * entries of the client, and the parts that are loaded on first use, import this one file.
 */
export const coreName = "client-core";

/** How built code in `dist` imports the core. */
const coreImport = `./${coreName}.js`;

/** The sources in the core by their absolute paths, each with the names that it exports. */
export type CoreSources = ReadonlyMap<string, readonly string[]>;

/** Leaves packages, and what is loaded on first use, outside. */
const onlyEager: Plugin = {
  name: "only-eager",
  setup: (setup) =>
    setup.onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === "dynamic-import" || (kind === "import-statement" && !path.startsWith("."))
        ? { path, external: true }
        : undefined,
    ),
};

async function analyze(paths: readonly string[]): Promise<Metafile> {
  const { metafile } = await build({
    entryPoints: [...paths],
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    platform: "neutral",
    outdir: "dist",
    plugins: [onlyEager],
  });
  return metafile;
}

const declaration = /^export (?:async )?(?:abstract )?(?:class|const|function\*?|let) (\w+)/gm;

/** Throws when two sources declare one name, because the core can export only one of them. */
async function assertUniqueNames(paths: readonly string[]): Promise<void> {
  const places = new Map<string, string>();
  for (const path of paths)
    for (const [, name = ""] of (await readFile(path, "utf8")).matchAll(declaration)) {
      const other = places.get(name);
      // Overloads of a function declare one name several times.
      if (other !== undefined && other !== path)
        throw new Error(
          `${other} and ${path} both export ${name}, and are built into one file. Rename one of them.`,
        );
      places.set(name, path);
    }
}

/**
 * Finds the sources that `entries` load at once. Sources of types alone export nothing, and stay outside.
 * @throws Error when two of them export different things under one name.
 */
export async function findCoreSources(entries: readonly string[]): Promise<CoreSources> {
  const { inputs } = await analyze(entries);
  const { outputs } = await analyze(Object.keys(inputs));
  await assertUniqueNames(Object.keys(inputs));
  return new Map(
    Object.values(outputs).flatMap(({ entryPoint, exports }) =>
      entryPoint === undefined || exports.length === 0 ? [] : [[resolve(entryPoint), exports] as const],
    ),
  );
}

/** Small sources without state. Code outside the core has copies of them, so that the mock does not load the client for a few lines. */
const copied = new Set(
  ["src/duration.ts", "src/generated/version.ts", "src/open-enum.ts"].map((path) => resolve(path)),
);

const CORE = "client-core";
const NAMES = "client-core-names";

/**
 * Builds `sources` into the entry `coreName`. Entries that are sources of the core export their names from there, and code outside the
 * core imports from there.
 */
export function joinCore(sources: CoreSources): Plugin {
  return {
    name: "join-core",
    setup: (setup) => {
      setup.onResolve({ filter: /./ }, ({ kind, path, importer, namespace, resolveDir }) => {
        if (kind === "entry-point" && path === coreName) return { path, namespace: CORE };
        if (namespace === NAMES) return { path: coreImport, external: true };
        const source = resolve(kind === "entry-point" ? "." : resolveDir, path);
        if (!sources.has(source) || namespace === CORE || sources.has(importer)) return undefined;
        return copied.has(source) ? { path: source, suffix: "?copy" } : { path: source, namespace: NAMES };
      });
      setup.onLoad({ filter: /./, namespace: CORE }, () => ({
        contents: [...sources.keys()].map((path) => `export * from ${JSON.stringify(path)};`).join("\n"),
        resolveDir: resolve("src"),
      }));
      setup.onLoad({ filter: /./, namespace: NAMES }, ({ path }) => ({
        contents: `export { ${sources.get(path)?.join(", ")} } from ${JSON.stringify(path)};`,
      }));
    },
  };
}

/** Changes the imports of the core in a built file to what they are from the file's folder. */
export function locateCore(code: string, path: string, folder: string): string {
  const from = posix.relative(posix.dirname(path), folder);
  return from === "" ? code : code.replaceAll(`"${coreImport}"`, `"${from}/${coreName}.js"`);
}

/** Removes imports of built files without names. The bundler keeps them for side effects, and the client has none. */
export function dropUnusedImports(code: string): string {
  return code.replaceAll(/^import "\.{1,2}\/[^"]+";\n/gm, "");
}
