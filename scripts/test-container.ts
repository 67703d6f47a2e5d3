/**
 * Builds the image of the Dockerfile from the packed package, runs it and waits until it is healthy. Without a container engine, runs the
 * steps of the Dockerfile in an empty folder instead, as another user where that is possible.
 *
 *   npm run test:package -- container --tarball FILE
 */
import { spawn, spawnSync } from "node:child_process";
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePorts } from "./examples/free-ports.ts";
import { packCopy, readTarballOption } from "./pack.ts";
import { run } from "./run.ts";

/** The steps of a Dockerfile that decide what a container does. */
interface ContainerSteps {
  /** Sources and targets of COPY. */
  readonly copies: readonly (readonly [source: string, target: string])[];
  /** Shell commands of RUN. */
  readonly runs: readonly string[];
  readonly user: string;
  readonly healthcheck: readonly string[];
  readonly entrypoint: readonly string[];
}

const known = ["FROM", "WORKDIR", "COPY", "RUN", "USER", "EXPOSE", "HEALTHCHECK", "ENTRYPOINT"];

/** Reads a Dockerfile with one stage, whose commands are JSON lists. Throws for an instruction that it does not know. */
function parseDockerfile(text: string): ContainerSteps {
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
  return {
    copies: list("COPY").map((value) => {
      const [source = "", target = ""] = value.split(" ");
      return [source, target];
    }),
    runs: list("RUN"),
    user: list("USER").at(-1) ?? "root",
    healthcheck: parseList("HEALTHCHECK"),
    entrypoint: parseList("ENTRYPOINT"),
  };
}

/** User and group `nobody`, for the steps after `USER`. */
const NOBODY = 65_534;
const ATTEMPTS = 60;

/** Repeats a check until it passes. */
async function waitUntil(what: string, check: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (check()) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`${what} was not ready after ${ATTEMPTS / 2} seconds.`);
}

/** Builds and runs the image. */
async function testImage(engine: string, context: string): Promise<void> {
  const image = "sanguine-mock:test";
  run(engine, ["build", "--tag", image, context]);
  const container = run(engine, ["run", "--detach", "--rm", image], { stdio: "pipe" }).trim();
  try {
    await waitUntil("The container", () => {
      const format = ["inspect", "--format", "{{.State.Health.Status}} {{.Config.User}}", container];
      return spawnSync(engine, format, { encoding: "utf8" }).stdout.trim() === "healthy node";
    });
  } finally {
    spawnSync(engine, ["stop", container]);
  }
}

/** Runs the steps of the Dockerfile in a folder. */
async function testSteps(context: string): Promise<void> {
  const steps = parseDockerfile(readFileSync("Dockerfile", "utf8"));
  const app = join(context, "app");
  mkdirSync(app);
  for (const [source, target] of steps.copies) copyFileSync(join(context, source), join(app, target, source));
  for (const command of steps.runs) run("sh", ["-c", command], { cwd: app });
  const isRoot = process.getuid?.() === 0;
  const user = isRoot && steps.user !== "root" ? { uid: NOBODY, gid: NOBODY } : {};
  if (steps.user === "root") throw new Error("The Dockerfile must set a USER other than root.");
  // The user of the container reads the files, and writes none.
  chmodSync(context, 0o755);
  const port = String((await findFreePorts(1))[0]);
  const [command, ...args] = [...steps.entrypoint, "--port", port];
  const mock = spawn(command, args, {
    cwd: app,
    stdio: ["ignore", "ignore", "inherit"],
    env: { PATH: process.env["PATH"] },
    ...user,
  });
  try {
    const [health = "", ...healthArgs] = steps.healthcheck.map((part) => part.replaceAll("4010", port));
    const isHealthy = (): boolean => spawnSync(health, healthArgs, { cwd: app, ...user }).status === 0;
    await waitUntil("The mock", isHealthy);
    mock.kill("SIGTERM");
    await new Promise((resolve) => mock.once("exit", resolve));
    if (isHealthy()) throw new Error("The health check passes although the mock has stopped.");
  } finally {
    mock.kill("SIGKILL");
  }
}

const context = mkdtempSync(join(tmpdir(), "container-"));
try {
  copyFileSync(readTarballOption() ?? (await packCopy(context)), join(context, "sanguine.tgz"));
  copyFileSync("Dockerfile", join(context, "Dockerfile"));
  // An engine that cannot fetch the base image cannot build.
  const image = /^FROM (\S+)/m.exec(readFileSync("Dockerfile", "utf8"))?.[1] ?? "";
  const engine = ["docker", "podman"].find(
    (name) => spawnSync(name, ["info"]).status === 0 && spawnSync(name, ["pull", image]).status === 0,
  );
  if (engine === undefined) {
    console.log(
      "No container engine with access to the base image runs here. The steps of the Dockerfile are run by hand.",
    );
    await testSteps(context);
  } else await testImage(engine, context);
  console.log("✓ the mock of the Dockerfile is healthy, and its user is not root");
} finally {
  rmSync(context, { recursive: true, force: true });
}
