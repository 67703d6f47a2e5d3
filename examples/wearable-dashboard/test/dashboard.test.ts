import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { setImmediate as nextTurn } from "node:timers/promises";
import { createClient } from "sanguine";
import type { Mock } from "sanguine/mock";
import { startDashboard, type RunningDashboard } from "../demo/start.ts";
import { createConnections } from "../src/connections.ts";
import { openBrowser, type Browser } from "./browser.ts";

const hour = 60 * 60 * 1_000;
const logged: string[] = [];
let dashboard: RunningDashboard;
let browser: Browser;

before(async () => {
  // The tests run the importer themselves, so its timer must not.
  const log = (line: string): unknown => logged.push(line);
  dashboard = await startDashboard({ now: "2026-02-01T15:00:00Z" }, log, hour);
  browser = openBrowser(dashboard);
});

after(async () => {
  await dashboard[Symbol.asyncDispose]();
});

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

/** Returns what the charts of a page say, without a browser: their labels for screen readers. */
const readCharts = (page: string): string[] =>
  Array.from(page.matchAll(/role="img"\s+aria-label="([^"]*)"/g), ([, label = ""]) => label);

const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/**
 * Computes the charts of the last seven days from what the service holds. Phoenix is seven hours behind UTC all year. At midnight the
 * service announces the day that has ended, so a point of this very moment is not announced yet.
 */
