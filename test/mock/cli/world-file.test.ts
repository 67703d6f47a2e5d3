import { chmod, mkdir, readFile, readdir, stat, symlink, writeFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { assertWritable, readWorld, writeWorld } from "../../../mock/cli/world-file.ts";
import { useFolder } from "../../support/use-folder.ts";

const inFolder = useFolder();

const readMode = async (file: string): Promise<number> => (await stat(file)).mode & 0o777;

describe("the file of a world", () => {
  it("replaces an earlier one completely", async () => {
    const file = inFolder("world.json");
    await writeFile(file, "earlier");
    await writeWorld(file, { users: [] });
    expect(await readWorld(file)).toEqual({ users: [] });
    expect(await readdir(inFolder())).toEqual(["world.json"]);
  });

  it("is readable only by its owner, and keeps a narrower mode", async () => {
    const files = ["new.json", "open.json", "narrow.json"].map((name) => inFolder(name));
    const [fresh = "", open = "", narrow = ""] = files;
    await writeFile(open, "", { mode: 0o644 });
    await writeFile(narrow, "");
    await chmod(narrow, 0o400);
    for (const file of files) await writeWorld(file, { users: [] });
    expect([await readMode(fresh), await readMode(open), await readMode(narrow)]).toEqual([
      0o600, 0o600, 0o400,
    ]);
  });

  it("names its size when a row is too large for a text, and keeps an earlier one", async () => {
    const file = inFolder("world.json");
    await writeWorld(file, { users: [] });
    const huge = { tables: { users: [{ toJSON: () => "x".repeat(2 ** 30) }] } };
    await expect(writeWorld(file, huge)).rejects.toThrow(/world\.json: it is larger than 512 MB\. Reset/);
    expect(await readWorld(file)).toEqual({ users: [] });
    expect(await readdir(inFolder())).toEqual(["world.json"]);
  });

  it("has each row on a line, and is read row by row", async () => {
    const file = inFolder("world.json");
    const world = {
      now: "n",
      cells: {},
      tables: { users: [{ id: 1, tags: ["a", "{"] }, { id: 2 }], orders: [] },
    };
    await writeWorld(file, { teams: [{ name: "a\u2028", world }, null] });
    expect(await readFile(file, "utf8")).toContain(`
          "users": [
            {"id":1,"tags":["a","{"]},
            {"id":2}
          ],
          "orders": []
`);
    expect(await readWorld(file)).toEqual({ teams: [{ name: "a\u2028", world }, null] });
  });

  it.each([
    ["formatted by others", '{\r\n\t"a" : [\r\n\t\t1, 2,\r\n"}",{}\r\n\t]\r\n, "b":[\n]}', true],
    ["indented", '\n{\n"a": {\n},\n"a":\t"]",\n"__proto__": [\n]\n}\n', true],
    ["a single line", '{"a":[{"b":null}]}', true],
    ["a number", " 1", true],
    ["lines after a byte order mark", '\uFEFF{\r\n"a": [\r\n{"b":1}\r\n]\r\n}', true],
    ["a single line after a byte order mark", '\uFEFF{"a":1}', true],
    ["no comma", '{\n"a": 1\n"b": 2\n}', false],
    ["a comma at the end", "[\n1,\n]", false],
    ["two commas", "[\n1,,\n2\n]", false],
    ["a comma at the start", "[\n,1\n]", false],
    ["another end", "[\n1\n}", false],
    ["no end", "[\n1\n", false],
    ["two values", "[\n]\n[\n]", false],
    ["two values with a comma", "[\n],\n[\n]", false],
    ["an end alone", "]", false],
    ["a line of a list with an end", "[\n1],[2\n]", false],
    ["a line of an object with an end", '{\n"a":1},{"b":2\n}', false],
    ["rows between others", '[\n{"a":"}"},\n 1,\n{"b":\n{}\n}\n,{"c":{}}\n]', true],
    ["a row as a name", '{\n{"a":1}\n:2\n}', false],
    ["two rows without a comma", '[\n{"a":1}\n{"b":2}\n]', false],
    ["nothing", "", false],
  ])("is read like other JSON: %s", async (_, text, isJson) => {
    const file = inFolder("world.json");
    await writeFile(file, text);
    const json = text.replace(/^\uFEFF/, "");
    if (isJson) expect(JSON.stringify(await readWorld(file))).toBe(JSON.stringify(JSON.parse(json)));
    else await expect(readWorld(file)).rejects.toThrow(/world\.json cannot be read: it is not JSON\.$/);
  });

  it("is never written through a link, nor over a folder or a device", async () => {
    const target = inFolder("target.json");
    await writeFile(target, "untouched");
    const link = inFolder("link.json");
    await symlink(target, link);
    const dangling = inFolder("dangling.json");
    await symlink(inFolder("nowhere.json"), dangling);
    await mkdir(inFolder("taken"));
    for (const file of [link, dangling, inFolder("taken"), "/dev/null"]) {
      await expect(writeWorld(file, {})).rejects.toThrow("not a plain file");
      await expect(assertWritable(file)).rejects.toThrow("not a plain file");
    }
    expect(await readFile(target, "utf8")).toBe("untouched");
    expect((await stat("/dev/null")).isCharacterDevice()).toBe(true);
    expect((await readdir(inFolder())).toSorted().join()).toBe("dangling.json,link.json,taken,target.json");
  });
});
