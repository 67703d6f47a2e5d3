import type { World } from "../../world.ts";
import type { Sample, Span } from "../generation/series.ts";
import type { Source } from "../../connections/source.ts";
import { type RecordedPoint, buildSeriesKey } from "../table.ts";

/** Rows are read in stretches, so that a walk over many of them holds few. */
const BATCH_SIZE = 500;

/** Explicit points of one series of one source, in order of time. */
export function* listRecordedSamples(
  world: World,
  userId: string,
  resource: string,
  { provider, type }: Source,
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

/** Computed points with explicit ones among them; an explicit point takes the place of a computed one at its time. */
export function* mergeRecordedSamples(
  explicit: Iterable<Sample>,
  computed: Iterable<Sample>,
): Generator<Sample, void, void> {
  const given = explicit[Symbol.iterator]();
  let next = given.next();
  for (const sample of computed) {
    while (next.done !== true && next.value.time < sample.time) {
      yield next.value;
      next = given.next();
    }
    if (next.done !== true && next.value.time === sample.time) continue;
    yield sample;
  }
  for (; next.done !== true; next = given.next()) yield next.value;
}

/** The sources that a user has explicit points of, for one series: the latest point of each tells how it is named. */
export function listRecordedSources(world: World, userId: string, resource: string): Source[] {
  const group = `${userId} ${resource}`;
  const sources: Source[] = [];
  let from: readonly string[] | undefined;
  for (;;) {
    const first: RecordedPoint | undefined = world.tables.recordedPoints.range("resource", {
      group,
      from,
      limit: 1,
    })[0];
    if (first === undefined) return sources;
    const { provider, type } = first.source;
    // A text sorts after every number, so this key lies right behind all points of the source.
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
