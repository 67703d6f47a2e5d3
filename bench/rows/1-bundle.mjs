import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { row } from "../row.mjs";

const measureGzip = (code) => gzipSync(code, { level: 9 }).length / 1000;

/**
 * Bundles a program. `loaded` is what starts with it, in kilobytes after gzip: the file of its entry, and those that this imports. `all`
 * is the program as one file, with what is otherwise loaded on first use.
 */
async function measureBundle(code, resolveDir = process.cwd()) {
  const options = {
    stdin: { contents: code, resolveDir, sourcefile: "entry.js", loader: "js" },
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    outdir: "out",
    absWorkingDir: process.cwd(),
    // The built package is measured, not the sources that tsconfig.json maps its name to.
    tsconfigRaw: {},
  };
  const whole = await build(options);
  const split = await build({ ...options, splitting: true });
  const { outputs } = split.metafile;
  const paths = new Set();
  const add = (path) => {
    if (paths.has(path)) return;
    paths.add(path);
    for (const { kind, path: other } of outputs[path]?.imports ?? [])
      if (kind === "import-statement") add(other);
  };
  add(Object.keys(outputs).find((path) => outputs[path].entryPoint?.endsWith("entry.js")));
  const files = split.outputFiles.filter((file) => [...paths].some((path) => file.path.endsWith(path)));
  return {
    loaded: files.reduce((sum, { contents }) => sum + measureGzip(contents), 0),
    all: measureGzip(whole.outputFiles[0].contents),
  };
}

const ours = await measureBundle(
  `import { createClient } from "sanguine"; createClient({ baseUrl: "/", apiKey: "k" }).users.list().then(console.log);`,
);
const one = await measureBundle(
  `import { createTransport } from "sanguine/transport"; import { createUsers } from "sanguine/resources/users";
   createUsers(createTransport({ baseUrl: "/", apiKey: "k" })).list().then(console.log);`,
);
const theirs = await measureBundle(
  `import createClient from "openapi-fetch"; createClient({ baseUrl: "/" }).GET("/v2/user").then(console.log);`,
);
row("whole client, loaded for one call, gzip", 12.5, ours.loaded, " kB");
row("  the same, with what is loaded on first use", 20, ours.all, " kB");
row("  the same, against openapi-fetch alone", 5, ours.loaded / theirs.loaded);
row("client of one resource, loaded for one call, gzip", 9, one.loaded, " kB");
row("  the same, with what is loaded on first use", 12, one.all, " kB");

// Other clients, in a folder of their own. Without a registry these rows are left out.
const folder = mkdtempSync(join(tmpdir(), "bench-clients-"));
try {
  const install = ["install", "--silent", "--no-audit", "--no-fund", "--ignore-scripts", "--prefix", folder];
  if (spawnSync("npm", [...install, "stripe@23.1.0", "openai@6.49.0"]).status === 0) {
    const stripe = await measureBundle(
      `import Stripe from "stripe"; new Stripe("k").customers.list().then(console.log);`,
      folder,
    );
    const openai = await measureBundle(
      `import OpenAI from "openai"; new OpenAI({ apiKey: "k" }).models.list().then(console.log);`,
      folder,
    );
    row(`  whole client, against stripe (${stripe.loaded.toFixed(1)} kB)`, 1, ours.loaded / stripe.loaded);
    row(`  whole client, against openai (${openai.loaded.toFixed(1)} kB)`, 1, ours.loaded / openai.loaded);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
