import { defineTable } from "../../store/table.ts";
import type { Point } from "./series.ts";

/** Where points come from: everything of a group's source but the provider's own words about itself. */
export interface Source {
  /** Provider slug. */
  readonly provider: string;
  /** Kind of device or entry, such as `watch`. */
  readonly type: string;
  readonly app_id: string | null;
  readonly device_id: string | null;
  readonly sport: string | null;
  readonly workout_id: string | null;
}

/** A point that was given rather than computed. It is known by what tells samples of the service apart. */
export interface ExplicitPoint {
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
export interface Silence {
  readonly silence_id: string;
  readonly user_id: string;
  readonly resource: string;
  /** Null silences all providers. */
  readonly provider: string | null;
}

/** Names one series of one source. */
export function seriesKey(userId: string, resource: string, provider: string, type: string): string {
  return `${userId} ${resource} ${provider} ${type}`;
}

/** Names a series that may be silent. */
export function silenceKey(userId: string, resource: string, provider: string | null): string {
  return `${userId} ${resource} ${provider ?? "*"}`;
}

/** Explicit points, by series in the order of time; the index `resource` tells which series of a user have any. */
export const explicitPointsTable = defineTable<ExplicitPoint>()({
  name: "explicit_points",
  key: "point_id",
  ownedBy: "user",
  ordered: {
    series: {
      group: (row) => seriesKey(row.user_id, row.resource, row.source.provider, row.source.type),
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
export const silencesTable = defineTable<Silence>()({
  name: "silences",
  key: "silence_id",
  ownedBy: "user",
  ordered: { user: { group: (row) => row.user_id, by: (row) => row.resource } },
});
