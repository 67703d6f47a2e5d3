import { defineTable } from "../../store/table.ts";
import type { PointSource } from "../connections/source.ts";
import type { Lifestyle } from "./generation/person.ts";
import type { Point } from "./generation/series.ts";

/** A point that a test added. */
export interface RecordedPoint {
  /** `buildSeriesKey` and the time: user, series, provider, source type, time. */
  readonly point_id: string;
  readonly user_id: string;
  /** Name of the series, as in the path. */
  readonly resource: string;
  readonly source: PointSource;
  /** Milliseconds. */
  readonly time: number;
  readonly point: Point;
}

/** A series of a user that is not computed. It contains only added points. */
export interface DisabledSeries {
  readonly disabled_id: string;
  readonly user_id: string;
  readonly resource: string;
  /** Null disables the series of all providers. */
  readonly provider: string | null;
}

/** Builds the key of one series of one source. */
export function buildSeriesKey(userId: string, resource: string, provider: string, type: string): string {
  return `${userId} ${resource} ${provider} ${type}`;
}

/** Builds the key of a disabled series. */
export function buildDisabledSeriesKey(userId: string, resource: string, provider: string | null): string {
  return `${userId} ${resource} ${provider ?? "*"}`;
}

/** Added points, by series in order of time. The index `resource` finds the sources of a user's series. */
export const recordedPointsTable = defineTable<RecordedPoint>()({
  name: "recordedPoints",
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

/** Disabled series. */
export const disabledSeriesTable = defineTable<DisabledSeries>()({
  name: "disabledSeries",
  key: "disabled_id",
  ownedBy: "user",
  ordered: { user: { group: (row) => row.user_id, by: (row) => row.resource } },
});

/** Way of life of a user that a test chose. Other users have none. */
export interface UserLifestyle extends Required<Lifestyle> {
  readonly user_id: string;
}

/** Ways of life. */
export const lifestylesTable = defineTable<UserLifestyle>()({
  name: "lifestyles",
  key: "user_id",
  ownedBy: "user",
});
