import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const root = new URL("../../", import.meta.url);
const readme = readFileSync(new URL("README.md", root), "utf8");
const manifest = JSON.parse(readFileSync(new URL("package.json", root), "utf8")) as {
  engines: { node: string };
  license: string;
};
const repository = "https://github.com/sanguine-sdk/sanguine/";

/** The targets of links and images. */
const targets = [...readme.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = ""]) => target);

describe("README.md, which npm shows without the repository", () => {
  it("has no relative link", () => {
    expect(targets.length).toBeGreaterThan(20);
    expect(targets.filter((target) => !target.startsWith("https://"))).toEqual([]);
    expect(readme).not.toMatch(/<(?:a|img)\b|^\[[^\]]+\]: /m);
  });

  it("has at most 150 lines", () => {
    expect(readme.split("\n").length).toBeLessThanOrEqual(151);
  });

  it("links to files that exist", () => {
    const files = targets
      .filter((target) => target.startsWith(repository))
      .map((target) =>
        target
          .slice(repository.length)
          .replace(/^(?:blob|tree|raw)\/main\//, "")
          .replace(/#.*/, ""),
      );
    expect(files.filter((file) => !existsSync(new URL(file, root)))).toEqual([]);
  });

  it("shows badges that are true", () => {
    const badges = targets.filter((target) => target.includes("shields.io")).map(decodeURIComponent);
    const node = manifest.engines.node.replace(/\.0$/, "");
    expect(badges.map((badge) => badge.replace(/^.*\/badge\/|-\w+$/g, ""))).toEqual([
      `node-${node}`,
      "types-included",
      `license-${manifest.license}`,
    ]);
  });
});
