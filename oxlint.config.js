import { assertEveryFolderHasLayer, hostLayers, mockLayers } from "./scripts/layers.mjs";

assertEveryFolderHasLayer();

const host = ["process", "Buffer", "window", "document", "setImmediate"];
const random = { object: "Math", property: "random", message: "Derive the value from the world's seed." };
const time = ["Date", "setTimeout", "setInterval", "crypto", "performance"];

/** Folders of the mock that must give the same results on every run: no machine clock, no timers, no randomness. */
const deterministic = mockLayers
  .flat()
  .filter((name) => ![...hostLayers, "core", "control", "arguments", "facades"].includes(name));

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
    "typescript/no-unsafe-type-assertion": "off",
    "typescript/consistent-return": "off",
    eqeqeq: ["error", "always", { null: "ignore" }],
  },
  overrides: [
    { files: ["scripts/**", "bench/**", "examples/**", "mock/cli/**"], rules: { "no-console": "off" } },
    { files: ["src/**"], rules: { "no-restricted-globals": ["error", ...host] } },
    {
      files: deterministic.map((name) => `mock/${name}/**`),
      rules: {
        "no-restricted-globals": ["error", ...host, ...time],
        "no-restricted-properties": ["error", random],
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
