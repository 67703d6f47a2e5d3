import { createMock } from "sanguine/mock";
import { listen } from "sanguine/mock/node";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { test as base } from "sanguine/mock/vitest";
import { findMock } from "../../../mock/adapters/fixture-server.ts";
import { startSession, type RemoteMockTestFixtures } from "../../../mock/adapters/mock-session.ts";
import { createRemoteMock } from "../../../mock/adapters/remote-mock.ts";

/** One server for all tests of this file, as the command line starts it. */
const shared = createMock({ seed: "shared", controlToken: "ct_of_the_server", clock: "running" });
let server: Awaited<ReturnType<typeof listen>>;
const token = "ct_of_the_server";
/** The fixtures of Vitest read their options when a test starts. */
const options = {
  token,
  fetch: vi.fn<typeof fetch>((url, init) => fetch(url, init)),
  get server() {
    return server.url;
  },
};
beforeAll(async () => {
  server = await listen(shared, { port: 0, orders: "auto" });
});
afterAll(() => server.close());

const names = (): string[] => shared.teams().map(({ name }) => name);
const start = (more: object = {}) =>
  startSession<RemoteMockTestFixtures>({ mockOptions: { ...options, ...more } }, "a test");

describe("a session on a shared server [RUN-5]", () => {
  it("has a team of its own, with the data and the time of a mock in process, and removes it", async () => {
    const sessions = await Promise.all([start({ run: "ci 7 shard 2" }), start()]);
    const [{ mock, client }, other] = [sessions[0].fixtures, sessions[1].fixtures];
    expect(names()).toEqual([
      "team-1",
      expect.stringMatching(/^ci 7 shard 2 [\da-f-]{13}-\d+: a test$/),
      expect.stringMatching(/^run [\da-f-]{13}-\d+: a test$/),
    ]);
    // The server advances its clocks, and not those of these teams.
    const { now } = shared.clock;
    const before = now();
    await vi.waitUntil(() => now() > before);
    const local = createMock({ seed: "a test" });
    const user = await client.users.create({ client_user_id: "u-1" });
    expect(user.user_id).toBe(local.users.create().user_id);
    expect([await mock.clock.iso(), await mock.clock.mode(), await mock.orders.policy()]).toEqual([
      "2026-01-15T09:00:00.000Z",
      "frozen",
      "manual",
    ]);
    expect([(await mock.users.list()).length, (await other.client.users.list()).items]).toEqual([1, []]);
    expect([mock.url, mock.linkUrl]).toEqual([server.url, `${server.url}/link`]);
    expect(mock.apiKey).not.toBe(other.mock.apiKey);
    await sessions[0].pass();
    expect(await sessions[0].end("npm test")).toBeNull();
    expect(await sessions[0].end()).toBeNull();
    expect(await sessions[1].end("npm test")).toMatch(/Seed: "a test"\n {2}Repeat: npm test\n {2}Requests:/);
    expect(names()).toEqual(["team-1"]);
    expect(findMock(server.url)).toBeUndefined();
  });

  it("advances the frozen clock when its client waits", async () => {
    const session = await start();
    const { mock, client } = session.fixtures;
    await mock.faults.add({ operation: "users.list", status: 503, retryAfter: 30, times: 1 });
    await client.users.list();
    expect(await mock.clock.iso()).toBe("2026-01-15T09:00:30.000Z");
    await session.pass();
    await session.end();
  });

  it("lets its client see where the test has moved the clock, before a wait", async () => {
    const session = await start();
    const { mock, client } = session.fixtures;
    await mock.orders.policy("auto");
    const { id } = await mock.snapshot();
    const wait = async (): Promise<string | null | undefined> =>
      (await client.orders.waitFor((await mock.orders.create()).id, { timeout: "10m" })).status;
    await mock.clock.advance("1h");
    expect(await wait()).toBe("completed");
    await mock.restore(id);
    expect(await wait()).toBe("completed");
    expect(await mock.clock.iso()).toMatch(/^2026-01-15T09:0/);
    await session.pass();
    await session.end();
  });

  it("lets its client wait while the test or another process moves the clock", async () => {
    let whenSleeping = async (): Promise<void> => undefined;
    const send = async (url: string, init: RequestInit): Promise<Response> => {
      if (url.includes("/clock/advanceTo?")) await whenSleeping();
      return fetch(url, init);
    };
    const session = await start({ fetch: send });
    const { mock, client } = session.fixtures;
    await mock.orders.policy("auto");
    const wait = async (): Promise<string | null | undefined> =>
      (await client.orders.waitFor((await mock.orders.create()).id, { timeout: "1d" })).status;
    const moves: Promise<void>[] = [];
    whenSleeping = async () => void (moves.length === 0 && moves.push(mock.clock.advance("1h")));
    expect(await wait()).toBe("completed");
    await Promise.all(moves);
    expect(await mock.clock.iso()).toMatch(/^2026-01-15T10:00:0/);

    const { clock } = shared.teams().find(({ name }) => name === mock.name)!;
    whenSleeping = async () => {
      whenSleeping = async () => undefined;
      await clock.advance("1h");
    };
    expect(await wait()).toBe("completed");
    expect(await mock.clock.iso()).toMatch(/^2026-01-15T11:00:/);
    await session.pass();
    await session.end();
  });

  it("finds the requests to a server that is given with slashes at its end or in capitals", async () => {
    const warning = vi.spyOn(console, "warn");
    for (const given of [`${server.url}//`, server.url.replace("http", "HTTP")]) {
      const session = await start({ server: given, fetch: undefined });
      const { mock, client } = session.fixtures;
      await client.users.list();
      await fetch(`${server.url}/v2/user`, { headers: { "x-service-api-key": mock.apiKey } });
      await session.pass();
      await session.end();
    }
    expect(warning).not.toHaveBeenCalled();
    warning.mockRestore();
  });

  it("does not pass with an unmatched request, and names the failure of its test when the server is gone", async () => {
    const session = await start();
    const { mock } = session.fixtures;
    await fetch(`${mock.url}/v2/usr`, { headers: { "x-service-api-key": mock.apiKey } });
    await expect(session.pass()).rejects.toThrow("GET /v2/usr: there is no such operation.");
    await mock.remove();
    expect(await session.end()).toMatch(
      /^Nothing is known of the team of this test\. ControlError: explain: No team/,
    );
  });

  it("asks the server to remove the team of a runner that crashed", async () => {
    const minute = 60_000;
    const sessions = [await start({ teamTtl: "10m" }), await start()];
    await shared.tick(9 * minute);
    expect(names()).toHaveLength(3);
    await shared.tick(minute);
    expect(names()).toHaveLength(2);
    await shared.tick(50 * minute);
    expect(names()).toEqual(["team-1"]);
    for (const session of sessions) await session.end();
  });

  it("overrides with data and rejects a function [RUN-6]", async () => {
    const session = await start();
    const { mock, client } = session.fixtures;
    const detail = { detail: "No such user" };
    await mock.override("users.get", { status: 404, body: detail }, { times: 1 });
    await expect(client.users.get("1f1f1f1f-0000-4000-8000-000000000000")).rejects.toMatchObject({
      status: 404,
      ...detail,
    });
    await expect(mock.override("users.get", (() => null) as never)).rejects.toThrow(
      `mock.override: a function cannot go to the mock server at ${server.url}. Pass { status, body } instead, or use a mock in the process of the test.`,
    );
    await session.end();
  });

  const respond = (status: number, body: object) => async () => Response.json(body, { status });
  it.each([
    [
      "no server",
      async () => Promise.reject(new TypeError("fetch failed")),
      "does not respond. Start it with `sanguine mock`, or correct its URL.",
    ],
    ["another server", respond(404, {}), "is no mock server (status 404). Correct its URL."],
    ["a wrong token", undefined, "rejects the token. Pass the control token that it prints at the start."],
    [
      "an older server",
      respond(422, {
        detail: [
          {
            type: "extra_forbidden",
            loc: ["body", "options", "teamTtl"],
            msg: "Extra inputs are not permitted",
          },
        ],
      }),
      /^The mock server at \S+ is older than this package: it does not know the option teamTtl\. Update it to version \d+\.\d+\.\d+/,
    ],
  ])("says what to do about %s [RUN-5]", async (_, fetch, cure) => {
    const text = typeof cure === "string" ? `The mock server at ${server.url} ${cure}` : cure;
    const failing = createRemoteMock(
      { server: server.url, token: "wrong", ...(fetch && { fetch }) },
      "a test",
    );
    await expect(failing).rejects.toThrow(text);
  });

  it("names an option that no team has, and one that is missing", async () => {
    await expect(start({ pageSize: 5 })).rejects.toThrow(
      "body.options.pageSize: Extra inputs are not permitted",
    );
    await expect(start({ server: undefined })).rejects.toThrow(
      "mockOptions must have the server, such as http://mock.test:4010",
    );
    expect([names(), findMock(server.url)]).toEqual([["team-1"], undefined]);
  });
});

const test = base.extend({ mockOptions: options });
const warn = vi.spyOn(console, "warn");

describe("Vitest's test on a shared server", { shuffle: false }, () => {
  let meta: object = {};

  test("[RUN-5] has a team of its own", async ({ mock, client, task }) => {
    meta = task.meta;
    await client.users.create({ client_user_id: "u-1" });
    expect(options.fetch).toHaveBeenLastCalledWith(`${server.url}/v2/user/`, expect.anything());
    expect(await mock.users.list()).toHaveLength(1);
    expect(names()).toHaveLength(2);
  });

  it("[RUN-5] leaves no team, reports coverage, and prints no warning", () => {
    expect(names()).toEqual(["team-1"]);
    expect(meta).toMatchObject({ sanguineCoverage: [{ operation: "users.create", statuses: { 200: 1 } }] });
    expect(warn).not.toHaveBeenCalled();
  });
});
