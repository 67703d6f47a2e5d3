/**
 * Builds the image of the Dockerfile from the packed package, runs it with a read-only file system and waits until it is healthy.
 * Without a container engine, runs the steps of the Dockerfile in a root folder made from the packages of Debian, which needs root and
 * `mmdebstrap`.
 *
 *   npm run test:package -- container --tarball FILE
 */
import { spawn, spawnSync } from "node:child_process";
import { appendFileSync, copyFileSync, cpSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { findFreePorts, run, createTemporaryFolder } from "./run.ts";
import { packCopy, readTarballOption } from "./pack.ts";

/** The steps of a Dockerfile that decide what a container does. */
type ContainerSteps = ReturnType<typeof parseDockerfile>;

const known = ["FROM", "WORKDIR", "COPY", "RUN", "USER", "EXPOSE", "HEALTHCHECK", "ENTRYPOINT"];

/** Reads a Dockerfile with one stage, whose commands are JSON lists. Throws for an instruction that it does not know. */
function parseDockerfile(text: string) {
  const lines = text.replaceAll("\\\n", " ").split("\n");
  const steps = lines
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    .map((line) => {
      const [instruction = "", ...rest] = line.split(" ");
      if (!known.includes(instruction)) throw new Error(`test-container.ts cannot run ${instruction}.`);
      return { instruction, value: rest.join(" ") };
    });
  const list = (instruction: string): string[] =>
    steps.filter((step) => step.instruction === instruction).map(({ value }) => value);
  const parseList = (instruction: string): string[] =>
    JSON.parse(/\[.*\]$/.exec(list(instruction).at(-1) ?? "")?.[0] ?? "[]") as string[];
  const [, node, debian] = /^node:(\d+)-(\w+)-slim$/.exec(list("FROM").join()) ?? [];
  if (node === undefined || debian === undefined)
    throw new Error("The base image must be node:MAJOR-DEBIAN-slim.");
  return {
    /** The major version of Node and the release of Debian in the base image. */
    base: { node, debian },
    folder: list("WORKDIR").at(-1) ?? "/",
    copies: list("COPY").map((value) => {
      const [source = "", target = ""] = value.split(" ");
      return { source, target };
    }),
    runs: list("RUN"),
    user: list("USER").at(-1) ?? "root",
    healthcheck: parseList("HEALTHCHECK"),
    entrypoint: parseList("ENTRYPOINT"),
  };
}

const ATTEMPTS = 60;

async function waitUntil(what: string, check: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (check()) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`${what} was not ready after ${ATTEMPTS / 2} seconds.`);
}

async function testImage(engine: string, context: string): Promise<void> {
  const image = "sanguine-mock:test";
  run(engine, ["build", "--tag", image, context]);
  const limits = ["--read-only", "--cap-drop=ALL", "--security-opt=no-new-privileges"];
  const container = run(engine, ["run", "--detach", "--rm", ...limits, image], { stdio: "pipe" }).trim();
  try {
    await waitUntil("The container", () => {
      const format = ["inspect", "--format", "{{.State.Health.Status}} {{.Config.User}}", container];
      return spawnSync(engine, format, { encoding: "utf8" }).stdout.trim() === "healthy node";
    });
  } finally {
    spawnSync(engine, ["stop", container]);
  }
}

/** The user `node` of the base image. */
const NODE_USER = 1_000;
/** What the image sets, and nothing of this machine. */
const imageEnvironment = { PATH: "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin" };

/** Makes a root folder as the base image has it: the essential packages of Debian, Node with npm, and the user `node`. */
function createRoot(context: string, { node, debian }: ContainerSteps["base"]): string {
  const root = join(context, "root");
  run("mmdebstrap", ["--quiet", "--variant=essential", "--include=libstdc++6", debian, root]);
  const binaries = `node-linux-${process.arch}`;
  const install = ["install", "--ignore-scripts", "--silent", "--no-save", `${binaries}@${node}`];
  run("npm", [...install, "--prefix", context]);
  copyFileSync(join(context, "node_modules", binaries, "bin/node"), join(root, "usr/local/bin/node"));
  const npm = join(run("npm", ["root", "--global"], { stdio: "pipe" }).trim(), "npm");
  cpSync(npm, join(root, "usr/local/lib/node_modules/npm"), { recursive: true, verbatimSymlinks: true });
  symlinkSync("../lib/node_modules/npm/bin/npm-cli.js", join(root, "usr/local/bin/npm"));
  appendFileSync(join(root, "etc/passwd"), `node:x:${NODE_USER}:${NODE_USER}::/home/node:/bin/sh\n`);
  appendFileSync(join(root, "etc/group"), `node:x:${NODE_USER}:\n`);
  return root;
}

