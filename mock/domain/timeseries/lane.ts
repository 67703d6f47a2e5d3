import type { Workout } from "./day-plan.ts";
import type { Sample, Span } from "./series.ts";
import type { Source } from "./table.ts";

/** Points of one source in the order of time, and where they come from. */
export interface PointStream {
  /** Tells the sources of a user apart, and orders them where their points have the same time. */
  readonly key: string;
  walk(span: Span): Iterable<Sample>;
  /** The source as an answer names it; points of a workout carry the workout. */
  source(workout: Workout | null): Source;
}

/** A place between two points: after the point of a lane at a time. */
export interface Position {
  readonly time: number;
  readonly key: string;
}

/** A sample and the lane that it came from. */
export interface Placed {
  readonly lane: PointStream;
  readonly sample: Sample;
}

interface Runner {
  readonly lane: PointStream;
  readonly samples: Iterator<Sample, void>;
  head: Sample | null;
}

function advance(runner: Runner): void {
  const { done, value } = runner.samples.next();
  runner.head = done === true ? null : value;
}

function begin(lane: PointStream, span: Span, after: Position | null): Runner {
  const from = after === null ? span.from : Math.max(span.from, after.time);
  const runner: Runner = { lane, samples: lane.walk({ ...span, from })[Symbol.iterator](), head: null };
  advance(runner);
  // Of the points at the position's own time, those up to its lane have been given out already.
  const given = after !== null && lane.key <= after.key ? after.time : Number.NaN;
  while (runner.head?.time === given) advance(runner);
  return runner;
}

/** The runner whose next point is earliest; lanes are in the order of their keys, so the first of several wins. */
function earliest(runners: readonly Runner[]): Runner | null {
  let best: Runner | null = null;
  for (const runner of runners) {
    if (runner.head !== null && (best?.head == null || runner.head.time < best.head.time)) best = runner;
  }
  return best;
}

/**
 * The points of several lanes as one sequence, ordered by time and lane. It begins right after a position, at a cost
 * that does not depend on how much lies before, and holds one point of each lane.
 */
export function* merge(
  lanes: readonly PointStream[],
  span: Span,
  after: Position | null,
): Generator<Placed, void, void> {
  const ordered = lanes.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const runners = ordered.map((lane) => begin(lane, span, after));
  for (let runner = earliest(runners); runner !== null; runner = earliest(runners)) {
    const { lane, head } = runner;
    if (head === null) return;
    advance(runner);
    yield { lane, sample: head };
  }
}
