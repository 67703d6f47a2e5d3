import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import type { Redis } from "ioredis";
import { Pool } from "pg";
import type { Queue } from "bullmq";
import { createMock } from "sanguine/mock";
import { startPostgres, startRedis, type Server } from "../demo/servers.ts";
import { startWorkers, type Workers } from "../demo/workers.ts";
import { copySeries } from "../src/copy-series.ts";
import { planNight, resources } from "../src/plan.ts";
import { connect, createQueue, type JobData } from "../src/queue.ts";
import { createStore, type Series, type Store } from "../src/store.ts";
import { countMost, startService, type Arrival, type Service } from "./service.ts";

const REQUESTS = 10;
const WINDOW_MS = 400;

let redisServer: Server;
let postgres: Server;
let redis: Redis;
let pool: Pool;
let queue: Queue<JobData>;
let store: Store;

before(async () => {
  [redisServer, postgres] = await Promise.all([startRedis(), startPostgres()]);
  redis = connect(redisServer.url);
  queue = createQueue(redis);
  pool = new Pool({ connectionString: postgres.url });
  pool.on("error", () => undefined); // PostgreSQL ends before this process.
  store = createStore(pool);
  await store.createTables();
  // Counts how often each point is written. The table itself would hide a repetition.
  await pool.query(`
    CREATE TABLE writes (point text NOT NULL);
    CREATE FUNCTION count_write() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO writes VALUES (concat_ws(' ', NEW.user_id, NEW.resource, NEW.provider, NEW.source, NEW.starts_at));
        RETURN NEW;
      END $$;
    CREATE TRIGGER count_write BEFORE INSERT ON points FOR EACH ROW EXECUTE FUNCTION count_write();
  `);
});

after(async () => {
  await queue.close();
  redis.disconnect();
  await pool.end();
  await Promise.all([redisServer[Symbol.asyncDispose](), postgres[Symbol.asyncDispose]()]);
});

/** Waits for a condition that another process brings about. Throws when that takes too long. */
async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const limit = performance.now() + 120_000;
  while (!(await condition())) {
    if (performance.now() > limit) throw new Error("Nothing happened for two minutes.");
    await sleep(25);
  }
}

async function select<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
  return (await pool.query<Row>(sql, values)).rows;
}

/** Compares what the store holds with what the service holds, user by user. */
async function assertSamePoints(service: Service, from: string, to: string): Promise<number> {
  let count = 0;
  for (const { user_id } of service.users) {
    for (const resource of resources) {
      const expected = service.mock.timeseries
        .read(user_id, resource, { start_date: from, end_date: to })
        .map(({ provider: _provider, source: _source, ...point }) => JSON.stringify(sortKeys(point)))
        .toSorted();
      const rows = await select<{ point: object }>(
        "SELECT point FROM points WHERE user_id = $1 AND resource = $2",
        [user_id, resource],
      );
      assert.deepEqual(rows.map(({ point }) => JSON.stringify(sortKeys(point))).toSorted(), expected);
      count += expected.length;
    }
  }
  return count;
}

/** The steps of a user on one day, as a series to copy. */
const stepsOf = ({ user_id: userId }: { user_id: string }, day: string): Series => ({
  userId,
  resource: "steps",
  startDate: day,
  endDate: day,
});

const sortKeys = (value: object): object =>
  Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));

