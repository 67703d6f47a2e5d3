import { readFileSync } from "node:fs";
import { VERSION } from "sanguine";
import { afterEach, expect, test, vi } from "vitest";
import { stubbed, user, userId, wire } from "../support/client.ts";
import { json } from "../support/server.ts";

afterEach(() => void vi.unstubAllGlobals());

/** Returns the User-Agent that a client of this moment sets. */
async function readAgent(headers: Record<string, string> = {}): Promise<string | null> {
  let agent: string | null = null;
  const respond = (_: string, init: RequestInit) => {
    agent = new Headers(init.headers).get("user-agent");
    return Response.json(user);
  };
  const { client } = stubbed(respond, { headers, dangerouslyAllowBrowser: true });
  await client.users.get(userId);
  return agent;
}

test("[GEN-13] VERSION is the version of package.json", () => {
  const manifest = JSON.parse(
    readFileSync(new URL("../../../package.json", import.meta.url), "utf8"),
  ) as object;
  expect(manifest).toMatchObject({ version: VERSION });
});

test("[GEN-13] User-Agent names the package, its version and the runtime, and arrives on the wire", async () => {
  const { client, arrived } = await wire([json(user)]);
  await client.users.get(userId);
  expect(arrived[0]?.headers["user-agent"]).toBe(`sanguine/${VERSION} (node ${process.versions.node})`);
});

test("[GEN-13] the caller's own User-Agent takes precedence, for the client and for a call", async () => {
  const { client, arrived } = await wire([json(user)], { headers: { "User-Agent": "clinic/2" } });
  await client.users.get(userId);
  await client.users.get(userId, { headers: { "user-agent": "clinic-job/3" } });
  expect(arrived.map(({ headers }) => headers["user-agent"])).toEqual(["clinic/2", "clinic-job/3"]);
});

test("[GEN-13] a removed User-Agent stays away from the clients that `with` makes", async () => {
  const { client, arrived } = await wire([json(user)], { headers: { "user-agent": null, "x-a": "1" } });
  const other = client.with({ retries: 0 });
  await other.users.get(userId);
  await other.with({ headers: { "user-agent": "clinic/2" } }).users.get(userId);
  const sent = arrived.map(({ headers }) => [headers["user-agent"], headers["x-a"]]);
  // The runtime sends one of its own.
  expect(sent).toEqual([
    ["node", "1"],
    ["clinic/2", "1"],
  ]);
});

test("[GEN-13] Bun, Deno and edge runtimes are named as far as they tell", async () => {
  vi.stubGlobal("process", { versions: { node: "24.3.0", bun: "1.3.2" } });
  expect(await readAgent()).toBe(`sanguine/${VERSION} (bun 1.3.2)`);
  vi.stubGlobal("process", { versions: { node: "24.2.0", deno: "2.5.0" } });
  expect(await readAgent()).toBe(`sanguine/${VERSION} (deno 2.5.0)`);
  vi.stubGlobal("process", undefined);
  expect(await readAgent()).toBe(`sanguine/${VERSION}`);
});

test("[GEN-13] a page, a worker of a page and a test with a DOM set no User-Agent", async () => {
  vi.stubGlobal("document", {});
  expect(await readAgent()).toBeNull();
  vi.stubGlobal("document", undefined);
  vi.stubGlobal("importScripts", () => undefined);
  vi.stubGlobal("WorkerNavigator", true);
  expect(await readAgent()).toBeNull();
});
