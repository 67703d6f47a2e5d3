/** What a release depends on. */
export interface ReleaseState {
  /** The fields of package.json. */
  readonly manifest: Readonly<Record<string, unknown>>;
  /** Paths that git reports as changed. */
  readonly changedFiles: readonly string[];
  readonly branch: string;
  /** Names of files in `.changeset`. */
  readonly changesets: readonly string[];
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

/** Lists what prevents a release, each with what to do. */
export function findProblems({ manifest, changedFiles, branch, changesets }: ReleaseState): string[] {
  const problems = findPlaceholders(manifest);
  if (changedFiles.length > 0)
    problems.push(`The working tree has changes: ${changedFiles.join(", ")}. Commit or remove them.`);
  if (branch !== "main") problems.push(`The branch is ${branch || "none"}. Releases are made from main.`);
  if (!changesets.some((name) => name.endsWith(".md") && name !== "README.md"))
    problems.push("There is no changeset, so there is nothing to release. Run npx changeset.");
  return problems;
}
