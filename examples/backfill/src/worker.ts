/** A worker process. Start as many as you need, on as many machines as you like: `npm run worker`. */
import { UnrecoverableError, WaitingError, Worker } from "bullmq";
import { Pool } from "pg";
import {
  createClient,
  isAbortError,
  isAuthenticationError,
  isPermissionError,
  isSanguineError,
} from "sanguine";
import { shareRateLimit } from "sanguine/rate-limit";
import { copySeries } from "./copy-series.ts";
import { addDays, planNight } from "./plan.ts";
import { connect, createQueue, queueName, type JobData } from "./queue.ts";
import { readSettings } from "./settings.ts";
import { createStore } from "./store.ts";

const settings = readSettings();
const redis = connect(settings.redisUrl);
const name = `backfill-${process.pid}`;
const pool = new Pool({
  connectionString: settings.databaseUrl,
  application_name: name,
  max: settings.concurrency,
});
const store = createStore(pool);
const queue = createQueue(redis);
const { requests, windowMs: window, timeoutMs: timeout } = settings;
const client = createClient({
  baseUrl: settings.serviceUrl,
  apiKey: settings.apiKey,
  timeout,
  retries: 5,
  headers: { "user-agent": `nightly-backfill (worker ${process.pid})` },
  // All workers share one rate limit.
  attemptMiddleware: [
    shareRateLimit((command) => redis.call(...command), { name: "service", requests, window, timeout }),
  ],
});

/** Logs an event. It never receives an id of a user, a key or a body. */
const log = (event: string): void => console.log(`${new Date().toISOString()} ${name} ${event}`);

const worker = new Worker<JobData, void>(
  queueName,
  async (job, token, signal) => {
    try {
      if (job.data.kind === "plan") {
        const today = new Date(job.timestamp).toISOString().slice(0, 10);
        await planNight({ client, store, queue, signal }, job.data.day ?? addDays(today, -1), settings.days);
        log("the night is planned");
      } else {
        log(`series ${job.data.id}: ${await copySeries({ client, store, signal }, job.data.id)}`);
      }
    } catch (error) {
      if (signal?.aborted && isAbortError(error)) {
        // This process stops. Another worker goes on at the checkpoint.
        await job.moveToWait(token);
        throw new WaitingError();
      }
      // A wrong key stays wrong. The next night queues the series again.
      if (isAuthenticationError(error) || isPermissionError(error))
        throw new UnrecoverableError(error.message);
      throw error;
    }
  },
  {
    connection: redis,
    concurrency: settings.concurrency,
    lockDuration: settings.silenceMs,
    stalledInterval: settings.silenceMs / 2,
    // By default BullMQ gives up a job whose worker died twice. A deployment can kill more workers than that in a night.
    maxStalledCount: 20,
  },
);
// Messages of the client's errors hold no personal data. Those of a database can repeat values, so only their names are logged.
const describe = (error: Error): string => (isSanguineError(error) ? error.message : error.name);
worker.on("failed", (job, error) => log(`job ${job?.id ?? "?"} failed: ${describe(error)}`));
// Messages of BullMQ and of Redis name jobs, which have no ids of users.
worker.on("error", (error) => log(`queue: ${error.message}`));
pool.on("error", (error) => log(`database: ${describe(error)}`));
redis.on("error", (error: Error) => log(`redis: ${error.message}`));

async function stop(): Promise<void> {
  log("stops");
  const closed = worker.close();
  worker.cancelAllJobs();
  await closed;
  await queue.close();
  await pool.end();
  redis.disconnect();
}
process.once("SIGTERM", () => void stop());
process.once("SIGINT", () => void stop());
await worker.waitUntilReady();
log("is ready");
