import { assertEveryFolderHasLayer, hostLayers, mockLayers } from "./scripts/layers.mjs";

assertEveryFolderHasLayer();

const host = ["process", "Buffer", "window", "document", "setImmediate"];
const random = { object: "Math", property: "random", message: "Derive the value from the world's seed." };
const time = ["Date", "setTimeout", "setInterval", "crypto", "performance"];

/** Folders of the mock that must give the same results on every run: no machine clock, no timers, no randomness. */
const deterministic = mockLayers.flat().filter((name) => ![...hostLayers, "core", "tools"].includes(name));

/** Packages that are in maintenance or that their authors replace, each with the files that may import it: see CONTRIBUTING.md. */
const kept = {
  "openapi-fetch": ["src/raw.ts", "bench/**"],
  "openapi-typescript": ["scripts/generate/**"],
  tsup: ["scripts/build/**"],
};
const keep = (...allowed) => [
  "error",
  {
    paths: Object.entries(kept)
      .filter(([name]) => !allowed.includes(name))
      .map(([name, files]) => ({ name, message: `Only ${files.join(" and ")} may import ${name}.` })),
  },
];

export default {
  plugins: ["typescript", "import", "unicorn", "oxc", "promise", "vitest"],
  categories: { correctness: "error", suspicious: "error" },
  options: { typeAware: true },
  rules: {
    "typescript/no-explicit-any": "error",
    "typescript/no-floating-promises": "error",
    "typescript/no-misused-promises": "error",
    "typescript/switch-exhaustiveness-check": "error",
    "typescript/consistent-type-imports": "error",
    "import/no-cycle": "error",
    "no-console": "error",
    "no-restricted-imports": keep(),
    "typescript/no-unsafe-type-assertion": "off",
    "typescript/consistent-return": "off",
    eqeqeq: ["error", "always", { null: "ignore" }],
    // A function beside its use reads better than one at the top of the file, and names of inner scopes may repeat.
    "unicorn/consistent-function-scoping": "off",
    "no-shadow": "off",
    "no-underscore-dangle": "off",
    // A loop can wait for what a callback changes.
    "no-unmodified-loop-condition": "off",
    // Not in the target ES2022.
    "unicorn/no-array-reverse": "off",
    "unicorn/no-array-sort": "off",
    "import/no-unassigned-import": "off",
    "promise/always-return": "off",
    "promise/no-promise-in-callback": "off",
    "vitest/valid-title": "error",
    "vitest/no-identical-title": "error",
    "vitest/no-focused-tests": "error",
    "vitest/no-disabled-tests": "error",
    "vitest/no-commented-out-tests": "error",
    "vitest/no-duplicate-hooks": "error",
    "vitest/valid-expect": ["error", { maxArgs: 2 }],
    // Assertions stand in helpers and callbacks too. `requireAssertions` in vitest.config.ts fails a test that makes none.
    "vitest/expect-expect": "off",
    "vitest/no-conditional-expect": "off",
    "vitest/no-standalone-expect": "off",
    "vitest/require-mock-type-parameters": "off",
  },
  overrides: [
    ...Object.entries(kept).map(([name, files]) => ({
      files,
      rules: { "no-restricted-imports": keep(name) },
    })),
    { files: ["scripts/**", "bench/**", "examples/**", "mock/cli/**"], rules: { "no-console": "off" } },
    { files: ["src/**"], rules: { "no-restricted-globals": ["error", ...host] } },
    {
      files: deterministic.map((name) => `mock/${name}/**`),
      rules: {
        "no-restricted-globals": ["error", ...host, ...time],
        "no-restricted-properties": ["error", random],
      },
    },
    // Requests, responses and recordings of others hold times of the real world. These files read them.
    {
      files: ["mock/check/**", "mock/recording/**", "mock/journal/expectations/find-differences.ts"],
      rules: { "no-restricted-globals": ["error", ...host] },
    },
    { files: ["test/matrix/**", "test/mock/cli/**"], rules: { "no-console": "off" } },
    // A message to a worker names no origin.
    {
      files: ["scripts/docs/run/page/**"],
      rules: { "unicorn/require-post-message-target-origin": "off" },
    },
    // The adapter wraps functions of a test runner, and is no test.
    { files: ["mock/adapters/jest.ts"], rules: { "vitest/valid-title": "off", "vitest/warn-todo": "off" } },
    // `node:test` returns promises that need no handling, and the packages of the examples are not installed here.
    {
      files: ["examples/**", "test/mock/adapters/**", "test/package/**", "test/matrix/**"],
      rules: {
        "typescript/no-floating-promises": "off",
        "typescript/no-redundant-type-constituents": "off",
        "typescript/no-unnecessary-type-assertion": "off",
      },
    },
    // This file computes civil time, and only from given instants.
    {
      files: ["mock/kernel/time.ts"],
      rules: { "no-restricted-globals": ["error", ...host, ...time.filter((name) => name !== "Date")] },
    },
  ],
  ignorePatterns: ["dist", "test/package", ".samples", "src/generated", "docs/site", "node_modules"],
};
