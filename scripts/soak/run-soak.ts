import { createClient, isSanguineError, type Client, type ClientOptions } from "sanguine";
import { createMock, type MockTeam } from "sanguine/mock";
import { listen } from "sanguine/mock/node";
import { responseValidator } from "sanguine/schemas";
import { hashToUnit } from "../../mock/kernel/random.ts";
import { sleepWithTimer } from "../../src/transport/bounded.ts";
import { addFaults, startStorm } from "./fault-plan.ts";
import { ResourceWatch, type Leftovers } from "./resources.ts";
import { SlotGate } from "./slot-gate.ts";
import { Workload } from "./workload.ts";

/** The result of a run. */
export interface SoakReport {
  readonly calls: number;
  readonly succeeded: number;
  /** Calls that were sent more than once. */
  readonly retried: number;
  /** Failed calls by the class and code of their error. */
  readonly failed: Readonly<Record<string, number>>;
  /** How many faults the mock injected. */
  readonly faults: number;
  readonly lost: number;
  readonly doubled: number;
  /** Reads that returned something else than what was written, and rows that nobody created. */
  readonly wrong: number;
  readonly leftovers: Leftovers & {
    /** Slots of the client's limit that requests did not give back, or gave back twice. */
    readonly slots: number;
  };
  /** The first problems, in words. */
  readonly problems: readonly string[];
}

/** Options of a run. */
export interface SoakOptions {
  /** The same seed gives the same calls and the same draws of faults. Concurrent requests arrive in any order. */
  readonly seed: string;
  readonly calls: number;
  /** @default 50 */
  readonly concurrency?: number;
  /** Time limit of an attempt, in milliseconds. Requests that hang take that long. @default 3000 */
  readonly timeout?: number;
  /** Creates a client. A test plants a fault in it. @default createClient */
  readonly create?: (options: ClientOptions) => Client;
}

/** A call that takes longer, in milliseconds, hangs: its attempts and waits are far shorter. */
const HANG = 60_000;

/** How many requests the client with all features sends at once. */
const LIMIT = 20;

/** The longest wait before a retry, in milliseconds. The timer of a wait is real, but a run should not wait for half a second. */
const LONGEST_WAIT = 4;

/**
 * Calls a mock at a port through the real client, with faults of all kinds, and compares what the calls reported with what the mock
 * stores, and what the process holds with what it held before.
 */
export async function runSoak(options: SoakOptions): Promise<SoakReport> {
  const { seed, calls, concurrency = 50, timeout = 3_000, create = createClient } = options;
  const watch = new ResourceWatch();
  const mock = createMock({ seed, journalSize: 0, pageSize: 10 });
  const walked = mock.team({ name: "walked" });
  const server = await listen(mock);
  const clients = createClients({ baseUrl: server.url, apiKey: mock.apiKey, timeout }, create);
  const walker = create({ ...clients.options, apiKey: walked.apiKey });
  const work = await Workload.prepare({ seed, mock, walked, walker });
  addFaults(mock);
  addFaults(walked);

  const failed: Record<string, number> = {};
  let succeeded = 0;
  let retried = 0;
  const run = async (number: number, worker: number): Promise<void> => {
    startStorm(mock, number);
    const limits = drawLimits(seed, number, clients.shared.signal);
    const call = work.draw(number, worker, clients.all[number % clients.all.length] ?? walker);
    try {
      const attempts = await endInTime(call.run(limits.options));
      succeeded += 1;
      if (attempts > 1) retried += 1;
    } catch (error) {
      const name = describeError(error);
      failed[name] = (failed[name] ?? 0) + 1;
      if (readAttempts(error) > 1) retried += 1;
      if (!isSanguineError(error))
        work.report(`${call.name}: ${error instanceof Error ? error.stack : String(error)}`);
      call.fail?.(error);
    } finally {
      limits.end();
      watch.check(limits.own);
    }
  };
  let next = 0;
  const runWorker = async (worker: number): Promise<void> => {
    for (let number = next++; number < calls; number = next++) await run(number, worker);
  };
  await Promise.all(Array.from({ length: concurrency }, (_, worker) => runWorker(worker)));

  watch.check(clients.shared.signal);
  const faults = countHits(mock) + countHits(walked);
  mock.faults.clear();
  const slots = await clients.gate.countMissing(LIMIT, () => clients.full.providers.list());
  const leftovers = await watch.finish(() => server.close());
  const differences = work.compare();
  return { calls, succeeded, retried, failed, faults, leftovers: { ...leftovers, slots }, ...differences };
}

/** Creates the clients of a run: a bare one, and one with all features. They share a signal that never aborts. */
function createClients(
  connection: Pick<ClientOptions, "baseUrl" | "apiKey" | "timeout">,
  create: (options: ClientOptions) => Client,
) {
  const options: ClientOptions = {
    ...connection,
    retries: 4,
    sleep: (ms, signal) => sleepWithTimer(Math.min(ms, LONGEST_WAIT), signal),
  };
  const ignore = (): void => undefined;
  const gate = new SlotGate();
  const full = create({
    ...options,
    concurrency: LIMIT,
    validate: responseValidator(),
    logger: { debug: ignore, info: ignore, warn: ignore, error: ignore },
    logLevel: "debug",
    middleware: [(request, next) => next(request)],
    attemptMiddleware: [gate.middleware],
  });
  return { options, shared: new AbortController(), gate, full, all: [create(options), full] };
}

/** Draws the limits of a call: some calls have a signal of their own, some are aborted, and some have a deadline. */
function drawLimits(seed: string, number: number, shared: AbortSignal) {
  const draw = (name: string): number => hashToUnit("soak", seed, name, number);
  const controller = new AbortController();
  const aborts = draw("abort") < 0.06;
  const own = aborts || draw("signal") < 0.3;
  const end = aborts
    ? countTurns(Math.floor(2 ** (draw("moment") * 6)), () => controller.abort())
    : undefined;
  const deadline = draw("deadline") < 0.1 ? { deadline: "5m" as const } : {};
  return {
    options: { signal: own ? controller.signal : shared, ...deadline },
    own: controller.signal,
    end: () => end?.(),
  };
}

/**
 * Calls back after some turns of the event loop, unless the returned function is called before. Unlike a timer, turns do not depend on
 * how busy the machine is. No request over loopback ends before the first one; most calls end within five, and one that waits does not.
 */
function countTurns(turns: number, done: () => void): () => void {
  let left = turns;
  const turn = (): void => {
    left -= 1;
    if (left > 0) immediate = setImmediate(turn);
    else done();
  };
  let immediate = setImmediate(turn);
  return () => clearImmediate(immediate);
}

/** Rejects when a call does not end. */
async function endInTime<T>(call: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hang = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no end after ${HANG} ms`)), HANG);
  });
  try {
    return await Promise.race([call, hang]);
  } finally {
    clearTimeout(timer);
  }
}

function describeError(error: unknown): string {
  if (!isSanguineError(error)) return "other";
  return error.code === null ? error.name : `${error.name} ${error.code}`;
}

function readAttempts(error: unknown): number {
  const attempts: unknown = Reflect.get(Object(error), "attempts");
  return typeof attempts === "number" ? attempts : 0;
}

const countHits = (team: MockTeam): number => team.faults.list().reduce((sum, { hits }) => sum + hits, 0);
