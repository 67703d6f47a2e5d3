import * as z from "zod";
import { conditionNames } from "../../catalog/labs/conditions.ts";
import { date, enumeration, strictObject, nonEmptyText, instant, text, uuid, zone } from "../fields.ts";
import { countUuid, defineRules } from "../schema-rules.ts";
import type { FallbackBirth, FallbackZone, UserRecord } from "./table.ts";

/** Rules that an import checks for users. */
export const userRules = defineRules<UserRecord>(
  () =>
    strictObject<UserRecord>({
      user_id: uuid(),
      client_user_id: nonEmptyText(),
      created_on: instant(),
      time_zone: strictObject<FallbackZone>({
        id: zone(),
        source_slug: text(),
        updated_at: instant(),
      }).nullable(),
      birth_date: strictObject<FallbackBirth>({
        value: date(),
        source_slug: text(),
        updated_at: instant(),
      }).nullable(),
      ingestion_start: date().nullable(),
      ingestion_end: date().nullable(),
      deleted_at: instant().nullable(),
      refreshes: z.array(instant()),
      conditions: z.array(enumeration(conditionNames)).optional(),
      device_zone: zone().optional(),
    }),
  { counted: (row, seed) => [countUuid(seed, "user", row.user_id)] },
);
