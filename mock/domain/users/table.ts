import * as z from "zod";
import { type ConditionName, conditionNames } from "../../catalog/labs/conditions.ts";
import { defineTable } from "../../store/table.ts";
import {
  countUuid,
  date,
  enumeration,
  instant,
  list,
  nonEmptyText,
  part,
  type Row,
  text,
  uuid,
  zone,
} from "../fields.ts";

const buildUser = () =>
  z.strictObject({
    user_id: uuid(),
    client_user_id: nonEmptyText(),
    /** Milliseconds of the virtual clock. */
    created_on: instant(),
    time_zone: part({ id: zone(), source_slug: text(), updated_at: instant() }).nullable(),
    /** Birth date for providers that do not report an age. */
    birth_date: part({ value: date(), source_slug: text(), updated_at: instant() }).nullable(),
    /** YYYY-mm-dd, inclusive in the zone of the data. */
    ingestion_start: date().nullable(),
    /** YYYY-mm-dd, inclusive in the zone of the data. */
    ingestion_end: date().nullable(),
    /** When the user was deleted. Null while active. */
    deleted_at: instant().nullable(),
    /** Times of the refreshes that count against the hourly limit, in milliseconds. */
    refreshes: list(instant()),
    /** Conditions that a test has given the user. They move the results of the user's orders. */
    conditions: list(enumeration<ConditionName>(conditionNames)).optional(),
    /** IANA identifier of the zone that a test has given the user's devices. They are in the user's zone without it. */
    device_zone: zone().optional(),
  });

/** An end user of the team. */
export type UserRecord = Row<typeof buildUser>;

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
  schema: buildUser,
  counted: (row, seed) => [countUuid(seed, "user", row.user_id)],
  unique: { clientUserId: (row) => (row.deleted_at === null ? row.client_user_id : null) },
  ordered: {
    active: { group: (row) => (row.deleted_at === null ? ACTIVE_GROUP : null), by: (row) => row.created_on },
    deleted: {
      group: (row) => (row.deleted_at === null ? null : row.client_user_id),
      by: (row) => row.deleted_at ?? 0,
    },
  },
});
