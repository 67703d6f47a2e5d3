import { createMock } from "sanguine/mock";
import { expect, it } from "vitest";
import { reportActivity } from "../../../mock/cli/report-activity.ts";

const options = { verbose: false, rejected: true, color: false, format: "text" } as const;

it("[EVT-10] the first failed webhook of an endpoint is printed with the response, the others after a success", async () => {
  const mock = createMock({ now: "2026-02-01T09:00:00Z" });
  const lines: string[] = [];
  reportActivity(mock, { ...options, print: (line) => lines.push(line) });
  let broken = true;
  mock.webhooks.register({
    handler: () => (broken ? new Response("no raw body", { status: 400 }) : undefined),
  });
  mock.orders.create();
  mock.orders.create();
  await mock.idle();
  expect(lines).toEqual([
    '09:00:00 Webhook labtest.order.created to ep_1 failed: status 400 "no raw body"; next try at 09:00:05. See the console for later failures.',
  ]);
  broken = false;
  await mock.clock.advance("1m");
  broken = true;
  mock.orders.create();
  await mock.idle();
  expect(lines).toHaveLength(2);
});

it("[EVT-10] the first failed webhook of an endpoint is printed again after a reset, which gives its id to a later one", async () => {
  const mock = createMock({ now: "2026-02-01T09:00:00Z" });
  const lines: string[] = [];
  reportActivity(mock, { ...options, print: (line) => lines.push(line.slice(0, 50)) });
  for (let round = 0; round < 2; round += 1) {
    mock.webhooks.register({ handler: () => new Response(null, { status: 500 }) });
    mock.orders.create();
    await mock.idle();
    mock.reset();
  }
  const line = "09:00:00 Webhook labtest.order.created to ep_1 fai";
  expect(lines).toEqual([line, line]);
});

it("[EVT-10] a failed webhook of a team that the mock does not list names no URL of another team", async () => {
  const mock = createMock({ now: "2026-02-01T09:00:00Z" });
  mock.webhooks.register({ url: "http://127.0.0.1:9/of-the-first-team" });
  const other = mock.team({ name: "other" });
  const lines: string[] = [];
  reportActivity(Object.assign(Object.create(mock) as typeof mock, { teams: () => [mock] }), {
    ...options,
    print: (line) => lines.push(line),
  });
  other.webhooks.register({ handler: () => new Response(null, { status: 500 }) });
  other.orders.create();
  await other.idle();
  expect(lines).toEqual([
    "09:00:00 Webhook labtest.order.created to ep_1 failed: status 500. See the console for later failures.",
  ]);
});

it.each([
  [
    "rejected requests",
    options,
    [/^09:00:00 POST \/v2\/user\/? 422 team-1: body.client_user_id: Field required$/],
  ],
  [
    "every request with --verbose",
    { ...options, verbose: true },
    [/ 422 /, /^09:00:00 GET \/v2\/providers\/? 200 team-1$/],
  ],
  ["no request under exec", { ...options, rejected: false }, []],
  ["rejected requests in red", { ...options, color: true }, [/31m09:00:00 POST .*\[0m$/]],
])("[EVT-10] prints %s", async (_, chosen, expected) => {
  const mock = createMock({ now: "2026-02-01T09:00:00Z" });
  const lines: string[] = [];
  const stop = reportActivity(mock, { ...chosen, print: (line) => lines.push(line) });
  const headers = { "x-service-api-key": mock.apiKey, "content-type": "application/json" };
  await mock.fetch(`${mock.url}/v2/user`, { method: "POST", headers, body: "{}" });
  await mock.fetch(`${mock.url}/v2/providers`, { headers });
  expect(lines).toEqual(expected.map((line) => expect.stringMatching(line) as string));
  stop();
  await mock.fetch(`${mock.url}/v2/users`, { headers });
  expect(lines).toHaveLength(expected.length);
});

it("[CTL-17] prints a line of JSON for each request, without what the caller sent, and for the first failed webhook", async () => {
  const mock = createMock({ now: "2026-02-01T09:00:00Z" });
  const lines: string[] = [];
  reportActivity(mock, { ...options, rejected: false, format: "json", print: (line) => lines.push(line) });
  mock.webhooks.register({ handler: () => new Response("no raw body", { status: 400 }) });
  const { user_id } = mock.users.create();
  mock.orders.create({ user: user_id });
  await mock.idle();
  const headers = { "x-service-api-key": mock.apiKey };
  await mock.fetch(`${mock.url}/v2/user/${user_id}?secret=1`, { headers });
  await mock.fetch(`${mock.url}/v2/user/${user_id}`);
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string;
  const read = { time, method: "GET", path: "/v2/user/{user_id}", ms: 0, team: "team-1" };
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
    { time, webhook: "labtest.order.created", endpoint: "ep_1", error: "status 400", team: "team-1" },
    { ...read, status: 422 },
    { ...read, status: 401 },
  ]);
  for (const secret of [user_id, mock.apiKey, "secret", "raw body"])
    expect(lines.join()).not.toContain(secret);
});
