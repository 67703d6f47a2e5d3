import type { Workout } from "../generation/day-plan.ts";
import type { Source } from "../../connections/source.ts";
import type { Sample, Span } from "../generation/series.ts";

/** Points of one source in the order of time, and where they come from. */
export interface PointStream {
  /** Tells the sources of a user apart, and orders them where their points have the same time. */
  readonly key: string;
  read(span: Span): Iterable<Sample>;
  /** The source as an answer names it; points of a workout carry the workout. */
  source(workout: Workout | null): Source;
}

/** A place between two points: after the point of a lane at a time. */
export interface StreamPosition {
  readonly time: number;
  readonly key: string;
}

/** A sample and the lane that it came from. */
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
  // Of the points at the position's own time, those up to its lane have been given out already.
  const given = after !== null && stream.key <= after.key ? after.time : Number.NaN;
  while (reader.head?.time === given) advance(reader);
  return reader;
}

/** The runner whose next point is earliest; lanes are in the order of their keys, so the first of several wins. */
function findEarliest(readers: readonly StreamReader[]): StreamReader | null {
  let best: StreamReader | null = null;
  for (const reader of readers) {
    if (reader.head !== null && (best?.head == null || reader.head.time < best.head.time)) best = reader;
  }
  return best;
}

/**
 * The points of several lanes as one sequence, ordered by time and lane. It begins right after a position, at a cost
 * that does not depend on how much lies before, and holds one point of each lane.
 */
export function* mergePointStreams(
  streams: readonly PointStream[],
  span: Span,
  after: StreamPosition | null,
): Generator<StreamSample, void, void> {
  const ordered = streams.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const readers = ordered.map((stream) => openReader(stream, span, after));
  for (let reader = findEarliest(readers); reader !== null; reader = findEarliest(readers)) {
    const { stream, head } = reader;
    if (head === null) return;
    advance(reader);
    yield { stream, sample: head };
  }
}
