import { createMock } from "sanguine/mock";
import { describe, expect, it } from "vitest";

describe("the teams of a mock", () => {
  it("have a name and a world each", () => {
    const mock = createMock();
    const third = mock.team({ name: "team-3" });
    const unnamed = [mock.team(), mock.team()];
    expect(mock.teams()).toHaveLength(4);
    expect(mock.teams().slice(1)).toEqual([third, ...unnamed]);
    expect(new Set(mock.teams().map(({ apiKey }) => apiKey)).size).toBe(4);
    const ids = mock.teams().map(({ users }) => users.create().user_id);
    expect(new Set(ids).size).toBe(4);
  });

  it("have the same facades each time they are read, and the mock is the first of them", () => {
    const mock = createMock();
    const [first] = mock.teams();
    expect(first).toBe(mock);
    expect(mock.users).toBe(mock.users);
    expect(mock.team().users).not.toBe(mock.users);
    expect(Object.keys(mock)).toContain("users");
  });

  it("cannot share a name, which would give both the same ids, or a credential", () => {
    const mock = createMock();
    mock.team({ name: "a", apiKey: "key-of-a" });
    expect(() => mock.team({ name: "a", apiKey: "another-key" })).toThrow('already has the name "a"');
    expect(() => mock.team({ name: "b", apiKey: "key-of-a" })).toThrow("already has this API key");
    expect(mock.teams()).toHaveLength(2);
    expect(() => mock.team({ name: "b" })).not.toThrow();
  });
});

it("the link page is below the address of a mock unless it is configured", () => {
  expect(createMock({ url: "https://api.example.com" }).linkUrl).toBe("https://api.example.com/link");
  const mock = createMock({ linkUrl: "https://link.example.com/start/" });
  expect([mock.linkUrl, mock.team().linkUrl]).toEqual([
    "https://link.example.com/start",
    "https://link.example.com/start",
  ]);
  const { link_web_url } = mock.link.createToken({ user: mock.users.create() });
  expect(link_web_url.startsWith("https://link.example.com/start/?token=")).toBe(true);
});

describe("an import", () => {
  it.each<[string, unknown]>([
    ["faults", 5],
    ["faults", [{ id: 1 }]],
    ["unknownValues", "on"],
    ["settings", []],
    ["settings", { minors: "yes" }],
  ])("rejects the value %j as %j and changes nothing", async (name, value) => {
    const mock = createMock();
    mock.users.create({ client_user_id: "kept" });
    const world = mock.export();
    expect(() => mock.import({ ...world, cells: { ...world.cells, [name]: value } })).toThrow(
      `- cells.${name} has an invalid value`,
    );
    expect(mock.export()).toEqual(world);
    expect((await mock.client().users.list()).items).toHaveLength(1);
  });

  it("accepts a world with faults, unknown values and settings", async () => {
    const mock = createMock();
    mock.faults.add({ status: 503, body: { detail: "imported" }, when: "after", skip: 1 });
    mock.unknownValues.enable({ enums: false, operations: ["users.get"] });
    mock.settings.set({ linkTokenLifetime: "10m" });
    const other = createMock();
    other.import(JSON.parse(JSON.stringify(mock.export())));
    expect(other.export()).toEqual(mock.export());
  });
});
