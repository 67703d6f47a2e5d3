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
  if (code !== 1) throw new Error(`The runner ended with ${code}: ${stderr}`);
  const reports: Record<string, string> = { printed: stdout + stderr };
  for (const name of await readdir(folder)) {
    if (name.startsWith("report.")) reports[name] = await readFile(join(folder, name), "utf8");
  }
  return reports;
}

/** The letters of a planted value as a printed buffer shows them: decimal, hexadecimal. */
const codes = Array.from(planted.name.slice(0, 5), (letter) => letter.charCodeAt(0));
const buffers = [codes.join(", "), codes.map((code) => code.toString(16)).join(" ")];

/** The planted values that reports hold, and the errors that they do not tell of. Both should be none. */
function findFaults(reports: Record<string, string>): string[] {
  const hidden = [...Object.values(planted), ...buffers].map((value) => value.toLowerCase());
  return Object.entries(reports).flatMap(([name, report]) => [
    ...hidden
      .filter((value) => report.toLowerCase().includes(value))
      .map((value) => `${name} holds ${value}`),
    ...Object.keys(calls)
      .filter((error) => !report.includes(error))
      .map((error) => `${name} lacks ${error}`),
  ]);
}

test("[AUT-5] no report of Vitest holds what a failed call received", { timeout: 120_000 }, async () => {
  const folder = await makeFolder();
  const reports = await run(folder, [
    join(root, "node_modules/vitest/vitest.mjs"),
    "run",
    `--config=${cases}/vitest.config.ts`,
    "--reporter=verbose",
    "--reporter=junit",
    "--reporter=json",
    `--outputFile.junit=${join(folder, "report.xml")}`,
    `--outputFile.json=${join(folder, "report.json")}`,
  ]);
  expect(Object.keys(reports).toSorted()).toEqual(["printed", "report.json", "report.xml"]);
  expect(findFaults(reports)).toEqual([]);
});

test("[AUT-5] no report of node:test holds what a failed call received", { timeout: 120_000 }, async () => {
  const folder = await makeFolder();
  const reporters = ["spec", "tap", "junit"].flatMap((name) => [
    `--test-reporter=${name}`,
    `--test-reporter-destination=${join(folder, `report.${name}`)}`,
  ]);
  const args = ["--import", "tsx", "--test", ...reporters, `${cases}/node.case.ts`];
  const { "report.spec": spec, "report.tap": tap, "report.junit": junit } = await run(folder, args);
  expect(findFaults({ spec: spec ?? "", tap: tap ?? "", junit: junit ?? "" })).toEqual([]);
});

test.skipIf(jest === undefined)(
  "no report of Jest holds what a failed call received",
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
      `--rootDir=${folder}`,
      "--testMatch=**/jest.test.cjs",
      "--transform={}",
      "--verbose",
      "--json",
      `--outputFile=${join(folder, "report.json")}`,
    ]);
    expect(Object.keys(reports).toSorted()).toEqual(["printed", "report.json"]);
    expect(findFaults(reports)).toEqual([]);
  },
);
