import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

test("the client's bundle holds neither zod, nor the operations table, nor anything of Node's", async () => {
  const { metafile, outputFiles } = await build({
    stdin: { contents: 'export * from "./src/index.ts";', resolveDir: root, loader: "ts" },
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    write: false,
    metafile: true,
  });
  const inputs = Object.keys(metafile.inputs);
  expect(inputs).toContain("src/client.ts");
  expect(inputs.filter((path) => /zod|generated\/(operations|schemas|enums)|\bmock\//.test(path))).toEqual(
    [],
  );
  expect(outputFiles[0]?.text).not.toMatch(/["']node:/);
});
