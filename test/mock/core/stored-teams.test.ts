import { beforeEach, describe, expect, it } from "vitest";
import type { MockOptions } from "sanguine/mock";
import { createControlClient } from "sanguine/mock/control";
import { listen } from "sanguine/mock/node";
import { createMockWith, type Mock } from "../../../mock/core/create-mock.ts";
import type { DeliveryTools } from "../../../mock/webhooks/send.ts";
import { MemoryStore } from "../../support/memory-store.ts";

let store: MemoryStore;
/** What the receivers of webhooks wait for. */
let receiving: Promise<void> | null;
let sent: { readonly url: string; readonly saves: number }[];

beforeEach(() => {
  store = new MemoryStore();
  receiving = null;
  sent = [];
});

/** Creates another process of the fleet. */
function start(more: MockOptions = {}): Mock {
  const fetch: DeliveryTools["fetch"] = async (url, { signal }) => {
    sent.push({ url, saves: store.saves });
    await receiving;
    signal?.throwIfAborted();
    return new Response();
  };
  const options = { seed: "fleet", url: "http://fleet.test", preset: "demo", store, ...more } as const;
  return createMockWith(options, { delivery: { ...store.time, fetch } });
}

const control = (mock: Mock, token = mock.controlToken) =>
  createControlClient({ url: mock.url, token, fetch: mock.fetch });

async function createTeam(mock: Mock, name = "checkout"): Promise<string> {
  return (await (await control(mock).team({ name })).info()).api_key;
}

/** Creates a user, and returns the response. */
async function post(mock: Mock, key: string, id: string): Promise<Response> {
  const headers = { "x-service-api-key": key, "content-type": "application/json" };
  const body = JSON.stringify({ client_user_id: id });
  return mock.fetch(`${mock.url}/v2/user`, { method: "POST", headers, body });
}

/** Reads the users, and returns the response. */
const get = (mock: Mock, key: string): Promise<Response> =>
  mock.fetch(`${mock.url}/v2/user`, { headers: { "x-service-api-key": key } });

async function list(mock: Mock, key: string): Promise<string[]> {
  const response = await get(mock, key);
  expect(response.status).toBe(200);
  const { users } = (await response.json()) as { users: { client_user_id: string }[] };
  return users.map((user) => user.client_user_id).toSorted();
}

/** Sends a request that claims a team, and waits until only the response of the store is missing. `arrive` lets it come. */
async function delayClaim<Result>(send: () => Promise<Result>) {
  let arrive = () => {};
  store.late = new Promise((resolve) => (arrive = resolve));
  const result = send();
  while (store.late !== null) await store.pass(0);
  return { arrive: () => arrive(), result };
}

async function expectUnavailable(response: Response, why: string): Promise<void> {
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("1");
  const { detail } = (await response.json()) as { detail: unknown };
  expect(detail).toEqual({ error_type: "STORE_UNAVAILABLE", error_message: why });
}

