import { build } from "esbuild";
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { signWebhook, type RawWebhook } from "sanguine/webhooks";
import { secret, type Target } from "./receiver.ts";
import type { CrashPoint, TaskResult, Task } from "./worker.ts";

/** Every message is delivered this often, to different workers at the same time. */
const COPIES = 4;

/** Deliveries of a number of messages, some of which kill the worker that handles them first. */
export interface Workload {
  readonly kind: "postgres" | "redis";
  readonly folder: string;
  readonly target: Target;
  /** How many processes handle messages at the same time. */
  readonly workers: number;
  readonly messages: number;
  /** Returns where the first worker that handles the message dies; null nowhere. */
  readonly crashAt: (message: number) => CrashPoint | null;
}

/** How many workers died, and how often each outcome was reported. */
export type WorkloadReport = Awaited<ReturnType<typeof runWorkload>>;

export const getMessageId = (message: number): string => `msg_${message}`;

/** Delivers every message several times to worker processes, and again until each delivery gets a 2xx, as the service does. */
export async function runWorkload(workload: Workload) {
  const { kind, folder, target, workers, messages, crashAt } = workload;
  const run = join(folder, target);
  await mkdir(run);
  const script = await bundleWorker(run);
  const timestamp = Math.floor(Date.now() / 1000);
  // Neighbors go to different workers, so the copies of a message are handled at the same time.
  const queues: Task[][] = Array.from({ length: workers }, () => []);
  for (let message = 0; message < messages; message += 1) {
    const id = getMessageId(message);
    const task: Task = { id, crash: crashAt(message), delivery: await sign(id, timestamp) };
    for (let copy = 0; copy < COPIES; copy += 1) queues[(message * COPIES + copy) % workers]?.push(task);
  }
  let crashes = 0;
  const outcomes = new Map<string, number>();
  const work = async (queue: readonly Task[]): Promise<void> => {
    const start = (): ChildProcess => fork(script, [kind, folder, run, target]);
    let worker = start();
    for (const task of queue) {
      for (;;) {
        const result = await deliver(worker, task);
        if (result === null) {
          crashes += 1;
          worker = start();
          continue;
        }
        outcomes.set(result.outcome, (outcomes.get(result.outcome) ?? 0) + 1);
        if (result.status === 204) break;
        // The servers have no virtual clock: another worker has the message, or its claim has to expire.
        await wait(10);
      }
    }
    worker.kill();
  };
  await Promise.all(queues.map(work));
  return { crashes, outcomes };
}

/** Sends a delivery to a worker. Resolves to null when the worker dies. */
async function deliver(worker: ChildProcess, task: Task): Promise<TaskResult | null> {
  const done = new AbortController();
  const { signal } = done;
  worker.send(task);
  const result = await Promise.race([
    once(worker, "message", { signal }).then(([message]) => message as TaskResult),
    once(worker, "exit", { signal }).then(() => null),
  ]);
  done.abort();
  return result;
}

async function sign(id: string, timestamp: number): Promise<RawWebhook> {
  const ids = { team_id: null, user_id: null, client_user_id: null };
  const body = JSON.stringify({ event_type: "labtest.order.updated", data: {}, ...ids });
  return { body, headers: { ...(await signWebhook({ id, timestamp, body, secret })) } };
}

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Bundles the worker, because a process that runs TypeScript takes several times longer to start. */
async function bundleWorker(folder: string): Promise<string> {
  const outfile = join(folder, "worker.cjs");
  await build({
    entryPoints: [at("worker.ts")],
    bundle: true,
    platform: "node",
    format: "cjs",
    outfile,
    external: ["pg-native"],
    alias: {
      "sanguine/webhooks/postgres": at("../../src/webhooks/postgres.ts"),
      "sanguine/webhooks/redis": at("../../src/webhooks/redis.ts"),
      "sanguine/webhooks": at("../../src/webhooks/index.ts"),
    },
    logLevel: "warning",
  });
  return outfile;
}
