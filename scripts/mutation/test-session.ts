import { relative, resolve } from "node:path";
import { inspect } from "node:util";
import { createVitest, type TestSequencer, type TestSpecification, type Vite } from "vitest/node";
import config from "../../vitest.config.ts";

/** Runs some tests again and again, with sources that are changed in memory. The files stay as they are. */
export type TestSession = Awaited<ReturnType<typeof openTestSession>>;

/** What the tests of one run did: the full titles of those that passed or failed, and errors outside of tests. */
export type RunOutcome = Awaited<ReturnType<TestSession["run"]>>;

/** Runs files in the given order. Vitest would start with the longest. */
class GivenOrder implements TestSequencer {
  sort = (files: TestSpecification[]): TestSpecification[] => files;
  shard = (files: TestSpecification[]): TestSpecification[] => files;
}

/** Starts Vitest with the projects of vitest.config.ts. Close the session, or the process does not end. */
export async function openTestSession() {
  const sources = new Map<string, string>();
  const replaceSources: Vite.Plugin = {
    name: "replace-sources",
    enforce: "pre",
    load: (id) => sources.get(id.split("?")[0] ?? id) ?? null,
  };
  const vitest = await createVitest("test", {
    config: false,
    watch: false,
    passWithNoTests: true,
    reporters: [{}],
    // One worker: the caller uses the other cores, and most runs have one or two files.
    maxWorkers: 1,
    sequence: { sequencer: GivenOrder },
    projects: (config.test?.projects ?? []).flatMap((project) => {
      // Types are checked by a compiler, which does not see sources in memory.
      if (typeof project !== "object" || !("test" in project) || project.test?.typecheck?.enabled) return [];
      const test = { ...project.test, testTimeout: 60_000, bail: 1 };
      return [{ resolve: config.resolve ?? {}, plugins: [replaceSources], test }];
    }),
  });
  const all = await vitest.globTestSpecifications();
  const specifications = new Map(all.map((one) => [one.moduleId, one]));
  return {
    /** The test files, relative to the package. */
    files: Array.from(specifications.keys(), (path) => relative(process.cwd(), path)),
    /** Replaces the text of a source file in the next runs, or restores it when `text` is null. */
    replace: (file: string, text: string | null): void => {
      const path = resolve(file);
      if (text === null) sources.delete(path);
      else sources.set(path, text);
      vitest.invalidateFile(path);
    },
    /** Runs the tests of some files, in this order, whose full title matches. Stops at the first failure. */
    run: async (files: readonly string[], titles: RegExp) => {
      vitest.setGlobalTestNamePattern(titles);
      // Vitest keeps results, also of files that it does not start again after a failure.
      vitest.state.filesMap.clear();
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
        files.flatMap((file) => specifications.get(resolve(file)) ?? []),
      );
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
      return { passed, failed, errors };
    },
    close: (): Promise<void> => vitest.close(),
  };
}
