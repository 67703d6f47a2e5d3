import { build, type Metafile, type Plugin } from "esbuild";
import { rm, writeFile } from "node:fs/promises";
import { posix, resolve } from "node:path";

type Outputs = Metafile["outputs"];

/** Completes what the bundler says about its files: imports that it left in the code may be files of the same build. */
export function linkOutputs(outputs: Outputs, folder: string): Outputs {
  return Object.fromEntries(
    Object.entries(outputs).map(([path, output]) => [
      path,
      {
        ...output,
        imports: output.imports.map((each) => {
          const built = posix.join(folder, each.path);
          return each.external === true && built in outputs ? { path: built, kind: each.kind } : each;
        }),
      },
    ]),
  );
}

/** Lists the built files that a file loads, at once or at once and later, with itself. */
export function findLoaded(outputs: Outputs, starts: readonly string[], isLaterIncluded = true): Set<string> {
  const found = new Set(starts);
  for (const path of found)
    for (const { path: other, kind, external } of outputs[path]?.imports ?? [])
      if (external !== true && (isLaterIncluded || kind !== "dynamic-import")) found.add(other);
  return found;
}

/** The chunks that become one file, by the path of that file. */
type Groups = ReadonlyMap<string, readonly string[]>;

/** Groups the chunks that `main` loads at once by the entries of `apart`, and by what those load later. */
function groupChunks(outputs: Outputs, main: string, apart: readonly string[]): Groups {
  const isEntry = (path: string): boolean => outputs[path]?.entryPoint !== undefined;
  const starts = [...findLoaded(outputs, apart)].filter(isEntry);
  const loads = starts.map((start) => findLoaded(outputs, [start], false));
  const groups = new Map<string, string[]>();
  for (const chunk of findLoaded(outputs, [main], false)) {
    if (isEntry(chunk)) continue;
    const key = loads.map((loaded) => Number(loaded.has(chunk))).join("");
    groups.set(key, [...(groups.get(key) ?? []), chunk]);
  }
  return new Map(
    [...groups.values()].flatMap((chunks) => (chunks.length > 1 && chunks[0] ? [[chunks[0], chunks]] : [])),
  );
}

/** A name that a chunk exports, and its name in the joined file. */
type Renaming = readonly [inner: string, outer: string];

function nameExports(outputs: Outputs, groups: Groups): Map<string, readonly Renaming[]> {
  const renamings = new Map<string, readonly Renaming[]>();
  for (const chunks of groups.values()) {
    const taken = new Set<string>();
    for (const [index, chunk] of chunks.entries())
      renamings.set(
        chunk,
        (outputs[chunk]?.exports ?? []).map((name) => {
          const outer = taken.has(name) ? `${name}_${index}` : name;
          taken.add(outer);
          return [name, outer];
        }),
      );
  }
  return renamings;
}

const JOINED = "joined";
const NAMES = "names";

function writeExports(renamings: readonly Renaming[], from: string): string {
  return `export { ${renamings.map((names) => names.join(" as ")).join(", ")} } from ${JSON.stringify(from)};`;
}

function joinPlugin(outputs: Outputs, groups: Groups): Plugin {
  const fileOf = new Map(
    [...groups].flatMap(([file, chunks]) => chunks.map((chunk) => [chunk, file] as const)),
  );
  const renamings = nameExports(outputs, groups);
  return {
    name: "join-chunks",
    setup: (setup) => {
      setup.onResolve({ filter: /./ }, ({ kind, path, importer, namespace }) => {
        if (kind === "entry-point") {
          const entry = posix.normalize(path);
          return groups.has(entry) ? { path: entry, namespace: JOINED } : { path: resolve(entry) };
        }
        if (namespace === JOINED) return { path: resolve(path), sideEffects: false };
        const from = posix.relative(resolve("."), importer);
        const to = posix.join(posix.dirname(from), path);
        const file = fileOf.get(to);
        if (namespace === NAMES || file === undefined) return { path, external: true };
        return file === fileOf.get(from)
          ? { path: resolve(to), sideEffects: false }
          : { path: to, namespace: NAMES, sideEffects: false };
      });
      setup.onLoad({ filter: /./, namespace: JOINED }, ({ path }) => ({
        contents: (groups.get(path) ?? [])
          .map((chunk) => writeExports(renamings.get(chunk) ?? [], chunk))
          .join("\n"),
        resolveDir: resolve("."),
      }));
      setup.onLoad({ filter: /./, namespace: NAMES }, ({ path }) => ({
        contents: writeExports(
          (renamings.get(path) ?? []).map(([inner, outer]) => [outer, inner]),
          `./${posix.basename(fileOf.get(path) ?? path)}`,
        ),
      }));
    },
  };
}

/**
 * Joins chunks that are always loaded together, because each file that Node loads costs time. The bundler makes a chunk for each set of
 * entries and of parts that are loaded later. But who loads an entry of the mock has loaded `main`, so that only the entries of `apart`
 * decide which chunks of `main` stay apart. Returns what the bundler says about the files that are left.
 */
export async function joinChunks(
  outputs: Outputs,
  folder: string,
  main: string,
  apart: readonly string[],
): Promise<Outputs> {
  const groups = groupChunks(outputs, main, apart);
  const chunks = new Set([...groups.values()].flat());
  const others = Object.entries(outputs).filter(
    ([path, { imports }]) => !chunks.has(path) && imports.some((each) => chunks.has(each.path)),
  );
  const entryPoints = [...groups.keys(), ...others.map(([path]) => path)];
  const { outputFiles, metafile } = await build({
    entryPoints: Object.fromEntries(
      entryPoints.map((path) => [posix.relative(folder, path).replace(/\.js$/, ""), path]),
    ),
    outdir: folder,
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    platform: "neutral",
    target: "es2022",
    charset: "utf8",
    legalComments: "none",
    logLevel: "error",
    plugins: [joinPlugin(outputs, groups)],
  });
  for (const chunk of chunks) await rm(chunk);
  for (const { path, contents } of outputFiles) await writeFile(path, contents);
  const kept = Object.entries(outputs).filter(([path]) => !chunks.has(path));
  return linkOutputs({ ...Object.fromEntries(kept), ...metafile.outputs }, folder);
}