describe("a mock with a store", () => {
  it("[WST-1] has what another process has responded, after that one has died", async () => {
    const first = start();
    const key = await createTeam(first);
    expect((await post(first, key, "u-1")).status).toBe(200);
    expect((await post(first, key, "u-2")).status).toBe(200);

    // The first process is never called again: a killed one does nothing at its end.
    const second = start();
    await expectUnavailable(await post(second, key, "u-3"), "Another process still has the team.");
    await store.pass(5000);
    expect(await list(second, key)).toEqual(["u-1", "u-2"]);
    expect((await post(second, key, "u-3")).status).toBe(200);
    expect(await list(second, key)).toEqual(["u-1", "u-2", "u-3"]);
  });

  it("[WST-1] loads a world that exports the same, with its scheduled tasks and its clock", async () => {
    const first = start();
    const name = "checkout";
    const team = control(first).select(name);
    await createTeam(first, name);
    await team.scenario("order-with-partial-results");
    await team.webhooks.register({ url: "http://receiver.test/" });
    const user = await team.users.create({ client_user_id: "u-1" });
    await team.users.delete(user.user_id);
    await team.clock.advance("90m");
    await team.clock.setMode({ running: 60 });
    const exported = await team.export();
    await first[Symbol.asyncDispose]();
    const second = start();
    const next = control(second).select(name);
    expect((await next.info()).clock).toBe("running");
    const loaded = await next.export();
    expect(loaded).toEqual(exported);
    expect(loaded.tables["tasks"]).not.toEqual([]);
    const now = await next.clock.now();
    await second.tick(500);
    expect((await next.clock.now()) - now).toBe(30_000);
  });

  it("[WST-2] cannot write when another process has taken the team over", async () => {
    const first = start();
    const key = await createTeam(first);
    expect((await post(first, key, "u-1")).status).toBe(200);
    const tag = key.slice(6, 14);
    // Another process takes the team over while the first one still believes that it has it.
    store.teams.get(tag)!.owner = null;
    const second = start();
    expect((await post(second, key, "u-2")).status).toBe(200);
    await expectUnavailable(await post(first, key, "u-3"), "Another process has taken the team over.");
    expect(await list(second, key)).toEqual(["u-1", "u-2"]);
  });

  it("[WST-2] does not read from memory after its lease has ended", async () => {
    const first = start();
    const key = await createTeam(first);
    expect((await post(first, key, "u-1")).status).toBe(200);
    await store.pass(5000);
    const second = start();
    expect((await post(second, key, "u-2")).status).toBe(200);
    await expectUnavailable(await get(first, key), "Another process still has the team.");
  });

  it("[WST-2] does not read a team whose claim is older than its lease", async () => {
    const [first, second, third] = [start(), start(), start()];
    const key = await createTeam(third);
    await third[Symbol.asyncDispose]();
    // The lease begins with a request of another team.
    await createTeam(first, "other");
    await store.pass(3000);
    const { arrive, result: early } = await delayClaim(() => get(first, key));
    await store.pass(2000);
    // The lease of the first process has ended, so the second one can have the team. Then the first one has a new lease.
    expect((await post(second, key, "u-1")).status).toBe(200);
    const later = get(first, key);
    await store.pass(0);
    await store.pass(0);
    arrive();
    for (const response of [await early, await later])
      await expectUnavailable(response, "The lease of this process ended while it claimed the team.");
  });

  it("[WST-2] releases a team that another process wants when its running requests have ended", async () => {
    const [first, second] = [start(), start()];
    const key = await createTeam(first);
    expect((await post(first, key, "u-1")).status).toBe(200);
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const headers = { "x-service-api-key": key, "content-type": "application/json" };
    const init = { method: "POST", headers, body: readable, duplex: "half" } as const;
    const running = first.fetch(`${first.url}/v2/user`, init);
    await store.pass(0);
    await expectUnavailable(await post(second, key, "u-3"), "Another process still has the team.");
    await store.pass(500);
    await first.tick(500);
    await expectUnavailable(await post(first, key, "u-4"), "Another process is taking the team over.");
    await expectUnavailable(await post(second, key, "u-3"), "Another process still has the team.");
    const writer = writable.getWriter();
    await writer.write(new TextEncoder().encode('{"client_user_id":"u-2"}'));
    await writer.close();
    expect((await running).status).toBe(200);
    await store.pass(0);
    expect(await list(second, key)).toEqual(["u-1", "u-2"]);
  });

  it("[WST-2] does not release a team that it is claiming", async () => {
    const [first, second, third] = [start(), start(), start()];
    const key = await createTeam(third);
    await third[Symbol.asyncDispose]();
    // The first process renews its lease as long as it has a team.
    expect((await post(first, await createTeam(first, "other"), "u-0")).status).toBe(200);
    const { arrive, result: reading } = await delayClaim(() => list(first, key));
    const busy = "Another process still has the team.";
    await expectUnavailable(await post(second, key, "u-1"), busy);
    await store.pass(500);
    await first.tick(500);
    // The store says that the team is wanted, before the first process has learned that it has the team.
    await expectUnavailable(await post(second, key, "u-1"), busy);
    arrive();
    expect(await reading).toEqual([]);
    await store.pass(500);
    await first.tick(500);
    await store.pass(0);
    await store.pass(0);
    expect((await post(second, key, "u-1")).status).toBe(200);
  });

  it("[WST-2] does not read a team that it is creating, which another process may have", async () => {
    const [first, second] = [start(), start()];
    const key = await createTeam(second);
    expect((await post(second, key, "u-1")).status).toBe(200);
    await createTeam(first, "other");
    let responses: Promise<Response>[] = [];
    // The store has the team already, and has not said so.
    store.whenCreated = async () => {
      responses = [get(first, key)];
    };
    await expect(createTeam(first)).rejects.toThrow('Another team already has the name "checkout"');
    expect(responses).toHaveLength(1);
    for (const response of responses)
      await expectUnavailable(await response, "This process is creating the team.");
    expect(await list(second, key)).toEqual(["u-1"]);
  });

  it("[WST-2] takes no old response to a claim for a team that was created since", async () => {
    const [first, second] = [start(), start()];
    await createTeam(first, "other");
    const key = await createTeam(createMockWith({ seed: "fleet", store: new MemoryStore() }, {}));
    const { arrive, result: early } = await delayClaim(() => get(first, key));
    expect(await createTeam(second)).toBe(key);
    expect((await post(second, key, "u-1")).status).toBe(200);
    const later = get(first, key);
    await store.pass(0);
    arrive();
    expect((await early).status).toBe(401);
    await expectUnavailable(await later, "Another process still has the team.");
  });

  it("[WST-2] reads no team that it is creating when an old response says that there is none", async () => {
    const [first, second] = [start(), start()];
    await createTeam(first, "other");
    const key = await createTeam(createMockWith({ seed: "fleet", store: new MemoryStore() }, {}));
    const { arrive, result: early } = await delayClaim(() => get(first, key));
    expect(await createTeam(second)).toBe(key);
    expect((await post(second, key, "u-1")).status).toBe(200);
    store.whenCreated = async () => arrive();
    await expect(createTeam(first)).rejects.toThrow('Another team already has the name "checkout"');
    await expectUnavailable(await early, "This process is creating the team.");
  });

  it.each([
    ["away", "The store of the teams failed: connect ECONNREFUSED."],
    ["silent", "The store of the teams did not respond within 4 s."],
  ] as const)(
    "[WST-3] responds with 503 while the store is %s, and has nothing half done",
    async (mode, why) => {
      const mock = start();
      const key = await createTeam(mock);
      expect((await post(mock, key, "u-1")).status).toBe(200);
      store.mode = mode;
      const response = post(mock, key, "u-2");
      await store.pass(0);
      await store.pass(0);
      await store.pass(4000);
      await expectUnavailable(await response, why);
      const creation = control(mock).team({ name: "other" });
      const outcome = creation.catch((thrown: unknown) => thrown);
      await store.pass(0);
      await store.pass(0);
      await store.pass(4000);
      expect(await outcome).toMatchObject({ status: 503 });
      store.mode = "working";
      expect(await list(mock, key)).toEqual(["u-1"]);
      expect((await post(mock, key, "u-2")).status).toBe(200);
    },
  );

  it("[WST-3] reads a team again when the store did not save it, also while the lease goes on", async () => {
    const mock = start();
    const key = await createTeam(mock);
    await post(mock, key, "u-1");
    store.mode = "away";
    await expectUnavailable(
      await post(mock, key, "u-2"),
      "The store of the teams failed: connect ECONNREFUSED.",
    );
    store.mode = "working";
    expect(await list(mock, key)).toEqual(["u-1"]);
  });

  it("[WST-2] creates a team once at a time, also after its lease has ended", async () => {
    const mock = start();
    await createTeam(mock, "other");
    await store.pass(1500);
    store.mode = "silent";
    const create = () => createTeam(mock).catch((thrown: unknown) => thrown);
    const creation = create();
    await store.pass(0);
    await store.pass(0);
    store.mode = "working";
    await store.pass(3600);
    // The lease has ended, and a new one begins. The store may still respond to the creation.
    await createTeam(mock, "another");
    expect(await create()).toMatchObject({ status: 503 });
    await store.pass(400);
    expect(await creation).toMatchObject({ status: 503 });
    expect(await create()).toMatch(/^sk_us_/);
  });

  it("has created a team that the store has accepted, even when the store fails afterwards", async () => {
    const mock = start();
    await createTeam(mock, "other");
    store.whenCreated = async () => {
      // The first turn is that of the creation.
      await store.pass(0);
      await store.pass(0);
      store.mode = "away";
    };
    await control(mock).team({ name: "checkout" });
    expect(store.mode).toBe("away");
    store.mode = "working";
    const { api_key } = await control(mock).select("checkout").info();
    expect(await list(mock, api_key)).toEqual([]);
  });

  it("gives a team to the process that wants it at its next renewal", async () => {
    const [first, second] = [start(), start()];
    const key = await createTeam(first);
    expect((await post(first, key, "u-1")).status).toBe(200);
    expect((await post(second, key, "u-2")).status).toBe(503);
    await store.pass(500);
    await first.tick(500);
    await store.pass(0);
    await store.pass(0);
    expect((await post(second, key, "u-2")).status).toBe(200);
    expect(await list(second, key)).toEqual(["u-1", "u-2"]);
  });

  it.each(["checkout", "team-1"])("ends the event stream of %s when it moves [CTL-5]", async (name) => {
    const [first, second] = [start(), start()];
    const key = name === "team-1" ? first.apiKey : await createTeam(first);
    const events = await control(first).events({ team: name });
    expect((await post(first, key, "u-1")).status).toBe(200);
    expect((await post(second, key, "u-2")).status).toBe(503);
    await store.pass(500);
    await first.tick(500);
    expect((await events.next()).value).toMatchObject({ type: "state" });
    expect((await events.next()).value).toMatchObject({ type: "request" });
    expect(await events.next()).toEqual({ done: true, value: undefined });
  });

  it("saves once for calls that wait at the same time", async () => {
    const mock = start();
    const key = await createTeam(mock);
    await post(mock, key, "u-0");
    const before = store.saves;
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => post(mock, key, `u-${index}`)),
    );
    expect(responses.filter(({ status }) => status === 200).length).toBe(19);
    expect(store.saves - before).toBeLessThan(4);
  });

  it("sends a webhook when the store has its message", async () => {
    const mock = start();
    await createTeam(mock);
    const team = control(mock).select("checkout");
    await team.webhooks.register({ url: "http://receiver.test/" });
    const before = store.saves;
    await team.scenario("order-with-partial-results");
    await team.idle();
    expect(sent.length).toBeGreaterThan(0);
    for (const { saves } of sent) expect(saves).toBeGreaterThan(before);
  });

  it("[CTL-15] [CTL-16] lets the webhooks of every team finish, counts the teams, and gives up idle ones first", async () => {
    const [first, second] = [start(), start()];
    const server = await listen(first);
    const idle = await createTeam(first, "idle");
    await list(first, idle);
    const key = await createTeam(first);
    let receive = () => {};
    receiving = new Promise((resolve) => (receive = resolve));
    const team = control(first).select("checkout");
    await team.webhooks.register({ url: "http://receiver.test/" });
    await team.orders.create();
    await expect.poll(() => sent).toHaveLength(1);
    expect(await (await fetch(`${server.url}/metrics`)).text()).toContain("\nsanguine_teams 3\n");
    let isClosed = false;
    const closed = server.close({ grace: "10s" }).then(() => (isClosed = true));
    await expect.poll(() => store.teams.get(idle.slice(6, 14))?.owner).toBeNull();
    await expectUnavailable(await get(second, key), "Another process still has the team.");
    expect(isClosed).toBe(false);
    receive();
    await closed;
    expect(await list(second, key)).toHaveLength(1);
    const [message] = await control(second).select("checkout").webhooks.outbox();
    expect(message?.status).toBe("delivered");
  });

  it("knows teams that another process created, and forgets removed ones", async () => {
    const [first, second] = [start(), start()];
    await control(first).team({ name: "checkout" });
    await expect(control(second).team({ name: "checkout" })).rejects.toThrow(
      /already has the name "checkout"/,
    );
    const team = control(second).select("checkout");
    const { api_key: key } = await team.info();
    expect(await list(second, key)).toEqual([]);
    await team.remove();
    expect(store.teams.size).toBe(0);
    expect((await get(first, key)).status).toBe(401);
  });

  it("[CTL-18] knows the token of a team that it has not in memory", async () => {
    const [first, second, third] = [start(), start(), start()];
    await createTeam(first);
    const { control_token: token } = await control(first).select("checkout").token();
    await first[Symbol.asyncDispose]();
    await expect(control(second, token).team({ name: "other" })).rejects.toMatchObject({ status: 403 });
    await second[Symbol.asyncDispose]();
    expect((await control(third, token).teams()).map(({ name }) => name)).toEqual(["checkout"]);
  });

  it("keeps its own team in the store as well", async () => {
    const first = start();
    expect((await post(first, first.apiKey, "u-1")).status).toBe(200);
    await first[Symbol.asyncDispose]();
    const second = start();
    expect(await list(second, second.apiKey)).toEqual(["u-1"]);
  });

  it("releases a team without requests after a minute", async () => {
    const [first, second] = [start(), start()];
    const key = await createTeam(first);
    await post(first, key, "u-1");
    for (let seconds = 0; seconds <= 61; seconds += 1) {
      await store.pass(1000);
      await first.tick(1000);
    }
    await store.pass(0);
    expect(store.teams.get(key.slice(6, 14))?.owner).toBeNull();
    expect(await list(second, key)).toEqual(["u-1"]);
  });

  it("[CTL-19] removes and empties no team, because test runners always give a time to live", async () => {
    const mock = start();
    const team = await control(mock).team({ name: "checkout", teamTtl: "2s" });
    const { api_key: key } = await team.info();
    await post(mock, key, "u-1");
    for (let seconds = 0; seconds < 4; seconds += 1) {
      await store.pass(1000);
      await mock.tick(1000);
    }
    expect(await list(mock, key)).toEqual(["u-1"]);
  });

  it("gives up the team that is unused for longest when it holds as many as its quota [CTL-19]", async () => {
    const mock = start({ quotas: { teams: 3 } });
    const keys: string[] = [];
    for (const name of ["a", "b", "c"]) keys.push(await createTeam(mock, name));
    const held = () => keys.map((key) => store.teams.get(key.slice(6, 14))?.owner !== null);
    for (const key of keys.slice(0, 2)) {
      expect((await post(mock, key, "u-1")).status).toBe(200);
      await store.pass(1);
    }
    expect(held()).toEqual([true, true, false]);
    expect((await post(mock, keys[2]!, "u-1")).status).toBe(200);
    expect(held()).toEqual([false, true, true]);
    expect(await list(mock, keys[0]!)).toEqual(["u-1"]);
    expect(held()).toEqual([true, false, true]);
    store.mode = "silent";
    const busy = post(mock, keys[0]!, "u-2");
    const other = post(mock, keys[2]!, "u-2");
    await store.pass(0);
    await expectUnavailable(
      await post(mock, keys[1]!, "u-2"),
      "This mock is at work for as many teams as its quota allows.",
    );
    await store.pass(4000);
    expect([(await busy).status, (await other).status]).toEqual([503, 503]);
  });

  it("rejects keys that a proxy cannot send to the process of the team", async () => {
    const mock = start();
    await expect(control(mock).team({ name: "checkout", apiKey: "sk_us_custom" })).rejects.toThrow(
      /must begin with sk_us_/,
    );
    expect(() => mock.team()).toThrow("create them through the control API");
  });
});
