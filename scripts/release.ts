/**
 * Makes a release: the version and the changelog from the changesets, the generated code, the build, its checks, and `npm publish`.
 *
 *   npm run release -- --dry-run    # everything but the publication, on a copy of the working tree
 *   npm run release                 # publishes, commits and tags; push both with git push --follow-tags
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { copyProject, packProject } from "./pack.ts";
import { buildPublishArguments, findProblems } from "./release/find-problems.ts";
import { groupChangelog } from "./release/group-changelog.ts";

const { values } = parseArgs({ options: { "dry-run": { type: "boolean", default: false } } });
const dryRun = values["dry-run"];
const project = process.cwd();

/** Runs a command and returns what it prints. */
function run(
  folder: string,
  command: string,
  args: readonly string[],
  stdio: "inherit" | "pipe" = "inherit",
): string {
  if (stdio === "inherit") console.log(`\n$ ${command} ${args.join(" ")}`);
  const { status, stdout, error } = spawnSync(command, args, {
    cwd: folder,
    encoding: "utf8",
    stdio: ["ignore", stdio, "inherit"],
  });
  if (error) throw error;
  if (status !== 0) {
    console.error(`The release stopped: ${command} ${args.join(" ")} ended with ${status}.`);
    process.exit(1);
  }
  return stdout ?? "";
}

const readManifest = (folder: string): Readonly<Record<string, unknown>> =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Readonly<Record<string, unknown>>;

const problems = findProblems({
  manifest: readManifest(project),
  changedFiles: run(project, "git", ["status", "--porcelain"], "pipe")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => line.slice(3)),
  changesets: readdirSync(join(project, ".changeset")),
  env: process.env,
});
for (const problem of problems) console.error(dryRun ? `A release would stop here: ${problem}` : problem);
if (problems.length > 0 && !dryRun) process.exit(1);

const temporary = mkdtempSync(join(tmpdir(), "release-"));
try {
  const folder = dryRun ? join(temporary, "project") : project;
  if (dryRun) await copyProject(folder);

  run(folder, "npx", ["--no", "changeset", "version"]);
  const changelog = join(folder, "CHANGELOG.md");
  writeFileSync(changelog, groupChangelog(readFileSync(changelog, "utf8")));
  run(folder, "npx", ["--no", "prettier", "--write", "CHANGELOG.md", "package.json"]);
  run(folder, "npm", ["install", "--package-lock-only", "--ignore-scripts", "--no-audit", "--no-fund"]);
  run(folder, "npm", ["run", "--silent", "generate"]);
  run(folder, "npm", ["run", "--silent", "build"]);
  const tarball = packProject(folder, temporary, ["--ignore-scripts"]);
  run(folder, "npm", ["run", "--silent", "package:check", "--", "--tarball", tarball]);
  run(folder, "npm", ["run", "--silent", "test:package", "--", "--tarball", tarball]);
  run(folder, "npm", buildPublishArguments(tarball, { dryRun, env: process.env }));

  const tag = `v${String(readManifest(folder)["version"])}`;
  if (dryRun) {
    console.log(`\nThe dry run of ${tag} passed. Nothing was published, and the working tree is unchanged.`);
  } else {
    run(folder, "git", ["add", "--all"]);
    run(folder, "git", ["commit", "--message", `release: ${tag}`]);
    run(folder, "git", ["tag", tag]);
    console.log(`\nPublished ${tag}. Push the commit and the tag: git push --follow-tags`);
  }
} finally {
  rmSync(temporary, { recursive: true, force: true });
}
