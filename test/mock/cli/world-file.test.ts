import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readWorld, writeWorld } from "../../../mock/cli/world-file.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sanguine-world-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("a world's file", () => {
  it("takes the place of an earlier one, whole", async () => {
    const file = join(folder, "world.json");
    await writeFile(file, "earlier");
    await writeWorld(file, { users: [] });
    expect(await readWorld(file)).toEqual({ users: [] });
    expect(await readdir(folder)).toEqual(["world.json"]);
  });

  it("leaves an earlier one as it was where writing fails", async () => {
    const file = join(folder, "world.json");
    await writeFile(file, "earlier");
    const loop: Record<string, unknown> = {};
    loop["self"] = loop;
    await expect(writeWorld(file, loop)).rejects.toThrow("cannot be written");
    // A folder of the name cannot be replaced by a file.
    await mkdir(join(folder, "taken"));
    await writeFile(join(folder, "taken", "inside"), "");
    await expect(writeWorld(join(folder, "taken"), {})).rejects.toThrow("cannot be written");
    expect(await readFile(file, "utf8")).toBe("earlier");
    expect((await readdir(folder)).toSorted()).toEqual(["taken", "world.json"]);
  });
});
