import * as z from "zod";
import { timeseriesResourceValues } from "../../../src/generated/enums.ts";
import { strictOperations } from "../../../src/generated/schemas/strict.ts";
import { parseInstant } from "../../kernel/time.ts";
import { defineTable } from "../../store/table.ts";
import type { PointSource } from "../connections/source.ts";
import {
  enumeration,
  instant,
  isoInstant,
  nonEmptyText,
  type Row,
  strictObject,
  text,
  uuid,
} from "../fields.ts";
import { lifestyleValues } from "./generation/person.ts";
import type { Point } from "./generation/series.ts";
import { serializeSource } from "./serialize-source.ts";

export function buildSeriesKey(userId: string, resource: string, provider: string, type: string): string {
  return `${userId} ${resource} ${provider} ${type}`;
}

export function buildDisabledSeriesKey(userId: string, resource: string, provider: string | null): string {
  return `${userId} ${resource} ${provider ?? "*"}`;
}

/** Fields that points of every series have. The OpenAPI document defines the others. */
const point = (): z.ZodType<Point> =>
  z.looseObject({
    timestamp: isoInstant(),
    start: isoInstant(),
    end: isoInstant(),
    timezone_offset: z.int().nullable(),
    type: text().nullable(),
    unit: text(),
    value: z.union([z.number(), text()]).optional(),
  });

const source = () =>
  strictObject<PointSource>({
    provider: text(),
    type: text(),
    app_id: text().nullable(),
    device_id: text().nullable(),
    sport: text().nullable(),
    workout_id: text().nullable(),
  });

const buildRecordedPoint = () =>
  z.strictObject({
    /** `buildSeriesKey` and the time: user, series, provider, source type, time. */
    point_id: nonEmptyText(),
    user_id: uuid(),
    /** Name of the series, as in the path. */
    resource: enumeration(timeseriesResourceValues),
    source: source(),
    /** Milliseconds. */
    time: instant(),
    point: point(),
  });

/** A point that a test added. */
export type RecordedPoint = Row<typeof buildRecordedPoint>;

/** Validates a point against the OpenAPI document, like `addPoints`. */
function checkPoint(row: RecordedPoint, context: z.RefinementCtx<RecordedPoint>): void {
  const { resource, source, time, user_id } = row;
  const body = { groups: { [source.provider]: [{ data: [row.point], source: serializeSource(source) }] } };
  const schema = strictOperations["timeseries.grouped"].response(200, { resource });
  for (const { path, ...issue } of schema?.safeParse(body).error?.issues ?? []) {
    const [, , , part, , ...rest] = path;
    context.addIssue({ ...issue, path: part === "data" ? ["point", ...rest] : ["source"] });
  }
  const check = (isValid: boolean, name: string, message: string): void => {
    if (!isValid) context.addIssue({ code: "custom", path: [name], message });
  };
  check(parseInstant(row.point.start) === time, "time", "must be the start of the point");
  const id = `${buildSeriesKey(user_id, resource, source.provider, source.type)} ${time}`;
  check(row.point_id === id, "point_id", "must contain the user, the series, the source and the time");
}

/** Added points, by series in order of time. The index `resource` finds the sources of a user's series. */
export const recordedPointsTable = defineTable<RecordedPoint>()({
  name: "recordedPoints",
  key: "point_id",
  ownedBy: "user",
  schema: () => buildRecordedPoint().superRefine(checkPoint),
  references: [{ path: "user_id", table: "users" }],
  ordered: {
    series: {
      group: (row) => buildSeriesKey(row.user_id, row.resource, row.source.provider, row.source.type),
      by: (row) => row.time,
    },
    resource: {
      group: (row) => `${row.user_id} ${row.resource}`,
      by: (row) => [row.source.provider, row.source.type, row.time],
    },
    user: { group: (row) => row.user_id, by: (row) => row.time },
  },
});

const buildDisabledSeries = () =>
  z.strictObject({
    disabled_id: nonEmptyText(),
    user_id: uuid(),
    resource: enumeration(timeseriesResourceValues),
    /** Null disables the series of all providers. */
    provider: text().nullable(),
  });

/** A series of a user that is not computed. It contains only added points. */
export type DisabledSeries = Row<typeof buildDisabledSeries>;

export const disabledSeriesTable = defineTable<DisabledSeries>()({
  name: "disabledSeries",
  key: "disabled_id",
  ownedBy: "user",
  schema: () =>
    buildDisabledSeries().refine(
      (row) => row.disabled_id === buildDisabledSeriesKey(row.user_id, row.resource, row.provider),
      { path: ["disabled_id"], error: "must contain the user, the series and the provider" },
    ),
  references: [{ path: "user_id", table: "users" }],
  ordered: { user: { group: (row) => row.user_id, by: (row) => row.resource } },
});

const buildLifestyle = () =>
  z.strictObject({
    user_id: uuid(),
    fitness: enumeration(lifestyleValues.fitness),
    schedule: enumeration(lifestyleValues.schedule),
    diabetes: enumeration(lifestyleValues.diabetes),
    wear: enumeration(lifestyleValues.wear),
    mobility: enumeration(lifestyleValues.mobility).default("walking"),
  });

/** Way of life of a user that a test chose. Other users have none. */
export type UserLifestyle = Row<typeof buildLifestyle>;

export const lifestylesTable = defineTable<UserLifestyle>()({
  name: "lifestyles",
  key: "user_id",
  ownedBy: "user",
  schema: buildLifestyle,
  references: [{ path: "user_id", table: "users" }],
});
