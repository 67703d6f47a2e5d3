import { build as bundle, transform, type BuildOptions, type Metafile, type Plugin } from "esbuild";
import { mkdir, writeFile } from "node:fs/promises";
import { basename, dirname, posix, relative } from "node:path";
import { clientEntries, commands, entries, jestFiles, largeParts, programs } from "./entries.ts";

/**
 * The entries import one another by the package's own name, so that a program holds one copy of the client and one of the
 * mock however many entries it loads, in ESM and in CommonJS alike.
 */
const ownName: Plugin = {
  name: "own-name",
  setup: (build) => build.onResolve({ filter: /^sanguine($|\/)/ }, ({ path }) => ({ path, external: true })),
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

const shared = {
  absWorkingDir: process.cwd(),
  outdir: "dist",
  bundle: true,
  write: false,
  metafile: true,
  platform: "neutral",
  target: "es2022",
  charset: "utf8",
  // THIRD-PARTY-NOTICES.md has the licenses.
  legalComments: "none",
  logLevel: "warning",
} as const satisfies BuildOptions;

/** Libraries that the user installs. Other packages are part of the code that uses them. */
const external = [
  "openapi-fetch",
  "zod",
  "msw",
  "msw/*",
  "vitest",
  "vitest/*",
  "@jest/*",
  "@modelcontextprotocol/sdk/*",
  "@playwright/*",
  "node:*",
];

/** Node prints the line of an uncaught error. */
const LINE_LIMIT = 160;

/**
 * Makes the code of the mock small. Names stay in the ES modules, because stack traces show them. They are short in the second copy of
 * the same code. The client's code stays readable.
 */
const compact = {
  esm: { minifyWhitespace: true, minifySyntax: true, lineLimit: LINE_LIMIT },
  cjs: { minify: true, lineLimit: LINE_LIMIT },
} as const;

/** How CommonJS differs. `import.meta.url` is a path there; what finds a file beside its own takes a path as well. */
const commonJs = {
  format: "cjs",
  platform: "node",
  define: { "import.meta.url": "__filename" },
} as const;

/**
 * Parts of the PDF library that the mock does not use: it draws no SVG, and writes text in Helvetica or a font of its own. A file is
 * matched by its path below `node_modules`.
 */
const unused =
  /node_modules\/node-html-better-parser\/|standard-fonts\/(Courier|Times|Symbol|ZapfDingbats)[\w-]*\.compressed\.json$/;

const withoutUnused: Plugin = {
  name: "without-unused",
  setup: (build) =>
    build.onLoad({ filter: unused }, () => ({ contents: "module.exports = {};", loader: "js" })),
};

/** Lists the built files that a file loads, at once and later, with itself. */
function findLoaded(outputs: Metafile["outputs"], starts: readonly string[]): Set<string> {
  const found = new Set<string>();
  const visit = (path: string): void => {
    if (found.has(path)) return;
    found.add(path);
    for (const { path: other, external: isExternal } of outputs[path]?.imports ?? [])
      if (isExternal !== true) visit(other);
  };
  for (const start of starts) visit(start);
  return found;
}

async function write(path: string, code: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, code);
}

/** Renames the built files that a file imports. */
function renameImports(code: string, path: string, outputs: Metafile["outputs"]): string {
  const others = (outputs[path]?.imports ?? []).filter(({ external: isExternal }) => isExternal !== true);
  return others.reduce((renamed, { path: other }) => {
    const to = posix.relative(posix.dirname(path), other);
    const specifier = to.startsWith(".") ? to : `./${to}`;
    return renamed.replaceAll(`"${specifier}"`, `"${specifier.replace(/\.js$/, ".cjs")}"`);
  }, code);
}

/** Builds the entries in both formats, and the commands as ES modules. */
async function buildEntries(): Promise<void> {
  const { outputFiles, metafile } = await bundle({
    ...shared,
    external,
    plugins: [ownName, largePart],
    format: "esm",
    splitting: true,
    mainFields: ["module", "main"],
    entryPoints: { ...entries.both, ...entries.esmOnly, ...programs, ...commands },
    chunkNames: "chunk-[hash]",
  });
  const find = (names: readonly string[]): Set<string> =>
    findLoaded(
      metafile.outputs,
      names.map((name) => `${shared.outdir}/${name}.js`),
    );
  const client = find(clientEntries);
  const inBoth = find([...Object.keys(entries.both), ...Object.keys(programs)]);
  for (const { path, text } of outputFiles) {
    const file = relative(shared.absWorkingDir, path);
    const options = { target: shared.target, charset: shared.charset };
    const { esm, cjs } = client.has(file) ? { esm: {}, cjs: {} } : compact;
    await write(path, (await transform(text, { ...options, ...esm, format: "esm" })).code);
    if (!inBoth.has(file)) continue;
    const { code } = await transform(renameImports(text, file, metafile.outputs), {
      ...options,
      ...cjs,
      ...commonJs,
      // Test runners that keep CommonJS modules in a context of their own have no `import()`.
      supported: { "dynamic-import": false },
    });
    await write(path.replace(/\.js$/, ".cjs"), code);
  }
}

/** Builds the large parts. Nobody debugs into their libraries, so their names are short too. */
async function buildLargeParts(): Promise<void> {
  for (const [name, source] of Object.entries(largeParts))
    await bundle({
      ...shared,
      ...commonJs,
      write: true,
      minify: true,
      lineLimit: LINE_LIMIT,
      external,
      plugins: [largePart, withoutUnused],
      supported: { "dynamic-import": false },
      mainFields: ["module", "main"],
      entryPoints: { [name]: source },
      outExtension: { ".js": ".cjs" },
    });
}

async function buildJestFiles(): Promise<void> {
  await bundle({
    ...shared,
    ...commonJs,
    write: true,
    external: [...external, "./jest-transform.cjs"],
    entryPoints: { ...jestFiles },
    outExtension: { ".js": ".cjs" },
    // The last line never runs: Node reads it to know the names that an ES module can import.
    footer: {
      js: "module.exports = module.exports.default;\n0 && (module.exports = { transform, transformIgnorePatterns });",
    },
  });
}

/** Builds the code of the package into `dist`. */
export async function buildCode(): Promise<void> {
  await Promise.all([buildEntries(), buildLargeParts(), buildJestFiles()]);
}
