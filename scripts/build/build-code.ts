import { transform, type TransformOptions } from "esbuild";
import { readdirSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, posix, resolve } from "node:path";
import { build, type Options } from "tsup";
import {
  applicationEntries,
  clientEntries,
  commands,
  coreEntries,
  entries,
  entriesWithoutMock,
  jestFiles,
  largeParts,
  programs,
} from "./entries.ts";
import { type BuiltFile, findLoaded, joinChunks } from "./join-chunks.ts";
import { reducedReader, reducedWriter } from "./reduce-libraries.ts";
import { createTemporaryFolder } from "../run.ts";

type Plugin = NonNullable<Options["esbuildPlugins"]>[number];
type EsbuildOptions = Parameters<NonNullable<Options["esbuildOptions"]>>[0];

/**
 * The sources of the mock import other entries by the package's own name. The built entries import each other's files, so that a program
 * holds one copy of the client and one of the mock however many entries it loads, in ESM and in CommonJS alike. Node needs 4 ms to
 * resolve the name of a package.
 */
const ownName: Plugin = {
  name: "own-name",
  setup: (build) =>
    build.onResolve({ filter: /^sanguine($|\/)/ }, ({ path }) => ({
      path: `./${path.replace(/^sanguine\/?/, "").replaceAll("/", "-") || "index"}.js`,
      external: true,
    })),
};

const largeFiles = new Map(
  Object.entries(largeParts).map(([name, source]) => [basename(source), `./${name}.cjs`]),
);

/** Leaves the import of a large part in the code. All built code that imports one is in the same folder. */
const largePart: Plugin = {
  name: "large-part",
  setup: (build) =>
    build.onResolve({ filter: /^\.\.?\// }, ({ path, kind }) => {
      const built = kind === "dynamic-import" ? largeFiles.get(basename(path)) : undefined;
      return built === undefined ? undefined : { path: built, external: true };
    }),
};

/** What all builds share. `dist` is emptied before, and the declarations are built apart. */
const shared = {
  config: false,
  silent: true,
  outDir: "dist",
  platform: "neutral",
  target: "es2022",
  // Without its prefix, a module of Node can be taken for a package of the same name.
  removeNodeProtocol: false,
} as const satisfies Options;

function setShared(options: EsbuildOptions): void {
  options.charset = "utf8";
  // THIRD-PARTY-NOTICES.md has the licenses.
  options.legalComments = "none";
  options.mainFields = ["module", "main"];
}

/**
 * What stays an import beside the dependencies and peer dependencies of package.json, which tsup leaves out itself. The schemas of
 * `sanguine/schemas` fit the zod that the user installs.
 */
const external = ["zod/v4", /^@jest\//, /^node:/];

/** Node prints the line of an uncaught error. */
const LINE_LIMIT = 160;

/**
 * Joins the lines of texts that the limit has split. Rollup and Vite indent CommonJS, and with it what follows a backslash at the end of a
 * line in a text.
 */
const joinTexts = (code: string): string => code.replaceAll(/(?<!\\)((?:\\\\)*)\\\n/g, "$1");

/**
 * Makes the code of the mock small. Names of functions and classes stay, because stack traces show them, but are short in a second copy of
 * the same code. The client's code stays readable.
 */
const compact = { minifyWhitespace: true, minifySyntax: true, lineLimit: LINE_LIMIT } as const;

/**
 * How CommonJS differs. `import.meta.url` is a path there; what finds a file beside its own takes a path as well. Test runners that keep
 * CommonJS modules in a context of their own have no `import()`.
 */
const commonJs = {
  format: "cjs",
  platform: "node",
  define: { "import.meta.url": "__filename" },
  supported: { "dynamic-import": false },
} as const;

/** Sources without state of which some importers have a copy, so that they do not load the core of the client for a few lines. */
const copied = /\/src\/(?:duration|generated\/(?:version|descriptors)|open-enum)\.ts$/;
const copying = /\/mock\/|\/src\/(?:enums|generated\/enums|raw|tanstack-query)\.ts$/;

const copySmall: Plugin = {
  name: "copy-small",
  setup: (build) =>
    build.onResolve({ filter: /^\.\.?\// }, ({ path, importer, resolveDir }) => {
      const source = resolve(resolveDir, path);
      return copied.test(source) && copying.test(importer) ? { path: source, suffix: "?copy" } : undefined;
    }),
};

/** A line that imports or exports names, as Rollup writes it. */
const namesOf = /^(import|export) \{([^}]*)\} from '([^']+)';$/gm;

