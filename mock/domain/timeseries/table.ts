import { defineTable } from "../../store/table.ts";
import type { Source } from "../connections/source.ts";
import type { Point } from "./generation/series.ts";

/** A point that was given rather than computed. It is known by what tells samples of the service apart. */
export interface RecordedPoint {
  /** `seriesKey` and the time: user, series, provider, type of the source, instant. */
  readonly point_id: string;
  readonly user_id: string;
  /** Name of the series, as in the path. */
  readonly resource: string;
  readonly source: Source;
  /** Milliseconds. */
  readonly time: number;
  readonly point: Point;
}

/** A series of a user that is not computed, so that it holds explicit points only. */
export interface DisabledSeries {
  readonly disabled_id: string;
  readonly user_id: string;
  readonly resource: string;
  /** Null disabledSeries all providers. */
  readonly provider: string | null;
}

/** Names one series of one source. */
export function buildSeriesKey(userId: string, resource: string, provider: string, type: string): string {
  return `${userId} ${resource} ${provider} ${type}`;
}

/** Names a series that may be silent. */
export function buildDisabledSeriesKey(userId: string, resource: string, provider: string | null): string {
  return `${userId} ${resource} ${provider ?? "*"}`;
}

/** Explicit points, by series in the order of time; the index `resource` tells which series of a user have any. */
export const recordedPointsTable = defineTable<RecordedPoint>()({
  name: "recorded_points",
  key: "point_id",
  ownedBy: "user",
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

/** Silent series. */
export const disabledSeriesTable = defineTable<DisabledSeries>()({
  name: "disabled_series",
  key: "disabled_id",
  ownedBy: "user",
  ordered: { user: { group: (row) => row.user_id, by: (row) => row.resource } },
});
