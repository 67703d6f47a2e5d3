/**
 * Runs the tests of the examples that are packages of their own, as a person would who copied them: each in a folder outside
 * of the project, with the packed package and its own dependencies from the registry. Prints how many tests of each passed.
 *
 *   npm run test:examples                      # packs a clean copy of the project, then runs every example
 *   npm run test:examples -- next-app          # runs only the named examples
 *   npm run test:examples -- --tarball FILE    # takes a packed package
 *   npm run test:examples -- --quick           # runs `test:quick` where an example has it; its README says what that leaves out
 *   npm run test:examples -- --pack            # writes sanguine.tgz, which the examples depend on, and runs nothing
 */
import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { findExamples, listExampleFiles, packedDependency, readExample } from "./find-examples.ts";
import { findFreePorts, runAsUser, createTemporaryFolder } from "./run.ts";
import { packCopy } from "./pack.ts";

/** Lines with which test runners end, each with the number of tests that passed. */
const summaries = [
  /^# pass (\d+)$/, // node:test as TAP
  /^ℹ pass (\d+)$/, // node:test
  /^Tests +(?:.*\| )?(\d+) passed\b/, // vitest
  /^(\d+) passed\b/, // Playwright
];

/**
 * Counts the tests that passed in the output of `npm test`, over all test runners that it started. Returns 0 when no line tells.
 */
function countChecks(output: string): number {
  let total = 0;
  // oxlint-disable-next-line no-control-regex -- the escape sequences of terminals
  for (const line of output.replaceAll(/\u001B\[[\d;]*m/g, "").split("\n")) {
    for (const summary of summaries) total += Number(summary.exec(line.trim())?.[1] ?? 0);
  }
  return total;
}

const project = process.cwd();
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tarball: { type: "string" },
    quick: { type: "boolean", default: false },
    pack: { type: "boolean", default: false },
  },
});

/** Runs npm in a folder. Returns its output, or null when it fails, which it prints. */
function runNpm(
  args: readonly string[],
  folder: string,
  env?: Readonly<Record<string, string>>,
): string | null {
  const { status, stdout, stderr } = runAsUser(["npm", ...args], folder, env);
  if (status === 0) return stdout;
  console.error(`npm ${args.join(" ")} ended with ${status}\n${stdout}\n${stderr}`);
  return null;
}

/** Runs the tests of an example. Returns whether there are some and they pass. */
async function runExample(example: string, tarball: string): Promise<boolean> {
  using temporary = createTemporaryFolder(`${example}-`);
  const folder = temporary.path;
  const source = join(project, "examples", example);
  for (const file of listExampleFiles(project, example)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await copyFile(join(source, file), join(folder, file));
  }
  const manifest = readExample(project, example);
  const dependencies = Object.fromEntries(
    Object.entries(manifest.dependencies ?? {}).map(([name, version]) => [
      name,
      version === packedDependency ? `file:${tarball}` : version,
    ]),
  );
  await writeFile(join(folder, "package.json"), JSON.stringify({ ...manifest, dependencies }));

  const install = runNpm(["install", "--prefer-offline", "--no-audit", "--no-fund", "--silent"], folder);
  const script = values.quick && manifest.scripts?.["test:quick"] !== undefined ? "test:quick" : "test";
  // Something else on this machine may use the ports that an example has by default.
  const [MOCK_PORT, APP_PORT] = await findFreePorts(2);
  const ports = { MOCK_PORT: String(MOCK_PORT), APP_PORT: String(APP_PORT) };
  const output = install === null ? null : runNpm(["run", script], folder, ports);
  const checks = countChecks(output ?? "");
  const passed = checks > 0;
  console.log(`${passed ? "✓" : "✗"} ${example}: npm run ${script}, ${checks} tests passed`);
  return passed;
}

async function runExamples(examples: readonly string[]): Promise<void> {
  using temporary = createTemporaryFolder("packed-");
  const folder = temporary.path;
  const tarball = values.tarball === undefined ? await packCopy(folder) : resolve(values.tarball);
  if (values.pack) {
    await copyFile(tarball, join(project, "sanguine.tgz"));
    console.log(`Wrote ${relative(process.cwd(), join(project, "sanguine.tgz"))}.`);
    return;
  }
  for (const example of examples) if (!(await runExample(example, tarball))) process.exitCode = 1;
}

const known = findExamples(project);
const unknown = positionals.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`No example ${unknown.join(", ")}. The examples are ${known.join(", ")}.`);
  process.exitCode = 2;
} else {
  await runExamples(positionals.length > 0 ? positionals : known);
}
