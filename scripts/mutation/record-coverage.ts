// Runs before each test file of a first run, and records which mutants the file runs.
import { appendFileSync } from "node:fs";
import { afterAll, expect } from "vitest";

interface Namespace {
  currentTestId?: string;
  mutantCoverage?: { perTest: Record<string, Record<string, number>> };
}

const scope = globalThis as { __stryker__?: Namespace };
const namespace = (scope.__stryker__ ??= {});
const file = expect.getState().testPath ?? "";
// The instrumented code counts by test. One count for each file is enough, and includes what runs on import.
namespace.currentTestId = file;

afterAll(() => {
  const mutants = Object.keys(namespace.mutantCoverage?.perTest[file] ?? {});
  appendFileSync(process.env["MUTANT_COVERAGE"] ?? "", `${JSON.stringify({ file, mutants })}\n`);
});
