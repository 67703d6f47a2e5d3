import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build, type Metafile, type Plugin } from "esbuild";
import { writeConsole } from "../../build-console.ts";
import { pageModules } from "./page-modules.ts";

const tracked = fileURLToPath(new URL("page/tracked-mock.ts", import.meta.url));

/** Puts the tracked mock in place of the mock's own, except in the tracked one itself. */
const trackMocks: Plugin = {
  name: "track-mocks",
  setup: (own) =>
    own.onResolve({ filter: /\/create-mock\.ts$/ }, ({ importer }) =>
      importer === tracked ? null : { path: tracked },
    ),
};

/** The console in a frame. Its first script leads its requests to the page around it, so it needs no network. */
const consolePage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; frame-src blob:; require-trusted-types-for 'script'; trusted-types 'none'">
<title>sanguine console</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="console.css">
<script src="frame.js"></script>
<script type="module" src="console.js"></script>
</head>
<body><div id="console"></div></body>
</html>
`;

/** Builds what runs samples in a page: static files that load each other by relative addresses. */
export async function buildBundles(folder: string): Promise<Metafile> {
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
    metafile: true,
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
  await writeFile(`${folder}/console/index.html`, consolePage);
  const { metafile } = await build({
    ...options,
    entryPoints: {
      page: `${page}/page.ts`,
      worker: `${page}/worker.ts`,
      ...Object.fromEntries(Array.from(pageModules, ([name, file]) => [`modules/${name}`, file])),
    },
    format: "esm",
    splitting: true,
    chunkNames: "chunks/[name]-[hash]",
    plugins: [trackMocks],
    define: { pageModuleNames: JSON.stringify([...pageModules.keys()]) },
  });
  return metafile;
}
