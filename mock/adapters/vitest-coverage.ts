/**
 * A Vitest reporter that prints which operations a test suite called.
 *
 * @module sanguine/mock/vitest-coverage
 */
import type { OperationCoverage } from "sanguine/mock";
import { readCoverage } from "./coverage-meta.ts";

/** The part of Vitest's test modules that the reporter reads. */
export interface CoveredModule {
  readonly children: { allTests(): Iterable<{ meta(): object }> };
}

/**
 * A Vitest reporter that prints, after the whole run, which operations the tests with a `mock` fixture called, with which statuses, and
 * which error statuses they never met. Vitest also loads it by the name of its module.
 *
 * @example
 * ```ts
 * import RequestCoverageReporter from "sanguine/mock/vitest-coverage";
 * import { defineConfig } from "vitest/config";
 *
 * export default defineConfig({ test: { reporters: ["default", new RequestCoverageReporter()] } });
 * ```
 */
export default class RequestCoverageReporter {
  /** Prints the table. Vitest calls it at the end of a run. */
  async onTestRunEnd(modules: readonly CoveredModule[]): Promise<void> {
    const tests = modules.flatMap(({ children }) => [...children.allTests()]);
    const called: OperationCoverage[] = tests.flatMap((test) => readCoverage(test.meta()));
    if (called.length === 0) return;
    // Loaded at the end, so that it delays no test.
    const { formatCoverage, mergeCoverage } = await import("sanguine/mock");
    // oxlint-disable-next-line no-console -- A reporter prints.
    console.log(`\n${formatCoverage(mergeCoverage([{ called }]))}\n`);
  }
}
