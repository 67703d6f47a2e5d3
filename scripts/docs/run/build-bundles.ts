import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "esbuild";
import { handleConsole } from "../../../mock/adapters/console-page.ts";
import { joinChunks } from "../../build/join-chunks.ts";
import { writeConsole } from "../../build-console.ts";
import { createTemporaryFolder } from "../../run.ts";
import { pageModules } from "./mark-samples.ts";

const tracked = fileURLToPath(new URL("page/tracked-mock.ts", import.meta.url));

/** Puts the tracked mock in place of the mock's own, except in the tracked one itself. */
const trackMocks: Plugin = {
  name: "track-mocks",
  setup: (own) =>
    own.onResolve({ filter: /\/create-mock\.ts$/ }, ({ importer }) =>
      importer === tracked ? null : { path: tracked },
    ),
};

/** Returns the page of the console for a frame. Its first script leads its requests to the page around it, so it needs no network. */
async function createConsolePage(): Promise<string> {
  const response = await handleConsole({
    method: "GET",
    url: "/__mock/",
    header: () => null,
    body: async () => "",
  });
  const policy = String(response?.headers["content-security-policy"]).replace(/ frame-ancestors [^;]*;/, "");
  const head = `<head><meta http-equiv="content-security-policy" content="${policy}"><script src="frame.js"></script>`;
  return new TextDecoder().decode(response?.body as Uint8Array).replace("<head>", head);
}

/** Builds what runs samples in a page: static files that load each other by relative addresses. */
export async function buildBundles(folder: string): Promise<void> {
  const root = fileURLToPath(new URL("../../..", import.meta.url));
  const options = {
    absWorkingDir: root,
    outdir: folder,
    bundle: true,
    minify: true,
    platform: "browser",
    target: "es2022",
    charset: "utf8",
    legalComments: "none",
    logLevel: "silent",
  } as const;
  const page = "scripts/docs/run/page";
  await build({
    ...options,
    entryPoints: {
      loader: `${page}/loader.ts`,
      style: `${page}/style.css`,
      "console/frame": `${page}/console-frame.ts`,
    },
    format: "iife",
  });
  await writeConsole(`${folder}/console`);
  await writeFile(`${folder}/console/index.html`, await createConsolePage());
  const entryPoints: Readonly<Record<string, string>> = {
    page: `${page}/page.ts`,
    worker: `${page}/worker.ts`,
    ...Object.fromEntries(Array.from(pageModules, ([name, file]) => [`modules/${name}`, file])),
  };
  using built = createTemporaryFolder("docs-bundles-");
  await build({
    ...options,
    outdir: built.path,
    entryPoints,
    format: "esm",
    splitting: true,
    plugins: [trackMocks],
    define: { pageModuleNames: JSON.stringify([...pageModules.keys()]) },
  });
  // What the worker loads at once is one file, because a page waits for each of 65.
  const entries = Object.keys(entryPoints);
  const chunks = await joinChunks({ folder: built.path, entries, core: [], main: "worker", apart: ["page"] });
  for (const { fileName, code } of chunks) {
    await mkdir(dirname(join(folder, fileName)), { recursive: true });
    await writeFile(join(folder, fileName), code);
  }
}