function computeCharts(mock: Mock, userId: string): string[] {
  const range = {
    start_date: new Date(mock.clock.now() - 9 * 24 * hour).toISOString(),
    end_date: new Date(mock.clock.now() - 1_000).toISOString(),
  };
  const read = (resource: "steps" | "heartrate" | "hypnogram") =>
    mock.timeseries.read(userId, resource, range).map(({ start, end, value }) => ({
      start: Date.parse(start),
      minutes: (Date.parse(end) - Date.parse(start)) / 60_000,
      value,
    }));
  const toDay = (time: number, offset: number): number => Math.floor((time - offset * hour) / (24 * hour));
  const today = toDay(mock.clock.now(), 7);
  const describe = (title: string, tell: (day: number) => string): string => {
    const days = Array.from({ length: 7 }, (_, index) => today - 6 + index);
    return `${title}: ${days.map((day) => `${weekdays[(day + 4) % 7]} ${tell(day)}`).join(", ")}`;
  };
  const [steps, rates, stages] = [read("steps"), read("heartrate"), read("hypnogram")];
  return [
    describe("Steps", (day) => {
      const own = steps.filter(({ start }) => toDay(start, 7) === day);
      const sum = own.reduce((total, { value }) => total + value, 0);
      if (own.length === 0) return "no data";
      return sum >= 1_000 ? `${(sum / 1_000).toFixed(1)}k` : String(sum);
    }),
    describe("Heart rate", (day) => {
      const own = rates.filter(({ start }) => toDay(start, 7) === day).map(({ value }) => value);
      return own.length === 0 ? "no data" : `${Math.min(...own)}–${Math.max(...own)}`;
    }),
    describe("Sleep", (day) => {
      const own = stages.filter(({ start, value }) => toDay(start, 1) === day && [1, 2, 3].includes(value));
      if (own.length === 0) return "no data";
      const minutes = Math.round(own.reduce((total, each) => total + each.minutes, 0));
      return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
    }),
  ];
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
    const [user] = dashboard.mock.users.list();
    const charts = readCharts(page);
    assert.equal(charts.length, 3);
    assert.ok(charts.every((chart) => /\d/.test(chart.replace(/^.*?: /, ""))));
    assert.deepEqual(charts, computeCharts(dashboard.mock, user?.user_id ?? ""));
    // Only this browser has the session.
    assert.match(await openBrowser(dashboard).load(dashboard.url), /Connect a watch/);
  });

  it("shows the data of later days that webhooks announce", async () => {
    const before = readCharts(await browser.load(dashboard.url));
    await dashboard.mock.clock.advance("64h"); // until midnight in Phoenix
    await settle();
    const [user] = dashboard.mock.users.list();
    const charts = readCharts(await browser.load(dashboard.url));
    assert.notDeepEqual(charts, before);
    assert.deepEqual(charts, computeCharts(dashboard.mock, user?.user_id ?? ""));
  });

  it("shows corrected values", async () => {
    const { mock } = dashboard;
    const [user] = mock.users.list();
    const start = new Date(mock.clock.now()).toISOString().replace(".000Z", "+00:00");
    const point = { start, end: start, value: 4_000, timezone_offset: 0 };
    mock.timeseries.add(user?.user_id ?? "", "steps", { provider: "acme_watch", points: [point] });
    await mock.clock.advance("1d");
    await settle();
    const charts = readCharts(await browser.load(dashboard.url));
    assert.deepEqual(charts, computeCharts(mock, user?.user_id ?? ""));
  });

  it("stores nothing twice when webhooks are repeated", async () => {
    const { mock, pool } = dashboard;
    const [messages, points, charts] = [
      await count("webhook_inbox"),
      await count("points"),
      readCharts(await browser.load(dashboard.url)),
    ];
    const readLast = async () => (await pool.query("SELECT last_value FROM imports_id_seq")).rows;
    const last = await readLast();
    const delivered = mock.webhooks.outbox().filter(({ status }) => status === "delivered");
    assert.ok(delivered.length > 12);
    for (const message of delivered) mock.webhooks.duplicate(message);
    await settle();
    assert.deepEqual([await count("webhook_inbox"), await count("points")], [messages, points]);
    assert.deepEqual(await readLast(), last);
    assert.deepEqual(readCharts(await browser.load(dashboard.url)), charts);
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
    const [user] = mock.users.list();
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
    const charts = readCharts(await browser.load(dashboard.url));
    assert.deepEqual(charts, computeCharts(mock, user?.user_id ?? ""));
  });

  it("says that a connection failed", async () => {
    const { mock } = dashboard;
    const [connection] = mock.connections.list(mock.users.list()[0]?.user_id ?? "");
    assert.ok(connection);
    const charts = readCharts(await browser.load(dashboard.url));
    // The page shows what the database holds while the service does not say what is connected.
    const outage = mock.faults.add({ operation: "users.providers", status: 409 });
    mock.connections.fail(connection);
    await settle();
    const page = await browser.load(dashboard.url);
    assert.match(page, /Your devices cannot be shown/);
    assert.deepEqual(readCharts(page), charts);
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
    const visitor = openBrowser(dashboard);
    assert.match(await visitor.load(`${dashboard.url}/linked?state=success`), /Connect a watch/);
    const forged = `${dashboard.url}/linked?state=error&error_type=${encodeURIComponent("<script>")}`;
    assert.doesNotMatch(await visitor.load(forged), /<script>/);
  });

  it("takes no form of another site, no large one, and not many in a minute", async () => {
    const submit = async (origin: string, body = "") =>
      (
        await fetch(`${dashboard.url}/connect`, {
          method: "POST",
          headers: { origin },
          body,
          redirect: "manual",
        })
      ).status;
    assert.equal(await submit("https://other.example"), 403);
    assert.equal(await submit(dashboard.url, "a".repeat(20_000)), 413);
    const statuses: number[] = [];
    for (let count = 0; count < 30; count += 1) statuses.push(await submit(dashboard.url));
    assert.equal(statuses.at(-1), 429);
    await dashboard.mock.clock.advance("1m");
  });

  it("accepts no session that it did not start", async () => {
    for (const chosen of ["", "chosen"]) {
      const response = await fetch(`${dashboard.url}/connect`, {
        method: "POST",
        redirect: "manual",
        headers: { cookie: `session=${chosen}`, origin: dashboard.url },
      });
      assert.equal(response.status, 303);
      assert.match(response.headers.get("set-cookie") ?? "", /^session=[0-9a-f-]{36};/);
    }
    assert.equal(await count("accounts WHERE session IN ('', 'chosen')"), 0);
    assert.equal(await count("accounts WHERE session = client_user_id::text"), 0);
  });

  it("logs no id of a user", () => {
    assert.ok(logged.length > 0);
    for (const { user_id, client_user_id } of dashboard.mock.users.list()) {
      assert.ok(!logged.some((line) => line.includes(user_id) || line.includes(client_user_id)));
    }
  });
});
