import { writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { inspect } from "node:util";
import { createVitest, type TestSequencer, type TestSpecification, type Vitest } from "vitest/node";
import { isTypeTest } from "./clause-breaks.ts";

/** What the tests of one run did: the full titles of those that passed or failed, and errors outside of tests. */
export type RunOutcome = Awaited<ReturnType<Awaited<ReturnType<typeof openTestSession>>["run"]>>;

/** Runs files in the given order. Vitest would start with the longest. */
class GivenOrder implements TestSequencer {
  sort = (files: TestSpecification[]): TestSpecification[] => files;
  shard = (files: TestSpecification[]): TestSpecification[] => files;
}

export const isBrowserTest = (file: string): boolean => file.startsWith("test/browser/");

/**
 * Starts Vitest to run some tests again and again, in a copy of the project whose files can be changed. The copy is the current folder from
 * then on. Close the session, or the process does not end.
 */
export async function openTestSession(folder: string) {
  process.chdir(folder);
  // A run that was stopped could still add the text of a file before it changed. For projects, no option but that of the file counts.
  process.env["MODULE_CACHE"] = "off";
  const start = (config: string): Promise<Vitest> =>
    createVitest("test", {
      root: folder,
      config: join(folder, config),
      watch: false,
      passWithNoTests: true,
      reporters: [{}],
      // One worker: the caller uses the other cores, and most runs have one or two files.
      maxWorkers: 1,
      sequence: { sequencer: GivenOrder },
      testTimeout: 60_000,
      bail: 1,
    });
  const main = await start("vitest.config.ts");
  const all = await main.globTestSpecifications();
  return {
    /** The test files, relative to the project, without those that need a browser. */
    files: all.map(({ moduleId }) => relative(folder, moduleId)),
    write: async (file: string, text: string): Promise<void> => {
      await writeFile(join(folder, file), text);
      main.invalidateFile(join(folder, file));
    },
    /** Runs the tests of some files, in this order, whose full title matches. Stops at the first failure. */
    run: async (files: readonly string[], titles: RegExp) => {
      const needsBrowser = files.some(isBrowserTest);
      // A browser and a compiler keep what they have read.
      const isApart = needsBrowser || files.some(isTypeTest);
      const vitest = isApart
        ? await start(needsBrowser ? "vitest.browser.config.ts" : "vitest.config.ts")
        : main;
      const known = isApart ? await vitest.globTestSpecifications() : all;
      const specifications = files.flatMap(
        (file) => known.find(({ moduleId }) => moduleId === join(folder, file)) ?? [],
      );
      vitest.setGlobalTestNamePattern(titles);
      // Vitest keeps results, also of files that it does not start again after a failure.
      vitest.state.filesMap.clear();
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
      const errors = unhandledErrors.map((error) =>
        error instanceof Error ? error.message : inspect(error),
      );
      const failed: string[] = [];
      const passed: string[] = [];
      for (const module of testModules) {
        for (const error of module.errors()) errors.push(error.message);
        for (const test of module.children.allTests()) {
          const { state } = test.result();
          if (state === "passed") passed.push(test.fullName);
          if (state === "failed") failed.push(test.fullName);
        }
      }
      if (isApart) await vitest.close();
      return { passed, failed, errors };
    },
    close: (): Promise<void> => main.close(),
  };
}
