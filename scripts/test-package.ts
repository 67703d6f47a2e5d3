/**
 * Packs the package, installs it in an empty folder and uses it there: from an ES module, from CommonJS, from TypeScript with
 * both module resolutions, and from the command line. Packs a clean copy of the project, so that a package without its build
 * output fails here. `--tarball FILE` takes a packed package instead.
 */
import { spawnSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { packCopy, readTarballOption } from "./pack.ts";

const project = process.cwd();
const folder = await mkdtemp(join(tmpdir(), "packed-"));

function run(title: string, command: string, args: string[], cwd = folder): void {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: "utf8" });
  if (error) throw error;
  if (status !== 0)
    throw new Error(`${title}: ${command} ${args.join(" ")} ended with ${status}\n${stdout}\n${stderr}`);
  console.log(`✓ ${title}`);
}

/** Runs the MCP server with a client that leaves at once, and checks what it says. */
function runMcp(title: string, expected: number, message: string): void {
  const { status, stderr } = spawnSync("npx", ["--no", "sanguine", "mcp"], {
    cwd: folder,
    encoding: "utf8",
    input: "",
  });
  if (status !== expected || !stderr.includes(message))
    throw new Error(`${title}: sanguine mcp ended with ${status}\n${stderr}`);
  console.log(`✓ ${title}`);
}

/** Links a development dependency of the project into the folder, instead of installing it again. */
async function linkPackage(name: string): Promise<void> {
  const target = join(folder, "node_modules", name);
  await mkdir(dirname(target), { recursive: true });
  await symlink(join(project, "node_modules", name), target);
}

try {
  const tarball = readTarballOption() ?? (await packCopy(folder));
  await cp(join(project, "test/package"), folder, { recursive: true });
  await writeFile(join(folder, "package.json"), JSON.stringify({ name: "a-user", private: true }));

  // Only runtime dependencies: no msw, no vitest.
  run("npm install of the tarball", "npm", ["install", "--silent", "--omit=peer", tarball]);
  run("ES module", "node", ["esm.mjs"]);
  run("CommonJS", "node", ["cjs.cjs"]);
  run("command line, without msw or vitest", "npx", ["--no", "sanguine", "--help"]);
  runMcp("MCP server, without its library", 1, "npm install --save-dev @modelcontextprotocol/sdk");
  await linkPackage("@modelcontextprotocol/sdk");
  runMcp("MCP server", 0, "controls the mock at http://127.0.0.1:");

  for (const name of ["typescript", "typescript-5.4", "msw", "vitest", "@types/node"])
    await linkPackage(name);
  const base = JSON.parse(await readFile(join(folder, "tsconfig.json"), "utf8")) as {
    compilerOptions: object;
  };
  // Check all our declarations, but not those of optional peers.
  const programs = [
    { file: "client.ts", compiler: "typescript", skipLibCheck: false },
    { file: "client-only.ts", compiler: "typescript-5.4", skipLibCheck: false },
    { file: "entry-points.mts", compiler: "typescript", skipLibCheck: true },
  ];
  for (const { file, compiler, skipLibCheck } of programs) {
    const tsc = join(project, "node_modules", compiler, "bin/tsc");
    for (const [moduleResolution, module] of [
      ["node16", "node16"],
      ["bundler", "esnext"],
    ]) {
      // The types of Node come from a newer compiler.
      const own = compiler === "typescript" ? {} : { types: [], lib: ["es2022", "dom", "dom.iterable"] };
      const compilerOptions = { ...base.compilerOptions, ...own, module, moduleResolution, skipLibCheck };
      const config = join(folder, "tsconfig.own.json");
      await writeFile(config, JSON.stringify({ compilerOptions, files: [file] }));
      run(`${compiler} of ${file}, moduleResolution ${moduleResolution}`, "node", [tsc, "-p", config]);
    }
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
