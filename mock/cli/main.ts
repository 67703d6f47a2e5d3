#!/usr/bin/env node
import { readFile } from "node:fs/promises";
import { parseCommandLine, type MockCommand } from "./arguments.ts";
import type { CheckCommand } from "./check-arguments.ts";
import { CommandError, runCommand } from "./exec.ts";
import { openBrowser } from "./open-browser.ts";
import { reportActivity } from "./report-activity.ts";
import { handleStopSignals, watchSignals } from "./stop-signals.ts";
import { getHint, HELP, USAGE, UsageError } from "./usage.ts";
import { assertWritable, writeWorld } from "./world-file.ts";

const warn = (text: string): void => console.error(`sanguine: ${text}`);

/** Runs a mock. Its code is loaded only now, so that the other commands start without it. */
async function run(command: MockCommand): Promise<number> {
  const { formatAnnouncement, formatWarning, serve } = await import("./serve.ts");
  // Check now, so that no work is lost at the end.
  if (command.exportFile !== undefined) await assertWritable(command.exportFile);
  const serving = await serve(command);
  const { mock, server } = serving;
  const warning = formatWarning(server, command);
  if (warning !== null) warn(warning);
  let stopOpening: (() => void) | undefined;
  const stopReporting = reportActivity(mock, {
    verbose: command.verbose,
    rejected: command.exec === null && !command.json,
    format: command.logFormat,
    color: process.stderr.isTTY && !process.env["NO_COLOR"],
    print: (line) => console.error(line),
  });
  try {
    // The token in the fragment opens the console and, when other machines can reach the server, shows the keys.
    if (command.open)
      stopOpening = await openBrowser(`${server.url}/#token=${encodeURIComponent(mock.controlToken)}`, {
        warn,
      });
    if (command.exec === null) {
      const { stopped, abandoned } = watchSignals();
      console.log(formatAnnouncement(serving, command.json));
      await stopped;
      await Promise.race([server.close({ grace: GRACE }), abandoned]);
      return 0;
    }
    if (command.json) console.log(formatAnnouncement(serving, true));
    return await runCommand(command.exec, serving);
  } finally {
    stopOpening?.();
    stopReporting();
    try {
      await serving.close();
    } finally {
      if (command.exportFile !== undefined) await writeWorld(command.exportFile, mock.export());
    }
  }
}

/** How long requests and webhooks in flight have to finish after a signal. */
const GRACE = "10s";

/** Runs a check. Its code is loaded only now, so that the mock starts as fast without it. */
async function check(command: CheckCommand): Promise<number> {
  const { runCheck } = await import("./check.ts");
  return runCheck(command, {
    env: process.env,
    fetch: (url, init) => fetch(url, init),
    now: Date.now,
    print,
    warn,
    // Clears the line and writes it again.
    ...(process.stderr.isTTY && {
      showProgress: (text) => void process.stderr.write(`\r\u001b[2K${text ?? ""}`),
    }),
    onStop: ({ stop, abandon }) =>
      handleStopSignals(process, Date.now, {
        stop,
        abandon: () => {
          abandon();
          process.exit(2);
        },
      }),
  });
}

/** Prints a text. Rejects when nothing reads it, such as a pipe that is closed. */
function print(text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(text, (error) => {
      if (error) reject(error);
      else resolve();
    });
  });
}

async function main(): Promise<number> {
  const command = parseCommandLine(process.argv.slice(2), process.env);
  if (command.kind === "mock") return run(command);
  if (command.kind === "check") return check(command);
  if (command.kind === "record") {
    const { serveRecorder } = await import("./record.ts");
    const { stopped } = watchSignals();
    const { url, close } = await serveRecorder(command, warn);
    console.log(`Recording at ${url} to ${command.folder}. Stop with Ctrl+C.`);
    await stopped;
    close();
    return 0;
  }
  if (command.kind === "mcp") {
    const { runMcp } = await loadMcp();
    await runMcp(command, await readVersion());
    return 0;
  }
  const help = command.kind === "help" && command.command !== null ? HELP[command.command] : USAGE;
  console.log(command.kind === "version" ? await readVersion() : help);
  return 0;
}

/** Loads the MCP server, whose library is installed only where it is used. */
async function loadMcp() {
  try {
    return await import("./mcp.ts");
  } catch (cause) {
    if (!(cause instanceof Error) || !cause.message.includes("@modelcontextprotocol/sdk")) throw cause;
    throw new Error(
      "sanguine mcp needs the package @modelcontextprotocol/sdk. Run: npm install --save-dev @modelcontextprotocol/sdk",
      { cause },
    );
  }
}

/** Reads the version from the package.json next to `dist` or above the sources. */
async function readVersion(): Promise<string> {
  for (const path of ["../package.json", "../../package.json"]) {
    const text = await readFile(new URL(path, import.meta.url), "utf8").catch(() => "{}");
    const { name, version }: { name?: unknown; version?: unknown } = JSON.parse(text);
    if (name === "sanguine" && typeof version === "string") return version;
  }
  throw new Error("The version of this package cannot be read: its package.json is missing.");
}

function getExitCode(cause: unknown): number {
  // Exit code 1 of a check means differences, so that every other problem has another one.
  if (cause instanceof UsageError || process.argv[2] === "check") return 2;
  return cause instanceof CommandError ? cause.exitCode : 1;
}

// What reads the output may end first, such as `head`. Without a listener, that would end a mock before it saves its state.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);

try {
  process.exitCode = await main();
} catch (cause) {
  warn(cause instanceof Error ? cause.message : "The command failed for an unknown reason.");
  if (cause instanceof UsageError) console.error(getHint(process.argv.slice(2)));
  process.exitCode = getExitCode(cause);
}
// A webhook whose receiver does not respond, or the connection to a store, would keep the process alive.
setTimeout(() => process.exit(), 100).unref();
