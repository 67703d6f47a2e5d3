/**
 * Packs the package, installs it in an empty folder and uses it there: from an ES module, from CommonJS, from TypeScript with
 * both module resolutions, and from the command line. Packs a clean copy of the project, so that a package without its build
 * output fails here. `--tarball FILE` takes a packed package instead.
 */
import { spawnSync } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { listCompilerArguments } from "./matrix/compile.ts";
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
  const { status, stderr } = spawnSync("npx", ["--no", "--", "sanguine", "mcp"], {
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

  // Only runtime dependencies: no msw, no vitest, no zod.
  run("npm install of the tarball", "npm", ["install", "--silent", "--omit=peer", tarball]);
  run("ES module, without zod", "node", ["esm.mjs"]);
  await linkPackage("zod");
  run("CommonJS", "node", ["cjs.cjs"]);
  run("command line, without msw or vitest", "npx", ["--no", "--", "sanguine", "--help"]);
  runMcp("MCP server, without its library", 1, "npm install --save-dev @modelcontextprotocol/sdk");
  await linkPackage("@modelcontextprotocol/sdk");
  runMcp("MCP server", 0, "controls the mock at http://127.0.0.1:");

  for (const name of ["typescript", "typescript-5.4", "msw", "vitest", "@types/node"])
    await linkPackage(name);
  await cp(join(project, "test/matrix/node-test"), join(folder, "node-test"), { recursive: true });
  run("node:test", "node", ["--test", "node-test/users.mjs"]);
  // Check all our declarations, but not those of optional peers. `npm run test:matrix` has every compiler.
  const programs = [
    { files: ["client.ts"], compiler: "typescript" },
    { files: ["client.ts", "client-only.ts"], compiler: "typescript-5.4" },
    { files: ["entry-points.mts"], compiler: "typescript", skipLibCheck: true },
  ];
  for (const { compiler, ...program } of programs) {
    const tsc = join(project, "node_modules", compiler, "bin/tsc");
    for (const resolution of ["node16", "bundler"] as const)
      run(`${compiler} of ${program.files.join()}, moduleResolution ${resolution}`, "node", [
        tsc,
        ...listCompilerArguments({ resolution, dom: true, ...program }),
      ]);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
