import type { Workout } from "../generation/day.ts";
import type { PointSource } from "../../connections/source.ts";
import type { Sample, Span } from "../generation/series.ts";

/** Points of one source in order of time. */
export interface PointStream {
  /** Identifies the source. Orders points of the same time. */
  readonly key: string;
  read(span: Span): Iterable<Sample>;
  /** Returns the source of points, including the workout for points of a workout. */
  source(workout: Workout | null): PointSource;
}

/** Position after the point of one stream at one time. */
export interface StreamPosition {
  readonly time: number;
  readonly key: string;
}

/** A sample and its stream. */
export interface StreamSample {
  readonly stream: PointStream;
  readonly sample: Sample;
}

interface StreamReader {
  readonly stream: PointStream;
  readonly samples: Iterator<Sample, void>;
  head: Sample | null;
}

function advance(reader: StreamReader): void {
  const { done, value } = reader.samples.next();
  reader.head = done === true ? null : value;
}

function openReader(stream: PointStream, span: Span, after: StreamPosition | null): StreamReader {
  const from = after === null ? span.from : Math.max(span.from, after.time);
  const reader: StreamReader = {
    stream,
    samples: stream.read({ ...span, from })[Symbol.iterator](),
    head: null,
  };
  advance(reader);
  // Streams up to the position's key have already returned their point at the position's time.
  const returnedTime = after !== null && stream.key <= after.key ? after.time : Number.NaN;
  while (reader.head?.time === returnedTime) advance(reader);
  return reader;
}

/** Finds the reader with the earliest next point. Readers are ordered by key, so the first one wins a tie. */
function findEarliest(readers: readonly StreamReader[]): StreamReader | null {
  let best: StreamReader | null = null;
  for (const reader of readers) {
    if (reader.head !== null && (best?.head == null || reader.head.time < best.head.time)) best = reader;
  }
  return best;
}

/**
 * Merges the points of several streams, ordered by time and key. Starts right after a position, at a cost that does not depend
 * on the number of earlier points. Holds one point of each stream in memory.
 */
export function* mergePointStreams(
  streams: readonly PointStream[],
  span: Span,
  after: StreamPosition | null,
): Generator<StreamSample, void, void> {
  const [only] = streams;
  if (only !== undefined && streams.length === 1 && after === null) {
    for (const sample of only.read(span)) yield { stream: only, sample };
    return;
  }
  const ordered = streams.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const readers = ordered.map((stream) => openReader(stream, span, after));
  for (let reader = findEarliest(readers); reader !== null; reader = findEarliest(readers)) {
    const { stream, head } = reader;
    if (head === null) return;
    advance(reader);
    yield { stream, sample: head };
  }
}
