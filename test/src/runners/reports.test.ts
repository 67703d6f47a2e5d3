import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { build } from "esbuild";
import { expect, onTestFinished, test } from "vitest";
import { calls, planted } from "./cases/planted.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const cases = "test/src/runners/cases";

/** The command of Jest, where it is installed. */
const jest = (() => {
  try {
    return createRequire(import.meta.url).resolve("jest/bin/jest.js");
  } catch {
    return undefined;
  }
})();

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "sanguine-reports-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** Runs a runner whose tests all fail, and returns what it printed and every report that it wrote. */
async function run(folder: string, args: readonly string[]): Promise<Record<string, string>> {
  const env: NodeJS.ProcessEnv = { ...process.env, FORCE_COLOR: "0" };
  // A runner that is started by another one takes itself for a part of it.
  for (const name of Object.keys(env))
    if (/^(VITEST|NODE_TEST|NODE_OPTIONS|JEST)/.test(name)) delete env[name];
  const done = promisify(execFile)(process.execPath, args, { cwd: root, env, maxBuffer: 2 ** 26 });
  const { code, stdout, stderr } = (await done.catch((error: unknown) => error)) as {
    code?: number;
    stdout: string;
    stderr: string;
  };
  expect(code, stderr).toBe(1);
  const reports: Record<string, string> = { printed: stdout + stderr };
  for (const name of await readdir(folder)) {
    if (name.startsWith("report.")) reports[name] = await readFile(join(folder, name), "utf8");
  }
  return reports;
}

/** Checks that a report tells of every failure, and holds no planted value, as text or as the codes of its letters. */
function expectClean(report: string, name: string): void {
  for (const error of Object.keys(calls)) expect(report, name).toContain(error);
  const codes = [...planted.name.slice(0, 5)].map((letter) => letter.charCodeAt(0));
  const hidden = [...Object.values(planted), codes.join(", "), Buffer.from(codes).toString("hex")];
  hidden.push(codes.map((code) => code.toString(16)).join(" "));
  const found = hidden.filter((value) => report.toLowerCase().includes(value.toLowerCase()));
  expect(found, name).toEqual([]);
}

test("[AUT-5] no report of Vitest holds what a failed call received", { timeout: 120_000 }, async () => {
  const folder = await makeFolder();
  const reports = await run(folder, [
    join(root, "node_modules/vitest/vitest.mjs"),
    ...["run", "--config", `${cases}/vitest.config.ts`],
    ...["--reporter=verbose", "--reporter=junit", "--reporter=json"],
    ...[
      `--outputFile.junit=${join(folder, "report.xml")}`,
      `--outputFile.json=${join(folder, "report.json")}`,
    ],
  ]);
  expect(Object.keys(reports).toSorted()).toEqual(["printed", "report.json", "report.xml"]);
  for (const [name, report] of Object.entries(reports)) expectClean(report, name);
});

test("[AUT-5] no report of node:test holds what a failed call received", { timeout: 120_000 }, async () => {
  const folder = await makeFolder();
  const reports = await run(folder, [
    ...["--import", "tsx", "--test"],
    ...["spec", "tap", "junit"].flatMap((name) => [
      `--test-reporter=${name}`,
      `--test-reporter-destination=${join(folder, `report.${name}`)}`,
    ]),
    `${cases}/node.case.ts`,
  ]);
  for (const name of ["spec", "tap", "junit"]) expectClean(reports[`report.${name}`] ?? "", name);
});

test.skipIf(jest === undefined)(
  "[AUT-5] no report of Jest holds what a failed call received",
  { timeout: 120_000 },
  async () => {
    const folder = await makeFolder();
    await build({
      entryPoints: [join(root, cases, "jest.case.ts")],
      bundle: true,
      format: "cjs",
      platform: "node",
      outfile: join(folder, "jest.test.cjs"),
      alias: { sanguine: join(root, "src/index.ts") },
    });
    const reports = await run(folder, [
      jest ?? "",
      ...["--rootDir", folder, "--testMatch", "**/jest.test.cjs", "--transform", "{}", "--verbose"],
      ...["--json", "--outputFile", join(folder, "report.json")],
    ]);
    expect(Object.keys(reports).toSorted()).toEqual(["printed", "report.json"]);
    for (const [name, report] of Object.entries(reports)) expectClean(report, name);
  },
);
