import { spawn } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { getCleanEnvironment } from "./run-runner.ts";

/**
 * Runs a runner in watch mode, edits a test file after the first run, and ends the runner after the second one.
 *
 * @param ready - what the runner prints when its first run has ended; an edit before that could be lost
 * @param edited - the file to edit
 * @param write - writes the source of a test with a title
 * @returns what the runner printed
 */
export async function watch(
  args: readonly string[],
  cwd: string,
  ready: RegExp,
  edited: string,
  write: (title: string) => string,
): Promise<string> {
  await writeFile(edited, write("before the edit"));
  // A pipe that stays open, because some runners end with their input.
  const runner = spawn(process.execPath, args, { cwd, env: getCleanEnvironment() });
  let output = "";
  let check: () => void = () => undefined;
  for (const stream of [runner.stdout, runner.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output += String(chunk);
      check();
    });
  }
  const ended = new Promise<void>((resolve) => runner.once("exit", () => resolve()));
  const printed = (pattern: RegExp): Promise<void> =>
    new Promise((resolve, reject) => {
      check = () => pattern.test(output) && resolve();
      check();
      void ended.then(() => reject(new Error(`The runner ended before it printed ${pattern}:\n${output}`)));
    });
  try {
    await printed(/[✓✔] .*before the edit/);
    await printed(ready);
    await writeFile(edited, write("after the edit"));
    await printed(/[✓✔] .*after the edit/);
  } finally {
    runner.kill();
    await ended;
  }
  return output;
}
