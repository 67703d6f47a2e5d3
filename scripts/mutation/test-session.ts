import { relative, resolve } from "node:path";
import { inspect } from "node:util";
import {
  createVitest,
  type TestSequencer,
  type TestSpecification,
  type Vite,
  type Vitest,
} from "vitest/node";
import config from "../../vitest.config.ts";

/** What the tests of one run did: the full titles of those that passed or failed, and errors outside of tests. */
export type RunOutcome = Awaited<ReturnType<TestSession["run"]>>;

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

  /** Starts Vitest with the projects of vitest.config.ts. Close the session, or the process does not end. */
  static async open(): Promise<TestSession> {
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
        const test = { ...project.test, testTimeout: 60_000, bail: 1 };
        return [{ resolve: config.resolve ?? {}, plugins: [replaceSources], test }];
      }),
    });
    return new TestSession(vitest, await vitest.globTestSpecifications(), sources);
  }

  /** Lists the test files, relative to the package. */
  get files(): string[] {
    return Array.from(this.#specifications.keys(), (path) => relative(process.cwd(), path));
  }

  /** Replaces the text of a source file in the next runs, or restores it when `text` is null. */
  replace(file: string, text: string | null): void {
    const path = resolve(file);
    if (text === null) this.#sources.delete(path);
    else this.#sources.set(path, text);
    this.#vitest.invalidateFile(path);
  }

  /** Runs the tests of some files, in this order, whose full title matches. Stops at the first failure. */
  async run(files: readonly string[], titles = /(?:)/) {
    const specifications = files.flatMap((file) => this.#specifications.get(resolve(file)) ?? []);
    this.#vitest.setGlobalTestNamePattern(titles);
    // Vitest keeps results, also of files that it does not start again after a failure.
    this.#vitest.state.filesMap.clear();
    const { testModules, unhandledErrors } = await this.#vitest.runTestSpecifications(specifications);
    const errors = unhandledErrors.map((error) => (error instanceof Error ? error.message : inspect(error)));
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
  }

  async close(): Promise<void> {
    await this.#vitest.close();
  }
}
