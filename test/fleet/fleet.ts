import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { createConnection, createServer, type Server as NetServer, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { startPostgres, startRedis } from "../../examples/backfill/demo/servers.ts";
import { findFreePorts } from "../../scripts/run.ts";
import { recordPostgres, recordRedis } from "./records.ts";

export type Engine = "postgres" | "redis";

/** `away`: connections end, and new ones are refused. `slow`: each response takes a second. */
export type Disturbance = "away" | "slow";

/** A store, mocks and HAProxy. */
export type Fleet = Awaited<ReturnType<typeof startFleet>>;

const TOKEN = "ct_fleet";

/** The header with which HAProxy names the mock that has responded. */
export const MOCK_HEADER = "x-fleet-mock";

/** Starts a store, four mocks and HAProxy with the configuration of the guide. */
export async function startFleet(engine: Engine, cli: string) {
  const server = await (engine === "postgres" ? startPostgres() : startRedis());
  const { folder } = server;
  const [redis = 0] = await findFreePorts(1);
  const readRecords = await (engine === "postgres" ? recordPostgres(server) : recordRedis(server, redis));
  const target = engine === "postgres" ? join(folder, ".s.PGSQL.5432") : redis;
  const links = Array.from({ length: 4 }, () => new StoreLink(target));
  const storePorts = await Promise.all(links.map((link) => link.open()));
  // After the links listen: one of them could be given a port that is free before.
  const [bind = 0, ...ports] = await findFreePorts(5);
  const mockOf = new Map<string, string>();
  const start = async (port: number, index: number): Promise<ChildProcess> => {
    // PostgreSQL knows a process by this name, and Redis by the address that it comes from.
    const name = `127.0.${index + 1}.${mockOf.size + 2}`;
    mockOf.set(name, `mock-${index + 1}`);
    links[index]!.localAddress = name;
    const store =
      engine === "postgres"
        ? `postgres://postgres@127.0.0.1:${storePorts[index]}/postgres`
        : `redis://127.0.0.1:${storePorts[index]}`;
    const args = ["mock", "--port", String(port), "--store", store, "--control-token", TOKEN];
    const mock = spawn(process.execPath, [cli, ...args, "--orders", "manual", "--json"], {
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...process.env, PGAPPNAME: name },
    });
    await Promise.race([once(mock.stdout, "data"), once(mock, "exit")]);
    return mock;
  };
  const mocks = await Promise.all(ports.map(start));
  const guide = await readFile(fileURLToPath(new URL("../../docs/shared-mock.md", import.meta.url)), "utf8");
  const config = join(folder, "haproxy.cfg");
  const blocks = /```text\n(defaults\n.*?)```/s.exec(guide)?.[1] ?? "";
  await writeFile(
    config,
    blocks.replace("\nbackend", `  http-response set-header ${MOCK_HEADER} %[srv_name]\n\nbackend`),
  );
  const addresses = ports.map((port, index) => [`MOCK_${index + 1}`, `127.0.0.1:${port}`]);
  const proxy = spawn("haproxy", ["-db", "-f", config], {
    env: { ...process.env, ...Object.fromEntries(addresses), MOCK_BIND: `127.0.0.1:${bind}` },
    stdio: ["ignore", "ignore", "ignore"],
  });
  const url = `http://127.0.0.1:${bind}`;
  while (!(await fetch(`${url}/ready`).catch(() => null))?.ok) await wait(50);
  return {
    /** Where HAProxy listens. */
    url,
    token: TOKEN,
    kill: async (index: number) => {
      const mock = mocks[index]!;
      const isAlive = mock.exitCode === null && mock.signalCode === null;
      mock.kill("SIGKILL");
      if (isAlive) await once(mock, "exit");
      // While the store is away, a mock cannot start.
      let next = await start(ports[index]!, index);
      for (let tries = 0; next.exitCode !== null; tries += 1) {
        if (tries === 100) throw new Error(`Mock ${index + 1} does not start.`);
        next = await wait(200).then(() => start(ports[index]!, index));
      }
      mocks[index] = next;
    },
    /** Stops a mock for some milliseconds. It does not know that time passes. */
    stop: async (index: number, ms: number) => {
      mocks[index]!.kill("SIGSTOP");
      await wait(ms);
      mocks[index]!.kill("SIGCONT");
    },
    /** Disturbs the connections to the store for some milliseconds. */
    disturb: async (how: Disturbance, ms: number) => {
      await Promise.all(links.map((link) => link.disturb(how)));
      await wait(ms);
      await Promise.all(links.map((link) => link.disturb(null)));
    },
    readRecords,
    /** Returns the name that HAProxy has for the mock of a process. */
    getMock: (name: string) => mockOf.get(name),
    [Symbol.asyncDispose]: async () => {
      for (const child of [proxy, ...mocks]) child.kill("SIGKILL");
      for (const link of links) link.close();
      await server[Symbol.asyncDispose]();
    },
  };
}

/** Passes the bytes of connections on to the socket of a server. */
class StoreLink {
  readonly #target: string | number;
  readonly #server: NetServer;
  readonly #sockets = new Set<Socket>();
  #how: Disturbance | null = null;
  #port = 0;
  /** Where new connections to a port come from. */
  localAddress = "127.0.0.1";

  /** @param target - a socket, or a port of this machine */
  constructor(target: string | number) {
    this.#target = target;
    this.#server = createServer((client) => {
      const upstream = createConnection(
        typeof this.#target === "string"
          ? { path: this.#target }
          : { port: this.#target, host: "127.0.0.1", localAddress: this.localAddress },
      );
      for (const [from, to] of [
        [client, upstream],
        [upstream, client],
      ] as const) {
        this.#sockets.add(from);
        from.on("error", () => undefined);
        from.on("close", () => {
          this.#sockets.delete(from);
          to.destroy();
        });
        from.on("data", (bytes) => {
          if (this.#how !== "slow" || from === client) to.write(bytes);
          else void wait(1000).then(() => to.write(bytes));
        });
      }
    });
  }

  async open(): Promise<number> {
    this.#server.listen(this.#port, "127.0.0.1");
    await once(this.#server, "listening");
    this.#port = (this.#server.address() as { port: number }).port;
    return this.#port;
  }

  async disturb(how: Disturbance | null): Promise<void> {
    const before = this.#how;
    this.#how = how;
    if (before === "away") await this.open();
    if (how === "away") this.close();
  }

  close(): void {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }
}
