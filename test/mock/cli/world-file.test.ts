import { chmod, mkdir, mkdtemp, readFile, readdir, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { assertWritable, readWorld, writeWorld } from "../../../mock/cli/world-file.ts";

/** A separate folder for each test, so that tests can run in any order. */
let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sanguine-world-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const readMode = async (file: string): Promise<number> => (await stat(file)).mode & 0o777;

describe("the file of a world", () => {
  it("replaces an earlier one completely", async () => {
    const file = join(folder, "world.json");
    await writeFile(file, "earlier");
    await writeWorld(file, { users: [] });
    expect(await readWorld(file)).toEqual({ users: [] });
    expect(await readdir(folder)).toEqual(["world.json"]);
  });

  it("is readable only by its owner, and keeps a narrower mode", async () => {
    const files = ["new.json", "open.json", "narrow.json"].map((name) => join(folder, name));
    const [fresh = "", open = "", narrow = ""] = files;
    await writeFile(open, "", { mode: 0o644 });
    await writeFile(narrow, "");
    await chmod(narrow, 0o400);
    for (const file of files) await writeWorld(file, { users: [] });
    expect([await readMode(fresh), await readMode(open), await readMode(narrow)]).toEqual([
      0o600, 0o600, 0o400,
    ]);
  });

  it("names its size when it is too large for a text, and keeps an earlier one", async () => {
    const file = join(folder, "world.json");
    await writeWorld(file, { users: [] });
    const huge = { toJSON: () => "x".repeat(2 ** 30) };
    await expect(writeWorld(file, huge)).rejects.toThrow(/world\.json: it is larger than 512 MB\. Reset/);
    expect(await readWorld(file)).toEqual({ users: [] });
    expect(await readdir(folder)).toEqual(["world.json"]);
  });

  it("is never written through a link, nor over a folder or a device", async () => {
    const target = join(folder, "target.json");
    await writeFile(target, "untouched");
    const link = join(folder, "link.json");
    await symlink(target, link);
    const dangling = join(folder, "dangling.json");
    await symlink(join(folder, "nowhere.json"), dangling);
    await mkdir(join(folder, "taken"));
    for (const file of [link, dangling, join(folder, "taken"), "/dev/null"]) {
      await expect(writeWorld(file, {})).rejects.toThrow("not a plain file");
      await expect(assertWritable(file)).rejects.toThrow("not a plain file");
    }
    expect(await readFile(target, "utf8")).toBe("untouched");
    expect((await stat("/dev/null")).isCharacterDevice()).toBe(true);
    expect((await readdir(folder)).toSorted().join()).toBe("dangling.json,link.json,taken,target.json");
  });
});
