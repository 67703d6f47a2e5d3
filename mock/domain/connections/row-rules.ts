import * as z from "zod";
import { connectionErrorTypeValues, resourceValues } from "../../../src/generated/enums.ts";
import { findProvider } from "../../catalog/providers.ts";
import {
  date,
  strictObject,
  nonEmptyText,
  boolean,
  instant,
  enumeration,
  provider,
  text,
  uuid,
  zone,
} from "../fields.ts";
import { countUuid, defineRules } from "../schema-rules.ts";
import type { Connection, ConnectionError, DeviceRow, IngestionSegment } from "./table.ts";

/** Rules that an import checks for connections. */
export const connectionRules = defineRules<Connection>(
  () =>
    strictObject<Connection>({
      connection_id: uuid(),
      user_id: uuid(),
      provider: provider(),
      created_on: instant(),
      ended_at: instant().nullable(),
      resources: z.array(enumeration(resourceValues)),
      granted: z.array(text()),
      denied: z.array(text()),
      external_user_id: text().nullable(),
      error: strictObject<ConnectionError>({
        error_type: enumeration(connectionErrorTypeValues),
        error_message: text(),
        errored_at: instant(),
      }).nullable(),
      demo: boolean(),
      refresh_seconds: z.number().min(0),
    }).refine(
      (row) => {
        const known: readonly string[] = findProvider(row.provider)?.supported_resources ?? [];
        return row.resources.every((name) => known.includes(name));
      },
      { path: ["resources"], error: "must be resources of the provider" },
    ),
  {
    references: [{ path: "user_id", table: "users" }],
    counted: (row, seed) => [countUuid(seed, "connection", row.connection_id)],
  },
);

/** Rules that an import checks for ingestion segments. */
export const ingestionRules = defineRules<IngestionSegment>(
  () =>
    strictObject<IngestionSegment>({
      segment_id: uuid(),
      connection_id: uuid(),
      user_id: uuid(),
      provider: provider(),
      opened_at: instant(),
      from: instant(),
      until: instant().nullable(),
      start: date().nullable(),
      end: date().nullable(),
      zone: zone(),
      birth_date: date().nullable(),
      resources: z.array(enumeration(resourceValues)),
    }),
  {
    references: [
      { path: "user_id", table: "users" },
      { path: "connection_id", table: "connections" },
    ],
    counted: (row, seed) => [countUuid(seed, "ingestion", row.segment_id)],
  },
);

/** Rules that an import checks for devices. */
export const deviceRules = defineRules<DeviceRow>(
  () =>
    strictObject<DeviceRow>({
      device_id: nonEmptyText(),
      user_id: uuid(),
      provider: provider(),
      name: nonEmptyText(),
      created_at: instant(),
      updated_at: instant(),
    }),
  { references: [{ path: "user_id", table: "users" }] },
);
