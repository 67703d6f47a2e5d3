import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { listExampleFiles } from "../../../scripts/examples/find-examples.ts";

it("copies no lock and no installed package, tracked or not", async () => {
  const root = await mkdtemp(join(tmpdir(), "find-examples-"));
  try {
    spawnSync("git", ["init", "-q"], { cwd: root });
    const files = [
      "package.json",
      "app/main.ts",
      "package-lock.json",
      "app/package-lock.json",
      "node_modules/a/x.js",
    ];
    for (const file of files) {
      const path = join(root, "examples", "shop", file);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, "");
    }
    spawnSync("git", ["add", "examples/shop/package-lock.json"], { cwd: root });
    expect(listExampleFiles(root, "shop").toSorted()).toEqual(["app/main.ts", "package.json"]);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
});
