/** The version of package.json before the first release. */
const UNPUBLISHED = "0.0.0";

/** Lists the versions that a changelog describes, newest first. */
function listVersions(changelog: string): string[] {
  return [...changelog.matchAll(/^## (\d+\.\d+\.\d+\S*)$/gm)].map(([, version = ""]) => version);
}

/** Replaces the table of docs/runtimes.md#versions-of-the-package: the current version, and the earlier ones of the changelog. */
export function replaceVersionsTable(page: string, current: string, changelog: string): string {
  const earlier = listVersions(changelog).filter((version) => version !== current);
  const rows = [
    ["Version", "Documentation"],
    ["---", "---"],
    [current, current === UNPUBLISHED ? "this site; not published yet" : "this site"],
    ...earlier.map((version) => [
      version,
      `the site that \`npm run docs\` builds from the tag \`v${version}\``,
    ]),
  ];
  const table = rows.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
  return page.replace(/^\| Version[^]*?\n(?=\n)/m, () => `${table}\n`);
}
