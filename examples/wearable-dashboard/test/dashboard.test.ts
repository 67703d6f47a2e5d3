import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { setImmediate as nextTurn } from "node:timers/promises";
import { createClient } from "sanguine";
import { startDashboard, type RunningDashboard } from "../demo/start.ts";
import { createConnections } from "../src/connections.ts";

const hour = 60 * 60 * 1_000;
const logged: string[] = [];
let dashboard: RunningDashboard;
let browser: ReturnType<typeof openBrowser>;

before(async () => {
  // The tests run the importer themselves, so its timer must not.
  const settings = { log: (line: string) => void logged.push(line), importEveryMs: hour };
  dashboard = await startDashboard({ now: "2026-02-01T15:00:00Z" }, settings);
  browser = openBrowser();
});

after(() => dashboard[Symbol.asyncDispose]());

/** Opens a minimal browser: it keeps the dashboard's cookie and follows no redirect. */
function openBrowser(cookie = "") {
  const { url, mockUrl } = dashboard;
  const send = async (address: string, init: RequestInit = {}, origin = url): Promise<Response> => {
    const headers = { cookie, origin };
    const response = await fetch(address, { redirect: "manual", ...init, headers });
    cookie = response.headers.get("set-cookie")?.split(";")[0] ?? cookie;
    return response;
  };
  return {
    cookie: () => cookie,
    load: async (address: string) => (await send(address)).text(),
    submit: (origin = url, body = "") => send(`${url}/connect`, { method: "POST", body }, origin),
    /** Connects a device on the consent page of its provider. Returns the address that the link page sends the browser back to. */
    async connect(provider: string): Promise<string> {
      const opened = await this.submit();
      const token = new URL(opened.headers.get("location") ?? "").searchParams.get("token") ?? "";
      const action = `${mockUrl}/link/oauth/${provider}?token=${encodeURIComponent(token)}`;
      const page = await (await fetch(action)).text();
      const body = new URLSearchParams({ decision: "allow" });
      for (const [, name = "", value = ""] of page.matchAll(/name="(form_token|scope)" value="([^"]*)"/g))
        body.append(name, value);
      const done = await fetch(action, { method: "POST", body, redirect: "manual" });
      return done.headers.get("location") ?? "";
    },
  };
}

/** Resolves when all webhooks are delivered and the importer has read what they announced. */
async function settle(): Promise<void> {
  await dashboard.mock.idle();
  await dashboard.importer.run();
}

