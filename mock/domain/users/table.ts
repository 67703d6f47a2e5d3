import type { ConditionName } from "../../catalog/labs/conditions.ts";
import { defineTable } from "../../store/table.ts";

/** Time zone of data that has none. */
export interface FallbackZone {
  /** IANA identifier. */
  readonly id: string;
  readonly source_slug: string;
  /** Milliseconds of the virtual clock. */
  readonly updated_at: number;
}

/** Birth date for providers that do not report an age. */
export interface FallbackBirth {
  /** YYYY-mm-dd. */
  readonly value: string;
  readonly source_slug: string;
  /** Milliseconds of the virtual clock. */
  readonly updated_at: number;
}

/** An end user of the team. */
export interface UserRecord {
  readonly user_id: string;
  readonly client_user_id: string;
  /** Milliseconds of the virtual clock. */
  readonly created_on: number;
  readonly time_zone: FallbackZone | null;
  readonly birth_date: FallbackBirth | null;
  /** YYYY-mm-dd, inclusive in the zone of the data. */
  readonly ingestion_start: string | null;
  /** YYYY-mm-dd, inclusive in the zone of the data. */
  readonly ingestion_end: string | null;
  /** When the user was deleted. Null while active. */
  readonly deleted_at: number | null;
  /** Times of the refreshes that count against the hourly limit, in milliseconds. */
  readonly refreshes: readonly number[];
  /** Conditions that a test has given the user. They move the results of the user's orders. */
  readonly conditions?: readonly ConditionName[];
  /** IANA identifier of the zone that a test has given the user's devices. They are in the user's zone without it. */
  readonly device_zone?: string;
}

/** The fields of a user that decide what is ingested. */
export type IngestionUser = Pick<
  UserRecord,
  "user_id" | "time_zone" | "device_zone" | "birth_date" | "ingestion_start" | "ingestion_end"
>;

/** Index group of the users that are not deleted. */
export const ACTIVE_GROUP = "active";

/**
 * Users. A `client_user_id` is unique among active users; it is free again as soon as its user is deleted. The index `deleted`
 * finds deleted users by `client_user_id`, which several of them can share.
 */
export const usersTable = defineTable<UserRecord>()({
  name: "users",
  key: "user_id",
  ownedBy: "user",
  unique: { clientUserId: (row) => (row.deleted_at === null ? row.client_user_id : null) },
  ordered: {
    active: { group: (row) => (row.deleted_at === null ? ACTIVE_GROUP : null), by: (row) => row.created_on },
    deleted: {
      group: (row) => (row.deleted_at === null ? null : row.client_user_id),
      by: (row) => row.deleted_at ?? 0,
    },
  },
});
