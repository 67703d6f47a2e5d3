import { fileURLToPath } from "node:url";
import { build, type Metafile, type Plugin } from "esbuild";
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
    entryPoints: { loader: `${page}/loader.ts`, style: `${page}/style.css` },
    format: "iife",
  });
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
  });
  return metafile;
}
