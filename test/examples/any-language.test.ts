import { execFile, spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildCli, type BuiltCli } from "../support/build-cli.ts";

const folder = fileURLToPath(new URL("../../examples/any-language/", import.meta.url));
const run = promisify(execFile);
const exists = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;

const hasPython = exists("python3", "--version");
const hasPytest = hasPython && exists("python3", "-c", "import pytest");
const hasCurl = exists("bash", "--version") && exists("curl", "--version");

describe.skipIf(!hasPython && !hasCurl)("the examples in other languages", { timeout: 60_000 }, () => {
  let cli: BuiltCli;
  beforeAll(async () => {
    cli = await buildCli();
  }, 60_000);
  afterAll(() => cli.remove());

  /** Runs a command in the folder of the examples, with the built command line as the mock. */
  const start = (command: string, args: readonly string[]) =>
    run(command, args, {
      cwd: folder,
      env: { ...process.env, SANGUINE: `${process.execPath} ${cli.file}`, PYTHONDONTWRITEBYTECODE: "1" },
    });

  it.skipIf(!hasPython)("control the mock from Python [CTL-6]", async () => {
    const args = hasPytest ? ["pytest", "-q", "-p", "no:cacheprovider"] : ["unittest"];
    const { stdout, stderr } = await start("python3", ["-m", ...args]);
    expect(stdout + stderr).toMatch(hasPytest ? /6 passed/ : /Ran 6 tests[^]*OK/);
  });

  it.skipIf(!hasCurl)("control the mock from a shell [CTL-6]", async () => {
    const { stdout } = await start("bash", ["mock.sh"]);
    expect(stdout.trim().split("\n")).toEqual([
      "client_user_id of the seeded user: u-42",
      "day after a week: 2026-02-08",
      "status with the fault: 503",
      "status without it: 200",
      "requests in the journal: 2",
      "requests that match no operation: []",
    ]);
  });
});
