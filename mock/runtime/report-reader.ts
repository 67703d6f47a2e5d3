import type { Worker, WorkerOptions } from "node:worker_threads";
import {
  OVER_BUDGET,
  readReport,
  type ReadReport,
  type ReportReading,
} from "../report-parser/read-report.ts";
import type { WorkerMessage } from "./report-worker.ts";

// Taken when the module is loaded: a test that fakes timers later means its own time, not the time that a worker may take.
const { setTimeout, clearTimeout } = globalThis;

/** How files are read. */
export interface ReportReaderOptions {
  /** The worker's file. @default `report-worker` beside this one */
  readonly script?: URL;
  /** Milliseconds that one file may take. @default 10000 */
  readonly timeout?: number;
  /** Milliseconds after which a worker without work is ended. @default 5000 */
  readonly idleTimeout?: number;
}

/** What is used of Node's modules. Node, Bun and Deno hand them out without an import, and no browser does. */
interface Modules {
  readonly threads: { readonly Worker: new (script: URL, options: WorkerOptions) => Worker };
  readonly url: { pathToFileURL(path: string): URL };
}

interface WithModules {
  readonly process?: { getBuiltinModule?(name: string): unknown };
}

function findModules(): Modules | null {
  const { process }: WithModules = globalThis;
  const threads = process?.getBuiltinModule?.("node:worker_threads");
  const url = process?.getBuiltinModule?.("node:url");
  return threads && url ? ({ threads, url } as Modules) : null;
}

/** The worker's file, of the same kind as this one: TypeScript in the sources, either format of JavaScript in the package. */
function findScript({ url }: Modules): URL {
  // In CommonJS this is a path. In a script for a browser it is empty, and there is no worker.
  const here = import.meta.url;
  const base = here.startsWith("file:") ? here : url.pathToFileURL(here).href;
  const kind = /\.(ts|cjs)$/.exec(base)?.[1] ?? "js";
  return new URL(`report-worker.${kind}`, base);
}

/** The heap of a worker, in megabytes. A file that needs more ends the worker alone. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/**
 * Makes a reader of PDFs that works in a worker, one file after the other. A file that takes too long, or too much memory, ends the
 * worker and is read as `invalid_input`; the next file gets a new one. Where no worker can be started, files are read in this thread.
 */
export function createReportReader(options: ReportReaderOptions = {}): ReadReport {
  const { timeout = 10_000, idleTimeout = 5000 } = options;
  const modules = findModules();
  let isAvailable = modules !== null;
  let worker: Worker | null = null;
  let idle: ReturnType<typeof setTimeout> | undefined;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  const end = (): void => {
    clearTimeout(idle);
    void worker?.terminate();
    worker = null;
  };
  /** A worker without work keeps no process alive, and is not kept for long. */
  const rest = (): void => {
    if (worker === null) return;
    worker.unref();
    idle = setTimeout(end, idleTimeout);
    idle.unref?.();
  };
  const readOne = async (bytes: Uint8Array): Promise<ReportReading> => {
    clearTimeout(idle);
    if (worker === null && isAvailable && modules !== null) {
      worker = await startWorker(modules, options.script);
      isAvailable = worker !== null;
    }
    if (worker === null) return readReport(bytes);
    worker.ref();
    const message = await readInWorker(worker, bytes, timeout);
    if (message === null) end();
    if (message?.kind === "problem") throw new Error(`A report could not be read: ${message.message}`);
    return message?.kind === "done" ? message.reading : OVER_BUDGET;
  };
  return (bytes) => {
    waiting += 1;
    const reading = last
      .then(() => readOne(bytes))
      .finally(() => {
        waiting -= 1;
        if (waiting === 0) rest();
      });
    last = reading.catch(() => undefined);
    return reading;
  };
}

/** Starts a worker; null where that fails, as it does where a bundler left its file behind or a policy forbids workers. */
async function startWorker(modules: Modules, script: URL | undefined): Promise<Worker | null> {
  try {
    const worker = new modules.threads.Worker(script ?? findScript(modules), { resourceLimits });
    // One that fails between two files is found out by the next.
    worker.on("error", () => undefined);
    return (await nextMessage(worker)) === null ? null : worker;
  } catch {
    return null;
  }
}

/** Has a worker read a file; null where it ended over it, or is still reading when the time is up. */
function readInWorker(worker: Worker, bytes: Uint8Array, timeout: number): Promise<WorkerMessage | null> {
  const message = nextMessage(worker, timeout);
  // The bytes are a part of the whole request, and only they are passed on.
  const copy = new Uint8Array(bytes);
  worker.postMessage(copy, [copy.buffer]);
  return message;
}

/** What a worker posts next; null where it ends before, or has not posted when the time is up. */
function nextMessage(worker: Worker, timeout?: number): Promise<WorkerMessage | null> {
  return new Promise((resolve) => {
    const settle = (message: WorkerMessage | null): void => {
      clearTimeout(timer);
      worker.off("message", settle);
      worker.off("exit", end);
      resolve(message);
    };
    const end = (): void => settle(null);
    const timer = timeout === undefined ? undefined : setTimeout(end, timeout);
    worker.on("message", settle);
    worker.on("exit", end);
  });
}

/** Reads a PDF in the one worker of this process. */
export const readReportInWorker: ReadReport = createReportReader();
