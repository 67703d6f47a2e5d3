import { createClient } from "redis";
import type { Pool } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { WorldStore } from "sanguine/mock";
import { createTables, createWorldStore as createPostgresStore } from "sanguine/mock/store/postgres";
import { createWorldStore as createRedisStore } from "sanguine/mock/store/redis";
import { openStore } from "../../mock/cli/open-store.ts";
import { startPostgres, startRedis, type Server } from "../../examples/backfill/demo/servers.ts";
import { createPostgresPool } from "./postgres-receiver.ts";

interface Engine {
  readonly store: WorldStore;
  readonly server: Server;
  readonly close: () => Promise<unknown>;
}

async function openPostgres(): Promise<Engine> {
  const server = await startPostgres();
  const pool: Pool = createPostgresPool(server.folder);
  pool.on("error", () => undefined);
  // Processes of a fleet start at the same time.
  await Promise.all(Array.from({ length: 4 }, () => pool.query(createTables)));
  return { store: createPostgresStore(pool), server, close: () => pool.end() };
}

async function openRedis(): Promise<Engine> {
  const server = await startRedis();
  const client = createClient({ socket: { path: `${server.folder}/redis.sock`, tls: false } });
  await client.connect();
  return { store: createRedisStore(client), server, close: () => client.close() };
}

const parts = (given: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(given));

describe.each([
  ["PostgreSQL", openPostgres],
  ["Redis", openRedis],
])("the store of teams in %s", (_, open) => {
  let engine: Engine;
  let store: WorldStore;
  beforeAll(async () => {
    engine = await open();
    ({ store } = engine);
  }, 60_000);
  afterAll(async () => {
    await engine.close();
    await engine.server[Symbol.asyncDispose]();
  }, 60_000);

  it("[WST-1] has the parts that were saved, for the next owner", async () => {
    await store.renew("a", 60_000);
    const fence = await store.create("team-a", "a", parts({ "users/1": "[1]", "users/2": "[2]" }));
    expect(fence).not.toBeNull();
    expect(await store.create("team-a", "b", parts({}))).toBeNull();
    const changes = { replace: false, put: parts({ "users/1": "[3]", "users/4": "[4]" }), drop: ["users/2"] };
    expect(await store.save("team-a", fence!, changes)).toBe(true);
    await store.release("team-a", fence!);
    const claimed = await store.claim("team-a", "b");
    expect(claimed).toEqual({
      fence: expect.any(String) as string,
      parts: parts({ "users/1": "[3]", "users/4": "[4]" }),
    });
    if (typeof claimed === "string") return;
    const replaced = { replace: true, put: parts({ "users/9": "[9]" }), drop: [] };
    expect(await store.save("team-a", claimed.fence, replaced)).toBe(true);
    await store.release("team-a", claimed.fence);
    expect(await store.claim("team-a", "a")).toMatchObject({ parts: parts({ "users/9": "[9]" }) });
  });

  it("[WST-2] refuses a write with an older fence, and writes nothing of it", async () => {
    await store.renew("a", 60_000);
    const old = (await store.create("team-b", "a", parts({ "users/1": "[1]" })))!;
    await store.release("team-b", old);
    const claimed = await store.claim("team-b", "b");
    const changes = { replace: true, put: parts({ "users/2": "[2]" }), drop: ["users/1"] };
    expect(await store.save("team-b", old, changes)).toBe(false);
    await store.remove("team-b", old);
    await store.release("team-b", old);
    expect(claimed).toMatchObject({ parts: parts({ "users/1": "[1]" }) });
    expect(await store.claim("team-b", "b")).toMatchObject({ parts: parts({ "users/1": "[1]" }) });
  });

  it("[WST-2] gives a team to one of several processes, and tells its owner that others want it", async () => {
    const fence = (await store.create("team-c", "c", parts({})))!;
    await store.renew("c", 60_000);
    expect(await store.claim("team-c", "d")).toBe("busy");
    expect(await store.renew("c", 60_000)).toEqual(new Map([["team-c", fence]]));
    await store.release("team-c", fence);
    const owners = ["d", "e", "f", "g"];
    await Promise.all(owners.map((owner) => store.renew(owner, 60_000)));
    const claims = await Promise.all(owners.map((owner) => store.claim("team-c", owner)));
    expect(claims.filter((claim) => claim === "busy").length).toBe(3);
  });

  it("[WST-1] gives the team of a process that has died to another one when its lease ends", async () => {
    await store.renew("dead", 1);
    await store.create("team-d", "dead", parts({ "users/1": "[1]" }));
    // The lease ends by the time of the server.
    await expect.poll(() => store.claim("team-d", "h")).toMatchObject({ parts: parts({ "users/1": "[1]" }) });
  });

  it("removes a team, and knows no team that it never had", async () => {
    const fence = (await store.create("team-e", "a", parts({ "users/1": "[1]" })))!;
    await store.remove("team-e", fence);
    expect(await store.claim("team-e", "a")).toBe("missing");
    expect(await store.claim("team-z", "a")).toBe("missing");
  });
});

describe("the store of the command line", () => {
  it.each(["redis://127.0.0.1:9", "postgres://127.0.0.1:9/mocks"])(
    "says at once that nothing listens at %s",
    async (url) => {
      await expect(openStore(url)).rejects.toThrow("The store cannot be opened: connect ECONNREFUSED");
    },
  );
});
