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

/** Which file of the package has a module, and which modules have a copy in each format. */
interface Plan {
  readonly groups: ReadonlyMap<string, string>;
  readonly isDual: (id: string) => boolean;
}

/** Names the file of each module that `core` or `main` loads at once. */
function planFiles({ folder, core, main, apart }: JoinOptions, read: GetModuleInfo): Plan {
  const locate = (name: string): string => resolve(folder, `${name}.js`);
  const isLate = (id: string): boolean => (read(id)?.dynamicImporters.length ?? 0) > 0;
  const listEager = (id: string) => read(id)?.importedIds ?? [];
  const listAll = (id: string) => [...listEager(id), ...(read(id)?.dynamicallyImportedIds ?? [])];
  const starts = [...findLoaded(apart.map(locate), listAll)].filter((id) => read(id)?.isEntry || isLate(id));
  const loads = starts.map((start) => findLoaded([start], listEager));
  const coreModules = findLoaded(core.map(locate), listEager);
  const groups = new Map(Array.from(coreModules, (id) => [id, "core"]));
  const isTied = (id: string): boolean => {
    const info = read(id);
    if (info === null || info.isExternal) return !id.startsWith("node:");
    const { code, dynamicallyImportedIds: late } = info;
    return coreModules.has(id) || late.length > 0 || (code?.includes("import.meta") ?? false);
  };
  const isDual = (id: string): boolean => [...findLoaded([id], listEager)].some(isTied);
  const keys: string[] = [];
  for (const id of findLoaded([locate(main)], listEager)) {
    if (groups.has(id)) continue;
    const key = [isDual(id), ...loads.map((loaded) => loaded.has(id))].map(Number).join("");
    if (!keys.includes(key)) keys.push(key);
    groups.set(id, `${main}-${keys.indexOf(key)}`);
  }
  return { groups, isDual };
}

/** A built file. `isDual` says that each format needs a copy. */
export type BuiltFile = Pick<OutputChunk, "fileName" | "code" | "imports" | "dynamicImports"> & {
  readonly isDual: boolean;
};

/** An import for side effects. */
const withoutNames = /^import ["']\.{1,2}\/[^"']+["'];\n/gm;

/**
 * Joins built ES modules that are always loaded together, because each file that Node loads costs time. The bundler makes a chunk for each
 * set of entries and of parts that are loaded later. But who loads an entry of the mock has loaded `main`, so that only the entries of
 * `apart` decide which chunks of `main` stay apart.
 *
 * Each format has a copy of the entries, and of what depends on the core of the client, on a package that can have classes for each format,
 * on its own address, or on something that is loaded later, because bundlers split only what an ES module loads. All else needs one copy.
 */
export async function joinChunks(options: JoinOptions): Promise<BuiltFile[]> {
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
      transform: (code) => code.replaceAll(withoutNames, ""),
      // The bundler adds names to an entry when nothing outside of the core takes one that this entry lacks.
      generateBundle(_, files) {
        for (const file of Object.values(files))
          if (file.type === "chunk" && file.isEntry && file.facadeModuleId !== null)
            if (file.exports.length !== this.getModuleInfo(file.facadeModuleId)?.exports?.length)
              this.error(`${file.fileName} exports other names than its source: ${file.exports.join(", ")}.`);
      },
    },
  });
  let plan: Plan | undefined;
  const { output } = await bundle.generate({
    format: "esm",
    chunkFileNames: "[name]-[hash].js",
    hashCharacters: "base36",
    hoistTransitiveImports: false,
    // Names stay, because stack traces and bundlers' reports show them.
    minifyInternalExports: false,
    onlyExplicitManualChunks: true,
    manualChunks: (id, { getModuleInfo }) => (plan ??= planFiles(options, getModuleInfo)).groups.get(id),
  });
  const isDual = ({ isEntry, moduleIds }: OutputChunk): boolean =>
    isEntry || moduleIds.some((id) => plan?.isDual(id));
  return output.flatMap((file) =>
    file.type === "chunk"
      ? { ...file, code: file.code.replaceAll(withoutNames, ""), isDual: isDual(file) }
      : [],
  );
}
