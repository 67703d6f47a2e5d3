import { defineConfig } from "@playwright/test";

/** Runs tests that are meant to fail. test/browser/playwright.test.ts checks what they print. */
export default defineConfig({
  testDir: ".",
  testMatch: "playwright.case.ts",
  // Without the paths of the project's own configuration, `sanguine` is the built package.
  tsconfig: "../passing/tsconfig.json",
  outputDir: "../../../../node_modules/.playwright/failing",
  workers: 1,
  reporter: "list",
});
