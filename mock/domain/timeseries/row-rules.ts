import * as z from "zod";
import { strictOperations } from "../../../src/generated/schemas/strict.ts";
import { timeseriesResourceValues } from "../../../src/generated/enums.ts";
import { parseInstant } from "../../kernel/time.ts";
import { strictObject, nonEmptyText, instant, isoInstant, enumeration, text, uuid } from "../fields.ts";
import { defineRules } from "../schema-rules.ts";
import type { Point } from "./generation/series.ts";
import type { PointSource } from "../connections/source.ts";
import {
  buildDisabledSeriesKey,
  buildSeriesKey,
  type DisabledSeries,
  type RecordedPoint,
  type UserLifestyle,
} from "./table.ts";
import { lifestyleValues } from "./generation/person.ts";
import { serializeSource } from "./serialize-source.ts";

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

/** Validates a point against the OpenAPI document, like `addPoints`. */
function checkPoint(row: RecordedPoint, context: z.core.$RefinementCtx<RecordedPoint>): void {
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

/** Rules that an import checks for recorded points. */
export const recordedPointRules = defineRules<RecordedPoint>(
  () =>
    strictObject<RecordedPoint>({
      point_id: nonEmptyText(),
      user_id: uuid(),
      resource: enumeration(timeseriesResourceValues),
      source: strictObject<PointSource>({
        provider: text(),
        type: text(),
        app_id: text().nullable(),
        device_id: text().nullable(),
        sport: text().nullable(),
        workout_id: text().nullable(),
      }),
      time: instant(),
      point: point(),
    }).superRefine(checkPoint),
  { references: [{ path: "user_id", table: "users" }] },
);

/** Rules that an import checks for disabled series. */
export const disabledSeriesRules = defineRules<DisabledSeries>(
  () =>
    strictObject<DisabledSeries>({
      disabled_id: nonEmptyText(),
      user_id: uuid(),
      resource: enumeration(timeseriesResourceValues),
      provider: text().nullable(),
    }).refine((row) => row.disabled_id === buildDisabledSeriesKey(row.user_id, row.resource, row.provider), {
      path: ["disabled_id"],
      error: "must contain the user, the series and the provider",
    }),
  { references: [{ path: "user_id", table: "users" }] },
);

/** Rules that an import checks for ways of life. */
export const lifestyleRules = defineRules<UserLifestyle>(
  () =>
    strictObject<UserLifestyle>({
      user_id: uuid(),
      fitness: enumeration(lifestyleValues.fitness),
      schedule: enumeration(lifestyleValues.schedule),
      diabetes: enumeration(lifestyleValues.diabetes),
      wear: enumeration(lifestyleValues.wear),
      mobility: enumeration(lifestyleValues.mobility),
    }),
  { references: [{ path: "user_id", table: "users" }] },
);
