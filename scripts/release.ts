/**
 * Makes a release: the version and the changelog from the changesets, the generated code, the build, its checks, and a tag.
 *
 *   npm run release -- --dry-run          # everything but the commit, the push and the publication, on a copy of the working tree
 *   npm run release                       # commits, tags and pushes both; the workflow release.yml then publishes the tag
 *   npm run release -- --registry URL     # publishes to this registry itself, without provenance
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { copyProject, packProject } from "./pack.ts";
import { run, createTemporaryFolder } from "./run.ts";
import { findProblems } from "./release/find-problems.ts";

const { values } = parseArgs({
  options: { "dry-run": { type: "boolean", default: false }, registry: { type: "string" } },
});
const { "dry-run": dryRun, registry } = values;
const project = process.cwd();

const step = (folder: string, command: string, args: readonly string[]) => {
  console.log(`\n$ ${command} ${args.join(" ")}`);
  return run(command, args, { cwd: folder, stdio: "inherit" });
};
const readGit = (...args: string[]): string => run("git", args, { cwd: project, stdio: "pipe" });

const RELEASED_FILES = [".changeset", "CHANGELOG.md", "package.json", "package-lock.json", "src/generated"];

const readManifest = (folder: string): Readonly<Record<string, unknown>> =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Readonly<Record<string, unknown>>;

const problems = findProblems({
  manifest: readManifest(project),
  changedFiles: readGit("status", "--porcelain")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => line.slice(3)),
  branch: readGit("branch", "--show-current").trim(),
  changesets: readdirSync(join(project, ".changeset")),
});
for (const problem of problems) console.error(dryRun ? `A release would stop here: ${problem}` : problem);
if (problems.length > 0 && !dryRun) process.exit(1);

using temporary = createTemporaryFolder("release-");
try {
  const folder = dryRun ? join(temporary.path, "project") : project;
  if (dryRun) await copyProject(folder);

  step(folder, "npx", ["--no", "--", "changeset", "version"]);
  const version = String(readManifest(folder)["version"]);
  step(folder, "npx", ["--no", "--", "prettier", "--write", "CHANGELOG.md", "package.json"]);
  step(folder, "npm", ["install", "--package-lock-only", "--ignore-scripts", "--no-audit", "--no-fund"]);
  step(folder, "npm", ["run", "--silent", "generate"]);
  step(folder, "npm", ["run", "--silent", "build"]);
  // The commit of the release must pass what CI checks first.
  const parts = ["generated", "format", "lint", "types", "console"];
  step(folder, "npm", ["run", "--silent", "check", "--", ...parts]);
  const tarball = packProject(folder, temporary.path, ["--ignore-scripts"]);
  step(folder, "npm", ["run", "--silent", "test:package", "--", "check", "--tarball", tarball]);
  step(folder, "npm", ["run", "--silent", "test:package", "--", "--tarball", tarball]);
  const tag = `v${version}`;
  const publish = (...args: string[]): string =>
    step(folder, "npm", ["publish", tarball, "--access", "public", "--ignore-scripts", ...args]);
  if (dryRun) {
    publish("--dry-run");
    console.log(`\nThe dry run of ${tag} passed. Nothing was published, and the working tree is unchanged.`);
  } else {
    step(folder, "git", ["add", ...RELEASED_FILES]);
    step(folder, "git", ["commit", "--message", `release: ${tag}`]);
    step(folder, "git", ["tag", "--annotate", tag, "--message", tag]);
    // Publish last: a published version that the repository does not have cannot be taken back.
    step(folder, "git", ["push", "--atomic", "origin", "HEAD:main", tag]);
    if (registry === undefined) console.log(`\nPushed ${tag}. The workflow release.yml publishes it.`);
    else {
      publish("--registry", registry, "--no-provenance");
      console.log(`\nPublished ${tag} to ${registry}.`);
    }
  }
} catch (cause) {
  console.error(`The release stopped: ${cause instanceof Error ? cause.message : String(cause)}`);
  if (!dryRun)
    console.error(
      "See git status. Before the commit, git restore . removes its changes. After the push, publish the same tag again.",
    );
  process.exitCode = 1;
}
