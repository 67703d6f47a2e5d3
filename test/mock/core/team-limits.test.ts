import { createMock, type MockOptions, type WorldExport } from "sanguine/mock";
import { type ControlTeam, createControlClient } from "sanguine/mock/control";
import { describe, expect, it } from "vitest";

/** Exports a world of so many users, whose first one has so many orders. */
function exportWorld({ users, orders = 0 }: { users: number; orders?: number }): WorldExport {
  const mock = createMock();
  const [user = ""] = Array.from({ length: users }, () => mock.users.create());
  for (let count = 0; count < orders; count += 1) mock.orders.create({ user });
  return mock.export();
}

describe("quotas of a team [CTL-19]", () => {
  it("reject more users and orders with 429 and write nothing", async () => {
    const mock = createMock({ quotas: { users: 2, orders: 1 } });
    const client = mock.client({ retries: 0 });
    const user = mock.users.create();
    const order = mock.orders.create({ user, status: "cancelled" });
    const before = JSON.stringify(mock.export());
    for (const create of [() => mock.orders.create({ user }), () => mock.orders.recreate(order)])
      expect(create).toThrow(
        "TEAM_QUOTA: The team has 1 orders, and this mock allows 1. Reset the team, or start the mock with a larger quota.",
      );
    expect(JSON.stringify(mock.export())).toBe(before);
    const second = await client.users.create({ client_user_id: "second" });
    expect(await client.users.createOrGet({ client_user_id: "second" })).toEqual(second);
    await expect(client.users.create({ client_user_id: "third" })).rejects.toMatchObject({
      status: 429,
      detail: { error_type: "TEAM_QUOTA" },
    });
    expect(mock.users.list()).toHaveLength(2);
  });

  it.each<[what: string, change: (team: ControlTeam) => Promise<unknown>, why: string]>([
    [
      "an import with more users",
      async (team) => team.import(exportWorld({ users: 3 })),
      "The exported world has 3 users, and this mock allows 2. Import a smaller one",
    ],
    [
      "an import with more orders",
      async (team) => team.import(exportWorld({ users: 1, orders: 2 })),
      "The exported world has 2 orders, and this mock allows 1. Import a smaller one",
    ],
    [
      "a seed with more users",
      (team) => team.seedWorld({ users: [{}, {}] }),
      "The team has 2 users, and this mock allows 2. Reset the team",
    ],
    [
      "a seed with more orders",
      (team) => team.seedWorld({ users: [{ client_user_id: "a" }], orders: [{ user: "a" }, { user: "a" }] }),
      "The team has 1 orders, and this mock allows 1. Reset the team",
    ],
  ])("reject %s with 429, and change nothing", async (_, change, why) => {
    const mock = createMock({ quotas: { users: 2, orders: 1 } });
    const control = createControlClient({ url: mock.url, token: mock.controlToken, fetch: mock.fetch });
    mock.users.create();
    const before = mock.export();
    await expect(change(control)).rejects.toMatchObject({
      status: 429,
      detail: {
        error_type: "TEAM_QUOTA",
        error_message: `${why}, or start the mock with a larger quota.`,
      },
    });
    expect(mock.export()).toEqual(before);
    await control.import(exportWorld({ users: 2, orders: 1 }));
    expect([mock.users.list().length, mock.orders.list().length]).toEqual([2, 1]);
  });

  it("hold for each team by itself", () => {
    const mock = createMock({ quotas: { users: 1 } });
    mock.users.create();
    expect(mock.team().users.create().user_id).not.toBe("");
  });
});

it("a mock with a quota of teams rejects more with 429 [CTL-19]", async () => {
  const mock = createMock({ quotas: { teams: 2 } });
  const control = createControlClient({
    url: mock.url,
    token: mock.controlToken,
    fetch: mock.fetch,
  });
  const second = await control.team({ name: "second" });
  const why =
    "TEAM_QUOTA: The mock has 2 teams, and allows 2. Remove a team, or start the mock with a larger quota.";
  expect(() => mock.team()).toThrow(why);
  await expect(control.team({ name: "third" })).rejects.toMatchObject({ status: 429 });
  expect(mock.teams().map(({ name }) => name)).toEqual(["team-1", "second"]);
  await second.remove();
  expect(mock.team({ name: "third" }).name).toBe("third");
});

describe("a team that nobody uses [CTL-19]", () => {
  const start = (options: MockOptions = { teamTtl: "30m" }) => {
    const mock = createMock(options);
    const names = () => mock.teams().map(({ name }) => name);
    const minutes = (count: number) => mock.tick(count * 60_000);
    return { mock, names, minutes };
  };

  it("is removed after its time to live", async () => {
    const { mock, names, minutes } = start();
    mock.team({ name: "quiet" });
    const busy = mock.team({ name: "busy" });
    const watched = mock.team({ name: "watched" });
    const linked = mock.team({ name: "linked" });
    const { link_token } = linked.link.createToken({ user: linked.users.create() });
    await minutes(20);
    await busy.client().users.list();
    await createControlClient({ url: mock.url, token: mock.controlToken, fetch: mock.fetch })
      .select(watched.name)
      .info();
    await mock.fetch(`${mock.url}/v2/link/providers`, { headers: { "x-service-link-token": link_token } });
    await minutes(9);
    expect(names()).toEqual(["team-1", "quiet", "busy", "watched", "linked"]);
    await minutes(1);
    expect(names()).toEqual(["team-1", "busy", "watched", "linked"]);
    await minutes(19);
    expect(names()).toHaveLength(4);
    await minutes(1);
    expect(names()).toEqual(["team-1"]);
  });

  it("is not used by a list of all teams", async () => {
    const { mock, names, minutes } = start();
    mock.team({ name: "quiet" });
    await minutes(20);
    const control = createControlClient({ url: mock.url, token: mock.controlToken, fetch: mock.fetch });
    expect((await control.teams()).map(({ name }) => name)).toEqual(["team-1", "quiet"]);
    await minutes(10);
    expect(names()).toEqual(["team-1"]);
  });

  it("stays without a time to live", async () => {
    const { mock, names, minutes } = start({});
    mock.team({ name: "quiet" });
    await minutes(1e6);
    expect(names()).toEqual(["team-1", "quiet"]);
  });

  it.each([0, "0m", -1, "soon"])("has no time to live of %j", (teamTtl) => {
    expect(() => start({ teamTtl })).toThrow(RangeError);
  });
});

it("the clocks of many teams move in longer steps, and lose no time [CON-3]", async () => {
  const mock = createMock({ clock: "running" });
  for (let count = 1; count < 100; count += 1) mock.team();
  const start = mock.clock.now();
  const passed = (): number => mock.clock.now() - start;
  await mock.tick(9);
  expect(passed()).toBe(0);
  await mock.tick(4);
  expect(passed()).toBe(13);
});
