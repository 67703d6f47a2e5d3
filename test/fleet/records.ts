import { once } from "node:events";
import { createConnection } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Pool } from "pg";
import { createTables } from "../../mock/world-store/postgres.ts";
import type { Server } from "../../examples/backfill/demo/servers.ts";

/** What the store has accepted for a team, in its own order. A claim gives the team to a process. */
export interface StoreRecord {
  readonly kind: "claim" | "write" | "release";
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly team: string;
  readonly fence: number;
  /** The process whose connection it was. */
  readonly process: string;
}

/** A response to a request of a team, and the mock that sent it. */
export interface Served {
  readonly team: string;
  readonly mock: string;
  readonly from: number;
  readonly to: number;
}

export type ReadRecords = () => Promise<readonly StoreRecord[]>;

const RECORD = `CREATE TABLE fleet_records (
  id bigserial PRIMARY KEY, kind text, at float8, team text, fence float8, process text
);
CREATE FUNCTION fleet_record() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO fleet_records (kind, at, team, fence, process) VALUES (
    CASE WHEN TG_OP = 'INSERT' OR NEW.fence <> OLD.fence THEN 'claim'
      WHEN NEW.owner IS NULL THEN 'release' ELSE 'write' END,
    extract(epoch FROM clock_timestamp()) * 1000, NEW.team, NEW.fence, current_setting('application_name')
  );
  RETURN NULL;
END $$;
CREATE TRIGGER fleet_record AFTER INSERT OR UPDATE OF owner, fence ON mock_teams
  FOR EACH ROW EXECUTE FUNCTION fleet_record()`;

/** Lets PostgreSQL record in the transaction of each write. The name of a process is its `application_name`. */
export async function recordPostgres({ url }: Server): Promise<ReadRecords> {
  const pool = new Pool({ connectionString: url });
  // The fleet stops PostgreSQL for a while. Without a listener, a lost connection would end this process.
  pool.on("error", () => undefined);
  await pool.query(createTables);
  await pool.query(RECORD);
  return async () => {
    const { rows } = await pool.query<StoreRecord>("SELECT * FROM fleet_records ORDER BY id");
    await pool.end();
    return rows;
  };
}

/** Listens to what Redis runs. The name of a process is the address of its connections. */
export async function recordRedis({ folder }: Server, port: number): Promise<ReadRecords> {
  const records: StoreRecord[] = [];
  const fences = new Map<string, number>();
  let process = "";
  let isWritten = false;
  const add = (kind: StoreRecord["kind"], at: number, team: string): void => {
    records.push({ kind, at, team, fence: fences.get(team) ?? NaN, process });
  };
  const socket = createConnection(join(folder, "redis.sock"));
  const lines = createInterface({ input: socket });
  lines.on("line", (line) => {
    // A script runs as a whole, so what it calls follows the call of the script.
    const [, seconds, client = "", called = ""] = /^\+([\d.]+) \[\d+ (\S+)\] (.{0,200})/.exec(line) ?? [];
    const at = Number(seconds) * 1000;
    if (client !== "lua") [process, isWritten] = [client.split(":")[0]!, false];
    const [, table, team, value = ""] = /^"HSET" "mock:(team|parts):([^"]+)" (.*)/.exec(called) ?? [];
    if (client !== "lua" || team === undefined) return;
    const fence = /"fence" "(\d+)"/.exec(value)?.[1];
    if (fence !== undefined) fences.set(team, Number(fence));
    if (table === "team") add(fence === undefined ? "release" : "claim", at, team);
    else if (!isWritten) add("write", at, team);
    isWritten = true;
  });
  // A process has an address only at a port.
  socket.write(`CONFIG SET protected-mode no\r\nCONFIG SET port ${port}\r\nMONITOR\r\n`);
  await once(lines, "line");
  return async () => {
    socket.end();
    await once(lines, "close");
    return records;
  };
}

/** How much the clocks of the store and of this process may differ, in milliseconds. */
const TOLERANCE = 20;

/**
 * Looks for a team in two processes: a write by another process than that of the last claim, a claim with an older fence, or a response
 * of a mock that did not have the team at any time of the request.
 *
 * @param getMock - returns the name of the mock that a process ran
 */
export function findSharedTeams(
  records: readonly StoreRecord[],
  served: readonly Served[],
  getMock: (process: string) => string | undefined,
): string[] {
  const problems: string[] = [];
  const holds = new Map<
    string,
    { mock: string | undefined; process: string; fence: number; from: number; to: number }[]
  >();
  for (const { kind, at, team, fence, process } of records) {
    const held = holds.get(team) ?? [];
    holds.set(team, held);
    const last = held.at(-1);
    if (kind === "claim") {
      if (last !== undefined && fence <= last.fence)
        problems.push(`${team}: fence ${fence} after ${last.fence}`);
      if (last !== undefined) last.to = Math.min(last.to, at);
      held.push({ mock: getMock(process), process, fence, from: at, to: Infinity });
    } else if (
      process !== last?.process ||
      fence !== last.fence ||
      // A process that got no response from the store may release a team again.
      (kind === "write" && at > last.to + TOLERANCE)
    )
      problems.push(
        `${team}: ${process} did a ${kind} with fence ${fence} at ${at}, after ${JSON.stringify(last)}`,
      );
    else if (kind === "release") last.to = Math.min(last.to, at);
  }
  for (const { team, mock, from, to } of served) {
    const isHeld = holds
      .get(team)
      ?.some((hold) => hold.mock === mock && hold.from <= to + TOLERANCE && hold.to >= from - TOLERANCE);
    if (isHeld !== true) problems.push(`${team}: ${mock} responded at ${to} without the team`);
  }
  return problems;
}
