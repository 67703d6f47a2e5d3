/**
 * Packs the package, installs it in an empty folder and uses it there: from an ES module, from CommonJS, from TypeScript with
 * both module resolutions, and from the command line. Packs a clean copy of the project, so that a package without its build
 * output fails here. `--tarball FILE` takes a packed package instead.
 */
import { spawnSync } from "node:child_process";
import { cp, mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { areas } from "./entry-files.ts";
import { bundleProgram, sumGzip } from "./bundle-program.ts";
import { listCompilerArguments, type Resolution } from "./matrix/legs.ts";
import { packCopy, readTarballOption } from "./pack.ts";
import { run, createTemporaryFolder } from "./run.ts";
import { runReadme } from "./run-readme.ts";

const project = process.cwd();
using temporary = createTemporaryFolder("packed-");
const folder = temporary.path;

function runStep(title: string, command: string, args: string[]): void {
  run(command, args, { cwd: folder, stdio: "pipe" });
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

/** Measures programs that bundle the package as installed, compressed, in bytes: the whole client, and each single resource. */
async function measureBundles(): Promise<{ whole: number; resources: number[] }> {
  const measure = async (contents: string): Promise<number> =>
    sumGzip((await bundleProgram(folder, contents)).loaded);
  const options = `({ baseUrl: "/", apiKey: "k" })`;
  const resources: number[] = [];
  for (const name of areas) {
    const create = `create${name.replaceAll(/(?:^|-)(.)/g, (_, first: string) => first.toUpperCase())}`;
    resources.push(
      await measure(`import { createTransport } from "sanguine/transport";
        import { ${create} } from "sanguine/resources/${name}";
        console.log(${create}(createTransport${options}));`),
    );
  }
  const program = `import { createClient } from "sanguine"; console.log(createClient${options});`;
  return { whole: await measure(program), resources };
}

/** Compares the sizes that the documents state, in kB, with those measured. They may differ by 3 %. */
async function checkStatedSizes(): Promise<void> {
  const { whole, resources } = await measureBundles();
  const measured = [whole, Math.min(...resources), Math.max(...resources)].map((size) => size / 1_000);
  for (const file of ["README.md", "docs/performance.md"]) {
    const text = (await readFile(join(project, file), "utf8")).replaceAll(/\s+/g, " ");
    const stated = /about ([\d.]+) kB.*?\b([\d.]+) to ([\d.]+) kB/.exec(text)?.slice(1).map(Number) ?? [];
    const sizes = measured.map((size) => size.toFixed(1)).join(", ");
    if (!measured.every((size, index) => Math.abs(size - (stated[index] ?? 0)) <= size * 0.03))
      throw new Error(`${file} says ${stated.join(", ")} kB. Measured: ${sizes} kB.`);
    console.log(`✓ sizes in ${file}: ${sizes} kB`);
  }
}

/** Writes a program that names every entry point of package.json. The one for browsers is not found under `node16`. */
async function writeEveryEntry(): Promise<string> {
  const manifest = JSON.parse(await readFile(join(project, "package.json"), "utf8")) as { exports: object };
  const types = Object.keys(manifest.exports)
    .filter((entry) => !entry.endsWith(".json"))
    .flatMap((entry) => (entry.includes("*") ? areas.map((name) => entry.replace("*", name)) : [entry]))
    .map((entry) => `typeof import("sanguine${entry.slice(1)}")`);
  await writeFile(join(folder, "every-entry.mts"), `export type Entries = [${types.join(", ")}];\n`);
  return "every-entry.mts";
}

const tarball = readTarballOption() ?? (await packCopy(folder));
await cp(join(project, "test/package"), folder, {
  recursive: true,
  filter: (path) => !path.endsWith("tsconfig.json"),
});
await writeFile(join(folder, "package.json"), JSON.stringify({ name: "a-user", private: true }));

// Only runtime dependencies: no msw, no vitest, no zod.
runStep("npm install of the tarball", "npm", ["install", "--silent", "--omit=peer", tarball]);
runStep("ES module, without zod", "node", ["esm.mjs"]);
await checkStatedSizes();
await linkPackage("zod");
runStep("CommonJS", "node", ["cjs.cjs"]);
runStep("command line, without msw or vitest", "npx", ["--no", "--", "sanguine", "--help"]);
runMcp("MCP server, without its library", 1, "npm install --save-dev @modelcontextprotocol/sdk");
await linkPackage("@modelcontextprotocol/sdk");
runMcp("MCP server", 0, "controls the mock at http://127.0.0.1:");

for (const name of ["typescript", "typescript-5.4", "msw", "vitest", "@types/node"]) await linkPackage(name);
runReadme(folder);
await cp(join(project, "test/matrix/node-test"), join(folder, "node-test"), { recursive: true });
runStep("node:test", "node", ["--test", "node-test/users.mjs"]);
// Check all our declarations, but not those of optional peers. `npm run test:package -- matrix` has every compiler.
const everyEntry = await writeEveryEntry();
await cp(join(folder, "dual-packages.mts"), join(folder, "dual-packages.cts"));
const both: readonly Resolution[] = ["node16", "bundler"];
const programs = [
  { files: ["client.ts"], compiler: "typescript", resolutions: both },
  { files: ["client.ts", "client-only.ts"], compiler: "typescript-5.4", resolutions: both },
  { files: ["entry-points.mts"], compiler: "typescript", resolutions: both, skipLibCheck: true },
  { files: ["dual-packages.mts"], compiler: "typescript", resolutions: both, skipLibCheck: true },
  {
    files: ["dual-packages.cts"],
    compiler: "typescript",
    resolutions: ["node16"] as const,
    skipLibCheck: true,
  },
  { files: [everyEntry], compiler: "typescript", resolutions: ["bundler"] as const },
  { files: [everyEntry], compiler: "typescript-7", resolutions: ["bundler"] as const },
];
for (const name of [
  "@opentelemetry/api",
  "@playwright/test",
  "@tanstack/query-core",
  "@types/pg",
  "fast-check",
  "pg",
  "redis",
])
  await linkPackage(name);
for (const { compiler, resolutions, ...program } of programs) {
  const tsc = join(project, "node_modules", compiler, "bin/tsc");
  for (const resolution of resolutions)
    runStep(`${compiler} of ${program.files.join()}, moduleResolution ${resolution}`, "node", [
      tsc,
      ...listCompilerArguments({ resolution, dom: true, ...program }),
    ]);
}
