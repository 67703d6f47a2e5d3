import { existsSync, readFileSync } from "node:fs";
import { format } from "prettier";
import { expect, it } from "vitest";
import manifest from "../../../package.json" with { type: "json" };
import { replaceVersionsTable } from "../../../scripts/release/versions-table.ts";

const readPage = () => readFileSync("docs/runtimes.md", "utf8");

it("lists the current version and the earlier ones of the changelog", () => {
  const changelog = "# sanguine\n\n## 1.1.0\n\n### Minor Changes\n\n## 1.0.0\n\nThe first version.\n";
  const page = replaceVersionsTable(
    "# Versions\n\n| Version |\n| --- |\n| 0.0.0 |\n\nMore.\n",
    "1.1.0",
    changelog,
  );
  expect(page).toBe(`# Versions

| Version | Documentation |
| --- | --- |
| 1.1.0 | this site |
| 1.0.0 | the site that \`npm run docs\` builds from the tag \`v1.0.0\` |

More.
`);
});

it("docs/runtimes.md lists the versions of package.json and the changelog", async () => {
  const changelog = existsSync("CHANGELOG.md") ? readFileSync("CHANGELOG.md", "utf8") : "";
  const expected = replaceVersionsTable(readPage(), manifest.version, changelog);
  expect(readPage()).toBe(await format(expected, { parser: "markdown", printWidth: 110 }));
});
