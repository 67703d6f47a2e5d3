import { gzipSync } from "node:zlib";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Bundles a program as an application would. Returns its code, and the files that some of the code comes from. */
async function bundleProgram(contents: string): Promise<{ code: string; inputs: string[] }> {
  const { metafile, outputFiles } = await build({
    stdin: { contents, resolveDir: root, loader: "ts" },
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    write: false,
    metafile: true,
  });
  const files = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.entries(inputs));
  return {
    code: outputFiles[0]?.text ?? "",
    inputs: files.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([path]) => path),
  };
}

test("the client's bundle holds neither zod, nor the operations table, nor anything of Node's", async () => {
  const { inputs, code } = await bundleProgram('export * from "./src/index.ts";');
  expect(inputs).toContain("src/client.ts");
  expect(inputs.filter((path) => /zod|generated\/(operations|schemas|enums)|\bmock\//.test(path))).toEqual(
    [],
  );
  expect(code).not.toMatch(/["']node:/);
});

test.each([
  [
    "one resource",
    `import { createTransport } from "./src/transport/index.ts";
     import { createUsers } from "./src/resources/users.ts";
     createUsers(createTransport({ baseUrl: "/", apiKey: "k" })).list().then(console.log);`,
    9_300,
  ],
  [
    "the whole client",
    `import { createClient } from "./src/index.ts";
     createClient({ baseUrl: "/", apiKey: "k" }).users.list().then(console.log);`,
    16_300,
  ],
])("[BND-2] %s stays within its size", async (_, program, limit) => {
  const { code } = await bundleProgram(program);
  expect(gzipSync(code, { level: 9 }).length).toBeLessThan(limit);
});

test("[BND-2] a bundle of one resource holds no other resource, and no feature that it does not use", async () => {
  const { inputs, code } = await bundleProgram(
    `import { createTransport } from "./src/transport/index.ts";
     import { createUsers } from "./src/resources/users.ts";
     createUsers(createTransport({ baseUrl: "/", apiKey: "k" })).list().then(console.log);`,
  );
  expect(inputs).toContain("src/resources/users.ts");
  expect(inputs.filter((path) => path.startsWith("src/resources/"))).toEqual(["src/resources/users.ts"]);
  expect(inputs.filter((path) => /pdf-file|middleware|log\.ts|limiter|validate|waits/.test(path))).toEqual(
    [],
  );
  expect(code).not.toMatch(/WaitTimeoutError|WebhookVerificationError|\/v3\/order/);
});
