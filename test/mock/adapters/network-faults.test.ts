import { readFile } from "node:fs/promises";
import { createMock, type FaultRule } from "sanguine/mock";
import { listen } from "sanguine/mock/node";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Adapter } from "../../conformance/adapter.ts";
import { createMswAdapter } from "../../conformance/msw.ts";

/** The rows of the table in docs/faults.md: the fault, and its outcome at a port, in `mock.fetch` and through MSW. */
async function readTable(): Promise<string[][]> {
  const text = await readFile(new URL("../../../docs/faults.md", import.meta.url), "utf8");
  const [, section = ""] = /### Network faults\n([^]*?)\n## /.exec(text) ?? [];
  const rows = section.split("\n").filter((line) => line.startsWith("| `"));
  return rows.map((row) =>
    row
      .replaceAll("`", "")
      .split("|")
      .map((cell) => cell.trim())
      .slice(1, -1),
  );
}

const adapters: Record<string, () => Promise<Adapter>> = {
  "a port": async () => {
    const mock = createMock();
    const server = await listen(mock);
    return { mock, url: server.url, send: (url, init) => fetch(url, init), close: () => server.close() };
  },
  "mock.fetch": async () => {
    const mock = createMock();
    return { mock, url: mock.url, send: mock.fetch, close: () => undefined };
  },
  MSW: async () => createMswAdapter({})(),
};

const aborted = new Error("enough");

/** Returns the first code in an error and its causes, in parentheses. */
function describeCode(thrown: unknown): string {
  if (!(thrown instanceof Error)) return "";
  return "code" in thrown && typeof thrown.code === "string"
    ? ` (${thrown.code})`
    : describeCode(thrown.cause);
}

/** Sends a request to which a fault applies, and says what happens in the words of the table. */
async function observe(adapter: Adapter, rule: FaultRule): Promise<string> {
  const { mock, url } = adapter;
  mock.faults.add({ operation: "users.list", when: "after", ...rule });
  const control = new AbortController();
  const waits = rule.network === "hang" || rule.network === "stall";
  const sent = adapter.send(`${url}/v2/user`, {
    headers: { "x-service-api-key": mock.apiKey },
    signal: control.signal,
  });
  if (rule.network === "hang") {
    await expect.poll(() => mock.requests.last()?.aborted).toBe("hang");
    control.abort(aborted);
  }
  let part = "";
  try {
    const response = await sent;
    part = "body ";
    const reader = response.body?.getReader();
    await reader?.read();
    if (waits) setImmediate(() => control.abort(aborted));
    for (let next = await reader?.read(); next?.done === false; next = await reader?.read());
    return "responds";
  } catch (thrown) {
    return thrown === aborted ? `${part}waits` : `${part}rejects${describeCode(thrown)}`;
  }
}

/** Says which clock a latency takes. */
async function observeLatency(adapter: Adapter): Promise<string> {
  const { mock, url } = adapter;
  const start = mock.clock.now();
  mock.faults.add({ latency: 2, when: "after" });
  await adapter.send(`${url}/v2/user`, { headers: { "x-service-api-key": mock.apiKey } });
  return mock.clock.now() - start === 2 ? "virtual clock" : "real time";
}

describe.each(Object.entries(adapters))("[FLT-7] the table of network faults is true of %s", (name, open) => {
  let adapter: Adapter;
  const column = Object.keys(adapters).indexOf(name) + 1;
  beforeAll(async () => {
    adapter = await open();
  });
  afterAll(() => adapter.close());
  afterEach(() => adapter.mock.faults.clear());

  it.each(["reset", "drop", "hang", "stall", "truncate", "malformedChunk"] as const)(
    "for %s",
    async (network) => {
      const row = (await readTable()).find(([fault]) => fault === `network: ${network}`);
      expect(await observe(adapter, { network })).toBe(row?.[column]);
    },
  );

  it("for a latency", async () => {
    const row = (await readTable()).find(([fault]) => fault === "latency");
    expect(await observeLatency(adapter)).toBe(row?.[column]);
  });
});
