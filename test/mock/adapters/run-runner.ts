import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../..", import.meta.url));

/** The environment of a runner that behaves as if nothing had started it, and prints no colors. */
function getCleanEnvironment(): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = { ...process.env, FORCE_COLOR: "0", NO_COLOR: "1" };
  for (const name of Object.keys(env))
    if (/^(VITEST|VITE_|NODE_TEST|NODE_OPTIONS|JEST|TEST$|NODE_ENV$|FORCE_COLOR$)/.test(name))
      delete env[name];
  return env;
}

/** Runs a runner whose tests fail, and returns what it printed. */
export async function runFailing(args: readonly string[], cwd: string = root): Promise<string> {
  const { code, stdout, stderr } = await run(args, { cwd });
  const output = normalizeOutput(stdout + stderr);
  if (code === 1) return output;
  throw new Error(`The runner ended with ${code}:\n${output}`);
}

export function run(
  args: readonly string[],
  { cwd = root, env = {} }: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv },
): Promise<{ readonly code: number; readonly stdout: string; readonly stderr: string }> {
  return new Promise((resolve) => {
    const options = { cwd, env: { ...getCleanEnvironment(), ...env }, maxBuffer: 2 ** 26 };
    execFile(process.execPath, args, options, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    );
  });
}

/** Lines that differ from run to run, or when a source file changes: stacks, excerpts of code, durations. */
const VARYING = [
  /^(ℹ)?\s*at .*[:)]/,
  /^\s*❯ .*:\d+:\d+$/,
  /^\s*>?\s*\d*\s*\|/,
  /^\s*(Start at|Duration|Time)\b/,
  /^ℹ duration_ms/,
  /^\(node:\d+\) Warning: The 'NO_COLOR'/,
  /^\(Use `node --trace-warnings/,
  /^ ?RUN\b/,
  // Versions of Node mark the end of a suite in several ways.
  /^[▶✔] concurrent tests$/,
];

/** Removes from an output what differs from run to run. */
function normalizeOutput(output: string): string {
  return (
    output
      // oxlint-disable-next-line no-control-regex -- Colors start with this character.
      .replaceAll(/\x1b\[[\d;]*[A-Za-z]/g, "")
      .replaceAll(root, "")
      .replaceAll(/127\.0\.0\.1:\d+/g, "127.0.0.1:PORT")
      .replaceAll(/ ?\(?\b\d+(\.\d+)? ?(m|s|ms)\b\)?(?=$| # SKIP)/gm, "")
      .replaceAll(/ v\d+\.\d+\.\d+\b/g, "")
      // Node prints the errors a second time, with the place of each test.
      .replace(/^✖ failing tests:[^]*/m, (list) => (list.match(/^test at .*$/gm) ?? []).join("\n"))
      // A folder beside the project: the path was relative.
      .replaceAll(/(?<=^test at )\S*(?=test\/)/gm, "")
      .split("\n")
      .map((line) => line.trimEnd())
      .filter((line) => !VARYING.some((pattern) => pattern.test(line)))
      .join("\n")
      .replaceAll(/\n{3,}/g, "\n\n")
      .trim() + "\n"
  );
}
