import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join, relative } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { root } from "./run-runner.ts";
import { watch } from "./watch-runner.ts";

const cases = "test/mock/adapters";

/** Creates a folder for the test file that is edited. It is below the project, where its imports resolve. */
async function createFolder(): Promise<string> {
  const parent = join(root, cases, ".watch");
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, "run-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

const write = (runner: string) => (title: string) =>
  [
    `import { test } from "sanguine/mock/${runner}";`,
    `void test("${title}", async ({ client }) => void (await client.users.list()));`,
  ].join("\n");

it(
  "[RUN-3] Vitest isolates concurrent tests, and runs them again after an edit",
  { timeout: 300_000 },
  async () => {
    const edited = join(await createFolder(), "vitest-edited.case.ts");
    const vitest = join(root, "node_modules/vitest/vitest.mjs");
    const config = `--config=${cases}/passing/vitest.config.ts`;
    const output = await watch(
      [vitest, "--watch", config, "--reporter=verbose"],
      root,
      /Waiting for file changes/,
      edited,
      write("vitest"),
    );
    expect(output.match(/✓ .*isolates the \w+ test/g)?.length).toBeGreaterThanOrEqual(3);
    expect(output).toMatch(/✓ .*leaves a mock of a using block alone/);
    expect(output).not.toContain(" × ");
  },
);

it(
  "[RUN-3] node:test isolates concurrent tests, and runs them again after an edit",
  { timeout: 300_000 },
  async () => {
    const edited = join(await createFolder(), "node-edited.case.ts");
    const files = [relative(root, edited), `${cases}/passing/node.case.ts`];
    const args = ["--import", "tsx", "--test", "--watch", "--test-reporter=spec", ...files];
    const output = await watch(
      args,
      root,
      /✔ leaves a mock of a using block alone/,
      edited,
      write("node-test"),
    );
    expect(output.match(/✔ isolates the \w+ test/g)?.length).toBeGreaterThanOrEqual(3);
    expect(output).toContain("✔ responds at a configured URL");
    expect(output).not.toContain("✖");
  },
);
