import type * as urls from "node:url";
import type { Worker } from "node:worker_threads";
import { OVER_BUDGET, type ReadReport, type ReportReading } from "../../report-parser/report-reading.ts";
import { getProcess } from "./files.ts";
import type { WorkerMessage } from "./report-worker.ts";

// Captured when the module loads, so that a test's fake timers do not affect the worker's timeout.
const { setTimeout, clearTimeout } = globalThis;

export interface ReportReaderOptions {
  /** The worker's file. @default `report-worker` beside this one */
  readonly script?: URL;
  /** Timeout for one file, in milliseconds. @default 10000 */
  readonly timeout?: number;
  /** Milliseconds after which an idle worker is terminated. @default 5000 */
  readonly idleTimeout?: number;
}

/** Finds the worker's file. It has the same extension as this one: .ts in the sources, .js or .cjs in the package. */
function findScript(url: typeof urls): URL {
  // In CommonJS this is a path. In a browser bundle it is empty, and there is no worker.
  const here = import.meta.url;
  const base = here.startsWith("file:") ? here : url.pathToFileURL(here).href;
  const extension = /\.(ts|cjs)$/.exec(base)?.[1] ?? "js";
  return new URL(`report-worker.${extension}`, base);
}

/** Heap limits of a worker. A file that needs more terminates only the worker. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/**
 * Creates a PDF reader that parses one file after the other in a worker. A file that takes too long or needs too much memory
 * terminates the worker and fails as `invalid_input`; the next file gets a new worker. When no worker can be started, the reader parses
 * files in this thread, and rejects those whose cost is unknown.
 */
export function createReportReader(options: ReportReaderOptions = {}): ReadReport {
  const { timeout = 10_000, idleTimeout = 5000 } = options;
  let isAvailable = true;
  let worker: Worker | null = null;
  let idleTimer: ReturnType<typeof setTimeout> | undefined;
  let pending = 0;
  let last: Promise<unknown> = Promise.resolve();

  const terminate = (): void => {
    clearTimeout(idleTimer);
    void worker?.terminate();
    worker = null;
  };
  /** An idle worker does not keep the process alive, and is terminated after a while. */
  const startIdleTimer = (): void => {
    if (worker === null) return;
    worker.unref();
    idleTimer = setTimeout(terminate, idleTimeout);
    idleTimer.unref?.();
  };
  const readOne = async (bytes: Uint8Array): Promise<ReportReading> => {
    clearTimeout(idleTimer);
    if (worker === null && isAvailable) {
      worker = await startWorker(options.script);
      isAvailable = worker !== null;
    }
    if (worker === null) {
      const { readReportWithoutWorker } = await import("../../report-parser/read-report.ts");
      return readReportWithoutWorker(bytes);
    }
    worker.ref();
    const message = await readInWorker(worker, bytes, timeout);
    if (message === null) terminate();
    if (message?.kind === "problem") throw new Error(`A report could not be read: ${message.message}`);
    return message?.kind === "done" ? message.reading : OVER_BUDGET;
  };
  return (bytes) => {
    pending += 1;
    const reading = last
      .then(() => readOne(bytes))
      .finally(() => {
        pending -= 1;
        if (pending === 0) startIdleTimer();
      });
    last = reading.catch(() => undefined);
    return reading;
  };
}

/**
 * Starts a worker. Returns null when that fails, for example when the runtime has none, a bundler omitted the file or a policy forbids
 * workers.
 */
async function startWorker(script: URL | undefined): Promise<Worker | null> {
  const threads = getProcess()?.getBuiltinModule?.("node:worker_threads");
  const url = getProcess()?.getBuiltinModule?.("node:url");
  if (threads === undefined || url === undefined) return null;
  try {
    const worker = new threads.Worker(script ?? findScript(url), { resourceLimits });
    // The next file notices a worker that failed while idle.
    worker.on("error", () => undefined);
    return (await waitForMessage(worker)) === null ? null : worker;
  } catch {
    return null;
  }
}

/** Parses a file in a worker. Returns null when the worker ended or the timeout passed. */
function readInWorker(worker: Worker, bytes: Uint8Array, timeout: number): Promise<WorkerMessage | null> {
  const message = waitForMessage(worker, timeout);
  // The bytes are a view of the whole request. Transfer only the copy.
  const copy = new Uint8Array(bytes);
  worker.postMessage(copy, [copy.buffer]);
  return message;
}

/** Waits for the next message of a worker. Resolves to null when the worker ends first or the timeout passes. */
function waitForMessage(worker: Worker, timeout?: number): Promise<WorkerMessage | null> {
  return new Promise((resolve) => {
    const settle = (message: WorkerMessage | null): void => {
      clearTimeout(timer);
      worker.off("message", settle);
      worker.off("exit", settleEmpty);
      resolve(message);
    };
    const settleEmpty = (): void => settle(null);
    const timer = timeout === undefined ? undefined : setTimeout(settleEmpty, timeout);
    worker.on("message", settle);
    worker.on("exit", settleEmpty);
  });
}

/** Parses a PDF in the shared worker of this process. */
export const readReportInWorker: ReadReport = createReportReader();
