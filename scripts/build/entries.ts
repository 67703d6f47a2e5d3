import { entryFiles, getBuiltName } from "../entry-files.ts";

/** The sources of entries, by the name of their built file. */
const select = (isChosen: (name: string) => boolean): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Array.from(entryFiles, ([entry, source]) => [getBuiltName(entry), source] as const).filter(([name]) =>
      isChosen(name),
    ),
  );

/** Vitest is an ES module. All other entries exist as an ES module and as CommonJS. */
const both = select((name) => !name.startsWith("mock-vitest"));
const esmOnly = select((name) => name.startsWith("mock-vitest"));

/** The entries of the package that have declarations. Jest's preset has declarations of its own. */
export const entries = { both, esmOnly };

/** The entries that applications bundle. */
export const applicationEntries: readonly string[] = Object.keys(both).filter(
  (name) => !name.startsWith("mock"),
);

/** The entries of the client. Its schemas need zod, which the client does not load. */
export const clientEntries: readonly string[] = applicationEntries.filter((name) => name !== "schemas");

/** The entries whose code is one file: see join-chunks.ts. An application loads one of them, or a few. */
export const coreEntries: readonly string[] = clientEntries.filter(
  (name) => name === "index" || name === "transport" || name.startsWith("resources/"),
);

/** Programs that the package starts itself, as an ES module and as CommonJS. */
export const programs: Readonly<Record<string, string>> = {
  "report-worker": "mock/core/host/report-worker.ts",
};

/** The entries that a program may load without loading the mock. */
export const entriesWithoutMock: readonly string[] = [
  ...clientEntries,
  "schemas",
  "mock-control",
  "mock-record",
  "mock-store-postgres",
  "mock-store-redis",
  ...Object.keys(programs),
];

/** A command needs one format. */
export const commands: Readonly<Record<string, string>> = { cli: "mock/cli/main.ts" };

/** Jest loads its presets and transforms by `require`, and reads them as `module.exports`. */
export const jestFiles: Readonly<Record<string, string>> = {
  "jest-preset": "mock/adapters/jest-preset.ts",
  "jest-transform": "mock/adapters/jest-transform.ts",
};

/**
 * Large parts that are loaded on first use, and emitted once for both formats. They are CommonJS, because every ES module and
 * bundler can import that, but not every CommonJS module can import an ES module: Jest has no `import()` without a flag.
 */
export const largeParts: Readonly<Record<string, string>> = {
  "zips-data": "mock/catalog/geo/zips-data.ts",
  "wide-fonts": "mock/pdf/wide-fonts.ts",
  "write-pdf": "mock/pdf/write-pdf.ts",
  "pdf-text": "mock/report-parser/pdf-text.ts",
};
