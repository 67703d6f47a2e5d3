/**
 * Makes a release of a fresh clone and publishes it to a registry on this machine. Then installs it from there in an empty project, and
 * runs the programs of README.md.
 *
 *   npm run test:package -- release
 */
import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findFreePorts, run, createTemporaryFolder } from "./run.ts";
import { runReadme } from "./run-readme.ts";

/** The newest registry that runs on Node 20. It asks for a tag of node-fetch that mirrors of the npm registry may lack. */
const registryPackage = { dependencies: { verdaccio: "6.8.0" }, overrides: { "node-fetch": "2.7.0" } };

const project = process.cwd();
using folder = createTemporaryFolder("release-test-");
const temporary = folder.path;
const folderOf = (name: string): string => {
  mkdirSync(join(temporary, name), { recursive: true });
  return join(temporary, name);
};
/** Runs a command in a folder, with the npm configuration of the test where `env` is given, and returns its output. */
const runIn = (folder: string, command: string, args: readonly string[], env?: NodeJS.ProcessEnv): string =>
  run(command, args, {
    cwd: folder,
    stdio: ["ignore", "pipe", "inherit"],
    ...(env === undefined ? {} : { env }),
  });

/** Starts a registry that keeps this package, and takes all others from the npm registry. Returns its URL and how to stop it. */
async function startRegistry(): Promise<{ url: string; stop: () => void }> {
  const folder = folderOf("registry");
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, ...registryPackage }));
  runIn(folder, "npm", ["install", "--ignore-scripts", "--prefer-offline", "--silent"]);
  const upstream = runIn(folder, "npm", ["config", "get", "registry"]).trim();
  const configuration = {
    storage: "./storage",
    uplinks: { npmjs: { url: upstream } },
    packages: {
      sanguine: { access: "$all", publish: "$all" },
      "**": { access: "$all", proxy: "npmjs" },
    },
    log: { type: "stdout", format: "pretty", level: "error" },
  };
  writeFileSync(join(folder, "config.yaml"), JSON.stringify(configuration));
  const [port] = await findFreePorts(1);
  const url = `http://127.0.0.1:${port}/`;
  const args = [
    "node_modules/verdaccio/bin/verdaccio",
    "--config",
    "config.yaml",
    "--listen",
    `127.0.0.1:${port}`,
  ];
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ["ignore", "inherit", "inherit"] });
  for (let attempt = 0; attempt < 120; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`verdaccio ended with ${child.exitCode}.`);
    const response = await fetch(`${url}-/ping`).catch(() => null);
    if (response?.ok) return { url, stop: () => child.kill() };
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  child.kill();
  throw new Error("verdaccio did not start in a minute.");
}

/** Clones the last commit of the project, with an origin that takes pushes, and sets what its owner sets before the first release. */
function cloneProject(): string {
  const origin = join(temporary, "origin.git");
  const clone = join(temporary, "clone");
  run("git", ["clone", "--quiet", "--bare", project, origin]);
  runIn(origin, "git", ["branch", "--force", "main", runIn(project, "git", ["rev-parse", "HEAD"]).trim()]);
  run("git", ["clone", "--quiet", "--branch", "main", origin, clone]);
  for (const [name, value] of [
    ["user.name", "Release test"],
    ["user.email", "release@mail.example"],
  ] as const)
    runIn(clone, "git", ["config", name, value]);
  runIn(clone, "npm", [
    "pkg",
    "set",
    "repository.url=git+https://git.example/team/sanguine.git",
    "homepage=https://docs.example",
    "bugs.url=https://git.example/team/sanguine/issues",
    "author=Ada Fernsby <ada@mail.example>",
  ]);
  runIn(clone, "git", ["commit", "--quiet", "--all", "--message", "package: name the owner"]);
  runIn(clone, "npm", ["ci", "--ignore-scripts", "--prefer-offline", "--silent"]);
  return clone;
}

/** Compares what the release left in the repository and in the registry. Returns the version. */
function checkRelease(clone: string, npm: NodeJS.ProcessEnv): string {
  const { version } = JSON.parse(runIn(clone, "git", ["show", "HEAD:package.json"])) as { version: string };
  const expected: readonly (readonly [what: string, found: string, wanted: string])[] = [
    ["the published version", runIn(clone, "npm", ["view", "sanguine", "version"], npm).trim(), version],
    [
      "the tag at the origin",
      runIn(clone, "git", ["ls-remote", "--tags", "origin", `v${version}`])
        .slice(41)
        .trim(),
      `refs/tags/v${version}`,
    ],
    [
      "the last commit at the origin",
      runIn(clone, "git", ["log", "-1", "--format=%s", "origin/main"]).trim(),
      `release: v${version}`,
    ],
    ["changed files", runIn(clone, "git", ["status", "--porcelain"]).trim(), ""],
  ];
  for (const [what, found, wanted] of expected)
    if (found !== wanted) throw new Error(`Found "${found}" as ${what} instead of "${wanted}".`);
  return version;
}

/** Installs the published package in an empty project and uses it there. */
function useRelease(version: string, npm: NodeJS.ProcessEnv): void {
  const folder = folderOf("user");
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "a-user", private: true }));
  runIn(folder, "npm", ["install", "--silent", "--no-audit", "sanguine", "msw", "vitest"], npm);
  const installed = runIn(folder, "node", ["--print", 'require("sanguine").VERSION']).trim();
  if (installed !== version) throw new Error(`Installed ${installed} instead of ${version}.`);
  const changelog = runIn(folder, "head", ["-n", "4", "node_modules/sanguine/CHANGELOG.md"]);
  if (!changelog.includes(`## ${version}`)) throw new Error(`CHANGELOG.md begins with ${changelog}`);
  runReadme(folder);
}

let stop = (): void => undefined;
try {
  const clone = cloneProject();
  const registry = await startRegistry();
  stop = registry.stop;
  const configuration = join(temporary, "npmrc");
  // npm publishes with a token only. This registry accepts any.
  writeFileSync(
    configuration,
    `registry=${registry.url}\n${registry.url.replace("http:", "")}:_authToken=none\n`,
  );
  const npm = { ...process.env, NPM_CONFIG_USERCONFIG: configuration };
  run("npm", ["run", "--silent", "release", "--", "--registry", registry.url], { cwd: clone, env: npm });
  const version = checkRelease(clone, npm);
  useRelease(version, npm);
  console.log(`✓ v${version} was released, published, installed and used`);
} finally {
  stop();
}
