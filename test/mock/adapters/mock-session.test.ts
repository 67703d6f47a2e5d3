import { createServer } from "node:http";
import { expect, it, vi } from "vitest";
import { findMock } from "../../../mock/adapters/fixture-server.ts";
import { startSession } from "../../../mock/adapters/mock-session.ts";
import { startServer } from "../../support/start-server.ts";

/** Jest and node:test have no fixtures, so that each of their tests runs in a session. */
it("[RUN-3] a session has a mock of its own beside one with the same name, and ends the interception", async () => {
  const sessions = [await startSession({}, "a test"), await startSession({}, "a test")] as const;
  const [{ mock, client }, { mock: otherMock, client: otherClient }] = [
    sessions[0].fixtures,
    sessions[1].fixtures,
  ];
  try {
    await client.users.create({ client_user_id: "u-1" });
    expect((await otherClient.users.list()).items).toEqual([]);
    expect([mock.requests.count(), otherMock.requests.count()]).toEqual([1, 1]);
    await sessions[0].pass();
    expect(await sessions[0].end()).toBe(null);
    expect([findMock(mock.url), findMock(otherMock.url) === otherMock]).toEqual([undefined, true]);
    // The first session leaves the server to the other one.
    expect((await otherClient.users.list()).items).toEqual([]);
  } finally {
    for (const session of sessions) await session.end();
  }
  expect(findMock(otherMock.url)).toBeUndefined();
});

it.each([
  [
    { mockOption: {} },
    'test.extend: options.mockOption: Extra inputs are not permitted. Did you mean "mockOptions"?',
  ],
  [
    { mockOnUnhandled: "ignore" },
    "options.mockOnUnhandled: Value error, must be 'bypass', 'warn', 'error' or a function",
  ],
  [{ mockServer: {} }, "options.mockServer.listHandlers: "],
  [{ mockOptions: "a" }, 'mockOptions must be an object such as { seed: "a" }, not a.'],
])("[RUN-1] a session says what is wrong with %o", async (options, message) => {
  await expect(startSession(options as object, "a test")).rejects.toThrow(message);
});

it("[RUN-2] a test that requests no operation of the service does not pass, and the session says why", async () => {
  const session = await startSession({}, "a test");
  const { mock } = session.fixtures;
  await fetch(`${mock.url}/v2/usr`);
  await expect(session.pass()).rejects.toThrow("GET /v2/usr: there is no such operation");
  expect(await session.end()).toContain("GET /v2/usr");
});

it("[ERR-7] a call that is still running when its session ends asks whether an await is missing", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const session = await startSession({}, "a test");
  const { mock, client } = session.fixtures;
  mock.faults.add({ status: 503, retryAfter: 3_600 });
  const failure = client.users.list().catch(String);
  await session.pass();
  await session.end();
  expect(await failure).toMatch(/^ConnectionError: .* no response .*: is an await missing\?$/);
  warn.mockRestore();
});

it("[RUN-1] a session warns about requests that miss the mock, and names their hosts at its end", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const own = `http://${await startServer(createServer((_, response) => response.end()))}`;
  const session = await startSession({}, "a test");
  const { mock } = session.fixtures;
  try {
    mock.webhooks.register({ url: `${own}/webhooks` });
    mock.users.create();
    mock.orders.create();
    await mock.idle();
    expect(mock.webhooks.outbox().map(({ status }) => status)).toContain("delivered");
    // An application that a test calls is no service.
    await fetch(`${own}/login`);
    await fetch(`${own}/v2/user?name=Ada`);
    await fetch(`${own}/login`, { headers: { "x-service-api-key": "k" } });
    await fetch("http://wrong.invalid/login").catch(() => undefined);
    const said = (request: string) =>
      expect.stringContaining(`no request handler matches ${request}, so it goes to the network`);
    expect(warn.mock.calls.flat()).toEqual([
      said(`GET ${own}/v2/user`),
      said(`GET ${own}/login`),
      said("GET http://wrong.invalid/login"),
    ]);
  } finally {
    warn.mockRestore();
  }
  expect((await session.end())?.split("\n")).toEqual(
    expect.arrayContaining([
      "  Requests to other hosts, which are not the mock:",
      `    GET ${own}/login (2 times)`,
      `    GET ${own}/v2/user`,
      "    GET http://wrong.invalid/login",
    ]),
  );
});
