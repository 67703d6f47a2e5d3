import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { row } from "../row.mjs";

async function gzipKilobytes(code, resolveDir = process.cwd()) {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir, loader: "js" },
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
const one = await gzipKilobytes(
  `import { createTransport } from "sanguine/transport"; import { createUsers } from "sanguine/resources/users";
   createUsers(createTransport({ baseUrl: "/", apiKey: "k" })).list().then(console.log);`,
);
const theirs = await gzipKilobytes(
  `import createClient from "openapi-fetch"; createClient({ baseUrl: "/" }).GET("/v2/user").then(console.log);`,
);
row("whole client bundled for one call, gzip", 10.5, ours, " kB");
row("  the same, against openapi-fetch alone", 3, ours / theirs);
row("client of one resource, gzip", 6.5, one, " kB");

// Other clients, in a folder of their own. Without a registry these rows are left out.
const folder = mkdtempSync(join(tmpdir(), "bench-clients-"));
try {
  const install = ["install", "--silent", "--no-audit", "--no-fund", "--ignore-scripts", "--prefix", folder];
  if (spawnSync("npm", [...install, "stripe@23.1.0", "openai@6.49.0"]).status === 0) {
    const stripe = await gzipKilobytes(
      `import Stripe from "stripe"; new Stripe("k").customers.list().then(console.log);`,
      folder,
    );
    const openai = await gzipKilobytes(
      `import OpenAI from "openai"; new OpenAI({ apiKey: "k" }).models.list().then(console.log);`,
      folder,
    );
    row(`  whole client, against stripe (${stripe.toFixed(1)} kB)`, 1, ours / stripe);
    row(`  whole client, against openai (${openai.toFixed(1)} kB)`, 1, ours / openai);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
