import { readdir, writeFile } from "node:fs/promises";
import { createMock } from "sanguine/mock";
import { afterEach, describe, expect, it } from "vitest";
import { parseCommandLine } from "../../../mock/cli/arguments.ts";
import { formatAnnouncement, formatWarning, serve, type ServedMock } from "../../../mock/cli/serve.ts";
import { UsageError } from "../../../mock/cli/usage.ts";
import { useFolder } from "../../support/use-folder.ts";

const inFolder = useFolder();
const open: ServedMock[] = [];
afterEach(async () => {
  for (const served of open.splice(0)) await served.close();
});

async function serveLine(...args: string[]): Promise<ServedMock> {
  const command = parseCommandLine(["mock", ...(args.includes("--port") ? [] : ["--port", "0"]), ...args]);
  if (command.kind !== "mock") throw new Error(`${command.kind} serves nothing`);
  const served = await serve(command);
  open.push(served);
  return served;
}

it("has a control token that its seed does not give away", async () => {
  const served = [await serveLine("--seed", "known"), await serveLine("--seed", "known")];
  const tokens = served.map(({ mock }) => mock.controlToken);
  expect(new Set([...tokens, createMock({ seed: "known" }).controlToken]).size).toBe(3);
});

it("[STA-1] leaves the clocks that a state has frozen, those of its first team and of others", async () => {
  const file = inFolder("state.json");
  const { mock, close } = await serveLine("--state", file);
  mock.team({ name: "still", clock: "frozen" });
  mock.team({ name: "fast" }).clock.setMode({ running: 60 });
  mock.clock.setMode("frozen");
  await close();
  open.length = 0;
  const later = await serveLine("--state", file);
  expect(later.mock.teams().map(({ name, clock }) => [name, clock.mode])).toEqual([
    ["team-1", "frozen"],
    ["still", "frozen"],
    ["fast", "running"],
  ]);
});

it.each([
  ["127.0.0.1", "http://127.0.0.1:4010", {}, false],
  ["0.0.0.0", "http://127.0.0.1:4010", { apiKey: "secret" }, true], // keys of further teams follow from the seed
  ["0.0.0.0", "http://127.0.0.1:4010", { seed: "secret" }, false],
  ["127.0.0.1", "https://mock.example.com", {}, true],
])("warns at %s as %s with %o: %s", (host, publicUrl, options, warns) => {
  const warning = formatWarning({ host, publicUrl }, { options });
  expect(warning?.startsWith("Other machines can reach this mock.") ?? false).toBe(warns);
});