/** Runs the commands of RUN, which install packages over the network of this machine. */
function runSteps(root: string, steps: ContainerSteps): void {
  copyFileSync("/etc/resolv.conf", join(root, "etc/resolv.conf"));
  const registry = run("npm", ["config", "get", "registry"], { stdio: "pipe" }).trim();
  const certificates = process.env["NODE_EXTRA_CA_CERTS"];
  if (certificates !== undefined) {
    mkdirSync(join(root, dirname(certificates)), { recursive: true });
    copyFileSync(certificates, join(root, certificates));
  }
  const env = { ...imageEnvironment, NPM_CONFIG_REGISTRY: registry, NODE_EXTRA_CA_CERTS: certificates };
  for (const command of steps.runs)
    run("chroot", [root, "sh", "-c", `cd ${steps.folder} && ${command}`], { env });
}

async function testSteps(context: string): Promise<void> {
  const steps = parseDockerfile(readFileSync("Dockerfile", "utf8"));
  if (steps.user !== "node") throw new Error("The Dockerfile must set the USER node.");
  const root = createRoot(context, steps.base);
  for (const { source, target } of steps.copies) {
    mkdirSync(join(root, steps.folder, target), { recursive: true });
    copyFileSync(join(context, source), join(root, steps.folder, target, source));
  }
  runSteps(root, steps);

  const port = String((await findFreePorts(1))[0]);
  const enter = ["chroot", `--userspec=${NODE_USER}:${NODE_USER}`, root, "sh", "-c"];
  const inFolder = `cd ${steps.folder} && exec "$@"`;
  // A view of the root folder that nobody can write to. The last line replaces the shell, so that signals reach the mock.
  const prepare = `set -e
    mount --bind "$1" "$1"
    mount --options remount,bind,ro "$1"
    if chroot "$1" touch /tmp/written 2>/dev/null; then exit 1; fi
    shift
    exec "$@"`;
  const command = [...enter, inFolder, "sh", ...steps.entrypoint, "--port", port];
  const mock = spawn("unshare", ["--mount", "sh", "-c", prepare, "sh", root, ...command], {
    stdio: ["ignore", "ignore", "inherit"],
    env: imageEnvironment,
  });
  try {
    const [health = "", ...healthArgs] = steps.healthcheck.map((part) => part.replaceAll("4010", port));
    const [program = "", ...args] = [...enter, inFolder, "sh", health, ...healthArgs];
    const isHealthy = (): boolean => spawnSync(program, args, { env: imageEnvironment }).status === 0;
    await waitUntil("The mock", () => {
      if (mock.exitCode !== null) throw new Error(`The mock ended with ${mock.exitCode}.`);
      return isHealthy();
    });
    mock.kill("SIGTERM");
    await new Promise((resolve) => mock.once("exit", resolve));
    if (mock.exitCode !== 0)
      throw new Error(`The mock ended with ${mock.exitCode ?? mock.signalCode} after SIGTERM.`);
    if (isHealthy()) throw new Error("The health check passes although the mock has stopped.");
  } finally {
    mock.kill("SIGKILL");
  }
}

using temporary = createTemporaryFolder("container-");
const context = temporary.path;
copyFileSync(readTarballOption() ?? (await packCopy(context)), join(context, "sanguine.tgz"));
copyFileSync("Dockerfile", join(context, "Dockerfile"));
// An engine that cannot fetch the base image cannot build.
const image = /^FROM (\S+)/m.exec(readFileSync("Dockerfile", "utf8"))?.[1] ?? "";
const engine = ["docker", "podman"].find(
  (name) => spawnSync(name, ["info"]).status === 0 && spawnSync(name, ["pull", image]).status === 0,
);
if (engine === undefined) {
  console.log(
    "No container engine with access to the base image runs here. The steps of the Dockerfile run in a root folder of Debian.",
  );
  await testSteps(context);
} else await testImage(engine, context);
console.log("✓ the mock of the Dockerfile is healthy as a user that is not root, without a file to write to");
