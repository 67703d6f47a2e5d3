import { writeFile } from "node:fs/promises";
import { createMock, type Snapshot, type WorldSeed } from "sanguine/mock";
import { createControlClient } from "sanguine/mock/control";
import { describe, expect, it } from "vitest";
import { serve } from "../../../mock/cli/serve.ts";
import { parseCommandLine } from "../../../mock/cli/arguments.ts";
import { seedWorld } from "../../../mock/tools/seed-world.ts";
import { useFolder } from "../../support/use-folder.ts";

const inFolder = useFolder();

const write = async (name: string, text: string): Promise<string> => {
  await writeFile(inFolder(name), text);
  return inFolder(name);
};

const YAML = `
# yaml-language-server: $schema=node_modules/sanguine/dist/seed.schema.json
settings: { minors: true }
users:
  - client_user_id: ada
    traits: [patient]
  - client_user_id: "42"
connections:
  - { user: "42", provider: acme_watch }
orders:
  - { user: ada, traits: [walk_in, critical] }
  - method: testkit
webhooks:
  - url: http://127.0.0.1:9/hooks
faults:
  - { operation: users.list, status: 503, times: 1 }
`;

describe("a seed", () => {
  it("[STA-6] in YAML creates its records, and orders belong to the named user", async () => {
    const mock = createMock({ seedFile: await write("world.yaml", YAML) });
    const [ada, other, third] = mock.users.list();
    expect([ada?.client_user_id, other?.client_user_id]).toEqual(["ada", "42"]);
    expect(mock.connections.list(other ?? "")).toMatchObject([
      { provider: "acme_watch", status: "connected" },
    ]);
    expect(mock.orders.list().map((one) => [one.user_id, one.interpretation])).toEqual([
      [ada?.user_id, "critical"],
      [third?.user_id, null],
    ]);
    expect(mock.settings.get().minors).toBe(true);
    expect(mock.webhooks.list().map((one) => one.url)).toEqual(["http://127.0.0.1:9/hooks"]);
    // The records met neither the fault nor the endpoint.
    expect(mock.faults.list().map((one) => [one.rule.status, one.seen])).toEqual([[503, 0]]);
    expect(mock.webhooks.outbox()).toEqual([]);
    mock.reset();
    expect(mock.users.list()).toEqual([]);
  });

  it.each([
    ["world.json", '\uFEFF{"users":[{"client_user_id":"ada"}]}'],
    ["world.yaml", "\uFEFFusers:\r\n  - client_user_id: ada\r\n"],
  ])("[STA-6] in the file %s can begin with a byte order mark", async (name, text) => {
    const mock = createMock({ seedFile: await write(name, text) });
    expect(mock.users.list().map((user) => user.client_user_id)).toEqual(["ada"]);
  });

  it("[STA-6] has the same ids in JSON, in process, over the control API and from the command line", async () => {
    const seed: WorldSeed = { users: [{ client_user_id: "ada" }], orders: [{ user: "ada" }] };
    const ids = createMock().seedWorld(seed);
    expect(ids.order_ids).toHaveLength(1);
    const seedFile = await write("world.json", JSON.stringify({ $schema: "./seed.schema.json", ...seed }));
    expect(createMock({ seedFile }).orders.get(ids.order_ids[0] ?? "").user_id).toBe(ids.user_ids[0]);
    const mock = createMock();
    const control = createControlClient({ url: mock.url, token: mock.controlToken, fetch: mock.fetch });
    expect(await control.seedWorld(seed)).toEqual(ids);

    const command = parseCommandLine(["mock", "--port", "0", "--seed-file", seedFile]);
    if (command.kind !== "mock") throw new Error("It is another command.");
    const served = await serve(command);
    try {
      expect(served.mock.users.list().map((one) => one.client_user_id)).toEqual(["ada"]);
    } finally {
      await served.server.close();
    }
  });

  it.each<[name: string, seed: unknown, why: RegExp]>([
    ["an unknown key", { user: [] }, /mock\.seedWorld: seed\.user: .*Did you mean "users"/],
    [
      "an unknown field",
      { users: [{ client_user_idd: "a" }] },
      /seed\.users\.0\.client_user_idd: .*Did you mean/,
    ],
    ["a wrong type", { orders: {} }, /seed\.orders: Input should be/],
    [
      "a user twice",
      { users: [{ client_user_id: "a" }, { client_user_id: "a" }] },
      /^users\[1\] of the seed/,
    ],
    [
      "an unknown user",
      { users: [{}], orders: [{ user: "bob" }] },
      /^orders\[0\] of the seed cannot be created/,
    ],
    ["an unknown setting", { users: [{}], settings: { minor: true } }, /minor/],
  ])("[STA-6] with %s creates nothing", async (_name, seed, why) => {
    const mock = createMock();
    const before = mock.export();
    expect(() => mock.seedWorld(seed as WorldSeed)).toThrow(why);
    const control = createControlClient({ url: mock.url, token: mock.controlToken, fetch: mock.fetch });
    await expect(control.seedWorld(seed as WorldSeed)).rejects.toMatchObject({ status: 422 });
    expect(mock.export()).toEqual(before);
  });

  it.each<[how: string, seed: WorldSeed]>([
    ["that it creates", { users: [{}] }],
    ["that it cannot create", { orders: [{ user: "bob" }] }],
  ])("[STA-6] keeps no snapshot of a world %s, which would record every later change", (_how, seed) => {
    const mock = createMock();
    const taken: Snapshot[] = [];
    const snapshot = (): Snapshot => {
      taken.push(mock.snapshot());
      return taken[0]!;
    };
    try {
      seedWorld({ ...mock, snapshot }, seed);
    } catch {
      // The other test says why.
    }
    expect(taken.map(({ outdated }) => outdated)).toEqual(["it was discarded"]);
  });

  it.each([
    ["none.json", null, "no such file or directory"],
    [".", null, "illegal operation on a directory"],
    ["broken.json", "{", "cannot be used: "],
    ["broken.yaml", "users: [", "cannot be used: "],
    ["wrong.yml", "orders: 7", "seed.orders"],
  ])("[STA-6] in the file %s is refused with its name", async (name, text, why) => {
    const seedFile = text === null ? inFolder(name) : await write(name, text);
    expect(() => createMock({ seedFile })).toThrow(`The seed file ${seedFile} cannot be used: `);
    expect(() => createMock({ seedFile })).toThrow(why);
    expect(() => parseCommandLine(["mock", "--seed-file", seedFile, "--import", "world.json"])).toThrow(
      "--seed-file does not apply",
    );
  });
});
