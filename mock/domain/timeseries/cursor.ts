import { hash53 } from "../../kernel/random.ts";
import { createBadRequestError } from "../service-error.ts";
import type { World } from "../world.ts";
import type { StreamPosition } from "./streams/point-stream.ts";
import type { SeriesSelection } from "./streams/open-point-streams.ts";
import type { TimeRange } from "./time-range.ts";

/** Where a walk over pages stands. */
export interface CursorPosition {
  /** The instant of the first page: later pages see no newer points, so that a walk has an end. */
  readonly now: number;
  /** The last point that was given out. */
  readonly after: StreamPosition;
}

/** What a cursor belongs to; it opens nothing else. */
export interface CursorQuery {
  readonly selection: SeriesSelection;
  readonly range: TimeRange;
}

/** A keyed checksum of a question and a place in its answer. Two hashes make it long enough not to be guessed. */
function computeChecksum(
  world: World,
  { selection, range }: CursorQuery,
  { now, after }: CursorPosition,
): string {
  const question = JSON.stringify([
    selection.userId,
    selection.resource,
    selection.provider,
    range.from,
    range.until,
  ]);
  const place = [now, after.time, after.key];
  const first = hash53(world.seed, world.team.id, question, ...place);
  return first.toString(36) + hash53(first, question, world.team.id, ...place).toString(36);
}

/** Writes a cursor: everything that is needed to go on, so that nothing has to be kept for it. */
export function serializeCursor(world: World, question: CursorQuery, progress: CursorPosition): string {
  const { now, after } = progress;
  const text = JSON.stringify([now, after.time, after.key, computeChecksum(world, question, progress)]);
  // Only ASCII goes into base64; a source's key may hold anything.
  return btoa(encodeURIComponent(text)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function decodeCursor(cursor: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(atob(cursor.replaceAll("-", "+").replaceAll("_", "/"))));
  } catch {
    return null;
  }
}

/**
 * Reads a cursor that `writeCursor` made for the same question.
 * @throws Refusal of 400 for every other text.
 */
export function parseCursor(world: World, question: CursorQuery, cursor: string): CursorPosition {
  const parts = decodeCursor(cursor);
  if (Array.isArray(parts)) {
    const [now, time, key]: readonly unknown[] = parts;
    if (typeof now === "number" && typeof time === "number" && typeof key === "string") {
      const progress = { now, after: { time, key } };
      // Writing it again settles both the checksum and that not even an unused bit was changed.
      if (serializeCursor(world, question, progress) === cursor) return progress;
    }
  }
  throw createBadRequestError(
    "The cursor is not valid: it was changed, or it belongs to another query, user or team.",
  );
}
