import { defineConfig } from "@playwright/test";

export default defineConfig({
  testMatch: "*.spec.mjs",
  reporter: "line",
  use: {
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: ["--no-sandbox", "--disable-gpu"] },
  },
});
