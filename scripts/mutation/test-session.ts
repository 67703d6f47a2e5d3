import { relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { inspect } from "node:util";
import {
  createVitest,
  type TestSequencer,
  type TestSpecification,
  type Vite,
  type Vitest,
} from "vitest/node";
import config from "../../vitest.config.ts";

/** What the tests of one run did. */
export interface RunOutcome {
  /** The full titles of the tests that passed. */
  readonly passed: readonly string[];
  /** The full titles of the tests that failed. */
  readonly failed: readonly string[];
  /** Files that could not be loaded, and errors outside of tests. */
  readonly errors: readonly string[];
  /** How long each file took to load and to run, in milliseconds. */
  readonly durations: ReadonlyMap<string, number>;
}

/** Options of a first run. Each file gets modules of its own, or only the first would run what a module does on import. */
const recordCoverage = (path: string) => ({
  isolate: true,
  setupFiles: [fileURLToPath(new URL("record-coverage.ts", import.meta.url))],
  env: { MUTANT_COVERAGE: path },
});

/** Runs files in the given order. Vitest would start with the longest. */
class GivenOrder implements TestSequencer {
  sort = (files: TestSpecification[]): TestSpecification[] => files;
  shard = (files: TestSpecification[]): TestSpecification[] => files;
}

/** Runs some tests again and again, with sources that are changed in memory. The files stay as they are. */
export class TestSession {
  readonly #vitest: Vitest;
  readonly #specifications: ReadonlyMap<string, TestSpecification>;
  readonly #sources: Map<string, string>;

  private constructor(
    vitest: Vitest,
    specifications: readonly TestSpecification[],
    sources: Map<string, string>,
  ) {
    this.#vitest = vitest;
    this.#specifications = new Map(specifications.map((one) => [one.moduleId, one]));
    this.#sources = sources;
  }

  /**
   * Starts Vitest with the projects of vitest.config.ts. Close the session, or the process does not end.
   *
   * @param coverage - the file that gets the mutants which each test file runs, when the sources are instrumented
   */
  static async open({ coverage }: { readonly coverage?: string } = {}): Promise<TestSession> {
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
        if (typeof project !== "object" || !("test" in project) || project.test?.typecheck?.enabled)
          return [];
        const test = {
          ...project.test,
          testTimeout: 60_000,
          ...(coverage === undefined ? { bail: 1 } : recordCoverage(coverage)),
        };
        return [{ resolve: config.resolve ?? {}, plugins: [replaceSources], test }];
      }),
    });
    return new TestSession(vitest, await vitest.globTestSpecifications(), sources);
  }

  /** Lists the test files, relative to the package. */
  get files(): string[] {
    return Array.from(this.#specifications.keys(), (path) => relative(process.cwd(), path));
  }

  /** Lists all test files. Runs none. */
  static async listFiles(): Promise<string[]> {
    const session = await TestSession.open();
    try {
      return session.files;
    } finally {
      await session.close();
    }
  }

  /** Replaces the text of a source file in the next runs, or restores it when `text` is null. */
  replace(file: string, text: string | null): void {
    const path = resolve(file);
    if (text === null) this.#sources.delete(path);
    else this.#sources.set(path, text);
    this.#vitest.invalidateFile(path);
  }

  /** Runs the tests of some files, in this order, whose full title matches. Stops at the first failure. */
  async run(files: readonly string[], titles = /(?:)/): Promise<RunOutcome> {
    const specifications = files.flatMap((file) => this.#specifications.get(resolve(file)) ?? []);
    this.#vitest.setGlobalTestNamePattern(titles);
    // Vitest keeps results, also of files that it does not start again after a failure.
    this.#vitest.state.filesMap.clear();
    const { testModules, unhandledErrors } = await this.#vitest.runTestSpecifications(specifications);
    const errors = unhandledErrors.map((error) => (error instanceof Error ? error.message : inspect(error)));
    const failed: string[] = [];
    const passed: string[] = [];
    const durations = new Map<string, number>();
    for (const module of testModules) {
      const { collectDuration, duration } = module.diagnostic();
      durations.set(relative(process.cwd(), module.moduleId), collectDuration + duration);
      for (const error of module.errors()) errors.push(error.message);
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === "passed") passed.push(test.fullName);
        if (state === "failed") failed.push(test.fullName);
      }
    }
    return { passed, failed, errors, durations };
  }

  async close(): Promise<void> {
    await this.#vitest.close();
  }
}
