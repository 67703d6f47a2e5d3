import { chromium, type BrowserContextOptions } from "playwright-core";
import { inject } from "vitest";

/** The browser of all files of tests. */
export const browser = await chromium.connect(inject("chromium"));

/** Opens a browser profile, without the workers, caches and cookies of other tests. */
export async function openContext(options?: BrowserContextOptions) {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(30_000);
  /** Errors and warnings of the console, and uncaught errors, on every page. */
  const consoleErrors: string[] = [];
  context.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") consoleErrors.push(message.text());
  });
  context.on("weberror", (error) => consoleErrors.push(String(error.error())));
  return { context, consoleErrors };
}
