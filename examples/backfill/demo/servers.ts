import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { chmod, chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

/** A server of its own process. It listens at a socket in a temporary folder, so it needs no port and no password. */
export interface Server extends AsyncDisposable {
  /** Where clients connect. */
  readonly url: string;
  /** The temporary folder. */
  readonly folder: string;
}

/** Starts Redis with an empty database. */
export async function startRedis(): Promise<Server> {
  const program = findProgram("redis-server", "redis-server");
  const folder = await mkdtemp(join(tmpdir(), "redis-"));
  const socket = join(folder, "redis.sock");
  const settings = "--port 0 --appendonly no --maxmemory-policy noeviction".split(" ");
  const server = spawn(program, [...settings, "--dir", folder, "--unixsocket", socket, "--save", ""]);
  return waitUntilReady(server, folder, socket);
}

/** Starts PostgreSQL with an empty database. */
export async function startPostgres(): Promise<Server> {
  const initdb = findProgram("initdb", "postgresql");
  const folder = await mkdtemp(join(tmpdir(), "postgres-"));
  const user = findServerUser();
  if (user.uid !== undefined) await chown(folder, user.uid, user.gid ?? user.uid);
  await chmod(folder, 0o700);
  const data = join(folder, "data");
  const options = { ...user, cwd: folder };
  const setUp = ["--pgdata", data, "--username", "postgres", "--auth", "trust", "--no-sync", "--locale", "C"];
  execFileSync(initdb, [...setUp, "--encoding", "UTF8"], {
    ...options,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const settings = ["listen_addresses=", `unix_socket_directories=${folder}`, "fsync=off"];
  const flags = settings.flatMap((each) => ["-c", each]);
  const server = spawn(findProgram("postgres", "postgresql"), ["-D", data, ...flags], options);
  return waitUntilReady(server, folder, `postgres://postgres@localhost/postgres?host=${folder}`);
}

/** PostgreSQL refuses to run as root. Returns the user of Debian's package then, and this process's user otherwise. */
function findServerUser(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const readId = (flag: string): number =>
    Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: readId("-u"), gid: readId("-g") };
}

/** Finds a server's program on the path, or where Debian installs PostgreSQL. */
function findProgram(name: string, debianPackage: string): string {
  const versions = "/usr/lib/postgresql";
  const folders = [
    ...(process.env.PATH ?? "").split(delimiter),
    ...(existsSync(versions) ? readdirSync(versions).map((version) => join(versions, version, "bin")) : []),
  ];
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (found !== undefined) return found;
  throw new Error(`${name} is not installed. On Debian: apt-get install ${debianPackage}`);
}

/** Resolves when the server says that it is ready. Rejects with its output when it ends first. */
async function waitUntilReady(server: ChildProcess, folder: string, url: string): Promise<Server> {
  let output = "";
  const ended = new Promise<void>((resolve) => server.once("close", () => resolve()));
  await new Promise<void>((resolve, reject) => {
    const read = (text: string): void => {
      output += text;
      if (output.includes("eady to accept connections")) resolve();
    };
    server.stdout?.setEncoding("utf8").on("data", read);
    server.stderr?.setEncoding("utf8").on("data", read);
    server.once("error", reject);
    server.once("close", () => reject(new Error(`The server ended before it was ready:\n${output}`)));
  });
  return {
    url,
    folder,
    [Symbol.asyncDispose]: async () => {
      // PostgreSQL ends open sessions on SIGINT. Redis knows no difference.
      server.kill("SIGINT");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
