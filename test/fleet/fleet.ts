import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { createConnection, createServer, type Server as NetServer, type Socket } from "node:net";
import { createServer as createHttpServer } from "node:http";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { startPostgres, startRedis } from "../../examples/backfill/demo/servers.ts";

export type Engine = "postgres" | "redis";

/** `away`: connections end, and new ones are refused. `slow`: each response takes a second. */
export type Disturbance = "away" | "slow";

export interface Fleet extends AsyncDisposable {
  /** Where HAProxy listens. */
  readonly url: string;
  readonly token: string;
  /** Kills a mock and starts it again. */
  kill(index: number): Promise<void>;
  /** Disturbs the connections to the store for some milliseconds. */
  disturb(how: Disturbance, ms: number): Promise<void>;
}

const TOKEN = "ct_fleet";

/** Starts a store, four mocks and HAProxy with the configuration of the guide. */
export async function startFleet(engine: Engine, cli: string): Promise<Fleet> {
  const server = await (engine === "postgres" ? startPostgres() : startRedis());
  const { folder } = server;
  const link = new StoreLink(join(folder, engine === "postgres" ? ".s.PGSQL.5432" : "redis.sock"));
  const storePort = await link.open();
  const store =
    engine === "postgres"
      ? `postgres://postgres@127.0.0.1:${storePort}/postgres`
      : `redis://127.0.0.1:${storePort}`;
  const [bind = 0, ...ports] = await findFreePorts(5);
  const start = async (port: number): Promise<ChildProcess> => {
    const args = ["mock", "--port", String(port), "--store", store, "--control-token", TOKEN];
    const mock = spawn(process.execPath, [cli, ...args, "--orders", "manual", "--json"], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    await Promise.race([once(mock.stdout, "data"), once(mock, "exit")]);
    return mock;
  };
  const mocks = await Promise.all(ports.map(start));
  const guide = await readFile(fileURLToPath(new URL("../../docs/shared-mock.md", import.meta.url)), "utf8");
  const config = join(folder, "haproxy.cfg");
  await writeFile(config, /```text\n(defaults\n.*?)```/s.exec(guide)?.[1] ?? "");
  const addresses = ports.map((port, index) => [`MOCK_${index + 1}`, `127.0.0.1:${port}`]);
  const proxy = spawn("haproxy", ["-db", "-f", config], {
    env: { ...process.env, ...Object.fromEntries(addresses), MOCK_BIND: `127.0.0.1:${bind}` },
    stdio: ["ignore", "ignore", "ignore"],
  });
  const url = `http://127.0.0.1:${bind}`;
  while (!(await fetch(`${url}/ready`).catch(() => null))?.ok) await wait(50);
  return {
    url,
    token: TOKEN,
    kill: async (index) => {
      const mock = mocks[index]!;
      const isAlive = mock.exitCode === null && mock.signalCode === null;
      mock.kill("SIGKILL");
      if (isAlive) await once(mock, "exit");
      // While the store is away, a mock cannot start.
      let next = await start(ports[index]!);
      while (next.exitCode !== null) next = await wait(200).then(() => start(ports[index]!));
      mocks[index] = next;
    },
    disturb: async (how, ms) => {
      await link.disturb(how);
      await wait(ms);
      await link.disturb(null);
    },
    [Symbol.asyncDispose]: async () => {
      for (const child of [proxy, ...mocks]) child.kill("SIGKILL");
      link.close();
      await server[Symbol.asyncDispose]();
    },
  };
}

/** Passes the bytes of connections on to the socket of a server. */
class StoreLink {
  readonly #target: string;
  readonly #server: NetServer;
  readonly #sockets = new Set<Socket>();
  #how: Disturbance | null = null;
  #port = 0;

  constructor(target: string) {
    this.#target = target;
    this.#server = createServer((client) => {
      const upstream = createConnection(this.#target);
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

async function findFreePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createHttpServer().listen(0, "127.0.0.1");
      await once(server, "listening");
      return server;
    }),
  );
  const ports = servers.map((server) => (server.address() as { port: number }).port);
  for (const server of servers) server.close();
  return ports;
}
