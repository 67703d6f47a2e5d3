import { z } from "zod";
import { date, exactly, filledText, instant, text, uuid, zone } from "../fields.ts";
import { countUuid, defineRules } from "../schema-rules.ts";
import type { FallbackBirth, FallbackZone, UserRecord } from "./table.ts";

/** What an import holds users to. */
export const userRules = defineRules<UserRecord>(
  () =>
    exactly<UserRecord>({
      user_id: uuid(),
      client_user_id: filledText(),
      created_on: instant(),
      time_zone: exactly<FallbackZone>({ id: zone(), source_slug: text(), updated_at: instant() }).nullable(),
      birth_date: exactly<FallbackBirth>({
        value: date(),
        source_slug: text(),
        updated_at: instant(),
      }).nullable(),
      ingestion_start: date().nullable(),
      ingestion_end: date().nullable(),
      deleted_at: instant().nullable(),
      refreshes: z.array(instant()),
    }),
  { counted: (row, seed) => [countUuid(seed, "user", row.user_id)] },
);
