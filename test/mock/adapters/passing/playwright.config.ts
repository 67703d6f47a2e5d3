import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const port = process.env.MOCK_PORT;

export default defineConfig({
  testDir: ".",
  testMatch: "playwright*.case.ts",
  // Without the paths of the project's own configuration, `sanguine` is the built package.
  tsconfig: "./tsconfig.json",
  outputDir: "../../../../node_modules/.playwright/passing",
  fullyParallel: true,
  workers: 2,
  reporter: "json",
  use: { launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: ["--no-sandbox"] } },
  webServer: {
    command: `node dist/cli.js mock --port ${port} --control-token a-token-for-tests`,
    url: `http://127.0.0.1:${port}/health`,
    cwd: root,
  },
});