describe("the nightly backfill", () => {
  it("loses and repeats nothing while workers are killed and frozen", async () => {
    await using service = await startService(6);
    const incidents: string[] = [];
    const victims = new Set<number>();
    const background: Promise<void>[] = [];
    const output: string[] = [];
    let superseded = 0;
    let savingEnded = false;
    let workers!: Workers;

    /** Kills the worker while its request is on its way. */
    const killInFlight = async (pid: number): Promise<void> => {
      const ended = workers.waitForEnd(pid);
      process.kill(pid, "SIGKILL");
      await ended;
    };
    /** Kills the worker while PostgreSQL stores its page, so that it never learns that the page was stored. */
    const killWhileSaving = async ({ pid, series }: Arrival): Promise<void> => {
      const blocker = await pool.connect();
      await blocker.query("BEGIN");
      await blocker.query("SELECT FROM backfills WHERE user_id = $1 AND resource = $2 FOR UPDATE", [
        series?.userId,
        series?.resource,
      ]);
      const kill = async (): Promise<void> => {
        // On a busy machine, another worker may have taken over the series. Each incident happens to another process.
        const waiting = `SELECT application_name AS name FROM pg_stat_activity
          WHERE application_name LIKE 'backfill-%' AND wait_event_type = 'Lock'`;
        let saving: number | undefined;
        await until(async () => {
          const pids = (await select<{ name: string }>(waiting)).map(({ name }) => Number(name.slice(9)));
          saving = pids.find((each) => each === pid || !victims.has(each));
          return saving !== undefined;
        });
        victims.add(saving ?? pid);
        await killInFlight(saving ?? pid);
        await blocker.query("COMMIT");
        savingEnded = true;
      };
      background.push(kill().finally(() => blocker.release()));
    };
    /** Freezes the worker until another one has finished its series. Then it goes on as if nothing had happened. */
    const freeze = ({ pid, series }: Arrival): void => {
      process.kill(pid, "SIGSTOP");
      const run = async (): Promise<void> => {
        const finished = "SELECT FROM backfills WHERE user_id = $1 AND resource = $2 AND state = 'done'";
        await until(async () => (await select(finished, [series?.userId, series?.resource])).length > 0);
        process.kill(pid, "SIGCONT");
        await until(() =>
          output.some((line) => line.includes(`backfill-${pid}`) && line.includes("superseded")),
        );
        superseded += 1;
      };
      background.push(run());
    };

    service.onArrival = async (arrival) => {
      const { number, operation, pid } = arrival;
      // Each incident happens once, and each to another process.
      const once = (name: string): boolean => {
        if (incidents.includes(name) || victims.has(pid)) return false;
        victims.add(pid);
        return incidents.push(name) > 0;
      };
      if (operation === "users.list") {
        if (once("killed while planning")) await killInFlight(pid);
      } else if (arrival.series?.resource === "heartrate") {
        if (number > 30 && once("killed in flight")) await killInFlight(pid);
        else if (number > 60 && once("killed while saving")) await killWhileSaving(arrival);
        else if (number > 90 && savingEnded && once("frozen")) freeze(arrival);
        else if (number > 120 && incidents.includes("frozen") && once("killed in flight again"))
          await killInFlight(pid);
      }
    };

    await queue.add("plan", { kind: "plan", day: "2026-01-31" });
    {
      await using started = startWorkers(
        3,
        {
          SANGUINE_URL: service.url,
          SANGUINE_API_KEY: service.mock.apiKey,
          REDIS_URL: redisServer.url,
          DATABASE_URL: postgres.url,
          BACKFILL_REQUESTS: String(REQUESTS),
          BACKFILL_WINDOW_MS: String(WINDOW_MS),
          // A process that gets no CPU time for longer than these sends without a slot, or loses its series.
          BACKFILL_TIMEOUT_MS: "30000",
          BACKFILL_SILENCE_MS: "4000",
          BACKFILL_DAYS: "1",
        },
        (line) => output.push(line),
      );
      workers = started;
      try {
        await until(() => store.isDone());
        await Promise.all(background);
      } catch (error) {
        console.error(output.join("\n"));
        throw error;
      }
    }

    assert.deepEqual(incidents, [
      "killed while planning",
      "killed in flight",
      "killed while saving",
      "frozen",
      "killed in flight again",
    ]);
    assert.equal(superseded, 1);
    const count = await assertSamePoints(service, "2026-01-31", "2026-01-31");
    assert.ok(count > 5_000, `only ${count} points`);
    const [writes] = await select<{ all: number; different: number }>(
      `SELECT count(*)::int AS "all", count(DISTINCT point)::int AS different FROM writes`,
    );
    assert.deepEqual(writes, { all: count, different: count });
    const most = countMost(service.arrivals, WINDOW_MS);
    assert.ok(most <= REQUESTS, `${most} requests arrived within ${WINDOW_MS} ms`);
    // Nothing that a worker prints may identify a user.
    for (const { user_id } of service.users) assert.ok(!output.join("\n").includes(user_id));
  });

  it(
    "stores a corrected value and late points when a later night reads a day again",
    { timeout: 60_000 },
    async () => {
      await pool.query("TRUNCATE backfills, points");
      const mock = createMock({ now: "2026-02-02T02:00:00Z" });
      const user = mock.users.create();
      const add = (start: string, value: number): unknown =>
        mock.timeseries.add(user, "steps", {
          provider: "acme_watch",
          points: [{ start, end: start, value, timezone_offset: 0 }],
        });
      const client = mock.client();
      const copyNight = async (day: string): Promise<void> => {
        await planNight({ client, store, queue }, day, 7);
        for (const id of await store.listOpen("0", 100)) await copySeries({ client, store }, id);
      };
      add("2026-01-30T10:00:00+00:00", 100);
      await copyNight("2026-01-30");
      add("2026-01-30T10:00:00+00:00", 120);
      add("2026-01-29T10:00:00+00:00", 50);
      await copyNight("2026-01-31");
      const rows = await select(
        "SELECT starts_at::date::text AS day, (point->>'value')::int AS value FROM points ORDER BY starts_at",
      );
      assert.deepEqual(rows, [
        { day: "2026-01-29", value: 50 },
        { day: "2026-01-30", value: 120 },
      ]);
      mock.users.delete(user);
      await store.open([stepsOf(user, "2026-02-01")]);
      const [id = ""] = await store.listOpen("0", 1);
      assert.equal(await copySeries({ client, store }, id), "gone");
      assert.equal(await copySeries({ client, store }, id), "gone");
      await queue.obliterate({ force: true });
    },
  );
});

describe("the store", () => {
  it("lets one of two workers store a page, and the other nothing", async () => {
    await pool.query("TRUNCATE backfills, points");
    const mock = createMock({ now: "2026-02-02T02:00:00Z", pageSize: 10 });
    const user = mock.users.create();
    mock.connections.create({ user, provider: "acme_watch" });
    const range = { start_date: "2026-01-31", end_date: "2026-01-31" };
    const { items, next } = await mock.client().timeseries.steps(user.user_id, range);
    const series = stepsOf(user, "2026-01-31");
    await store.open([series, series]);
    const ids = await store.listOpen("0", 10);
    assert.equal(ids.length, 1);
    const page = { cursor: null, next, points: items };
    const outcomes = await Promise.all([1, 2, 3].map(() => store.savePage(ids[0] ?? "", page)));
    assert.equal(outcomes.filter(Boolean).length, 1);
    assert.equal((await select("SELECT FROM points")).length, 10);
    assert.equal((await store.read(ids[0] ?? ""))?.cursor, next);
  });
});