/**
 * Lets a CommonJS file take the names that it imports of another one when it loads. esbuild would read each name of the exports of the other
 * file wherever it is used, which calls a function.
 */
const requireNames = (code: string, file: string): string =>
  code.replaceAll(namesOf, (text, kind: string, names: string, from: string) =>
    kind === "import" && from === file
      ? `const {${names.replaceAll(" as ", ": ")}} = require('${file}');`
      : text,
  );

/**
 * Lets an ES module import a file that is only CommonJS, by a file that exports its exports as one. Node reads the whole of a CommonJS
 * file that an ES module imports, to know its names, which takes longer than to run it.
 */
function importShared(code: string, file: string): string {
  const specifier = `'${file.replace(/\.js$/, "-shared.cjs")}'`;
  return code
    .replaceAll(`import('${file}')`, `import(${specifier}).then((file) => file.shared)`)
    .replaceAll(namesOf, (text, kind: string, names: string, from: string) => {
      if (from !== file) return text;
      const all = `${kind}${file.replaceAll(/\W/g, "_")}`;
      const declare = kind === "export" ? "export const" : "const";
      return `import { shared as ${all} } from ${specifier};\n${declare} {${names.replaceAll(" as ", ": ")}} = ${all};`;
    });
}

/** Lists the sources beside some, by a name. Each is an entry of the first build, so that files of one copy can be told from files of two. */
function listParts(others: ReadonlySet<string>): Record<string, string> {
  const sources = ["mock", "src"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => `${folder}/${path}`),
  );
  const parts = sources.filter((path) => /(?<!\.d)\.ts$/.test(path) && !path.startsWith("mock/console/"));
  return Object.fromEntries(
    parts.flatMap((path) => (others.has(path) ? [] : [[`parts/${path.slice(0, -3)}`, path]])),
  );
}

const listImports = (file: BuiltFile | undefined): string[] =>
  file === undefined ? [] : [...file.imports, ...file.dynamicImports];

