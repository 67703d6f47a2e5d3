/** Runs servers in processes of their own, sends them requests over many connections, and measures the CPU time that they take. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { Agent, request } from "node:http";
import { median } from "./measure.mjs";

const CONNECTIONS = 50;

/** Starts bench/servers/NAME.mjs. A server that needs rows gets them as its first message. */
export async function startServer(name, rows) {
  const child = fork(`bench/servers/${name}.mjs`);
  if (rows !== undefined) child.send(rows);
  const [where] = await once(child, "message");
  return {
    ...where,
    child,
    readCpu: async () => {
      child.send({ cpu: true });
      const [{ cpu }] = await once(child, "message");
      return cpu;
    },
    stop: () => child.disconnect(),
  };
}

let number = 0;

/** Sends a call and returns the text of its response. In a body, `{n}` stands for a number that is used once. */
export function send({ url, key }, { path, method = "GET", body }, agent) {
  const text = body === undefined ? undefined : JSON.stringify(body).replace("{n}", String((number += 1)));
  const headers = { "x-service-api-key": key ?? "k" };
  if (text !== undefined) headers["content-type"] = "application/json";
  if (text !== undefined) headers["content-length"] = Buffer.byteLength(text);
  return new Promise((resolve, reject) => {
    const sent = request(new URL(path, url), { method, agent, headers }, (response) => {
      const chunks = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const received = Buffer.concat(chunks).toString();
        if (response.statusCode < 300) resolve(received);
        else reject(new Error(`${method} ${url}${path}: ${response.statusCode} ${received.slice(0, 500)}`));
      });
    });
    sent.on("error", reject);
    sent.end(text);
  });
}

/** Returns the CPU time of a server for each of this many calls, in microseconds. */
export async function measureServer(server, call, count) {
  // A server closes connections that are idle while others are measured.
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const before = await server.readCpu();
  let left = count;
  const work = async () => {
    while (left-- > 0) await send(server, call, agent);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
  const taken = (await server.readCpu()) - before;
  agent.destroy();
  return taken / count;
}

/** Calls a server until the engine has compiled its code: three thousand times, or for four seconds of CPU. */
async function warmUp([server, call], count) {
  let taken = 0;
  for (let calls = 0; calls < 3000 && taken < 4e6; calls += count)
    taken += count * (await measureServer(server, call, count));
}

/**
 * Measures servers in turn, in many short rounds, because some machines stop for a moment now and then. Returns the median of each in
 * microseconds a call, and the median of its ratios to the first.
 *
 * @param servers pairs of a server and its call; the first one is the floor
 */
export async function compareServers(servers, { count, rounds = 25 }) {
  const names = Object.keys(servers);
  const taken = Object.fromEntries(names.map((name) => [name, []]));
  for (const name of names) await warmUp(servers[name], count);
  for (let round = -1; round < rounds; round++) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const each = await measureServer(...servers[name], count);
      if (round >= 0) taken[name].push(each);
    }
  }
  const floor = taken[names[0]];
  return Object.fromEntries(
    names.map((name) => [
      name,
      {
        micros: median(taken[name]),
        factor: median(taken[name].map((each, round) => each / floor[round])),
      },
    ]),
  );
}
