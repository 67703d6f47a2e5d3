/** A worker process. It handles the deliveries that its parent sends, and kills itself where the parent says. */
import { openSync } from "node:fs";
import { join } from "node:path";
import type { RawWebhook } from "sanguine/webhooks";
import type { CreateReceiver, Target } from "./receiver.ts";

/** Where a worker dies: in the handler, after the handler's writes, or after the store marked the message. */
export type CrashPoint = "started" | "written" | "marked";

export interface Task {
  readonly id: string;
  readonly delivery: RawWebhook;
  /** Where the first worker that handles the message dies. */
  readonly crash: CrashPoint | null;
}

/** What the worker did with a delivery. */
export interface TaskResult {
  readonly status: number;
  readonly outcome: string;
}

const [, , kind = "", serverFolder = "", runFolder = "", target = "transaction"] = process.argv;

/** Ends the process at once, as an out-of-memory kill does, if no worker died at this message before. */
async function dieOnce(id: string): Promise<void> {
  try {
    openSync(join(runFolder, id), "wx");
  } catch {
    return;
  }
  process.kill(process.pid, "SIGKILL");
  await new Promise(() => {});
}

async function main(): Promise<void> {
  let crash: CrashPoint | null = null;
  const createReceiver: CreateReceiver =
    kind === "postgres"
      ? (await import("./postgres-receiver.ts")).createReceiver
      : (await import("./redis-receiver.ts")).createReceiver;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the parent passes a target.
  const receive = await createReceiver(serverFolder, target as Target, async (id, at) => {
    if (at === crash) await dieOnce(id);
  });
  const handle = async (task: Task): Promise<TaskResult> => {
    crash = task.crash;
    try {
      const { status, outcome } = await receive(task.delivery);
      if (crash === "marked" && outcome === "handled") await dieOnce(task.id);
      return { status, outcome };
    } catch (error) {
      return { status: 500, outcome: String(error) };
    }
  };
  process.on("message", (task: Task) => void handle(task).then((result) => process.send?.(result)));
}

void main();
