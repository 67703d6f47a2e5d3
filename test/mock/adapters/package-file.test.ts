import { createRequire } from "node:module";
import { build } from "esbuild";
import { createMock } from "sanguine/mock";
import { expect, it } from "vitest";

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
