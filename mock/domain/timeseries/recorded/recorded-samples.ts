import type { World } from "../../world.ts";
import type { Sample, Span } from "../generation/series.ts";
import type { PointSource } from "../../connections/source.ts";
import { type RecordedPoint, buildSeriesKey } from "../table.ts";

/** Number of rows per read, which limits memory. */
const BATCH_SIZE = 500;

/** Lists the added points of one series of one source, in order of time. */
export function* listRecordedSamples(
  world: World,
  userId: string,
  resource: string,
  { provider, type }: PointSource,
  { from, until, now }: Span,
): Generator<Sample, void, void> {
  const group = buildSeriesKey(userId, resource, provider, type);
  const to = Math.min(until, now) + 1;
  let start = from;
  while (start < to) {
    const rows = world.tables.recordedPoints.range("series", { group, from: start, to, limit: BATCH_SIZE });
    for (const { time, point } of rows) yield { time, point, workout: null };
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH_SIZE) return;
    start = last.time + 1;
  }
}

/** Merges added and computed points in order of time. An added point replaces a computed point of the same time. */
export function mergeRecordedSamples(
  recorded: Iterable<Sample>,
  computed: Iterable<Sample>,
): Iterable<Sample> {
  const iterator = recorded[Symbol.iterator]();
  const first = iterator.next();
  // Most sources have no added points, and a generator costs something at each point.
  return first.done === true ? computed : mergeSamples(iterator, first, computed);
}

function* mergeSamples(
  iterator: Iterator<Sample, void>,
  first: IteratorResult<Sample, void>,
  computed: Iterable<Sample>,
): Generator<Sample, void, void> {
  let next = first;
  for (const sample of computed) {
    while (next.done !== true && next.value.time < sample.time) {
      yield next.value;
      next = iterator.next();
    }
    if (next.done !== true && next.value.time === sample.time) continue;
    yield sample;
  }
  for (; next.done !== true; next = iterator.next()) yield next.value;
}

/** Lists the sources of a user's added points of one series. The latest point of a source determines its fields. */
export function listRecordedSources(world: World, userId: string, resource: string): PointSource[] {
  const group = `${userId} ${resource}`;
  const sources: PointSource[] = [];
  let from: readonly string[] | undefined;
  for (;;) {
    const first: RecordedPoint | undefined = world.tables.recordedPoints.range("resource", {
      group,
      from,
      limit: 1,
    })[0];
    if (first === undefined) return sources;
    const { provider, type } = first.source;
    // A text sorts after every number, so this key comes right after all points of the source.
    from = [provider, type, ""];
    const last = world.tables.recordedPoints.range("resource", {
      group,
      to: from,
      limit: 1,
      direction: "desc",
    })[0];
    sources.push((last ?? first).source);
  }
}
