import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { createMock } from "sanguine/mock";
import { expect, it } from "vitest";
import { getModuleUrl, readPackageFile } from "../../../mock/adapters/package-file.ts";

it("[CON-1] a bundled server says which file of the console or of the reference is missing", async () => {
  const { outputFiles } = await build({
    entryPoints: ["mock/adapters/node-http.ts"],
    bundle: true,
    platform: "node",
    format: "cjs",
    write: false,
    logLevel: "silent",
  });
  // oxlint-disable-next-line typescript/consistent-type-imports -- the type of the module that is built here
  const module = { exports: {} as typeof import("sanguine/mock/node") };
  // oxlint-disable-next-line typescript/no-implied-eval -- The bundle is code of this repository.
  new Function("module", "require", outputFiles[0]?.text ?? "")(module, createRequire(import.meta.url));
  await using server = await module.exports.listen(createMock());
  for (const [path, name] of [
    ["/__mock/console.js", "console/console.js"],
    ["/__mock/reference", "openapi.json"],
  ]) {
    const response = await fetch(server.url + path);
    expect([response.status, response.headers.get("content-type")]).toEqual([
      500,
      "text/plain; charset=utf-8",
    ]);
    expect(await response.text()).toBe(
      `The package is not complete: ${name} is missing. When you bundle your program, keep sanguine external and install it where the program runs.`,
    );
  }
  expect((await fetch(`${server.url}/__mock/`)).status).toBe(200);
});

it("reads a file of the package from the first place that has it", async () => {
  const here = getModuleUrl(fileURLToPath(import.meta.url));
  expect(here).toBe(import.meta.url);
  expect(getModuleUrl(import.meta.url)).toBe(import.meta.url);
  expect(await readPackageFile(["missing.json", "../../../package.json"], here)).toContain('"sanguine"');
  await expect(readPackageFile(["missing.json"], here)).rejects.toThrow("missing.json is missing");
});
