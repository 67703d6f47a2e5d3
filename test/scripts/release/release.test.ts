import { describe, expect, it } from "vitest";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { findProblems } from "../../../scripts/release/find-problems.ts";

const ready = {
  manifest: {
    repository: { type: "git", url: "git+https://git.example/team/sanguine.git" },
    homepage: "https://docs.example",
    bugs: { url: "https://git.example/team/sanguine/issues" },
    author: "Ada Fernsby <ada@mail.example>",
  },
  changedFiles: [],
  branch: "main",
  changesets: ["README.md", "config.json", "orders.md"],
};

describe("a release", () => {
  it("refuses a placeholder, a changed working tree, another branch and no changeset", () => {
    expect(findProblems({ ...ready, changedFiles: ["src/index.ts"] })).toEqual([
      "The working tree has changes: src/index.ts. Commit or remove them.",
    ]);
    const { author: _, ...manifest } = {
      ...ready.manifest,
      homepage: "https://github.com/sanguine-sdk/sanguine",
    };
    expect(
      findProblems({ ...ready, manifest }).map((problem) => problem.split(" ").slice(0, 4).join(" ")),
    ).toEqual(["package.json: homepage is a", "package.json: author is missing."]);
    expect(findProblems(ready)).toEqual([]);
    expect(findProblems({ ...ready, branch: "topic" })).toEqual([
      "The branch is topic. Releases are made from main.",
    ]);
    expect(findProblems({ ...ready, changesets: ["README.md", "config.json"] })).toEqual([
      "There is no changeset, so there is nothing to release. Run npx changeset.",
    ]);
  });
});

it("separates the options of npx from those of the program, which npx otherwise takes", () => {
  const scripts = fileURLToPath(new URL("../../../scripts/", import.meta.url));
  const files = readdirSync(scripts, { encoding: "utf8", recursive: true }).filter((file) =>
    /\.m?ts$/.test(file),
  );
  const calls = files.flatMap(
    (file) => readFileSync(scripts + file, "utf8").match(/"npx",\s*\["--no", "[^"]*"/g) ?? [],
  );
  expect(new Set(calls)).toEqual(new Set(['"npx", ["--no", "--"']));
});
