import { gzipSync } from "node:zlib";
import { fileURLToPath } from "node:url";
import { build, type Metafile } from "esbuild";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** A bundle, or the part of it that a successful call loads. */
interface Bundle {
  /** The code of each file. */
  readonly files: readonly string[];
  /** The sources that some of the code comes from. */
  readonly inputs: readonly string[];
}

const listInputs = (outputs: readonly Metafile["outputs"][string][]): string[] =>
  outputs
    .flatMap(({ inputs }) => Object.entries(inputs))
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([path]) => path);

/**
 * Bundles a program as an application would. `loaded` is what starts with the program: the file of its entry, and those that this
 * imports. `all` also has the files that are loaded on first use.
 */
async function bundleProgram(contents: string): Promise<{ loaded: Bundle; all: Bundle }> {
  const { metafile, outputFiles } = await build({
    stdin: { contents, resolveDir: root, sourcefile: "entry.ts", loader: "ts" },
    bundle: true,
    minify: true,
    splitting: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    outdir: "out",
    absWorkingDir: root,
    write: false,
    metafile: true,
  });
  const loaded = new Set<string>();
  const load = (path: string): void => {
    if (loaded.has(path)) return;
    loaded.add(path);
    for (const each of metafile.outputs[path]?.imports ?? [])
      if (each.kind === "import-statement") load(each.path);
  };
  for (const [path, { entryPoint }] of Object.entries(metafile.outputs))
    if (entryPoint === "entry.ts") load(path);
  const select = (paths: readonly string[]): Bundle => ({
    files: outputFiles
      .filter((file) => paths.some((path) => file.path.endsWith(path)))
      .map(({ text }) => text),
    inputs: listInputs(paths.flatMap((path) => metafile.outputs[path] ?? [])),
  });
  return { loaded: select([...loaded]), all: select(Object.keys(metafile.outputs)) };
}

/** The size of files in bytes, each compressed by itself as a server sends it. */
const sumGzip = ({ files }: Bundle): number =>
  files.reduce((sum, code) => sum + gzipSync(code, { level: 9 }).length, 0);

const oneResource = `import { createTransport } from "./src/transport/index.ts";
  import { createUsers } from "./src/resources/users.ts";
  createUsers(createTransport({ baseUrl: "/", apiKey: "k" })).list().then(console.log);`;

const wholeClient = `import { createClient } from "./src/index.ts";
  createClient({ baseUrl: "/", apiKey: "k" }).users.list().then(console.log);`;

test("the client's bundle holds neither zod, nor the operations table, nor anything of Node's", async () => {
  const { all } = await bundleProgram('export * from "./src/index.ts";');
  expect(all.inputs).toContain("src/client.ts");
  expect(
    all.inputs.filter((path) => /zod|generated\/(operations|schemas|enums)|\bmock\//.test(path)),
  ).toEqual([]);
  expect(all.files.join("")).not.toMatch(/["']node:/);
});

test.each([
  ["one resource", oneResource, 9_250, 11_200],
  ["the whole client", wholeClient, 14_600, 18_900],
])("[BND-2] %s stays within its size", async (_, program, limit, limitOfAll) => {
  const { loaded, all } = await bundleProgram(program);
  expect(sumGzip(loaded)).toBeLessThan(limit);
  // Bundlers that write one file compress it as a whole.
  expect(sumGzip({ ...all, files: [all.files.join("")] })).toBeLessThan(limitOfAll);
});

test("[BND-2] a successful call loads no code that waits, uploads, downloads or explains an error", async () => {
  const { loaded, all } = await bundleProgram(wholeClient);
  const late = all.inputs.filter((path) => !loaded.inputs.includes(path));
  expect(late.toSorted()).toEqual([
    "src/resources/report-form.ts",
    "src/transport/describe-issues.ts",
    "src/transport/explain.ts",
    "src/transport/pdf-file.ts",
    "src/waits/order-phases.ts",
    "src/waits/wait-status.ts",
    "src/waits/wait.ts",
  ]);
});

test("[BND-2] a bundle of one resource holds no other resource, and no feature that it does not use", async () => {
  const { all } = await bundleProgram(oneResource);
  expect(all.inputs).toContain("src/resources/users.ts");
  expect(all.inputs.filter((path) => path.startsWith("src/resources/"))).toEqual(["src/resources/users.ts"]);
  expect(all.inputs.filter((path) => /pdf|middleware|log\.ts|limiter|validate|waits/.test(path))).toEqual([]);
  expect(all.files.join("")).not.toMatch(/WaitTimeoutError|WebhookVerificationError|\/v3\/order/);
});
