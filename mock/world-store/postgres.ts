/**
 * Keeps the teams of many mocks in PostgreSQL. It needs `pg`.
 *
 * @module sanguine/mock/store/postgres
 */
import type { Pool } from "pg";
import type { WorldStore } from "./world-store.ts";

export type { StoredChanges, StoredParts, StoredTeam, WorldStore } from "./world-store.ts";

/** Creates the tables of the store, unless they exist, and deletes the leases of processes that ended long ago. Several processes can run it at once. */
export const createTables = `SELECT pg_advisory_xact_lock(hashtextextended('sanguine_mock', 0));
CREATE SEQUENCE IF NOT EXISTS mock_fences;
CREATE TABLE IF NOT EXISTS mock_owners (owner text PRIMARY KEY, expires_at timestamptz NOT NULL);
CREATE TABLE IF NOT EXISTS mock_teams (
  team text PRIMARY KEY,
  owner text,
  fence bigint NOT NULL,
  is_wanted boolean NOT NULL DEFAULT false
);
CREATE INDEX IF NOT EXISTS mock_teams_owner ON mock_teams (owner);
CREATE TABLE IF NOT EXISTS mock_parts (
  team text REFERENCES mock_teams ON DELETE CASCADE,
  name text,
  value text NOT NULL,
  PRIMARY KEY (team, name)
);
DELETE FROM mock_owners WHERE expires_at < now() - interval '1 hour'`;

const RENEW = `WITH renewed AS (
  INSERT INTO mock_owners VALUES ($1, now() + $2 * interval '1 millisecond')
  ON CONFLICT (owner) DO UPDATE SET expires_at = excluded.expires_at
)
SELECT team, fence FROM mock_teams WHERE owner = $1 AND is_wanted`;

const CREATE = `WITH created AS (
  INSERT INTO mock_teams VALUES ($1, $2, nextval('mock_fences')) ON CONFLICT DO NOTHING RETURNING team, fence
), written AS (
  INSERT INTO mock_parts SELECT team, part.* FROM created, unnest($3::text[], $4::text[]) AS part
)
SELECT fence FROM created`;

const CLAIM = `UPDATE mock_teams AS claimed SET owner = $2, fence = nextval('mock_fences'), is_wanted = false
WHERE team = $1 AND (owner IS NULL OR owner = $2 OR NOT EXISTS (
  SELECT FROM mock_owners WHERE mock_owners.owner = claimed.owner AND expires_at > now()
))
RETURNING fence`;

// Only the row of the team decides, so it is locked until everything is written.
const SAVE = `WITH held AS (
  UPDATE mock_teams SET fence = fence WHERE team = $1 AND fence = $2 RETURNING team
), dropped AS (
  DELETE FROM mock_parts USING held WHERE mock_parts.team = held.team AND name = ANY ($3)
), written AS (
  INSERT INTO mock_parts SELECT team, part.* FROM held, unnest($4::text[], $5::text[]) AS part
  ON CONFLICT (team, name) DO UPDATE SET value = excluded.value
)
SELECT FROM held`;

const LIST_OTHERS = "SELECT name FROM mock_parts WHERE team = $1 AND name <> ALL ($2)";

/**
 * Keeps the teams of many mocks in PostgreSQL. One process at a time owns a team, and each write names the fence of its claim, so that
 * an earlier owner cannot write.
 *
 * @example
 * ```ts compile-only
 * import { Pool } from "pg";
 * import { createMock } from "sanguine/mock";
 * import { createTables, createWorldStore } from "sanguine/mock/store/postgres";
 *
 * const pool = new Pool({ connectionTimeoutMillis: 4000, query_timeout: 4000 });
 * // A lost idle connection would end the process otherwise.
 * pool.on("error", () => undefined);
 * await pool.query(createTables);
 * export const mock = createMock({ store: createWorldStore(pool), controlToken: "<CONTROL_TOKEN>", clock: "running" });
 * ```
 */
export function createWorldStore(pool: Pool): WorldStore {
  if (typeof (pool as Partial<Pool> | undefined)?.query !== "function")
    throw new TypeError("createWorldStore: pool must be a Pool of pg.");
  const query = async <Row extends object>(text: string, values: readonly unknown[]): Promise<Row[]> =>
    (await pool.query<Row>(text, [...values])).rows;
  return {
    renew: async (owner, ms) => {
      const rows = await query<{ team: string; fence: string }>(RENEW, [owner, ms]);
      return new Map(rows.map(({ team, fence }) => [team, fence]));
    },
    create: async (team, owner, parts) => {
      const values = [team, owner, [...parts.keys()], [...parts.values()]];
      return (await query<{ fence: string }>(CREATE, values))[0]?.fence ?? null;
    },
    claim: async (team, owner) => {
      const [claimed] = await query<{ fence: string }>(CLAIM, [team, owner]);
      if (claimed === undefined) {
        const want = "UPDATE mock_teams SET is_wanted = true WHERE team = $1 RETURNING team";
        return (await query(want, [team])).length === 0 ? "missing" : "busy";
      }
      // Nobody else can write from now on.
      const rows = await query<{ name: string; value: string }>(
        "SELECT name, value FROM mock_parts WHERE team = $1",
        [team],
      );
      return { fence: claimed.fence, parts: new Map(rows.map(({ name, value }) => [name, value])) };
    },
    save: async (team, fence, { replace, put, drop }) => {
      const names = [...put.keys()];
      const others = replace ? await query<{ name: string }>(LIST_OTHERS, [team, names]) : [];
      const dropped = [...drop, ...others.map(({ name }) => name)];
      return (await query(SAVE, [team, fence, dropped, names, [...put.values()]])).length > 0;
    },
    release: async (team, fence) => {
      const release = "UPDATE mock_teams SET owner = NULL, is_wanted = false WHERE team = $1 AND fence = $2";
      await query(release, [team, fence]);
    },
    remove: async (team, fence) => {
      await query("DELETE FROM mock_teams WHERE team = $1 AND fence = $2", [team, fence]);
    },
  };
}
