import { fileURLToPath } from "node:url";
import { defineConfig, mergeConfig } from "vitest/config";
import base from "../../vitest.config.ts";

const lib = (path: string) => fileURLToPath(new URL(`./node_modules/msw/lib/${path}`, import.meta.url));

/** Runs the root's suite with MSW 3 instead of MSW 2. */
const merged = mergeConfig(
  base,
  defineConfig({
    resolve: {
      alias: [
        { find: /^msw$/, replacement: lib("core/index.js") },
        { find: /^msw\/node$/, replacement: lib("node/index.js") },
      ],
    },
  }),
);

export default {
  ...merged,
  test: {
    include: ["test/msw3/**/*.test.ts"],
    exclude: ["**/node_modules/**"],
    root: fileURLToPath(new URL("../..", import.meta.url)),
  },
};
