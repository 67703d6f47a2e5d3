import { areas } from "../areas.ts";

/** The sources of the entries that exist as an ES module and as CommonJS, by the name of their built file. */
const both: Readonly<Record<string, string>> = {
  index: "src/index.ts",
  types: "src/types.ts",
  enums: "src/enums.ts",
  schemas: "src/schemas/index.ts",
  webhooks: "src/webhooks/index.ts",
  "webhooks-postgres": "src/webhooks/postgres.ts",
  "webhooks-redis": "src/webhooks/redis.ts",
  raw: "src/raw.ts",
  testing: "src/testing.ts",
  opentelemetry: "src/opentelemetry.ts",
  "tanstack-query": "src/tanstack-query.ts",
  "rate-limit": "src/rate-limit.ts",
  transport: "src/transport/index.ts",
  ...Object.fromEntries(areas.map((area) => [`resources/${area}`, `src/resources/${area}.ts`])),
  mock: "mock/index.ts",
  "mock-msw": "mock/adapters/msw.ts",
  "mock-msw-node": "mock/adapters/msw-node.ts",
  "mock-msw-browser": "mock/adapters/msw-browser.ts",
  "mock-node": "mock/adapters/node-http.ts",
  "mock-record": "mock/adapters/record.ts",
  "mock-stories": "mock/stories/index.ts",
  "mock-jest": "mock/adapters/jest.ts",
  "mock-node-test": "mock/adapters/node-test.ts",
  "mock-playwright": "mock/adapters/playwright.ts",
  "mock-control": "mock/tools/control/client.ts",
  "mock-store-postgres": "mock/world-store/postgres.ts",
  "mock-store-redis": "mock/world-store/redis.ts",
};

/** Vitest is an ES module. */
const esmOnly: Readonly<Record<string, string>> = {
  "mock-vitest": "mock/adapters/vitest.ts",
  "mock-vitest-coverage": "mock/adapters/vitest-coverage.ts",
};

/** The entries of the package that have declarations. Jest's preset has declarations of its own. */
export const entries = { both, esmOnly };

/** The entries of the client. Its schemas need zod, which the client does not load. */
export const clientEntries: readonly string[] = Object.keys(both).filter(
  (name) => !name.startsWith("mock") && name !== "schemas",
);

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
