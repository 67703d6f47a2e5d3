import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { run } from "../../mock/adapters/run-runner.ts";
import { calls, planted } from "./cases/planted.ts";

export const cases = "test/src/runners/cases";

/** Creates a temporary folder for the reports of one run. */
export async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "sanguine-reports-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** Runs a test runner whose tests all fail. Returns its output and its report files. */
export async function runFailingTests(
  folder: string,
  args: readonly string[],
): Promise<Record<string, string>> {
  const { code, stdout, stderr } = await run(args, {});
  if (code !== 1) throw new Error(`The runner ended with ${code}: ${stderr}`);
  const reports: Record<string, string> = { printed: stdout + stderr };
  for (const name of await readdir(folder)) {
    if (name.startsWith("report.")) reports[name] = await readFile(join(folder, name), "utf8");
  }
  return reports;
}

/** The bytes of a planted value as a printed buffer shows them: decimal, hexadecimal. */
const codes = Array.from(planted.name.slice(0, 5), (letter) => letter.charCodeAt(0));
const buffers = [codes.join(", "), codes.map((code) => code.toString(16)).join(" ")];

/** Lists the planted values that reports contain, and the errors that they lack. */
export function findFaults(reports: Record<string, string>): string[] {
  const secrets = [...Object.values(planted), ...buffers].map((value) => value.toLowerCase());
  return Object.entries(reports).flatMap(([name, report]) => [
    ...secrets
      .filter((value) => report.toLowerCase().includes(value))
      .map((value) => `${name} contains ${value}`),
    ...Object.keys(calls)
      .filter((error) => !report.includes(error))
      .map((error) => `${name} lacks ${error}`),
  ]);
}
