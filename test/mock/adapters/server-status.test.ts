import { createMock } from "sanguine/mock";
import { listen } from "sanguine/mock/node";
import { describe, expect, it } from "vitest";
import { ServerStatus } from "../../../mock/adapters/server-status.ts";

const response = (status: number) => ({ status, headers: {}, body: null });

/** The numbers of metrics by their names and labels. */
function readMetrics(text: string): Record<string, number> {
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return Object.fromEntries(
    lines.map((line) => {
      const space = line.lastIndexOf(" ");
      return [line.slice(0, space), Number(line.slice(space + 1))];
    }),
  );
}

describe("the status of a server", () => {
  it("[CTL-15] counts requests by the class of their status and by their duration, as OpenMetrics text", async () => {
    const status = new ServerStatus({ teams: () => ["a", "b"] });
    status.record(response(200), 5);
    status.record(response(204), 30);
    status.record(response(404), 1_000);
    status.record({ abort: "reset" }, 20_000);
    const { headers, body } = status.handle({ method: "GET", url: "/metrics?a=1" }, true)!;
    const text = await new Response(body as Uint8Array<ArrayBuffer>).text();
    expect(headers).toMatchObject({
      "content-type": "application/openmetrics-text; version=1.0.0; charset=utf-8",
    });
    const { 'sanguine_memory_bytes{kind="resident"}': resident, ...numbers } = readMetrics(text);
    expect(resident).toBeGreaterThan(1_000_000);
    const bucket = (le: string): string => `sanguine_request_duration_seconds_bucket{le="${le}"}`;
    expect(numbers).toMatchObject({
      sanguine_teams: 2,
      'sanguine_requests_total{status="2xx"}': 2,
      'sanguine_requests_total{status="4xx"}': 1,
      'sanguine_requests_total{status="5xx"}': 0,
      'sanguine_requests_total{status="none"}': 1,
      [bucket("0.005")]: 1,
      [bucket("0.025")]: 1,
      [bucket("0.05")]: 2,
      [bucket("1.0")]: 3,
      [bucket("10.0")]: 3,
      [bucket("+Inf")]: 4,
      sanguine_request_duration_seconds_count: 4,
      sanguine_request_duration_seconds_sum: 21.035,
    });
    const lines = text.split("\n");
    expect(lines.slice(-2)).toEqual(["# EOF", ""]);
    // Each family is described before its samples, and once.
    for (const [family, type] of [
      ["sanguine_teams", "gauge"],
      ["sanguine_requests", "counter"],
      ["sanguine_request_duration_seconds", "histogram"],
      ["sanguine_memory_bytes", "gauge"],
      ["sanguine_webhook_deliveries", "counter"],
    ]) {
      const at = lines.indexOf(`# TYPE ${family} ${type}`);
      expect(lines.findIndex((line) => line.startsWith(`${family}`))).toBeGreaterThan(at);
      expect(at).toBeGreaterThanOrEqual(0);
    }
  });

  it("[CTL-15] is ready and alive, counts webhook deliveries, and shows no key, id or name of a team", async () => {
    const mock = createMock();
    mock.team({ name: "cardiology" });
    await using server = await listen(mock);
    const read = async (path = "metrics") => (await fetch(`${server.url}/${path}`)).text();
    expect([await read("health"), await read("ready")]).toEqual(['{"status":"ok"}', '{"status":"ready"}']);
    expect(readMetrics(await read())).toMatchObject({
      sanguine_teams: 2,
      'sanguine_webhook_deliveries_total{outcome="delivered"}': 0,
    });
    mock.webhooks.register({ handler: () => undefined });
    mock.webhooks.register({ handler: () => new Response(null, { status: 500 }) });
    const { user_id } = mock.users.create();
    mock.orders.create({ user: user_id });
    await mock.idle();
    const headers = { "x-service-api-key": mock.apiKey };
    expect((await fetch(`${server.url}/v2/user/${user_id}`, { headers })).status).toBe(200);
    expect((await fetch(`${server.url}/v2/user/${user_id}`)).status).toBe(401);
    const text = await read();
    const metrics = readMetrics(text);
    const delivered = metrics['sanguine_webhook_deliveries_total{outcome="delivered"}'];
    expect(delivered).toBeGreaterThan(0);
    expect(metrics).toMatchObject({
      'sanguine_requests_total{status="2xx"}': 1,
      'sanguine_requests_total{status="4xx"}': 1,
      'sanguine_webhook_deliveries_total{outcome="failed"}': delivered,
    });
    for (const secret of ["cardiology", "team-", mock.apiKey, user_id, "ep_", "event"])
      expect(text).not.toContain(secret);
    expect((await fetch(`${server.url}/ready`, { method: "POST" })).status).toBe(404);
  });
});