/** Builds the entries in both formats, and the commands as ES modules. */
async function buildEntries(): Promise<void> {
  using built = createTemporaryFolder("built-");
  const entry = { ...entries.both, ...entries.esmOnly, ...programs, ...commands };
  await build({
    ...shared,
    outDir: built.path,
    entry: { ...listParts(new Set(Object.values(entry))), ...entry },
    format: "esm",
    splitting: true,
    external,
    // The mock has its own copy of zod, and starts with a few files instead of a hundred.
    noExternal: [/^zod$/],
    esbuildPlugins: [ownName, largePart, copySmall],
    esbuildOptions: setShared,
  });
  const options = { core: coreEntries, main: "mock", apart: entriesWithoutMock };
  const files = await joinChunks({ folder: built.path, entries: Object.keys(entry), ...options });
  const byName = new Map(files.map((file) => [file.fileName, file]));
  const findFiles = (names: readonly string[]): Set<string> =>
    findLoaded(
      names.map((name) => `${name}.js`),
      (name) => listImports(byName.get(name)),
    );
  const client = findFiles(clientEntries);
  const ofApplications = findFiles(applicationEntries);
  const inBoth = findFiles([...Object.keys(entries.both), ...Object.keys(programs)]);
  const isDoubled = (name: string): boolean => byName.get(name)?.isDual === true && !ofApplications.has(name);
  const listEager = (name: string): Set<string> =>
    findLoaded([name], (other) => byName.get(other)?.imports ?? []);
  // A file of one copy imports no file of two, which would have two states.
  const single = new Set(
    [...byName.keys()].filter(
      (name) => inBoth.has(name) && !ofApplications.has(name) && ![...listEager(name)].some(isDoubled),
    ),
  );
  for (const file of files) {
    const { fileName } = file;
    const path = `${shared.outDir}/${fileName}`;
    const common = path.replace(/\.js$/, ".cjs");
    const isClient = client.has(fileName);
    const isSingle = single.has(fileName);
    const small = { target: shared.target, ...(isClient ? {} : compact) };
    const write = async (to: string, code: string, format: TransformOptions): Promise<void> => {
      const { code: formatted } = await transform(code, { ...small, ...format });
      // Without a format, names outside of functions could be global, and stay.
      const short = { ...small, minifyIdentifiers: true };
      await writeFile(to, joinTexts(isSingle ? (await transform(formatted, short)).code : formatted));
    };
    const link = (linkOne: (code: string, specifier: string, other: string) => string): string =>
      listImports(file).reduce((code, other) => {
        const to = posix.relative(posix.dirname(fileName), other);
        return linkOne(code, to.startsWith(".") ? to : `./${to}`, other);
      }, file.code);
    await mkdir(posix.dirname(path), { recursive: true });
    if (isSingle)
      await writeFile(
        common.replace(/\.cjs$/, "-shared.cjs"),
        `exports.shared = require("./${basename(common)}");\n`,
      );
    else
      await write(
        path,
        link((code, from, other) => (single.has(other) ? importShared(code, from) : code)),
        { format: "esm" },
      );
    if (inBoth.has(fileName))
      await write(
        common,
        link((code, from, other) => {
          const to = from.replace(/\.js$/, ".cjs");
          const linked = code.replaceAll(`'${from}'`, `'${to}'`);
          return single.has(other) ? requireNames(linked, to) : linked;
        }),
        { ...commonJs, minifyIdentifiers: !isClient && !isSingle },
      );
  }
}

const sharedCommonJs = {
  ...shared,
  format: commonJs.format,
  platform: commonJs.platform,
  outExtension: () => ({ js: ".cjs" }),
} as const satisfies Options;

function setCommonJs(options: EsbuildOptions): void {
  setShared(options);
  options.define = { ...options.define, ...commonJs.define };
  options.supported = commonJs.supported;
}

/** Builds the large parts. Nobody debugs into their libraries, so their names are short too. */
async function buildLargeParts(): Promise<void> {
  for (const [name, source] of Object.entries(largeParts)) {
    await build({
      ...sharedCommonJs,
      entry: { [name]: source },
      minify: true,
      external: [...external],
      esbuildPlugins: [largePart, reducedWriter, reducedReader],
      esbuildOptions: (options) => {
        setCommonJs(options);
        options.lineLimit = LINE_LIMIT;
        // ES modules load these parts too. Bundlers for browsers and workers must find no module of Node in them.
        options.alias = { fflate: "fflate/browser" };
      },
    });
    const path = `${shared.outDir}/${name}.cjs`;
    await writeFile(path, joinTexts(await readFile(path, "utf8")));
  }
}

async function buildJestFiles(): Promise<void> {
  await build({
    ...sharedCommonJs,
    entry: { ...jestFiles },
    external: [...external, "./jest-transform.cjs"],
    esbuildOptions: setCommonJs,
    // The last line never runs: Node reads it to know the names that an ES module can import.
    footer: {
      js: "module.exports = module.exports.default;\n0 && (module.exports = { transform, transformIgnorePatterns });",
    },
  });
}

export async function buildCode(): Promise<void> {
  await Promise.all([buildEntries(), buildLargeParts(), buildJestFiles()]);
}
