import { z } from "zod";
import { resourceValues } from "../../../src/generated/enums.ts";
import { findProvider } from "../../catalog/providers.ts";
import { date, exactly, filledText, flag, instant, oneOf, provider, text, uuid, zone } from "../fields.ts";
import { countUuid, defineRules } from "../schema-rules.ts";
import type { Connection, ConnectionFault, DeviceRow, IngestionSegment } from "./table.ts";

/** What an import holds connections to. */
export const connectionRules = defineRules<Connection>(
  () =>
    exactly<Connection>({
      connection_id: uuid(),
      user_id: uuid(),
      provider: provider(),
      created_on: instant(),
      ended_at: instant().nullable(),
      resources: z.array(oneOf(resourceValues)),
      granted: z.array(text()),
      denied: z.array(text()),
      external_user_id: text().nullable(),
      error: exactly<ConnectionFault>({
        error_type: text(),
        error_message: text(),
        errored_at: instant(),
      }).nullable(),
      demo: flag(),
      refresh_seconds: z.number().min(0),
    }).refine(
      (row) => {
        const known: readonly string[] = findProvider(row.provider)?.supported_resources ?? [];
        return row.resources.every((name) => known.includes(name));
      },
      { path: ["resources"], error: "has to be resources of the provider" },
    ),
  {
    references: [{ path: "user_id", table: "users" }],
    counted: (row, seed) => [countUuid(seed, "connection", row.connection_id)],
  },
);

/** What an import holds stretches of ingestion to. */
export const ingestionRules = defineRules<IngestionSegment>(
  () =>
    exactly<IngestionSegment>({
      segment_id: uuid(),
      connection_id: uuid(),
      user_id: uuid(),
      provider: provider(),
      opened_at: instant(),
      from: instant(),
      until: instant().nullable(),
      start: date().nullable(),
      end: date().nullable(),
      zone: zone().nullable(),
      birth_date: date().nullable(),
      resources: z.array(oneOf(resourceValues)),
    }),
  {
    references: [
      { path: "user_id", table: "users" },
      { path: "connection_id", table: "connections" },
    ],
    counted: (row, seed) => [countUuid(seed, "ingestion", row.segment_id)],
  },
);

/** What an import holds devices to. */
export const deviceRules = defineRules<DeviceRow>(
  () =>
    exactly<DeviceRow>({
      device_id: filledText(),
      user_id: uuid(),
      provider: provider(),
      name: filledText(),
      created_at: instant(),
      updated_at: instant(),
    }),
  { references: [{ path: "user_id", table: "users" }] },
);
