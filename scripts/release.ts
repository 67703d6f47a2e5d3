/**
 * Makes a release: the version and the changelog from the changesets, the generated code, the build, its checks, and `npm publish`.
 *
 *   npm run release -- --dry-run    # everything but the commit, the push and the publication, on a copy of the working tree
 *   npm run release                 # commits, tags, pushes both, and publishes last
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { copyProject, packProject } from "./pack.ts";
import { buildPublishArguments, findProblems, removeTokens } from "./release/find-problems.ts";
import { groupChangelog } from "./release/group-changelog.ts";
import { replaceVersionsTable } from "./release/versions-table.ts";

const { values } = parseArgs({ options: { "dry-run": { type: "boolean", default: false } } });
const dryRun = values["dry-run"];
const project = process.cwd();

interface RunOptions {
  /** `pipe` returns what the command prints. @default "inherit" */
  readonly stdout?: "inherit" | "pipe";
  /** Whether the command may publish: only it receives the tokens, and it can ask for a one-time password. */
  readonly publishes?: boolean;
}

/** Runs a command in a folder. Throws when it fails. */
function run(
  folder: string,
  command: string,
  args: readonly string[],
  { stdout = "inherit", publishes = false }: RunOptions = {},
): string {
  if (stdout === "inherit") console.log(`\n$ ${command} ${args.join(" ")}`);
  const ended = spawnSync(command, args, {
    cwd: folder,
    encoding: "utf8",
    stdio: [publishes ? "inherit" : "ignore", stdout, "inherit"],
    env: publishes ? process.env : removeTokens(process.env),
  });
  if (ended.error) throw ended.error;
  if (ended.status !== 0) throw new Error(`${command} ${args.join(" ")} ended with ${ended.status}.`);
  return ended.stdout ?? "";
}

/** What a release changes. */
const RELEASED_FILES = [
  ".changeset",
  "CHANGELOG.md",
  "docs/runtimes.md",
  "package.json",
  "package-lock.json",
  "src/generated",
];

const readManifest = (folder: string): Readonly<Record<string, unknown>> =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Readonly<Record<string, unknown>>;

const problems = findProblems({
  manifest: readManifest(project),
  changedFiles: run(project, "git", ["status", "--porcelain"], { stdout: "pipe" })
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => line.slice(3)),
  branch: run(project, "git", ["branch", "--show-current"], { stdout: "pipe" }).trim(),
  changesets: readdirSync(join(project, ".changeset")),
  env: process.env,
});
for (const problem of problems) console.error(dryRun ? `A release would stop here: ${problem}` : problem);
if (problems.length > 0 && !dryRun) process.exit(1);

const temporary = mkdtempSync(join(tmpdir(), "release-"));
try {
  const folder = dryRun ? join(temporary, "project") : project;
  if (dryRun) await copyProject(folder);

  run(folder, "npx", ["--no", "--", "changeset", "version"]);
  const changelog = join(folder, "CHANGELOG.md");
  writeFileSync(changelog, groupChangelog(readFileSync(changelog, "utf8")));
  const versions = join(folder, "docs/runtimes.md");
  const version = String(readManifest(folder)["version"]);
  writeFileSync(
    versions,
    replaceVersionsTable(readFileSync(versions, "utf8"), version, readFileSync(changelog, "utf8")),
  );
  run(folder, "npx", [
    "--no",
    "--",
    "prettier",
    "--write",
    "CHANGELOG.md",
    "docs/runtimes.md",
    "package.json",
  ]);
  run(folder, "npm", ["install", "--package-lock-only", "--ignore-scripts", "--no-audit", "--no-fund"]);
  run(folder, "npm", ["run", "--silent", "generate"]);
  run(folder, "npm", ["run", "--silent", "build"]);
  // The commit of the release must pass what CI checks first.
  run(folder, "npm", ["run", "--silent", "check"]);
  const tarball = packProject(folder, temporary, ["--ignore-scripts"]);
  run(folder, "npm", ["run", "--silent", "test:package", "--", "check", "--tarball", tarball]);
  run(folder, "npm", ["run", "--silent", "test:package", "--", "--tarball", tarball]);
  const tag = `v${version}`;
  const publish = (): string =>
    run(folder, "npm", buildPublishArguments(tarball, { dryRun, env: process.env }), { publishes: true });
  if (dryRun) {
    publish();
    console.log(`\nThe dry run of ${tag} passed. Nothing was published, and the working tree is unchanged.`);
  } else {
    run(folder, "git", ["add", ...RELEASED_FILES]);
    run(folder, "git", ["commit", "--message", `release: ${tag}`]);
    run(folder, "git", ["tag", "--annotate", tag, "--message", tag]);
    // Publish last: a published version that the repository does not have cannot be taken back.
    run(folder, "git", ["push", "--atomic", "origin", "HEAD:main", tag]);
    publish();
    console.log(`\nPublished ${tag}.`);
  }
} catch (cause) {
  console.error(`The release stopped: ${cause instanceof Error ? cause.message : String(cause)}`);
  if (!dryRun)
    console.error(
      "See git status. Before the commit, git restore . removes its changes. After the push, publish the same tag again with npm publish.",
    );
  process.exitCode = 1;
} finally {
  rmSync(temporary, { recursive: true, force: true });
}
