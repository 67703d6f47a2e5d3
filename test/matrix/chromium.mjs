import { chromium } from "playwright-core";
import { build } from "vite";
import { serveMock } from "./serve-mock.mjs";

/**
 * Runs `program.mjs` in a page of Chromium, beside a mock at a port of this process, and prints what the page returns. Vite 7 bundles it with
 * Rollup, which changes more of the code than other bundlers: it takes the names of CommonJS and indents its lines.
 */
const [{ output: outputFiles }] = await build({
  configFile: false,
  logLevel: "error",
  build: { write: false, minify: false, lib: { entry: "program.mjs", formats: ["iife"], name: "program" } },
});
const { server, target } = await serveMock();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH,
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  const page = await browser.newPage();
  // The page must have the mock's origin, because other origins cannot use the control API.
  await page.goto(`${target.url}/__mock/health`);
  await page.addScriptTag({ content: outputFiles[0].code });
  const result = await page.evaluate(
    async (address) => ({
      inProcess: await program.exerciseInProcess(),
      overPort: await program.exercise(address),
    }),
    target,
  );
  console.log(JSON.stringify(result));
} finally {
  await browser.close();
  await server.close();
}
