import { Queue } from "bullmq";
import { Redis } from "ioredis";

/**
 * The two kinds of jobs. `plan` lists the users and queues a `series` job for each of their series. `series` copies one.
 * Jobs hold ids only, because Redis is no place for health data.
 */
export type JobData =
  | {
      readonly kind: "plan";
      /** The last day to copy, in UTC; by default yesterday. */ readonly day?: string;
    }
  | { readonly kind: "series"; readonly id: string };

export const queueName = "backfill";

/** Connects to Redis. BullMQ needs commands that wait until Redis is back. */
export const connect = (redisUrl: string): Redis => new Redis(redisUrl, { maxRetriesPerRequest: null });

export const createQueue = (connection: Redis): Queue<JobData> =>
  new Queue<JobData>(queueName, {
    connection,
    defaultJobOptions: {
      attempts: 8,
      backoff: { type: "exponential", delay: 5_000 },
      // PostgreSQL knows what is done. A job that stays in Redis would keep the next night from queuing its series again.
      removeOnComplete: true,
      removeOnFail: true,
    },
  });

/** Queues a series. BullMQ ignores the job when the series is queued already. */
export const createSeriesJob = (id: string) => ({
  name: "series",
  data: { kind: "series" as const, id },
  opts: { jobId: `series-${id}` },
});
