import { build } from "esbuild";
import { copyFile, mkdir, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { entries } from "../../vitest.config.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The command line as one built program, to run with Node. */
export type BuiltCli = Awaited<ReturnType<typeof buildCli>>;

/**
 * Builds the command line from the sources, laid out as in the package. A test that starts several processes builds it once,
 * because each process that compiles the sources itself needs a second to start.
 */
export async function buildCli() {
  const folder = await mkdtemp(join(tmpdir(), "sanguine-built-"));
  await mkdir(join(folder, "dist"));
  await copyFile(join(root, "package.json"), join(folder, "package.json"));
  await copyFile(join(root, "src/generated/openapi.json"), join(folder, "dist/openapi.json"));
  await symlink(join(root, "docs"), join(folder, "dist/guides"));
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
  await build({
    entryPoints: {
      cli: join(root, "mock/cli/main.ts"),
      "report-worker": join(root, "mock/core/host/report-worker.ts"),
    },
    outdir: join(folder, "dist"),
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    alias: entries,
    packages: "external",
    logLevel: "error",
  });
  return {
    file: join(folder, "dist/cli.js"),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
