/** What a release depends on. */
export interface ReleaseState {
  /** The fields of package.json. */
  readonly manifest: Readonly<Record<string, unknown>>;
  /** Paths that git reports as changed. */
  readonly changedFiles: readonly string[];
  /** The current branch. */
  readonly branch: string;
  /** Names of files in `.changeset`. */
  readonly changesets: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Fields of package.json that the owner of the package sets before the first release. They are placeholders until then. */
const placeholders: Readonly<Record<string, string>> = {
  repository: "github.com/sanguine-sdk/sanguine",
  homepage: "github.com/sanguine-sdk/sanguine",
  bugs: "github.com/sanguine-sdk/sanguine",
  author: "The sanguine maintainers",
};

const examples: Readonly<Record<string, string>> = {
  repository: '{ "type": "git", "url": "git+https://HOST/OWNER/NAME.git" }',
  homepage: "the address of the docs site",
  bugs: '{ "url": "the address where users report problems" }',
  author: '"NAME <EMAIL>", the person or company that publishes the package',
};

/** Lists the fields of package.json that are missing or still placeholders, and what to set. */
export function findPlaceholders(manifest: ReleaseState["manifest"]): string[] {
  return Object.entries(placeholders).flatMap(([field, placeholder]) => {
    const value = manifest[field];
    if (value !== undefined && !JSON.stringify(value).includes(placeholder)) return [];
    const state = value === undefined ? "is missing" : `is a placeholder (${JSON.stringify(value)})`;
    return [`package.json: ${field} ${state}. Set it to ${examples[field]}.`];
  });
}

/** What setup-node 4 sets when the workflow passes no token. */
const SETUP_NODE_DUMMY = "XXXXX-XXXXX-XXXXX-XXXXX";

/** Lists what prevents a release, each with what to do. */
export function findProblems({ manifest, changedFiles, branch, changesets, env }: ReleaseState): string[] {
  const problems = findPlaceholders(manifest);
  if (changedFiles.length > 0)
    problems.push(`The working tree has changes: ${changedFiles.join(", ")}. Commit or remove them.`);
  if (branch !== "main") problems.push(`The branch is ${branch || "none"}. Releases are made from main.`);
  if (!changesets.some((name) => name.endsWith(".md") && name !== "README.md"))
    problems.push("There is no changeset, so there is nothing to release. Run npx changeset.");
  if (!env["NODE_AUTH_TOKEN"] || env["NODE_AUTH_TOKEN"] === SETUP_NODE_DUMMY)
    problems.push(
      "No token: set NODE_AUTH_TOKEN to an npm token that may publish the package. In the workflow, add the secret NPM_TOKEN to the environment npm.",
    );
  return problems;
}

/** Returns an environment without what may publish a package. */
export function removeTokens(env: Readonly<Record<string, string | undefined>>): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(env).filter(
      ([name]) => name !== "NODE_AUTH_TOKEN" && !name.startsWith("ACTIONS_ID_TOKEN_"),
    ),
  );
}

/** Returns the arguments of `npm publish`. Only a CI service that npm knows can state the provenance of a package. */
export function buildPublishArguments(
  tarball: string,
  { dryRun, env }: { readonly dryRun: boolean; readonly env: ReleaseState["env"] },
): string[] {
  const hasProvenance = env["ACTIONS_ID_TOKEN_REQUEST_URL"] !== undefined;
  return [
    "publish",
    tarball,
    "--access",
    "public",
    ...(hasProvenance ? ["--provenance"] : []),
    ...(dryRun ? ["--dry-run"] : []),
  ];
}
