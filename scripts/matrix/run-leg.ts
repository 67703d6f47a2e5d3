import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { buildSync } from "esbuild";
import { findChromium } from "../../test/browser/chromium.ts";
import { writeJestSamples } from "./jest-samples.ts";
import type { Leg, Step } from "./legs.ts";
import { runAsUser, createTemporaryFolder } from "../run.ts";

/** What came of a leg. `reason` says why it failed or could not run. */
export interface Outcome {
  readonly leg: Leg;
  readonly result: "passed" | "failed" | "not run";
  readonly reason?: string;
  /** Installed versions of the leg's packages. */
  readonly versions: Readonly<Record<string, string>>;
  readonly seconds: number;
}

/** Returns the last lines of what a command printed. */
const printed = ({ stdout, stderr }: ReturnType<typeof runAsUser>): string =>
  `${stdout}\n${stderr}`.trim().split("\n").slice(-40).join("\n");

/** Installs the packed package and what the leg adds. Returns why that is impossible, or null. */
function install(leg: Leg, tarball: string, folder: string): string | null {
  const dependencies = { sanguine: `file:${tarball}`, ...leg.packages };
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({ name: "a-user", private: true, dependencies }),
  );
  const args = ["install", "--no-audit", "--no-fund", "--prefer-offline", "--loglevel=error"];
  const finished = runAsUser(["npm", ...args], folder);
  if (finished.status === 0) return null;
  const [code = "", ...lines] = finished.stderr
    .split("\n")
    .flatMap((line) => /^npm error (.+)/.exec(line)?.[1] ?? []);
  return `npm install failed: ${[`${code} ${lines.shift() ?? ""}`, ...lines].join("\n")}`;
}

function readVersions(leg: Leg, folder: string): Record<string, string> {
  const versions = Object.keys(leg.packages).map((name) => {
    const file = join(folder, "node_modules", name, "package.json");
    return [name, (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version];
  });
  const browser = leg.needs === undefined ? [] : [["chromium", readChromiumVersion()]];
  return Object.fromEntries([...versions, ...browser]) as Record<string, string>;
}

const readChromiumVersion = (): string =>
  /\d[\d.]+/.exec(runAsUser([findChromium(), "--version"], tmpdir()).stdout)?.[0] ?? "unknown";

/** Copies the programs. They import the package by its name, so they must lie where it is installed. */
function writePrograms(root: string, folder: string): void {
  for (const name of ["matrix", "package"])
    cpSync(join(root, "test", name), folder, {
      recursive: true,
      filter: (path) => !path.endsWith("tsconfig.json"),
    });
  buildSync({
    entryPoints: ["main.mjs", "msw.mjs"].map((name) => join(folder, name)),
    bundle: true,
    packages: "external",
    platform: "node",
    format: "cjs",
    outdir: folder,
    outExtension: { ".js": ".cjs" },
    logLevel: "error",
  });
  writeJestSamples(readFileSync(join(root, "docs/test-runners.md"), "utf8"), join(folder, "jest"));
}

/** Runs one command. Returns what is wrong with it, or null. */
function runStep(step: Step, folder: string, env: Readonly<Record<string, string>>): string | null {
  const path = [join(folder, "node_modules/.bin"), process.env["PATH"]].join(delimiter);
  const finished = runAsUser(step.run, join(folder, step.folder ?? "."), { ...env, ...step.env, PATH: path });
  const command = step.run.join(" ");
  if (finished.status !== 0) return `${command} ended with ${finished.status}\n${printed(finished)}`;
  if (step.prints === undefined) return null;
  const line = finished.stdout.trim();
  try {
    if (isDeepStrictEqual(JSON.parse(line), step.prints)) return null;
  } catch {
    // Not JSON: shown as it is.
  }
  return `${command} printed ${line}\ninstead of ${JSON.stringify(step.prints)}`;
}

function findNeeds(leg: Leg): { readonly env: Record<string, string> } | { readonly missing: string } {
  if (leg.needs === undefined) return { env: {} };
  try {
    return { env: { CHROMIUM_PATH: findChromium() } };
  } catch (error) {
    return { missing: String(error) };
  }
}

/**
 * Installs a leg's packages with the packed package in an empty folder and runs its commands there. Stops at the first one that fails.
 *
 * @param root - folder of the project.
 */
export function runLeg(leg: Leg, tarball: string, root: string): Outcome {
  const start = performance.now();
  using temporary = createTemporaryFolder(`matrix-${leg.name}-`);
  const folder = temporary.path;
  let versions: Record<string, string> = {};
  const end = (result: Outcome["result"], reason?: string): Outcome => ({
    leg,
    result,
    versions,
    seconds: (performance.now() - start) / 1_000,
    ...(reason === undefined ? {} : { reason }),
  });
  const needs = findNeeds(leg);
  if ("missing" in needs) return end("not run", needs.missing);
  const missing = install(leg, tarball, folder);
  if (missing !== null) return end("not run", missing);
  versions = readVersions(leg, folder);
  writePrograms(root, folder);
  for (const step of leg.steps) {
    const wrong = runStep(step, folder, needs.env);
    if (wrong !== null) return end("failed", wrong);
  }
  return end("passed");
}