async function count(table: string): Promise<number> {
  const { rows } = await dashboard.pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM ${table}`,
  );
  return rows[0]?.count ?? 0;
}

/** Returns what the charts of the page say, without a browser: their labels for screen readers. */
async function readCharts(): Promise<string[]> {
  const page = await browser.load(dashboard.url);
  return Array.from(page.matchAll(/aria-label="([^"]*)"/g), ([, label = ""]) => label);
}

interface Point {
  readonly start: string;
  readonly end: string;
  readonly value: number;
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

function describeSteps(points: readonly Point[]): string {
  const steps = sum(points.map(({ value }) => value));
  return steps >= 1_000 ? `${(steps / 1_000).toFixed(1)}k` : String(steps);
}

function describeRates(points: readonly Point[]): string {
  const rates = points.map(({ value }) => value);
  return `${Math.min(...rates)}–${Math.max(...rates)}`;
}

function describeSleep(points: readonly Point[]): string {
  const minutes = sum(points.map(({ start, end }) => (Date.parse(end) - Date.parse(start)) / 60_000));
  return `${Math.floor(minutes / 60)}:${String(Math.round(minutes) % 60).padStart(2, "0")}`;
}

/** Checks that the page shows the last seven days of what the service holds. Phoenix is seven hours behind UTC all year. */
async function checkCharts(): Promise<void> {
  const { clock, timeseries, users } = dashboard.mock;
  const toDay = (time: number, offset = 7): number => Math.floor(time / hour / 24 - offset / 24);
  const today = toDay(clock.now());
  const range = {
    start_date: new Date(clock.now() - 9 * 24 * hour).toISOString(),
    // At midnight the service announces the day that has ended, so a point of this very moment is not announced yet.
    end_date: new Date(clock.now() - 1_000).toISOString(),
  };
  const [steps, rates, stages] = (["steps", "heartrate", "hypnogram"] as const).map((resource) =>
    timeseries.read(users.list()[0] ?? "", resource, range),
  );
  const asleep = stages?.filter(({ value }) => [1, 2, 3].includes(value));
  const describe = (points: readonly Point[] = [], tell: typeof describeSteps, offset?: number): string => {
    const days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"].map((_, index, names) => {
      const day = today - 6 + index;
      const own = points.filter(({ start }) => toDay(Date.parse(start), offset) === day);
      return `${names[(day + 4) % 7]} ${own.length === 0 ? "no data" : tell(own)}`;
    });
    return days.join(", ");
  };
  assert.deepEqual(await readCharts(), [
    `Steps: ${describe(steps, describeSteps)}`,
    `Heart rate: ${describe(rates, describeRates)}`,
    // A night belongs to the day on which it ends, and begins at 18:00.
    `Sleep: ${describe(asleep, describeSleep, 1)}`,
  ]);
}

describe("the wearable dashboard", () => {
  it("invites a new visitor to connect a device", async () => {
    assert.match(await browser.load(dashboard.url), /Connect a watch to see your steps/);
  });

  it("links a user, and shows the week that the service holds", async () => {
    const target = await browser.connect("acme_watch");
    assert.equal(target, `${dashboard.url}/linked?state=success`);
    await settle();
    const page = await browser.load(target);
    assert.match(page, /Thank you/);
    assert.match(page, /<li>\s*Acme Watch\s*<\/li>/);
    assert.ok((await readCharts()).every((chart) => /: .*\d/.test(chart)));
    await checkCharts();
    // Only this browser has the session.
    assert.match(await openBrowser().load(dashboard.url), /Connect a watch/);
  });

  it("shows the data of later days that webhooks announce", async () => {
    const before = await readCharts();
    await dashboard.mock.clock.advance("64h"); // until midnight in Phoenix
    await settle();
    assert.notDeepEqual(await readCharts(), before);
    await checkCharts();
  });

  it("shows corrected values", async () => {
    const { mock } = dashboard;
    const start = new Date(mock.clock.now()).toISOString().replace(".000Z", "+00:00");
    const point = { start, end: start, value: 4_000, timezone_offset: 0 };
    mock.timeseries.add(mock.users.list()[0] ?? "", "steps", { provider: "acme_watch", points: [point] });
    await mock.clock.advance("1d");
    await settle();
    await checkCharts();
  });

  it("stores nothing twice when webhooks are repeated", async () => {
    const { mock, pool } = dashboard;
    const readState = async () => [
      await count("webhook_inbox"),
      await count("points"),
      await readCharts(),
      (await pool.query("SELECT last_value FROM imports_id_seq")).rows,
    ];
    const before = await readState();
    const delivered = mock.webhooks.outbox().filter(({ status }) => status === "delivered");
    assert.ok(delivered.length > 12);
    for (const message of delivered) mock.webhooks.duplicate(message);
    await settle();
    assert.deepEqual(await readState(), before);
  });

  it("rejects a webhook that the service did not sign", async () => {
    const messages = await count("webhook_inbox");
    const headers = {
      "webhook-id": "msg_forged",
      "webhook-timestamp": String(Math.floor(dashboard.mock.clock.now() / 1_000)),
      "webhook-signature": "v1,Zm9yZ2Vk",
    };
    const response = await fetch(`${dashboard.url}/webhooks`, { method: "POST", headers, body: "{}" });
    assert.equal(response.status, 400);
    assert.equal(await count("webhook_inbox"), messages);
    assert.ok(logged.includes("webhook rejected: no_matching_signature"));
  });

  it("reads later what it could not read during an outage", async () => {
    const { mock, pool } = dashboard;
    // The client does not repeat a request after a 409, so the test need not wait.
    const outage = mock.faults.add({ operation: "timeseries.grouped", status: 409 });
    await mock.clock.advance("1d");
    await settle();
    const waiting = await count("imports WHERE failures > 0");
    assert.ok(waiting > 0);
    assert.equal(await count("imports"), waiting);
    outage.remove();
    await pool.query("UPDATE imports SET not_before = now()");
    await settle();
    assert.equal(await count("imports"), 0);
    await checkCharts();
  });

  it("says that a connection failed", async () => {
    const { mock } = dashboard;
    const [connection] = mock.connections.list(mock.users.list()[0] ?? "");
    // The page shows what the database holds while the service does not say what is connected.
    const outage = mock.faults.add({ operation: "users.providers", status: 409 });
    mock.connections.fail(connection ?? "");
    await settle();
    assert.match(await browser.load(dashboard.url), /Your devices cannot be shown/);
    await checkCharts();
    outage.remove();
    assert.match(await browser.load(dashboard.url), /Acme Watch\s*<strong>Please connect it again/);
  });

  it("reads the connections again that change while a response is on its way", async () => {
    const responses: { resolve(response: Response): void }[] = [];
    const client = createClient({
      baseUrl: "https://service.test",
      apiKey: "<API_KEY>",
      fetch: () => new Promise((resolve) => responses.push({ resolve })),
    });
    using connections = createConnections(client);
    const reading = connections.read("u-1");
    await nextTurn();
    await connections.invalidate({ type: "provider.connection.created", user_id: "u-1" });
    await nextTurn();
    const [early, late] = responses;
    early?.resolve(Response.json({ providers: [] }));
    late?.resolve(Response.json({ providers: [{ name: "Acme Watch", status: "connected" }] }));
    const expected = [{ name: "Acme Watch", status: "connected" }];
    assert.deepEqual(await reading, expected);
    assert.deepEqual(await connections.read("u-1"), expected);
    assert.equal(responses.length, 2);
  });

  it("does not believe the address of a redirect, and escapes it", async () => {
    const visitor = openBrowser();
    assert.match(await visitor.load(`${dashboard.url}/linked?state=success`), /Connect a watch/);
    const forged = `${dashboard.url}/linked?state=error&error_type=${encodeURIComponent("<script>")}`;
    assert.doesNotMatch(await visitor.load(forged), /<script>/);
  });

  it("takes no form of another site, no large one, and not many in a minute", async () => {
    const visitor = openBrowser();
    const submit = async (origin?: string, body?: string) => (await visitor.submit(origin, body)).status;
    assert.equal(await submit("https://other.example"), 403);
    assert.equal(await submit(undefined, "a".repeat(20_000)), 413);
    const statuses: number[] = [];
    for (let index = 0; index < 30; index += 1) statuses.push(await submit());
    assert.equal(statuses.at(-1), 429);
    await dashboard.mock.clock.advance("1m");
  });

  it("accepts no session that it did not start, and does not tell the service the session", async () => {
    for (const chosen of ["", "chosen"]) {
      const visitor = openBrowser(`session=${chosen}`);
      assert.equal((await visitor.submit()).status, 303);
      assert.match(visitor.cookie(), /^session=[0-9a-f-]{36}$/);
      const session = visitor.cookie().slice("session=".length);
      assert.ok(!dashboard.mock.users.list().some(({ client_user_id }) => client_user_id === session));
    }
    assert.equal(await count("accounts WHERE session IN ('', 'chosen')"), 0);
  });

  it("logs no id of a user", () => {
    assert.ok(logged.length > 0);
    for (const { user_id, client_user_id } of dashboard.mock.users.list()) {
      assert.ok(!logged.some((line) => line.includes(user_id) || line.includes(client_user_id)));
    }
  });
});
