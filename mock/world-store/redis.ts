/**
 * Keeps the teams of many mocks in Redis 7. It needs `redis`.
 *
 * @module sanguine/mock/store/redis
 */
import type { WorldStore } from "./world-store.ts";

export type { StoredChanges, StoredParts, StoredTeam, WorldStore } from "./world-store.ts";

/** A client or a pool of `redis`, with any modules. Clusters do not work. */
export interface RedisClient {
  sendCommand(args: readonly string[]): Promise<unknown>;
}

/** Each script runs as a whole, so that nothing changes between a check and its write. */
const RENEW = `redis.call("SET", "mock:owner:" .. ARGV[1], "", "PX", ARGV[2])
local wanted = {}
for _, team in ipairs(redis.call("SMEMBERS", "mock:wanted:" .. ARGV[1])) do
  local owner, fence = unpack(redis.call("HMGET", "mock:team:" .. team, "owner", "fence"))
  if owner == ARGV[1] then table.insert(wanted, team) table.insert(wanted, fence) end
end
redis.call("DEL", "mock:wanted:" .. ARGV[1])
return wanted`;

const PUT = `for i = first, #ARGV, 2 do redis.call("HSET", "mock:parts:" .. ARGV[1], ARGV[i], ARGV[i + 1]) end`;

const CREATE = `if redis.call("EXISTS", "mock:team:" .. ARGV[1]) == 1 then return false end
local fence = redis.call("INCR", "mock:fence")
redis.call("HSET", "mock:team:" .. ARGV[1], "owner", ARGV[2], "fence", fence)
local first = 3
${PUT}
return tostring(fence)`;

const CLAIM = `local owner = redis.call("HGET", "mock:team:" .. ARGV[1], "owner")
if not owner then return "missing" end
if owner ~= "" and owner ~= ARGV[2] and redis.call("EXISTS", "mock:owner:" .. owner) == 1 then
  redis.call("SADD", "mock:wanted:" .. owner, ARGV[1])
  redis.call("PEXPIRE", "mock:wanted:" .. owner, 60000)
  return "busy"
end
local fence = redis.call("INCR", "mock:fence")
redis.call("HSET", "mock:team:" .. ARGV[1], "owner", ARGV[2], "fence", fence)
return { tostring(fence), redis.call("HGETALL", "mock:parts:" .. ARGV[1]) }`;

const CHECK = `if redis.call("HGET", "mock:team:" .. ARGV[1], "fence") ~= ARGV[2] then return 0 end`;

const SAVE = `${CHECK}
if ARGV[3] == "1" then redis.call("DEL", "mock:parts:" .. ARGV[1]) end
local first = 5 + tonumber(ARGV[4])
for i = 5, first - 1 do redis.call("HDEL", "mock:parts:" .. ARGV[1], ARGV[i]) end
${PUT}
return 1`;

const RELEASE = `${CHECK}
return redis.call("HSET", "mock:team:" .. ARGV[1], "owner", "")`;

const REMOVE = `${CHECK}
return redis.call("DEL", "mock:team:" .. ARGV[1], "mock:parts:" .. ARGV[1])`;

/**
 * Keeps the teams of many mocks in Redis 7. One process at a time owns a team, and each write names the fence of its claim, so that an
 * earlier owner cannot write. Redis loses what it has not written to its disk: set `appendonly yes` and `appendfsync always`.
 *
 * @example
 * ```ts compile-only
 * import { createClient } from "redis";
 * import { createMock } from "sanguine/mock";
 * import { createWorldStore } from "sanguine/mock/store/redis";
 *
 * const client = createClient({ url: "redis://localhost", disableOfflineQueue: true });
 * client.on("error", () => undefined);
 * await client.connect();
 * export const mock = createMock({ store: createWorldStore(client), controlToken: "<CONTROL_TOKEN>", clock: "running" });
 * ```
 */
export function createWorldStore(client: RedisClient): WorldStore {
  if (typeof (client as Partial<RedisClient> | undefined)?.sendCommand !== "function")
    throw new TypeError("createWorldStore: client must be a client or a pool of redis.");
  // Not a rest parameter: a call takes some 120,000 arguments at most.
  const run = (script: string, args: readonly (string | number)[]): Promise<unknown> =>
    client.sendCommand(["EVAL", script, "0", ...args.map(String)]);
  return {
    renew: async (owner, ms) => new Map(toPairs(await run(RENEW, [owner, ms]))),
    create: async (team, owner, parts) => {
      const fence = await run(CREATE, [team, owner, ...[...parts].flat()]);
      return typeof fence === "string" ? fence : null;
    },
    claim: async (team, owner) => {
      const claimed = await run(CLAIM, [team, owner]);
      if (claimed === "missing" || claimed === "busy") return claimed;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the script returns it.
      const [fence, parts] = claimed as [string, unknown];
      return { fence, parts: new Map(toPairs(parts)) };
    },
    save: async (team, fence, { replace, put, drop }) =>
      (await run(SAVE, [team, fence, replace ? 1 : 0, drop.length, ...drop, ...[...put].flat()])) === 1,
    release: async (team, fence) => void (await run(RELEASE, [team, fence])),
    remove: async (team, fence) => void (await run(REMOVE, [team, fence])),
  };
}

/** Turns a list of keys and values into pairs. */
function toPairs(returned: unknown): [string, string][] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the scripts return lists of strings.
  const list = returned as string[];
  return list.flatMap((key, index): [string, string][] => (index % 2 === 0 ? [[key, list[index + 1]!]] : []));
}
