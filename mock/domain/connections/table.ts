import { hash53 } from "../../kernel/random.ts";
import { defineTable } from "../../store/table.ts";

/** Why a connection fails; open, as the service may learn new reasons. */
export interface ConnectionError {
  readonly error_type: string;
  readonly error_message: string;
  /** Milliseconds of the virtual clock. */
  readonly errored_at: number;
}

/**
 * One user's account at one provider.
 *
 * A deregistered connection stays as a row with `ended_at` set: the data that it brought remains readable until
 * the user is erased, and the row still says from which account it came.
 */
export interface Connection {
  readonly connection_id: string;
  readonly user_id: string;
  /** Provider slug. */
  readonly provider: string;
  /** Milliseconds of the virtual clock. */
  readonly created_on: number;
  readonly ended_at: number | null;
  /** Names of the resources that this account was asked for; a subset of what the provider supports. */
  readonly resources: readonly string[];
  /** Scope names that the user said yes to. */
  readonly granted: readonly string[];
  /** Scope names that the user said no to. */
  readonly denied: readonly string[];
  readonly external_user_id: string | null;
  /** Why it is in error; null while it works. */
  readonly error: ConnectionError | null;
  readonly demo: boolean;
  /** How long this account takes to answer a refresh. */
  readonly refresh_seconds: number;
}

/**
 * A stretch of ingestion: what one connection took in while the user's settings stood still.
 *
 * Settings are copied here because a change of a bound, of the zone or of the birth date affects later ingestion
 * only. `from` is the oldest instant whose data was taken in (the start of the history for the first segment),
 * `until` the instant at which the settings changed or the connection ended; null while it is open. Two segments of
 * one account may overlap after a reconnection; `ingestionWindows` in ingestion.ts resolves that.
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
  /** The user's fall-back time zone; null is UTC. */
  readonly zone: string | null;
  /** The user's fall-back birth date, YYYY-mm-dd. */
  readonly birth_date: string | null;
  /** Resources that were available (asked for and not denied a required scope), under the names of `Resource`. */
  readonly resources: readonly string[];
}

/** Group of one user's account at one provider. */
export const buildAccountKey = (userId: string, provider: string): string => `${userId} ${provider}`;

/** Number of an account, small enough for ids of computed objects to carry it: an id of a workout leads back to its user. */
export const computeAccountNumber = (userId: string, provider: string): number =>
  hash53("account", userId, provider) % 2 ** 48;

/** A user has at most one live connection to a provider, which the unique index holds. */
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

/** Segments are read by user (all of a user's data), found by the number of their account, and closed by connection. */
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

/** A device of a user that a provider told of. */
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

/** Devices of a user, in the order in which they were first seen. */
export const devicesTable = defineTable<DeviceRow>()({
  name: "devices",
  key: "device_id",
  ownedBy: "user",
  ordered: { user: { group: (row) => row.user_id, by: (row) => row.created_at } },
});
