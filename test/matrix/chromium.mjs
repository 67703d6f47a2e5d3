import { build } from "esbuild";
import { chromium } from "playwright-core";
import { serveMock } from "./serve-mock.mjs";

/** Runs `program.mjs` in a page of Chromium, beside a mock at a port of this process. Prints what the page returns. */
const { outputFiles } = await build({
  entryPoints: ["program.mjs"],
  bundle: true,
  write: false,
  format: "iife",
  globalName: "program",
  platform: "browser",
  logLevel: "error",
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
  await page.addScriptTag({ content: outputFiles[0].text });
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
