import { existsSync } from "node:fs";
import { chromium, defineConfig } from "@playwright/test";
import { appUrl, mock } from "./tests/test.ts";

/** The Chromium that `npx playwright install chromium` downloads, or else the one of this machine. */
const system = [process.env.CHROMIUM_PATH, "/usr/bin/chromium", "/usr/bin/google-chrome"];
const downloaded = existsSync(chromium.executablePath());
const executablePath = downloaded ? undefined : system.find((path) => path && existsSync(path));

export default defineConfig({
  testDir: "tests",
  // The application has one API key, so all tests share one team, one after the other.
  workers: 1,
  reporter: "list",
  // Enough for a machine that builds something else meanwhile.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: appUrl,
    trace: "retain-on-failure",
    // A container has no user namespace for the sandbox of Chromium.
    launchOptions: { executablePath, args: ["--no-sandbox"] },
  },
  projects: [
    { name: "wide", use: { viewport: { width: 1280, height: 800 } } },
    { name: "narrow", use: { viewport: { width: 390, height: 844 } } },
  ],
  webServer: [
    {
      command: `npx sanguine mock --port ${new URL(mock.url).port} --api-key "${mock.apiKey}" --control-token ${mock.token}`,
      url: `${mock.url}/health`,
    },
    {
      command: "npx tsx app/main.ts",
      url: appUrl,
      env: { SANGUINE_URL: mock.url, SANGUINE_API_KEY: mock.apiKey, PORT: new URL(appUrl).port },
    },
  ],
});
