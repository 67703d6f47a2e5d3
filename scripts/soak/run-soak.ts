import { setImmediate, setTimeout } from "node:timers/promises";
import { createClient, isSanguineError, type Client, type ClientOptions, type Middleware } from "sanguine";
import { createMock, type MockTeam } from "sanguine/mock";
import { listen } from "sanguine/mock/node";
import { responseValidator } from "sanguine/schemas";
import type { FaultRule } from "../../mock/faults/rule.ts";
import { hashToUnit } from "../../mock/kernel/random.ts";
import { sleepWithTimer } from "../../src/transport/bounded.ts";
import { watchResources } from "./resources.ts";
import { createWorkload } from "./workload.ts";

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

/** How many requests the client with all features sends at once. */
const LIMIT = 20;

/** The longest wait before a retry, in milliseconds. The timer of a wait is real, but a run should not wait for half a second. */
const LONGEST_WAIT = 4;

/**
 * The faults that are active all the time. The oldest matching rule applies, so a later chance is one of the requests that earlier
 * rules left. No 429 comes after an operation ran: it says that the request had no effect, and the client relies on it.
 */
const rules: readonly FaultRule[] = [
  { chance: 0.03, latency: { min: 1, max: 15 } },
  { chance: 0.03, status: 503 },
  { chance: 0.01, status: 502, html: "<html>Bad Gateway</html>" },
  { chance: 0.02, retryAfter: 0 },
  { chance: 0.02, network: "reset" },
  { chance: 0.01, network: "drop" },
  { chance: 0.001, network: "hang" },
  { when: "after", chance: 0.02, network: "reset" },
  { when: "after", chance: 0.01, network: "drop" },
  { when: "after", chance: 0.001, network: "hang" },
  { when: "after", chance: 0.001, network: "stall" },
  { when: "after", chance: 0.015, network: "truncate" },
  { when: "after", chance: 0.01, network: "malformedChunk" },
  { when: "after", chance: 0.01, status: 503 },
  // Few calls read a PDF, whose end no JSON parser misses.
  { when: "after", operation: "orders.resultPdf", chance: 0.2, corrupt: "truncated" },
  { when: "after", chance: 0.005, corrupt: "truncated" },
  { when: "after", chance: 0.003, corrupt: "malformed" },
  { when: "after", chance: 0.002, corrupt: "empty" },
];

/** How often a storm of 429 comes, in calls, and how many requests it rejects. It also rejects retries, so that some calls fail. */
const STORM_EVERY = 2_000;
const STORM_LENGTH = 300;

/** Turns of the event loop in which requests arrive. They need few, because they are held before they reach the network. */
const TURNS = 200;

/**
 * Calls a mock at a port through the real client, with faults of all kinds, and compares what the calls reported with what the mock
 * stores, and what the process holds with what it held before.
 */
export async function runSoak(options: SoakOptions) {
  const { seed, calls, concurrency = 50, timeout = 3_000, create = createClient } = options;
  const watch = watchResources();
  const mock = createMock({ seed, journalSize: 0, pageSize: 10 });
  const walked = mock.team({ name: "walked" });
  const server = await listen(mock);
  const clients = createClients({ baseUrl: server.url, apiKey: mock.apiKey, timeout }, create);
  const walker = create({ ...clients.options, apiKey: walked.apiKey });
  const work = await createWorkload({ seed, mock, walked, walker });
  for (const team of [mock, walked]) for (const rule of rules) team.faults.add(rule);

  const failed: Record<string, number> = {};
  let succeeded = 0;
  let retried = 0;
  const run = async (number: number, worker: number): Promise<void> => {
    if (number % STORM_EVERY === STORM_EVERY / 4) {
      mock.faults
        .list()
        .find(({ rule }) => rule.times !== undefined)
        ?.remove();
      mock.faults.add({ status: 429, retryAfter: 0, times: STORM_LENGTH });
    }
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
  const slots = await clients.countMissingSlots();
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
  const gate = createGate();
  const full = create({
    ...options,
    concurrency: LIMIT,
    validate: responseValidator(),
    logger: { debug: ignore, info: ignore, warn: ignore, error: ignore },
    logLevel: "debug",
    middleware: [(request, next) => next(request)],
    attemptMiddleware: [gate.middleware],
  });
  const countMissingSlots = () => gate.countMissing(() => full.providers.list());
  return { options, shared: new AbortController(), countMissingSlots, all: [create(options), full] };
}

/** Counts how many requests a client sends at once, with a middleware of its attempts, which run inside the limit `concurrency`. */
function createGate() {
  const running = new Set<Request>();
  let most = 0;
  let held: (() => void)[] | undefined;
  const middleware: Middleware = async (request, next, { signal }) => {
    // A call that is aborted gives its slot back at once, before what follows in its middleware.
    const leave = (): void => void running.delete(request);
    running.add(request);
    most = Math.max(most, running.size);
    signal?.addEventListener("abort", leave);
    try {
      if (held) await new Promise<void>((resume) => void held?.push(resume));
      return await next(request);
    } finally {
      signal?.removeEventListener("abort", leave);
      leave();
    }
  };
  /**
   * Returns by how many the slots differ from the limit: fewer when one was not given back, more when one was given back twice. Call it
   * after the last call. `call` sends a request that succeeds.
   */
  const countMissing = async (call: () => Promise<unknown>): Promise<number> => {
    const waiting: (() => void)[] = (held = []);
    const calls = Array.from({ length: LIMIT + 1 }, call);
    for (let turn = 0; turn < TURNS; turn += 1) await setImmediate();
    held = undefined;
    const arrived = waiting.length;
    for (const resume of waiting) resume();
    // With no slot left, no call ends.
    if (arrived > 0) await Promise.all(calls);
    return Math.max(Math.abs(LIMIT - arrived), most - LIMIT);
  };
  return { middleware, countMissing };
}

/**
 * Draws the limits of a call: some calls have a signal of their own, some are aborted after some turns of the event loop, and some have a
 * deadline. Unlike a timer, turns do not depend on how busy the machine is. No request over loopback ends before the first one; most
 * calls end within five, and one that waits does not.
 */
function drawLimits(seed: string, number: number, shared: AbortSignal) {
  const draw = (name: string): number => hashToUnit("soak", seed, name, number);
  const controller = new AbortController();
  const aborts = draw("abort") < 0.06;
  const own = aborts || draw("signal") < 0.3;
  let ended = false;
  const abort = async (): Promise<void> => {
    for (let left = Math.floor(2 ** (draw("moment") * 6)); left > 0; left -= 1) await setImmediate();
    if (!ended) controller.abort();
  };
  if (aborts) void abort();
  return {
    options: {
      signal: own ? controller.signal : shared,
      ...(draw("deadline") < 0.1 && { deadline: "5m" as const }),
    },
    own: controller.signal,
    end: () => void (ended = true),
  };
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

/** A call of the client that takes longer, in milliseconds, hangs: its attempts and waits are far shorter. */
const HANG = 60_000;

async function endInTime<T>(call: Promise<T>): Promise<T> {
  const ended = new AbortController();
  const hang = setTimeout(HANG, undefined, ended).then(() => {
    throw new Error(`no end after ${HANG} ms`);
  });
  return Promise.race([call, hang]).finally(() => ended.abort());
}
