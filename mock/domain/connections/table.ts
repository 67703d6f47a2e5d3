import type { connectionErrorTypeValues } from "../../../src/generated/enums.ts";
import { hash53 } from "../../kernel/random.ts";
import { defineTable } from "../../store/table.ts";

/** A reason that the OpenAPI document lists. A response with another one would break it. */
export type ConnectionFaultType = (typeof connectionErrorTypeValues)[number];

/** Why a connection failed. */
export interface ConnectionError {
  readonly error_type: ConnectionFaultType;
  readonly error_message: string;
  /** Milliseconds of the virtual clock. */
  readonly errored_at: number;
}

/**
 * A connection of one user to one provider.
 *
 * A deregistered connection stays as a row with `ended_at` set, because its data remains readable until the user is erased.
 */
export interface Connection {
  readonly connection_id: string;
  readonly user_id: string;
  /** Provider slug. */
  readonly provider: string;
  /** Milliseconds of the virtual clock. */
  readonly created_on: number;
  readonly ended_at: number | null;
  /** Names of the requested resources, a subset of the provider's resources. */
  readonly resources: readonly string[];
  /** Names of the scopes that the user granted. */
  readonly granted: readonly string[];
  /** Names of the scopes that the user denied. */
  readonly denied: readonly string[];
  readonly external_user_id: string | null;
  /** Why the connection failed. Null while it works. */
  readonly error: ConnectionError | null;
  readonly demo: boolean;
  /** Duration of a refresh, in seconds. */
  readonly refresh_seconds: number;
}

/**
 * A time range in which one connection ingested data under unchanged settings of the user.
 *
 * A segment copies the settings, because a change of a bound, the time zone or the birth date affects later ingestion only.
 * `from` is the time of the oldest ingested data: for the first segment, the start of the history. `until` is when the settings
 * changed or the connection ended; null while the segment is open. Two segments of one account can overlap after a
 * reconnection; `listIngestionWindows` resolves that.
 */
export interface IngestionSegment {
  readonly segment_id: string;
  readonly connection_id: string;
  readonly user_id: string;
  readonly provider: string;
  /** Milliseconds of the virtual clock at which ingestion under these settings began. */
  readonly opened_at: number;
  /** Milliseconds, inclusive. */
  readonly from: number;
  /** Milliseconds, exclusive; null while the segment is open. */
  readonly until: number | null;
  /** The user's first day of ingestion, YYYY-mm-dd, inclusive in `zone`. */
  readonly start: string | null;
  /** The user's last day of ingestion, YYYY-mm-dd, inclusive in `zone`. */
  readonly end: string | null;
  /** Time zone of the data. */
  readonly zone: string;
  /** The user's fallback birth date, YYYY-mm-dd. */
  readonly birth_date: string | null;
  /** Available resources: requested, and with all required scopes granted. Names of `Resource`. */
  readonly resources: readonly string[];
}

/** Builds the index key of a user's account at a provider. */
export const buildAccountKey = (userId: string, provider: string): string => `${userId} ${provider}`;

/** Computes a number for an account that fits into the ids of computed workouts and sleeps, so that such an id identifies its user. */
export const computeAccountNumber = (userId: string, provider: string): number =>
  hash53("account", userId, provider) % 2 ** 48;

/** Connections. The unique index allows one live connection per user and provider. */
export const connectionsTable = defineTable<Connection>()({
  name: "connections",
  key: "connection_id",
  ownedBy: "user",
  unique: { live: (row) => (row.ended_at === null ? buildAccountKey(row.user_id, row.provider) : null) },
  ordered: {
    user: { group: (row) => row.user_id, by: (row) => row.created_on },
    allLive: { group: (row) => (row.ended_at === null ? "live" : null), by: (row) => row.created_on },
    liveOfUser: { group: (row) => (row.ended_at === null ? row.user_id : null), by: (row) => row.created_on },
  },
});

/** Ingestion segments, indexed by user, by account, by account number and by connection. */
export const ingestionTable = defineTable<IngestionSegment>()({
  name: "ingestion",
  key: "segment_id",
  ownedBy: "user",
  unique: { open: (row) => (row.until === null ? row.connection_id : null) },
  ordered: {
    user: { group: (row) => row.user_id, by: (row) => row.opened_at },
    account: { group: (row) => buildAccountKey(row.user_id, row.provider), by: (row) => row.opened_at },
    number: {
      group: (row) => String(computeAccountNumber(row.user_id, row.provider)),
      by: (row) => row.opened_at,
    },
  },
});

/** A device of a user that a provider reported. */
export interface DeviceRow {
  readonly device_id: string;
  readonly user_id: string;
  /** Provider slug. */
  readonly provider: string;
  readonly name: string;
  /** Milliseconds of the virtual clock. */
  readonly created_at: number;
  readonly updated_at: number;
}

/** Devices, in the order in which providers reported them. */
export const devicesTable = defineTable<DeviceRow>()({
  name: "devices",
  key: "device_id",
  ownedBy: "user",
  ordered: { user: { group: (row) => row.user_id, by: (row) => row.created_at } },
});
