import type { GroupedTimeseries, TimeseriesGroup } from "../../../src/generated/types.ts";
import { getActiveUser } from "../users/rules.ts";
import type { World } from "../world.ts";
import { type CursorPosition, type CursorQuery, parseCursor, serializeCursor } from "./cursor.ts";
import { mergePointStreams, type StreamSample } from "./streams/point-stream.ts";
import { openPointStreams } from "./streams/open-point-streams.ts";
import type { SeriesName } from "./profiles/index.ts";
import { serializeSource } from "./serialize-source.ts";
import { type TimeRangeInput, parseRange } from "./time-range.ts";

/** A query of one series of one user. */
export interface GroupedQuery extends TimeRangeInput {
  /** Slug; empty for all providers. */
  readonly provider?: string;
  readonly cursor?: string | null;
  /** Wins over `cursor`. */
  readonly next_cursor?: string | null;
}

/** One page of a series: the earliest points that were not given out yet, over all sources. */
export function getGroupedTimeseries(
  world: World,
  userId: string,
  resource: SeriesName,
  query: GroupedQuery,
): GroupedTimeseries {
  getActiveUser(world, userId);
  const range = parseRange(query);
  const question: CursorQuery = { selection: { userId, resource, provider: query.provider || null }, range };
  const cursor = query.next_cursor ?? query.cursor ?? null;
  const resumed = cursor === null ? null : parseCursor(world, question, cursor);
  const now = resumed?.now ?? world.now();
  const page: StreamSample[] = [];
  let more = false;
  const span = { from: range.from, until: Math.min(range.until ?? now, now), now };
  for (const placed of mergePointStreams(
    openPointStreams(world, question.selection),
    span,
    resumed?.after ?? null,
  )) {
    more = page.length === world.pageSize;
    if (more) break;
    page.push(placed);
  }
  const next = more ? serializeCursor(world, question, buildProgress(page, now)) : null;
  return { groups: groupPoints(page), next, next_cursor: next };
}

function buildProgress(page: readonly StreamSample[], now: number): CursorPosition {
  const last = page.at(-1);
  if (last === undefined) throw new Error("A page without points has no next one.");
  return { now, after: { time: last.sample.time, key: last.stream.key } };
}

/** Names the group that a point belongs to: its source, and its workout if it has one. */
export function buildGroupKey({ stream, sample: { workout } }: StreamSample): string {
  return workout === null ? stream.key : `${stream.key} ${workout.day} ${workout.index}`;
}

/** Sorts points into the groups of their sources; the points of each workout are a group of their own. */
export function groupPoints(page: readonly StreamSample[]): GroupedTimeseries["groups"] {
  const groups: GroupedTimeseries["groups"] = {};
  const byKey = new Map<string, TimeseriesGroup>();
  for (const placed of page) {
    const { stream, sample } = placed;
    const key = buildGroupKey(placed);
    let group = byKey.get(key);
    if (group === undefined) {
      group = { data: [], source: serializeSource(stream.source(sample.workout)) };
      byKey.set(key, group);
      (groups[group.source.provider] ??= []).push(group);
    }
    // Which fields a point has depends on its series; the strict check of answers holds it to the document.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    group.data.push(sample.point as unknown as TimeseriesGroup["data"][number]);
  }
  return groups;
}
