import { spawn } from "node:child_process";
import { constants } from "node:os";
import type { Serving } from "./serve.ts";

const FORWARDED = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** Runs a command against a mock; resolves to the exit code that the command ended with. */
export function execute(
  [command, ...args]: readonly [string, ...string[]],
  { mock, server, linkUrl, webhookSecret }: Serving,
): Promise<number> {
  const env = {
    ...process.env,
    SANGUINE_URL: server.url,
    SANGUINE_LINK_URL: linkUrl,
    SANGUINE_API_KEY: mock.apiKey,
    SANGUINE_CONTROL_TOKEN: mock.controlToken,
    ...(webhookSecret === null ? {} : { SANGUINE_WEBHOOK_SECRET: webhookSecret }),
  };
  const child = spawn(command, args, { stdio: "inherit", env });
  const forward = (signal: NodeJS.Signals): void => void child.kill(signal);
  for (const signal of FORWARDED) process.on(signal, forward);
  return new Promise<number>((resolve, reject) => {
    child.once("error", (cause) =>
      reject(
        new Error(`"${command}" cannot be run: ${"code" in cause ? String(cause.code) : cause.name}`, {
          cause,
        }),
      ),
    );
    // A command that a signal ended has no code; shells then answer 128 and the signal's number.
    child.once("exit", (code, signal) =>
      resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal])),
    );
  }).finally(() => {
    for (const signal of FORWARDED) process.off(signal, forward);
  });
}

/** Resolves when the process is told to stop. */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of FORWARDED) process.once(signal, () => resolve());
  });
}
