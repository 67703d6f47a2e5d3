import * as z from "zod";
import { connectionErrorTypeValues, resourceValues } from "../../../src/generated/enums.ts";
import { findProvider } from "../../catalog/providers.ts";
import { hash53 } from "../../kernel/random.ts";
import { defineTable } from "../../store/table.ts";
import {
  boolean,
  countUuid,
  date,
  enumeration,
  instant,
  list,
  nonEmptyText,
  part,
  provider,
  type Row,
  text,
  uuid,
  zone,
} from "../fields.ts";

/** A reason that the OpenAPI document lists. A response with another one would break it. */
export type ConnectionFaultType = (typeof connectionErrorTypeValues)[number];

const buildConnection = () =>
  z.strictObject({
    connection_id: uuid(),
    user_id: uuid(),
    provider: provider(),
    /** Milliseconds of the virtual clock. */
    created_on: instant(),
    ended_at: instant().nullable(),
    /** Names of the requested resources, a subset of the provider's resources. */
    resources: list(enumeration<string>(resourceValues)),
    granted: list(text()),
    denied: list(text()),
    external_user_id: text().nullable(),
    /** Why the connection failed. Null while it works. */
    error: part({
      error_type: enumeration(connectionErrorTypeValues),
      error_message: text(),
      errored_at: instant(),
    }).nullable(),
    demo: boolean(),
    /** Duration of a refresh, in seconds. */
    refresh_seconds: z.number().min(0),
  });

/**
 * A connection of one user to one provider.
 *
 * A deregistered connection stays as a row with `ended_at` set, because its data remains readable until the user is erased.
 */
export type Connection = Row<typeof buildConnection>;

/** Why a connection failed. */
export type ConnectionError = NonNullable<Connection["error"]>;

function hasSupportedResources(row: Connection): boolean {
  const known: readonly string[] = findProvider(row.provider)?.supported_resources ?? [];
  return row.resources.every((name) => known.includes(name));
}

const buildSegment = () =>
  z.strictObject({
    segment_id: uuid(),
    connection_id: uuid(),
    user_id: uuid(),
    provider: provider(),
    /** Milliseconds of the virtual clock at which ingestion under these settings began. */
    opened_at: instant(),
    /** Milliseconds, inclusive. */
    from: instant(),
    /** Milliseconds, exclusive; null while the segment is open. */
    until: instant().nullable(),
    /** The user's first day of ingestion, YYYY-mm-dd, inclusive in `zone`. */
    start: date().nullable(),
    /** The user's last day of ingestion, YYYY-mm-dd, inclusive in `zone`. */
    end: date().nullable(),
    /** Time zone of the data. Older releases store null for UTC. */
    zone: zone()
      .nullable()
      .transform((id) => id ?? "UTC"),
    /** The user's fallback birth date, YYYY-mm-dd. */
    birth_date: date().nullable(),
    /** Available resources: requested, and with all required scopes granted. */
    resources: list(enumeration<string>(resourceValues)),
  });

/**
 * A time range in which one connection ingested data under unchanged settings of the user.
 *
 * A segment copies the settings, because a change of a bound, the time zone or the birth date affects later ingestion only.
 * `from` is the time of the oldest ingested data: for the first segment, the start of the history. `until` is when the settings
 * changed or the connection ended; null while the segment is open. Two segments of one account can overlap after a
 * reconnection; `listIngestionWindows` resolves that.
 */
export type IngestionSegment = Row<typeof buildSegment>;

export const buildAccountKey = (userId: string, provider: string): string => `${userId} ${provider}`;

/** Computes a number for an account that fits into the ids of computed workouts and sleeps, so that such an id identifies its user. */
export const computeAccountNumber = (userId: string, provider: string): number =>
  hash53("account", userId, provider) % 2 ** 48;

/** Connections. The unique index allows one live connection per user and provider. */
export const connectionsTable = defineTable<Connection>()({
  name: "connections",
  key: "connection_id",
  ownedBy: "user",
  schema: () =>
    buildConnection().refine(hasSupportedResources, {
      path: ["resources"],
      error: "must be resources of the provider",
    }),
  references: [{ path: "user_id", table: "users" }],
  counted: (row, seed) => [countUuid(seed, "connection", row.connection_id)],
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
  schema: buildSegment,
  references: [
    { path: "user_id", table: "users" },
    { path: "connection_id", table: "connections" },
  ],
  counted: (row, seed) => [countUuid(seed, "ingestion", row.segment_id)],
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

const buildDevice = () =>
  z.strictObject({
    device_id: nonEmptyText(),
    user_id: uuid(),
    provider: provider(),
    name: nonEmptyText(),
    /** Milliseconds of the virtual clock. */
    created_at: instant(),
    updated_at: instant(),
  });

/** A device of a user that a provider reported. */
export type DeviceRow = Row<typeof buildDevice>;

/** Devices, in the order in which providers reported them. */
export const devicesTable = defineTable<DeviceRow>()({
  name: "devices",
  key: "device_id",
  ownedBy: "user",
  schema: buildDevice,
  references: [{ path: "user_id", table: "users" }],
  ordered: { user: { group: (row) => row.user_id, by: (row) => row.created_at } },
});
