import { defineConfig } from "vitest/config";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import { entryFiles } from "./scripts/entry-files.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The package's own entries, so that tests, samples and the mock import it by name, as a user does. */
export const entries: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from(entryFiles, ([name, file]) => [name, at(`./${file}`)] as const).toSorted(
    ([one], [other]) => other.length - one.length,
  ),
);

const apart = [
  ...["browser", "check", "jest", "msw3", "stores"].map((folder) => `test/${folder}/**`),
  "**/node_modules/**",
];

/** Tests that intercept requests and may leave an interception behind. They share threads with each other. */
const intercepting = [
  ".samples/{*.md.*,*/**/*}.test.ts",
  "test/conformance/msw.test.ts",
  "test/mock/adapters/{mock-session,remote-mock,vitest,vitest-coverage,vitest-server-after}.test.ts",
];

/**
 * Tests that replace modules, load the package undici, which takes over the fetch of its thread, or collect garbage. Each file runs in a
 * thread of its own.
 */
const isolated = [
  "test/docs/webhooks.test.ts",
  "test/src/transport/proxy.test.ts",
  "test/garbage-collection.test.ts",
];

// Worlds live for a test only, and most code runs a few times. With more room for young objects the garbage collector runs less often,
// and with a larger budget, which Node 24 does not know, fewer functions are optimized: a fifth of the CPU time.
setFlagsFromString("--max-semi-space-size=128");
setFlagsFromString("--min-semi-space-size=64");
setFlagsFromString("--no-flush-bytecode");
if (Number.parseInt(process.versions.node) < 24) setFlagsFromString("--interrupt-budget=1000000");

/** Files share a thread and its modules, so that the mock and its schemas are loaded once, not 400 times. */
export const sharing = { pool: "threads", isolate: false } as const;

/**
 * A test that expects nothing fails, such as one whose loop has no items. Samples show code and need not expect anything. A poll takes as
 * long as a busy machine needs.
 */
export const checked = { expect: { requireAssertions: true, poll: { timeout: 10_000 } } } as const;

export default defineConfig({
  resolve: {
    alias: Object.entries({ ...entries, typescript: at("./test/support/typescript.ts") }).map(
      ([find, replacement]) => ({ find: new RegExp(`^${find}$`), replacement }),
    ),
  },
  test: {
    // Enough for a machine that runs other programs as well. No test waits for real time.
    testTimeout: 30_000,
    // Vitest's own default is one worker on a machine with two cores, which takes 4.8 minutes instead of 2.8.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Keeps what Vite makes of each source, named by a hash of its text: the next run starts with a third less work. Not where sources
    // change while tests run (scripts/mutation/test-session.ts).
    experimental: { fsModuleCache: process.env["MODULE_CACHE"] !== "off" },
    projects: [
      {
        extends: true,
        test: {
          name: "shared",
          include: ["test/**/*.test.ts", ".samples/samples.test.ts"],
          exclude: [...apart, ...intercepting, ...isolated],
          ...sharing,
          ...checked,
        },
      },
      {
        extends: true,
        test: { name: "intercepting", include: intercepting, exclude: apart, ...sharing, ...checked },
      },
      {
        extends: true,
        test: { name: "isolated", include: isolated, exclude: apart, pool: "threads", ...checked },
      },
      {
        extends: true,
        test: {
          name: "types",
          include: [],
          typecheck: {
            enabled: true,
            only: true,
            // The native compiler takes a fourth of the time of TypeScript 5.9.
            checker: at("./node_modules/typescript-7/bin/tsc"),
            include: ["test/**/*.test-d.ts"],
            tsconfig: "./test/types/tsconfig.native.json",
          },
        },
      },
    ],
  },
});
