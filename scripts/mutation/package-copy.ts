import { execFile } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { copyFile, mkdtemp, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { inspect, promisify } from "node:util";
import { copyProject } from "../pack.ts";
import type { RunOutcome } from "./test-session.ts";

/** A report of Vitest in JSON. */
interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

const isBrowserTest = (file: string): boolean => file.startsWith("test/browser/");

/**
 * A copy of the package in a temporary folder. What a test starts or builds reads a changed source there, which a `TestSession` cannot
 * show it: programs, bundlers, compilers and browsers. Each run starts Vitest, so it takes some seconds longer.
 */
export type PackageCopy = Awaited<ReturnType<typeof createPackageCopy>>;

/** Copies the working tree. Remove the copy in the end. */
export async function createPackageCopy() {
  // Compilers and bundlers report real paths.
  const folder = await realpath(await mkdtemp(join(tmpdir(), "broken-")));
  /** Removes the copy, at once, so that a program that is stopped can do it. */
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    await copyProject(folder);
  } catch (error) {
    remove();
    throw error;
  }
  return {
    folder,
    remove,
    /** Writes the text of a file, or restores it when `text` is null. */
    replace: async (file: string, text: string | null): Promise<void> => {
      if (text === null) await copyFile(resolve(file), join(folder, file));
      else await writeFile(join(folder, file), text);
    },
    /** Runs the tests of some files whose full title matches. Stops at the first failure. Needs Chromium for files below test/browser. */
    run: async (files: readonly string[], titles: RegExp): Promise<RunOutcome> => {
      const passed: string[] = [];
      const failed: string[] = [];
      const errors: string[] = [];
      for (const [config, some] of [
        ["vitest.config.ts", files.filter((file) => !isBrowserTest(file))],
        ["vitest.browser.config.ts", files.filter(isBrowserTest)],
      ] as const) {
        if (some.length === 0 || failed.length > 0) continue;
        const { testResults } = await start(folder, config, some, titles);
        for (const { name, status, message, assertionResults } of testResults) {
          const list = (wanted: string) =>
            assertionResults.filter((test) => test.status === wanted).map(({ fullName }) => fullName);
          passed.push(...list("passed"));
          failed.push(...list("failed"));
          if (status === "failed" && list("failed").length === 0)
            errors.push(`${relative(folder, name)}: ${message}`);
        }
      }
      return { passed, failed, errors };
    },
  };
}

/** Runs Vitest in a copy. */
async function start(
  folder: string,
  config: string,
  files: readonly string[],
  titles: RegExp,
): Promise<Report> {
  const report = join(folder, "report.json");
  await rm(report, { force: true });
  const args = [
    join(folder, "node_modules/vitest/vitest.mjs"),
    "run",
    ...files,
    `--config=${config}`,
    `--testNamePattern=${titles.source}`,
    "--reporter=json",
    `--outputFile=${report}`,
    "--bail=1",
    "--maxWorkers=1",
    "--testTimeout=60000",
    // Not beside the installed packages, where nobody would remove what belongs to this copy.
    `--experimental.fsModuleCachePath=${join(folder, ".modules")}`,
  ];
  const env = { ...process.env, NODE_ENV: "test" };
  // Tests that fail make the program fail. They are in the report.
  const outcome = await promisify(execFile)(process.execPath, args, {
    cwd: folder,
    env,
    maxBuffer: 2 ** 28,
  }).catch((error: unknown) => error);
  if (!existsSync(report))
    throw new Error(`Vitest wrote no report in a copy of the package:\n${inspect(outcome)}`);
  return JSON.parse(await readFile(report, "utf8")) as Report;
}
