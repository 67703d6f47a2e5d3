import type { World } from "../../world.ts";
import type { Sample, Span } from "../generation/series.ts";
import type { PointSource } from "../../connections/source.ts";
import { type RecordedPoint, buildSeriesKey } from "../table.ts";

/** Number of rows per read, which limits memory. */
const BATCH_SIZE = 500;

/** Generates the added points of one series of one source, in order of time. No list is empty. */
export function* listRecordedSamples(
  world: World,
  userId: string,
  resource: string,
  { provider, type }: PointSource,
  { from, until, now }: Span,
): Generator<readonly Sample[], void, void> {
  const group = buildSeriesKey(userId, resource, provider, type);
  const to = Math.min(until, now) + 1;
  let start = from;
  while (start < to) {
    const rows = world.tables.recordedPoints.page("series", { group, from: start, to, limit: BATCH_SIZE });
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows.map(({ time, point }) => ({ time, point, workout: null }));
    if (rows.length < BATCH_SIZE) return;
    start = last.time + 1;
  }
}

/** Merges added and computed points in order of time. An added point replaces a computed point of the same time. */
export function* mergeRecordedSamples(
  recorded: Iterable<readonly Sample[]>,
  computed: Iterable<readonly Sample[]>,
): Generator<readonly Sample[], void, void> {
  const added = flatten(recorded);
  let next = added.next();
  for (const samples of computed) {
    if (next.done === true) {
      yield samples;
      continue;
    }
    const merged: Sample[] = [];
    for (const sample of samples) {
      while (next.done !== true && next.value.time < sample.time) {
        merged.push(next.value);
        next = added.next();
      }
      if (next.done === true || next.value.time !== sample.time) merged.push(sample);
    }
    if (merged.length > 0) yield merged;
  }
  for (; next.done !== true; next = added.next()) yield [next.value];
}

function* flatten(lists: Iterable<readonly Sample[]>): Generator<Sample, void, void> {
  for (const samples of lists) yield* samples;
}

/** Lists the sources of a user's added points of one series. The latest point of a source determines its fields. */
export function listRecordedSources(world: World, userId: string, resource: string): PointSource[] {
  const group = `${userId} ${resource}`;
  const sources: PointSource[] = [];
  let from: readonly string[] | undefined;
  for (;;) {
    const first: RecordedPoint | undefined = world.tables.recordedPoints.page("resource", {
      group,
      from,
      limit: 1,
    })[0];
    if (first === undefined) return sources;
    const { provider, type } = first.source;
    // A text sorts after every number, so this key comes right after all points of the source.
    from = [provider, type, ""];
    const last = world.tables.recordedPoints.page("resource", {
      group,
      to: from,
      limit: 1,
      direction: "desc",
    })[0];
    sources.push((last ?? first).source);
  }
}
