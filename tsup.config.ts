import { copyFile, cp } from "node:fs/promises";
import { defineConfig, type Options } from "tsup";
import { writeConsole } from "./scripts/build-console.ts";
import { resources } from "./scripts/resources.ts";

/**
 * The entries import one another by the package's own name, so that a program holds one copy of the client and one of the
 * mock however many entries it loads, in ESM and in CJS alike.
 */
const own = /^sanguine($|\/)/;

/**
 * What is loaded late is a chunk of its own in CommonJS too, so that nobody parses it who does not need it. It is loaded by
 * `require` there: test runners that keep CommonJS modules in a context of their own have no `import()`.
 */
const lateChunks: NonNullable<Options["plugins"]>[number] = {
  name: "late-chunks",
  renderChunk(code) {
    if (this.format !== "cjs") return undefined;
    return { code: code.replace(/\bimport\(("\.[^"]+")\)/g, "Promise.resolve().then(() => require($1))") };
  },
};

const shared = {
  format: ["esm", "cjs"] as const,
  target: "es2022",
  platform: "neutral" as const,
  external: [
    own,
    "openapi-fetch",
    "zod",
    "msw",
    "vitest",
    /^@jest\//,
    /^@modelcontextprotocol\/sdk/,
    /^@playwright\//,
    /^msw\//,
    /^node:/,
  ],
  // The clients and the mock are disposable; not every program compiles with the library that declares it.
  dts: { banner: '/// <reference lib="esnext.disposable" />' },
  sourcemap: false,
  splitting: true,
  plugins: [lateChunks],
  // CommonJS has no `import.meta`; what finds a file beside its own takes a path as well.
  esbuildOptions: (options, { format }) => {
    if (format !== "cjs") return;
    options.define = { ...options.define, "import.meta.url": "__filename" };
    // The conversion to CommonJS breaks classes whose fields it lowers itself: `super(a), this.b = c` does not parse after it.
    options.supported = { ...options.supported, "class-field": false };
  },
} satisfies Partial<Options>;

export default defineConfig([
  {
    ...shared,
    format: [...shared.format],
    entry: {
      index: "src/index.ts",
      types: "src/types.ts",
      enums: "src/enums.ts",
      schemas: "src/schemas/index.ts",
      webhooks: "src/webhooks/index.ts",
      raw: "src/raw.ts",
      testing: "src/testing.ts",
      transport: "src/transport/index.ts",
      ...Object.fromEntries(resources.map((area) => [`resources/${area}`, `src/resources/${area}.ts`])),
      mock: "mock/index.ts",
      "mock-msw": "mock/adapters/msw.ts",
      "mock-msw-node": "mock/adapters/msw-node.ts",
      "mock-msw-browser": "mock/adapters/msw-browser.ts",
      "mock-node": "mock/adapters/node-http.ts",
      "mock-record": "mock/adapters/record.ts",
      "mock-jest": "mock/adapters/jest.ts",
      "mock-node-test": "mock/adapters/node-test.ts",
      "mock-playwright": "mock/adapters/playwright.ts",
      "mock-control": "mock/control/client.ts",
      "report-worker": "mock/runtime/report-worker.ts",
    },
    onSuccess: async () => {
      await copyFile("src/generated/openapi.json", "dist/openapi.json");
      await writeConsole("dist/console");
    },
  },
  // Vitest is an ES module, and a command needs one format.
  {
    ...shared,
    format: ["esm"],
    entry: {
      "mock-vitest": "mock/adapters/vitest.ts",
      "mock-vitest-coverage": "mock/adapters/vitest-coverage.ts",
    },
  },
  {
    ...shared,
    format: ["esm"],
    dts: false,
    entry: { cli: "mock/cli/main.ts" },
    // `sanguine mcp` offers the guides to agents.
    onSuccess: async () =>
      cp("docs", "dist/guides", {
        recursive: true,
        // Other files in the folder are built.
        filter: (path) => path === "docs" || path.endsWith(".md"),
      }),
  },
  // Jest loads its presets and transforms by `require`, and reads them as `module.exports`.
  {
    ...shared,
    format: ["cjs"],
    dts: false,
    splitting: false,
    entry: {
      "jest-preset": "mock/adapters/jest-preset.ts",
      "jest-transform": "mock/adapters/jest-transform.ts",
    },
    // The last line never runs: Node reads it to know the names that an ES module can import.
    footer: {
      js: "module.exports = module.exports.default;\n0 && (module.exports = { transform, transformIgnorePatterns });",
    },
    onSuccess: async () => copyFile("mock/adapters/jest-preset.d.cts", "dist/jest-preset.d.cts"),
  },
]);
