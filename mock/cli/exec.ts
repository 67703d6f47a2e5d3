import { type ChildProcess, spawn } from "node:child_process";
import { constants } from "node:os";
import type { ServedMock } from "./serve.ts";

const STOPPING = ["SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT"] as const;

/** A command of `exec` that cannot be run; the exit code is the one that shells give. */
export class CommandError extends Error {
  override readonly name = "CommandError";
  /** 127 where the command was not found, 126 where it cannot be executed. */
  readonly exitCode: 126 | 127;

  constructor(command: string, cause: unknown) {
    const code = cause instanceof Error && "code" in cause ? String(cause.code) : "unknown reason";
    const isMissing = code === "ENOENT" || command === "";
    super(`"${command}" cannot be run: ${isMissing ? "there is no such command" : code}.`, { cause });
    this.exitCode = isMissing ? 127 : 126;
  }
}

/** How long processes that a command leaves behind have to end by themselves, in milliseconds. */
const GRACE = 2_000;

/** Windows has no process groups: there its console tells every process of Ctrl+C. */
const hasGroups = process.platform !== "win32";

/** Runs a command against a mock; resolves to the exit code that the command ended with. @throws CommandError */
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
  const child = startCommand(command, args, env);
  const stop = relaySignals(child);
  try {
    return await waitForExit(child, command);
  } finally {
    await endGroup(child);
    stop();
  }
}

/**
 * Starts a command in a process group of its own: a terminal sends Ctrl+C to every process of the foreground group, so one
 * that shared the mock's would get it twice.
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
    // A command that a signal ended has no code; shells then answer 128 and the signal's number.
    child.once("exit", (code, signal) =>
      resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal])),
    );
  });
}

/** Passes each signal on to the command and its children, once; returns the function that ends this. */
function relaySignals(child: ChildProcess): () => void {
  const relays = STOPPING.map((signal) => [signal, () => signalGroup(child, signal)] as const);
  const resize = ["SIGWINCH", () => signalGroup(child, "SIGWINCH")] as const;
  const all = hasGroups ? [...relays, resize] : [["SIGINT", () => {}] as const];
  for (const [signal, relay] of all) process.on(signal, relay);
  return () => {
    for (const [signal, relay] of all) process.off(signal, relay);
  };
}

/** Sends a signal to a command and its children; false where none of them is left. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  if (pid === undefined || !hasGroups) return false;
  try {
    return process.kill(-pid, signal);
  } catch {
    return false;
  }
}

/** Ends what a command has left running. */
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

/** Resolves when the process is told to stop. */
export function waitForSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => resolve());
  });
}
