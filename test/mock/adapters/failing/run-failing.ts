import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../../..", import.meta.url));

/** The environment of a runner that behaves as if nothing had started it, and prints no colors. */
function getCleanEnvironment(): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = { ...process.env, FORCE_COLOR: "0", NO_COLOR: "1" };
  for (const name of Object.keys(env))
    if (/^(VITEST|VITE_|NODE_TEST|NODE_OPTIONS|JEST|TEST$|NODE_ENV$|FORCE_COLOR$)/.test(name))
      delete env[name];
  return env;
}

/** Runs a runner whose tests fail, and returns what it printed. */
export function runFailing(args: readonly string[], cwd: string = root): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd, env: getCleanEnvironment() }, (error, stdout, stderr) => {
      const output = normalizeOutput(stdout + stderr);
      if (error?.code === 1) resolve(output);
      else reject(new Error(`The runner ended with ${error?.code ?? 0}:\n${output}`));
    });
  });
}

/** Lines that differ from run to run, or when a source file changes: stacks, excerpts of code, durations. */
const VARYING = [
  /^\s*at .*[:)]/,
  /^\s*❯ .*:\d+:\d+$/,
  /^\s*>?\s*\d*\s*\|/,
  /^\s*(Start at|Duration|Time:)\b/,
  /^ℹ duration_ms/,
  /^ ?RUN\b/,
];

/** Removes from an output what differs from run to run. */
function normalizeOutput(output: string): string {
  return (
    output
      // oxlint-disable-next-line no-control-regex -- Colors start with this character.
      .replaceAll(/\x1b\[[\d;]*[A-Za-z]/g, "")
      .replaceAll(root, "")
      .replaceAll(/127\.0\.0\.1:\d+/g, "127.0.0.1:PORT")
      .replaceAll(/ ?\(?\b\d+(\.\d+)? ?m?s\b\)?$/gm, "")
      .replaceAll(/ v\d+\.\d+\.\d+\b/g, "")
      // Node prints the errors a second time.
      .replace(/^✖ failing tests:[^]*/m, "")
      .split("\n")
      .map((line) => line.trimEnd())
      .filter((line) => !VARYING.some((pattern) => pattern.test(line)))
      .join("\n")
      .replaceAll(/\n{3,}/g, "\n\n")
      .trim() + "\n"
  );
}
