import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { row } from "../row.mjs";

async function gzipKilobytes(code) {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: process.cwd(), loader: "js" },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    platform: "browser",
    target: "es2022",
  });
  return gzipSync(outputFiles[0].contents, { level: 9 }).length / 1000;
}

const ours = await gzipKilobytes(
  `import { createClient } from "sanguine"; createClient({ baseUrl: "/", apiKey: "k" }).users.list().then(console.log);`,
);
const theirs = await gzipKilobytes(
  `import createClient from "openapi-fetch"; createClient({ baseUrl: "/" }).GET("/v2/user").then(console.log);`,
);
row("whole client bundled for one call, gzip", 8, ours, " kB");
row("  the same, against openapi-fetch alone", 3, ours / theirs);
