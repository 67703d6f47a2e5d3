import type { GroupedTimeseries, TimeseriesGroup } from "../../../src/generated/types.ts";
import { activeUser } from "../users/rules.ts";
import type { World } from "../world.ts";
import { type Progress, type Question, readCursor, writeCursor } from "./cursor.ts";
import { merge, type Placed } from "./lane.ts";
import { lanesOf } from "./lanes.ts";
import type { SeriesName } from "./profiles/index.ts";
import { type RangeInput, readRange } from "./query.ts";
import { wireSource } from "./wire-source.ts";

/** A query of one series of one user. */
export interface GroupedQuery extends RangeInput {
  /** Slug; empty for all providers. */
  readonly provider?: string;
  readonly cursor?: string | null;
  /** Wins over `cursor`. */
  readonly next_cursor?: string | null;
}

/** One page of a series: the earliest points that were not given out yet, over all sources. */
export function groupedPage(
  world: World,
  userId: string,
  resource: SeriesName,
  query: GroupedQuery,
): GroupedTimeseries {
  activeUser(world, userId);
  const range = readRange(query);
  const question: Question = { selection: { userId, resource, provider: query.provider || null }, range };
  const cursor = query.next_cursor ?? query.cursor ?? null;
  const resumed = cursor === null ? null : readCursor(world, question, cursor);
  const now = resumed?.now ?? world.now();
  const page: Placed[] = [];
  let more = false;
  const span = { from: range.from, until: Math.min(range.until ?? now, now), now };
  for (const placed of merge(lanesOf(world, question.selection), span, resumed?.after ?? null)) {
    more = page.length === world.pageSize;
    if (more) break;
    page.push(placed);
  }
  const next = more ? writeCursor(world, question, progressAt(page, now)) : null;
  return { groups: groupPoints(page), next, next_cursor: next };
}

function progressAt(page: readonly Placed[], now: number): Progress {
  const last = page.at(-1);
  if (last === undefined) throw new Error("A page without points has no next one.");
  return { now, after: { time: last.sample.time, key: last.lane.key } };
}

/** Names the group that a point belongs to: its source, and its workout if it has one. */
export function groupKey({ lane, sample: { workout } }: Placed): string {
  return workout === null ? lane.key : `${lane.key} ${workout.day} ${workout.place}`;
}

/** Sorts points into the groups of their sources; the points of each workout are a group of their own. */
export function groupPoints(page: readonly Placed[]): GroupedTimeseries["groups"] {
  const groups: GroupedTimeseries["groups"] = {};
  const byKey = new Map<string, TimeseriesGroup>();
  for (const placed of page) {
    const { lane, sample } = placed;
    const key = groupKey(placed);
    let group = byKey.get(key);
    if (group === undefined) {
      group = { data: [], source: wireSource(lane.source(sample.workout)) };
      byKey.set(key, group);
      (groups[group.source.provider] ??= []).push(group);
    }
    // Which fields a point has depends on its series; the strict check of answers holds it to the document.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    group.data.push(sample.point as unknown as TimeseriesGroup["data"][number]);
  }
  return groups;
}
