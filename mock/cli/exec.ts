import { type ChildProcess, spawn } from "node:child_process";
import { constants } from "node:os";
import { describeSystemError, getErrorCode } from "../core/host/files.ts";
import type { ServedMock } from "./serve.ts";

const STOPPING = ["SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT"] as const;

/** Thrown when `exec` cannot run its command. The exit code is the same as in a shell. */
export class CommandError extends Error {
  override readonly name = "CommandError";
  /** 127 when the command does not exist, 126 when it cannot be executed. */
  readonly exitCode: 126 | 127;

  constructor(command: string, cause: unknown) {
    const isMissing = command === "" || getErrorCode(cause) === "ENOENT";
    const why = isMissing ? "there is no such command" : describeSystemError(cause);
    // A line in quotes may begin with a variable that holds a key.
    const shown = /^[\w./\\:-]*$/.test(command) ? `"${command}"` : "The command";
    const hint = command.includes(" ") ? " Put no quotes around the command and its arguments." : "";
    super(`${shown} cannot be run: ${why}.${hint}`, { cause });
    this.exitCode = isMissing ? 127 : 126;
  }
}

/** How long processes that a command leaves running have to end after SIGTERM, in milliseconds. */
const GRACE = 2_000;

/** Windows has no process groups. Its console sends Ctrl+C to every process. */
const hasGroups = process.platform !== "win32";

export async function runCommand(
  [command, ...args]: readonly [string, ...string[]],
  { mock, server, linkUrl, webhookSecret }: ServedMock,
): Promise<number> {
  const env = {
    ...process.env,
    SANGUINE_URL: server.url,
    SANGUINE_LINK_URL: linkUrl,
    SANGUINE_API_KEY: mock.apiKey,
    SANGUINE_CONTROL_TOKEN: mock.controlToken,
    ...(webhookSecret === null ? {} : { SANGUINE_WEBHOOK_SECRET: webhookSecret }),
  };
  let child: ChildProcess | null = null;
  // Before the command starts, because a signal right after the start would end this process and leave the command running.
  const stop = relaySignals((signal) => child !== null && signalGroup(child, signal));
  try {
    child = startCommand(command, args, env);
    return await waitForExit(child, command);
  } finally {
    if (child !== null) await endGroup(child);
    stop();
  }
}

/**
 * Starts a command in its own process group. A terminal sends Ctrl+C to the foreground group, so a command in the mock's group
 * would receive it twice.
 */
function startCommand(command: string, args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  try {
    return spawn(command, args, { stdio: "inherit", env, detached: hasGroups });
  } catch (cause) {
    throw new CommandError(command, cause);
  }
}

function waitForExit(child: ChildProcess, command: string): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once("error", (cause) => reject(new CommandError(command, cause)));
    // A command that a signal ended has no exit code. Shells return 128 plus the signal number.
    child.once("exit", (code, signal) =>
      resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal])),
    );
  });
}

/** Relays each signal to the command and its children, once. Returns a function that stops this. */
function relaySignals(send: (signal: NodeJS.Signals) => void): () => void {
  const relays = STOPPING.map((signal) => [signal, () => send(signal)] as const);
  const resize = ["SIGWINCH", () => send("SIGWINCH")] as const;
  const all = hasGroups ? [...relays, resize] : [["SIGINT", () => {}] as const];
  for (const [signal, relay] of all) process.on(signal, relay);
  return () => {
    for (const [signal, relay] of all) process.off(signal, relay);
  };
}

/** Sends a signal to a command and its children. Returns false when none of them is left. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  if (pid === undefined || !hasGroups) return false;
  try {
    return process.kill(-pid, signal);
  } catch {
    return false;
  }
}

/** Ends the processes that a command left running. */
async function endGroup(child: ChildProcess): Promise<void> {
  const deadline = Date.now() + GRACE;
  if (!signalGroup(child, "SIGTERM")) return;
  while (signalGroup(child, 0)) {
    if (Date.now() > deadline) {
      signalGroup(child, "SIGKILL");
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
