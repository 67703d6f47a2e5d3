import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Runs a program without waiting for it. Throws, or calls `onError`, when it cannot be run. */
export type RunOpener = (command: string, args: readonly string[], onError: (cause: unknown) => void) => void;

export interface OpenBrowserOptions {
  readonly run?: RunOpener;
  readonly platform?: NodeJS.Platform;
  /** Prints a message for the user. */
  readonly warn: (text: string) => void;
}

/** How long the browser has to fetch the address, in milliseconds. */
const TIMEOUT = 60_000;

/**
 * Opens an address in the browser. Failures are printed and never thrown.
 *
 * The address contains the control token, and other users of the machine can read command lines. So the browser is opened at a
 * random address of this function's own, which redirects one time.
 *
 * @returns a function that stops waiting for the browser.
 */
export async function openBrowser(
  address: string,
  { run = runDetached, platform = process.platform, warn }: OpenBrowserOptions,
): Promise<() => void> {
  let stop = (): void => undefined;
  const fail = (cause: unknown): void => {
    stop();
    const reason = cause instanceof Error ? cause.message : String(cause);
    warn(`The browser cannot be opened: ${reason}. Open ${removeFragment(address)} yourself.`);
  };
  try {
    const redirect = await serveRedirect(address);
    stop = redirect.stop;
    const [command, ...args] = getOpenCommand(platform);
    run(command, [...args, redirect.url], fail);
  } catch (cause) {
    fail(cause);
  }
  return stop;
}

/** Returns the program that opens an address in the browser, without the address. */
function getOpenCommand(platform: NodeJS.Platform): readonly [string, ...string[]] {
  if (platform === "darwin") return ["open"];
  // `start` is a command of the shell. Its first argument is a window title.
  if (platform === "win32") return ["cmd", "/c", "start", ""];
  return ["xdg-open"];
}

const runDetached: RunOpener = (command, args, onError) => {
  const child = spawn(command, args, { stdio: "ignore", detached: true });
  child.once("error", onError);
  child.once("exit", (code) => {
    if (code !== 0 && code !== null) onError(new Error(`${command} exited with code ${code}`));
  });
  child.unref();
};

/** Serves one redirect at a random path of a free loopback port. */
async function serveRedirect(location: string): Promise<{ readonly url: string; readonly stop: () => void }> {
  const path = `/${randomBytes(24).toString("base64url")}`;
  const server = createServer((request, response) => {
    const isRight = request.url === path;
    const headers = { "cache-control": "no-store", "referrer-policy": "no-referrer", connection: "close" };
    response.writeHead(isRight ? 303 : 404, isRight ? { ...headers, location } : headers).end();
    if (isRight) stop();
  });
  const stop = (): void => {
    clearTimeout(timer);
    server.close();
  };
  const timer = setTimeout(stop, TIMEOUT);
  // Neither keeps a process alive that has ended its work.
  timer.unref();
  server.unref();
  await once(server.listen(0, "127.0.0.1"), "listening");
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, stop };
}

/** Removes the control token. */
const removeFragment = (address: string): string => address.replace(/#.*$/s, "");
