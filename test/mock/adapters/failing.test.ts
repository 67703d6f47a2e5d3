import { build } from "esbuild";
import { join } from "node:path";
import { it } from "vitest";
import { buildTemporary } from "../../../scripts/build-temporary.ts";
import { root, runFailing } from "./run-runner.ts";

const folder = "test/mock/adapters/failing";
const expected = (name: string) => `failing/expected/${name}.txt`;
const vitest = join(root, "node_modules/vitest/vitest.mjs");

it.concurrent("[RUN-1, RUN-2] Vitest prints why a test failed", { timeout: 300_000 }, async ({ expect }) => {
  const args = [vitest, "run", `--config=${folder}/vitest.config.ts`, "--reporter=default"];
  await expect(await runFailing(args)).toMatchFileSnapshot(expected("vitest"));
});

// The file also runs the tests of `passing`, in the same process.
it.concurrent(
  "[RUN-1, RUN-2, RUN-3] node:test isolates concurrent tests, and prints why a test failed",
  { timeout: 300_000 },
  async ({ expect }) => {
    using built = await buildTemporary({ "mock-node-test": "mock/adapters/node-test.ts" });
    // A package of its own: it imports the built one by name.
    const file = `${folder}/node.case.js`;
    await build({
      entryPoints: [join(root, folder, "node.case.ts")],
      outfile: join(built.path, file),
      bundle: true,
      format: "esm",
      // The package says that its files have no side effects, such as tests.
      ignoreAnnotations: true,
      packages: "external",
      sourcemap: "inline",
    });
    const args = ["--enable-source-maps", "--test", "--test-reporter=spec", file];
    await expect(await runFailing(args, built.path)).toMatchFileSnapshot(expected("node"));
  },
);
