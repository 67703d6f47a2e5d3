import type { Workout } from "../generation/day.ts";
import type { PointSource } from "../../connections/source.ts";
import type { Sample, Span } from "../generation/series.ts";

/** Points of one source in order of time. */
export interface PointStream {
  /** Identifies the source. Orders points of the same time. */
  readonly key: string;
  /** Lists of points in order of time. No list is empty. */
  read(span: Span): Iterable<readonly Sample[]>;
  source(workout: Workout | null): PointSource;
}

export const listSamples = (stream: PointStream, span: Span): Sample[] => [...stream.read(span)].flat();

export interface StreamPosition {
  readonly time: number;
  readonly key: string;
}

export interface StreamSample {
  readonly stream: PointStream;
  readonly sample: Sample;
}

/** Samples of one stream that come one after the other. There is at least one. */
export interface StreamSamples {
  readonly stream: PointStream;
  readonly samples: readonly Sample[];
}

interface StreamReader {
  readonly stream: PointStream;
  readonly lists: Iterator<readonly Sample[], void>;
  samples: readonly Sample[];
  /** Index of the head in `samples`. */
  index: number;
  head: Sample | null;
}

/** Moves a reader to another sample of its list, or to the first one of the next list. */
function moveTo(reader: StreamReader, index: number): void {
  reader.index = index;
  if (index === reader.samples.length) {
    const { done, value } = reader.lists.next();
    reader.samples = done === true ? [] : value;
    reader.index = 0;
  }
  reader.head = reader.samples[reader.index] ?? null;
}

function openReader(stream: PointStream, span: Span, after: StreamPosition | null): StreamReader {
  const from = after === null ? span.from : Math.max(span.from, after.time);
  const reader: StreamReader = {
    stream,
    lists: stream.read({ ...span, from })[Symbol.iterator](),
    samples: [],
    index: 0,
    head: null,
  };
  moveTo(reader, 0);
  // Streams up to the position's key have already returned their point at the position's time.
  const returnedTime = after !== null && stream.key <= after.key ? after.time : Number.NaN;
  while (reader.head?.time === returnedTime) moveTo(reader, reader.index + 1);
  return reader;
}

/** Finds the reader with the earliest next point. Readers are ordered by key, so the first one wins a tie. */
function findEarliest(readers: readonly StreamReader[], except: StreamReader | null): StreamReader | null {
  let best: StreamReader | null = null;
  for (const reader of readers) {
    if (reader === except || reader.head === null) continue;
    if (best?.head == null || reader.head.time < best.head.time) best = reader;
  }
  return best;
}

/** Takes the head of a reader, and what follows it in its list before the next point of another reader. */
function takeSamples(reader: StreamReader, other: StreamReader | null): readonly Sample[] {
  const { samples, index } = reader;
  const limit = other?.head?.time ?? Infinity;
  // Of two points at the same time, that of the lower key comes first.
  const isFirst = other === null || reader.stream.key < other.stream.key;
  let end = index + 1;
  while (end < samples.length && (samples[end]!.time < limit || (isFirst && samples[end]!.time === limit)))
    end += 1;
  moveTo(reader, end);
  return index === 0 && end === samples.length ? samples : samples.slice(index, end);
}

/**
 * Merges the points of several streams, ordered by time and key. Starts right after a position, at a cost that does not depend
 * on the number of earlier points. Holds one list of each stream in memory.
 */
export function* mergePointStreams(
  streams: readonly PointStream[],
  span: Span,
  after: StreamPosition | null,
): Generator<StreamSamples, void, void> {
  const ordered = streams.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const readers = ordered.map((stream) => openReader(stream, span, after));
  for (;;) {
    const reader = findEarliest(readers, null);
    if (reader === null) return;
    yield { stream: reader.stream, samples: takeSamples(reader, findEarliest(readers, reader)) };
  }
}
