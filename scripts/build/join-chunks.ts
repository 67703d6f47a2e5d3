import { resolve } from "node:path";
import { type GetModuleInfo, type OutputChunk, rollup } from "rollup";

/** What built files become. */
export interface JoinOptions {
  /** The folder with the built files, and the names of the entries among them. */
  readonly folder: string;
  readonly entries: readonly string[];
  /** Entries whose code becomes one file, with all that they load at once. */
  readonly core: readonly string[];
  /** The entry that everything of the mock loads. */
  readonly main: string;
  /** Entries that a program may load without `main`. */
  readonly apart: readonly string[];
}

/** Lists the files that some files load, at once or at once and later, with themselves. */
export function findLoaded(
  starts: readonly string[],
  list: (file: string) => readonly string[],
): Set<string> {
  const found = new Set(starts);
  for (const file of found) for (const other of list(file)) found.add(other);
  return found;
}

/** Names the file of each module that `core` or `main` loads at once. */
function groupModules({ folder, core, main, apart }: JoinOptions, read: GetModuleInfo): Map<string, string> {
  const locate = (name: string): string => resolve(folder, `${name}.js`);
  const isLate = (id: string): boolean => (read(id)?.dynamicImporters.length ?? 0) > 0;
  const listEager = (id: string) => read(id)?.importedIds ?? [];
  const listAll = (id: string) => [...listEager(id), ...(read(id)?.dynamicallyImportedIds ?? [])];
  const starts = [...findLoaded(apart.map(locate), listAll)].filter((id) => read(id)?.isEntry || isLate(id));
  const loads = starts.map((start) => findLoaded([start], listEager));
  const groups = new Map(Array.from(findLoaded(core.map(locate), listEager), (id) => [id, "core"]));
  const keys: string[] = [];
  for (const id of findLoaded([locate(main)], listEager)) {
    if (groups.has(id)) continue;
    const key = loads.map((loaded) => Number(loaded.has(id))).join("");
    if (!keys.includes(key)) keys.push(key);
    groups.set(id, `${main}-${keys.indexOf(key)}`);
  }
  return groups;
}

/**
 * Joins built ES modules that are always loaded together, because each file that Node loads costs time. The bundler makes a chunk for each
 * set of entries and of parts that are loaded later. But who loads an entry of the mock has loaded `main`, so that only the entries of
 * `apart` decide which chunks of `main` stay apart.
 */
export async function joinChunks(options: JoinOptions): Promise<OutputChunk[]> {
  const { folder, entries } = options;
  const bundle = await rollup({
    input: Object.fromEntries(entries.map((name) => [name, resolve(folder, `${name}.js`)])),
    // No file of the package does anything when it is loaded but those that are programs, which are entries.
    treeshake: { moduleSideEffects: false },
    onLog: (_, { code, message }) => {
      if (code !== "EMPTY_BUNDLE") throw new Error(message);
    },
    external: /^(?!\.{0,2}\/.*\.js$)/,
    plugins: {
      name: "without-effects",
      // The bundler keeps imports without names for side effects, and there are none.
      transform: (code) => code.replaceAll(/^import "\.{1,2}\/[^"]+";\n/gm, ""),
      // The bundler adds names to an entry when nothing outside of the core takes one that this entry lacks.
      generateBundle(_, files) {
        for (const file of Object.values(files))
          if (file.type === "chunk" && file.isEntry && file.facadeModuleId !== null)
            if (file.exports.length !== this.getModuleInfo(file.facadeModuleId)?.exports?.length)
              this.error(`${file.fileName} exports other names than its source: ${file.exports.join(", ")}.`);
      },
    },
  });
  let groups: ReadonlyMap<string, string> | undefined;
  const { output } = await bundle.generate({
    format: "esm",
    chunkFileNames: "[name]-[hash].js",
    hashCharacters: "base36",
    hoistTransitiveImports: false,
    // Names stay, because stack traces and bundlers' reports show them.
    minifyInternalExports: false,
    onlyExplicitManualChunks: true,
    manualChunks: (id, { getModuleInfo }) => (groups ??= groupModules(options, getModuleInfo)).get(id),
  });
  return output.filter((file) => file.type === "chunk");
}
