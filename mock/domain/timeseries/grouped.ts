import type {
  GroupedTimeseries,
  TimeseriesGroup,
  TimeseriesGroupedQuery,
} from "../../../src/generated/types.ts";
import type { AllRead } from "../query.ts";
import { getActiveUser } from "../users/rules.ts";
import type { World } from "../world.ts";
import { readCursor, writeCursor } from "../cursor.ts";
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
  const selection = { userId, resource, provider: provider || null };
  const queryText = JSON.stringify([userId, resource, selection.provider, range.from, range.until]);
  const cursor = next_cursor ?? formerCursor ?? null;
  const [firstNow, time, key] = cursor === null ? [] : readCursor(world, queryText, cursor);
  // Later pages contain no newer points than the first one, so that the pages end.
  const now = Number(firstNow ?? world.now());
  const page: StreamSample[] = [];
  let more = false;
  const span = { from: range.from, until: Math.min(range.until ?? now, now), now };
  for (const { stream, samples } of mergePointStreams(
    openPointStreams(world, selection),
    span,
    time === undefined ? null : { time: Number(time), key: String(key) },
  )) {
    const room = world.pageSize - page.length;
    for (const sample of samples.slice(0, room)) page.push({ stream, sample });
    more = samples.length > room;
    if (more) break;
  }
  const last = page.at(-1);
  const next = more && last ? writeCursor(world, queryText, [now, last.sample.time, last.stream.key]) : null;
  return { groups: groupPoints(page), next, next_cursor: next };
}

/** Builds the key of a point's group: its source, and its workout if it has one. */
export function buildGroupKey({ stream, sample: { workout } }: StreamSample): string {
  return workout === null ? stream.key : `${stream.key} ${workout.day}`;
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
