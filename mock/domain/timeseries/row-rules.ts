import { z } from "zod";
import { strictOperations } from "../../../src/generated/schemas/strict.ts";
import { timeseriesResourceValues } from "../../../src/generated/enums.ts";
import { parseInstant } from "../../kernel/time.ts";
import { exactly, filledText, instant, isoInstant, oneOf, text, uuid } from "../fields.ts";
import { defineRules } from "../schema-rules.ts";
import type { Point } from "./series.ts";
import { type ExplicitPoint, seriesKey, type Silence, silenceKey, type Source } from "./table.ts";
import { wireSource } from "./wire-source.ts";

/** The fields that points of every series have; the others are for the document. */
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

/** Holds a point to the document, as it is held when it is added. */
function checkPoint(row: ExplicitPoint, context: z.core.$RefinementCtx<ExplicitPoint>): void {
  const { resource, source, time, user_id } = row;
  const body = { groups: { [source.provider]: [{ data: [row.point], source: wireSource(source) }] } };
  const schema = strictOperations["timeseries.grouped"].response(200, { resource });
  for (const { path, ...issue } of schema?.safeParse(body).error?.issues ?? []) {
    const [, , , part, , ...rest] = path;
    context.addIssue({ ...issue, path: part === "data" ? ["point", ...rest] : ["source"] });
  }
  const must = (holds: boolean, name: string, message: string): void => {
    if (!holds) context.addIssue({ code: "custom", path: [name], message });
  };
  must(parseInstant(row.point.start) === time, "time", "has to be the start of the point");
  const id = `${seriesKey(user_id, resource, source.provider, source.type)} ${time}`;
  must(row.point_id === id, "point_id", "has to name the user, the series, the source and the time");
}

/** What an import holds explicit points to. */
export const explicitPointRules = defineRules<ExplicitPoint>(
  () =>
    exactly<ExplicitPoint>({
      point_id: filledText(),
      user_id: uuid(),
      resource: oneOf(timeseriesResourceValues),
      source: exactly<Source>({
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

/** What an import holds silent series to. */
export const silenceRules = defineRules<Silence>(
  () =>
    exactly<Silence>({
      silence_id: filledText(),
      user_id: uuid(),
      resource: oneOf(timeseriesResourceValues),
      provider: text().nullable(),
    }).refine((row) => row.silence_id === silenceKey(row.user_id, row.resource, row.provider), {
      path: ["silence_id"],
      error: "has to name the user, the series and the provider",
    }),
  { references: [{ path: "user_id", table: "users" }] },
);
