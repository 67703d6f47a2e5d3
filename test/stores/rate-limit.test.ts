import { createClient, isRateLimitError } from "sanguine";
import { createMock } from "sanguine/mock";
import { type SendCommand, shareRateLimit, type SharedRateLimitOptions } from "sanguine/rate-limit";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { useRedis } from "./use-redis.ts";

const redis = useRedis();

const context = { operation: null, path: "/v2/user", attempt: 1 } as const;
const request = new Request("http://service.test/v2/user");
const respond = () => Promise.resolve(new Response());
const send: SendCommand = (command) => redis.pool.sendCommand(command);

/** Two processes with the same limit: three requests a minute. */
const createPair = (name: string, through = send, options: Partial<SharedRateLimitOptions> = {}) => {
  const create = () =>
    shareRateLimit(through, { name, requests: 3, window: 60_000, timeout: 300_000, ...options });
  return [create(), create()] as const;
};

/** Reads in how many minutes the slots of a limit become free. */
async function readMinutes(name: string): Promise<number[]> {
  const slots = await redis.pool.zRangeWithScores(`rate-limit:{${name}}:slots`, 0, -1);
  return slots.map(({ score }) => Math.round((score - Date.now()) / 60_000));
}

describe("a rate limit that processes share", () => {
  it("lets as many attempts through as requests, and the signal of a call ends its wait", async () => {
    const controller = new AbortController();
    let [waits, done] = [0, 0];
    // Two of the five attempts wait until the signal ends their wait.
    const stopWaiting = () => {
      if (waits === 2 && done === 3) controller.abort(new Error("stopped"));
    };
    const [one, two] = createPair("slots", async (command) => {
      const response = await send(command);
      // Takes have one more key than releases.
      if (command[2] === "2" && response !== 0) waits += 1;
      stopWaiting();
      return response;
    });
    const attempts = [one, two, one, two, one].map((limit) =>
      limit(request, respond, { ...context, signal: controller.signal }),
    );
    for (const attempt of attempts)
      attempt.then(
        () => {
          done += 1;
          stopWaiting();
        },
        () => {},
      );
    const outcomes = await Promise.allSettled(attempts);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([
      "fulfilled",
      "fulfilled",
      "fulfilled",
      "rejected",
      "rejected",
    ]);
    expect(await readMinutes("slots")).toEqual([1, 1, 1]);
  });

  it("keeps the slot of an attempt without a response until it has surely ended", async () => {
    const [limit] = createPair("lost");
    const failure = new TypeError("fetch failed");
    await expect(limit(request, () => Promise.reject(failure), context)).rejects.toBe(failure);
    expect(await readMinutes("lost")).toEqual([6]);
  });

  it("waits until a slot is free", async () => {
    const [limit] = createPair("wait", send, { requests: 1, window: 1, timeout: 1 });
    const statuses = [];
    for (let count = 0; count < 3; count += 1) statuses.push((await limit(request, respond, context)).status);
    expect(statuses).toEqual([200, 200, 200]);
  });

  it("pauses all clients for as long as the service says, up to a limit", async () => {
    const readPause = async (name: string) => {
      const ms = await redis.pool.pTTL(`rate-limit:{${name}}:pause`);
      return Math.ceil(ms / 10_000) * 10;
    };
    const list = async (name: string, retryAfter: number) => {
      const mock = createMock();
      mock.faults.add({ operation: "users.list", status: 429, retryAfter, times: 1 });
      const client = mock.client({ retries: 0, attemptMiddleware: createPair(name).slice(0, 1) });
      await expect(client.users.list()).rejects.toSatisfy(isRateLimitError);
    };
    await list("pause", 300);
    expect(await readPause("pause")).toBe(300);
    await list("long", 86_400);
    expect(await readPause("long")).toBe(600);
    // A shorter pause does not end a longer one, and no client gets a slot.
    const controller = new AbortController();
    const [, other] = createPair("pause", async (command) => {
      const response = await send(command);
      controller.abort(new Error(`${Math.ceil(Number(response) / 10_000) * 10} s`));
      return response;
    });
    await expect(other(request, respond, { ...context, signal: controller.signal })).rejects.toThrow("300 s");
  });

  it("keeps no slot for an attempt that was aborted while Redis responded", async () => {
    const controller = new AbortController();
    const [limit] = createPair("aborted", async (command) => {
      const response = await send(command);
      controller.abort(new Error("stopped"));
      return response;
    });
    const attempt = limit(request, respond, { ...context, signal: controller.signal });
    await expect(attempt).rejects.toThrow("stopped");
    expect(await readMinutes("aborted")).toEqual([]);
  });

  it("leaves nothing in Redis when all slots are free", async () => {
    const [limit] = createPair("expiry");
    await limit(request, respond, context);
    expect(Math.round((await redis.pool.pTTL("rate-limit:{expiry}:slots")) / 60_000)).toBe(6);
  });

  it.each<[string, () => Promise<unknown>]>([
    ["fails", () => Promise.reject(new Error("no connection"))],
    ["hangs", () => new Promise(() => vi.advanceTimersByTime(1_000))],
  ])("returns a response that arrived before Redis %s", async (name, fail) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    // Releases and pauses have one key.
    const [limit] = createPair(name, (command) => (command[2] === "1" ? fail() : send(command)));
    const response = await limit(
      request,
      () => Promise.resolve(new Response("done", { status: 503, headers: { "retry-after": "1" } })),
      context,
    );
    expect(await response.text()).toBe("done");
    expect(await readMinutes(name)).toEqual([6]);
  });

  it("fails a call when Redis does", async () => {
    const [limit] = createPair("down", () => Promise.reject(new Error("no connection")));
    const client = createClient({
      baseUrl: "https://service.test",
      apiKey: "k",
      retries: 0,
      fetch: respond,
      attemptMiddleware: [limit],
    });
    await expect(client.users.list()).rejects.toThrow("no connection");
  });
});
