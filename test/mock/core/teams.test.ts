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
  const fault = { id: 1, rule: {}, seen: 0, hits: 0 };
  it.each<[string, readonly unknown[]]>([
    ["faults", [5, null, [1], [null], [{ id: 1 }], [{ rule: {} }]]],
    ["faults", [{ status: 99 }, 5, null].map((rule) => [{ ...fault, rule }])],
    ["faults", [{ start: 0.5, count: 1 }, null].map((window) => [{ ...fault, window }])],
    ["faults", [[{ ...fault, more: 1 }]]],
    ["unknownValues", ["on", { rate: 2 }, { rate: -0.1 }, { nulls: 1 }, { seed: 1 }, { share: 1 }]],
    [
      "settings",
      [null, [], { minors: "yes" }, { minor: true }, { linkTokenLifetime: -1 }, { linkTokenLifetime: "10m" }],
    ],
    ["webhooks", [null, "held", [], {}, { held: true, drops: 1, since: 0 }, { held: true, other: 1 }]],
    ["webhooks", [undefined, "1", null, 0.5, -1, 2 ** 53].map((drops) => ({ held: true, drops }))],
    ["webhooks", [undefined, "true", null].map((held) => ({ held, drops: 1 }))],
  ])("rejects each other value of %s and changes nothing: %j", async (name, values) => {
    const mock = createMock();
    mock.users.create({ client_user_id: "kept" });
    const world = mock.export();
    for (const value of values)
      expect(() => mock.import({ ...world, cells: { ...world.cells, [name]: value } })).toThrow(
        `- cells.${name} has an invalid value`,
      );
    expect(mock.export()).toEqual(world);
    expect((await mock.client().users.list()).items).toHaveLength(1);
  });

  it("accepts a world with faults, a window of a rate limit, unknown values, settings and held webhooks", async () => {
    const mock = createMock();
    mock.faults.add({ status: 503, body: { detail: "imported" }, when: "after", skip: 1 });
    mock.faults.add({ rateLimit: { requests: 1, window: "1s" } });
    await mock.client({ retries: 0 }).users.list();
    mock.unknownValues.enable({ enums: false, nulls: true, rate: 0.5, seed: "a", operations: ["users.get"] });
    mock.webhooks.hold();
    mock.webhooks.drop(2);
    mock.settings.set({ linkTokenLifetime: "10m" });
    const other = createMock();
    other.import(JSON.parse(JSON.stringify(mock.export())));
    expect(other.export()).toEqual(mock.export());
  });
});
