import type {
  GroupedTimeseries,
  TimeseriesGroup,
  TimeseriesGroupedQuery,
  TimeseriesSource,
} from "../../../src/generated/types.ts";
import type { AllRead } from "../query.ts";
import { getActiveUser } from "../users/rules.ts";
import type { World } from "../world.ts";
import { readCursor, writeCursor } from "../cursor.ts";
import { openPointStreams, type PointStream, readStreams } from "./streams.ts";
import type { Sample } from "./generation/series.ts";
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
  // Later pages contain no newer points than the first one, so that the pages end, and none after a time that was restored.
  const now = Math.min(Number(firstNow ?? Infinity), world.now());
  const streams = openPointStreams(world, selection);
  const read = readStreams(
    streams,
    { from: range.from, until: Math.min(range.until ?? now, now), now },
    time === undefined ? null : { time: Number(time), key: String(key) },
    world.pageSize + 1,
  );
  const page = read.slice(0, world.pageSize);
  const last = page.at(-1);
  const more = read.length > page.length;
  const next = more && last ? writeCursor(world, queryText, [now, last.time, last.stream]) : null;
  return { groups: groupPoints(streams, page), next, next_cursor: next };
}

/** Builds the key of a point's group: its source, and its workout if it has one. */
export function buildGroupKey({ stream, workout }: Sample): string {
  return workout === null ? stream : `${stream} ${workout.day}`;
}

export function serializePointSource(streams: readonly PointStream[], sample: Sample): TimeseriesSource {
  return serializeSource(streams.find(({ key }) => key === sample.stream)!.source(sample.workout));
}

/** Groups points by source. The points of each workout form a separate group. */
export function groupPoints(
  streams: readonly PointStream[],
  page: readonly Sample[],
): GroupedTimeseries["groups"] {
  const groups: GroupedTimeseries["groups"] = {};
  const byKey = new Map<string, TimeseriesGroup>();
  for (const sample of page) {
    const key = buildGroupKey(sample);
    let group = byKey.get(key);
    if (group === undefined) {
      group = { data: [], source: serializePointSource(streams, sample) };
      byKey.set(key, group);
      (groups[group.source.provider] ??= []).push(group);
    }
    // The fields of a point depend on its series. Response validation checks them.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    group.data.push(sample.point as unknown as TimeseriesGroup["data"][number]);
  }
  return groups;
}
