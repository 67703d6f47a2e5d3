import type {
  GroupedTimeseries,
  TimeseriesGroup,
  TimeseriesGroupedQuery,
} from "../../../src/generated/types.ts";
import type { AllRead } from "../query.ts";
import { getActiveUser } from "../users/rules.ts";
import type { World } from "../world.ts";
import { type CursorPosition, type CursorQuery, parseCursor, serializeCursor } from "./cursor.ts";
import { mergePointStreams, type StreamSample } from "./streams/point-stream.ts";
import { openPointStreams } from "./streams/open-point-streams.ts";
import type { SeriesName } from "./profiles/index.ts";
import { serializeSource } from "./serialize-source.ts";
import { parseRange } from "./time-range.ts";

/** Returns one page of a series: the next points of all sources, oldest first. */
export function getGroupedTimeseries(
  world: World,
  userId: string,
  resource: SeriesName,
  { start_date, end_date, provider, cursor: formerCursor, next_cursor, ...rest }: TimeseriesGroupedQuery,
): GroupedTimeseries {
  rest satisfies AllRead;
  getActiveUser(world, userId);
  const range = parseRange({ start_date, end_date });
  const cursorQuery: CursorQuery = {
    selection: { userId, resource, provider: provider || null },
    range,
  };
  const cursor = next_cursor ?? formerCursor ?? null;
  const resumed = cursor === null ? null : parseCursor(world, cursorQuery, cursor);
  const now = resumed?.now ?? world.now();
  const page: StreamSample[] = [];
  let more = false;
  const span = { from: range.from, until: Math.min(range.until ?? now, now), now };
  for (const { stream, samples } of mergePointStreams(
    openPointStreams(world, cursorQuery.selection),
    span,
    resumed?.after ?? null,
  )) {
    const room = world.pageSize - page.length;
    for (const sample of samples.slice(0, room)) page.push({ stream, sample });
    more = samples.length > room;
    if (more) break;
  }
  const next = more ? serializeCursor(world, cursorQuery, buildPosition(page, now)) : null;
  return { groups: groupPoints(page), next, next_cursor: next };
}

function buildPosition(page: readonly StreamSample[], now: number): CursorPosition {
  const last = page.at(-1);
  if (last === undefined) throw new Error("A page without points has no next page.");
  return { now, after: { time: last.sample.time, key: last.stream.key } };
}

/** Builds the key of a point's group: its source, and its workout if it has one. */
export function buildGroupKey({ stream, sample: { workout } }: StreamSample): string {
  return workout === null ? stream.key : `${stream.key} ${workout.day} ${workout.index}`;
}

/** Groups points by source. The points of each workout form a separate group. */
export function groupPoints(page: readonly StreamSample[]): GroupedTimeseries["groups"] {
  const groups: GroupedTimeseries["groups"] = {};
  const byKey = new Map<string, TimeseriesGroup>();
  for (const streamSample of page) {
    const { stream, sample } = streamSample;
    const key = buildGroupKey(streamSample);
    let group = byKey.get(key);
    if (group === undefined) {
      group = { data: [], source: serializeSource(stream.source(sample.workout)) };
      byKey.set(key, group);
      (groups[group.source.provider] ??= []).push(group);
    }
    // The fields of a point depend on its series. Response validation checks them.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    group.data.push(sample.point as unknown as TimeseriesGroup["data"][number]);
  }
  return groups;
}