describe("the announcement of a mock", () => {
  it("has the addresses and the keys", async () => {
    const served = await serveLine("--seed", "announced", "--control-token", "ct_a/b");
    const { url } = served.server;
    const { apiKey } = createMock({ seed: "announced" });
    expect(JSON.parse(formatAnnouncement(served, true))).toEqual({
      url,
      link_url: `${url}/link`,
      api_key: apiKey,
      control_token: "ct_a/b",
    });
    expect(formatAnnouncement(served, false).split("\n")).toEqual([
      `Mock server: ${url}`,
      `  x-service-api-key: ${apiKey}`,
      `Try it: curl ${url}/v2/providers -H "x-service-api-key: ${apiKey}"`,
      `Console: ${url}/__mock/#token=ct_a%2Fb`,
      `Control API: ${url}/__mock/v1`,
      "  authorization: Bearer ct_a/b",
      "Press Ctrl+C to stop.",
    ]);
  });

  it("[CTL-14] has the public URL, and the address that the server listens at", async () => {
    const earlier = createMock();
    earlier.webhooks.register({ url: "http://127.0.0.1:9" });
    const file = inFolder("earlier.json");
    await writeFile(file, JSON.stringify(earlier.export()));
    const options = `--public-url https://mock.example.com --control-token ct_a --import ${file}`;
    const served = await serveLine(...options.split(" "), "--scenario", "order-with-partial-results");
    const { mock, server } = served;
    expect(JSON.parse(formatAnnouncement(served, true))).toMatchObject({
      url: "https://mock.example.com",
      link_url: "https://mock.example.com/link",
      urls: [server.url],
    });
    const lines = formatAnnouncement(served, false).split("\n");
    expect(lines.slice(0, 2)).toEqual(["Mock server: https://mock.example.com", `  also at ${server.url}`]);
    expect(lines).toContain("Console: https://mock.example.com/__mock/#token=ct_a");
    // The scenario sends messages before the server has an address.
    const sent = mock.webhooks.outbox().map(({ body }) => body);
    const links = sent.join("").match(/https?:[^"]*\/requisition\//g);
    expect(new Set(links)).toEqual(new Set(["https://mock.example.com/requisition/"]));
  });
});

it("[CTL-14] the announcement of a server at every address names its first one once", async () => {
  const served = await serveLine("--host", "0.0.0.0");
  const { url } = served.server;
  const lines = formatAnnouncement(served, false).split("\n");
  expect(lines.filter((line) => line.endsWith(` ${url}`))).toEqual([`Mock server: ${url}`]);
  const { urls = [] } = JSON.parse(formatAnnouncement(served, true)) as { urls?: string[] };
  expect(urls).not.toContain(url);
});

describe("a mock that is served", () => {
  it("[EVT-1] keeps the secret that an imported state has for the URL, and registers no second endpoint", async () => {
    const file = inFolder("state.json");
    const first = await serveLine("--webhook-url", "http://127.0.0.1:9", "--state", file);
    await first.close();
    open.length = 0;
    const second = await serveLine("--webhook-url", "http://127.0.0.1:9", "--import", file, "--seed", "new");
    expect(second.webhookSecret).toBe(first.webhookSecret);
    expect(second.mock.webhooks.list().map(({ url }) => url)).toEqual(["http://127.0.0.1:9/"]);
    const third = await serveLine("--webhook-url", "http://127.0.0.1:9/other", "--import", file);
    expect(third.webhookSecret).not.toBe(first.webhookSecret);
    expect(third.mock.webhooks.list()).toHaveLength(2);
  });

  it("[FLT-6] starts with the faults of a preset, and adds none that the imported world contains", async () => {
    const first = await serveLine("--faults", "outage");
    const response = await fetch(`${first.server.url}/v2/providers`);
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
    const file = inFolder("world.json");
    await writeFile(file, JSON.stringify(first.mock.export()));
    const { mock } = await serveLine("--faults", "outage", "--import", file);
    expect(mock.faults.list().map(({ rule, hits }) => [rule, hits])).toEqual([
      [{ status: 503, retryAfter: 5 }, 1],
    ]);
  });

  it("[STA-1, STA-5] has the scenario of its first start only", async () => {
    const args = ["--state", inFolder("state.json"), "--scenario", "lost-kit"];
    const first = await serveLine(...args);
    expect(first.scenario).not.toBeNull();
    const orders = first.mock.orders.list().map(({ id }) => id);
    expect(orders.length).toBeGreaterThan(0);
    await first.close();
    open.length = 0;
    const second = await serveLine(...args);
    expect(second.scenario).toBeNull();
    expect(second.mock.orders.list().map(({ id }) => id)).toEqual(orders);
  });
});

it("a time and an imported file that are no such thing are refused with what they are", async () => {
  const file = inFolder("broken.json");
  await writeFile(file, '{"format": "other"}');
  await expect(serveLine("--now", "yesterday")).rejects.toThrow(UsageError);
  await expect(serveLine("--now", "yesterday")).rejects.toThrow(
    '--now must be an ISO 8601 date and time with a UTC offset, not "yesterday"',
  );
  await expect(serveLine("--api-key", "a b")).rejects.toThrow("--api-key must be 1 to 256");
  const why = /broken\.json cannot be loaded[^]*: its format must be "sanguine-state" or "sanguine-world"/;
  await expect(serveLine("--import", file)).rejects.toThrow(why);
});

it("a mock that cannot be served says that its port is taken, and frees its state", async () => {
  const { server } = await serveLine();
  const { port } = new URL(server.url);
  const file = inFolder("state.json");
  await expect(serveLine("--port", port, "--state", file)).rejects.toThrow(
    `Cannot listen at 127.0.0.1:${port}: the port is taken; choose another with --port`,
  );
  expect(await readdir(inFolder())).toEqual(["state.json"]);
  // This address belongs to no machine.
  await expect(serveLine("--host", "192.0.2.1", "--port", port)).rejects.toThrow(
    `Cannot listen at 192.0.2.1:${port}: address not available`,
  );
});
