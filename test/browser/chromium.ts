import { existsSync } from "node:fs";
import { type Browser, chromium, type LaunchOptions } from "playwright-core";
import type { TestProject } from "vitest/node";

const places = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Returns the Chromium of this machine. The error says how to install it. */
export function findChromium(): string {
  const executablePath = places.find((place) => place !== undefined && existsSync(place));
  if (executablePath === undefined) {
    throw new Error(
      "The browser tests need Chromium and found none. On Debian: apt-get install -y --no-install-recommends chromium. " +
        "Elsewhere: set CHROMIUM_PATH to the program.",
    );
  }
  return executablePath;
}

/** Starts the Chromium of this machine. It downloads none. A container has no user namespace for the sandbox, and the pages are our own. */
export const startChromium = (): Promise<Browser> => chromium.launch(getOptions());

/** Starts the Chromium that all files of tests share. */
export default async function share({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await chromium.launchServer(getOptions());
  provide("chromium", server.wsEndpoint());
  return () => server.close();
}

const getOptions = (): LaunchOptions => ({
  executablePath: findChromium(),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
});

declare module "vitest" {
  interface ProvidedContext {
    /** The address of the shared Chromium. */
    chromium: string;
  }
}
