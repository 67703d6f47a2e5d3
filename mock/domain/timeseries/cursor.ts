import { hash53 } from "../../kernel/random.ts";
import { createBadRequestError } from "../service-error.ts";
import type { World } from "../world.ts";
import type { Position } from "./lane.ts";
import type { Selection } from "./lanes.ts";
import type { Range } from "./query.ts";

/** Where a walk over pages stands. */
export interface Progress {
  /** The instant of the first page: later pages see no newer points, so that a walk has an end. */
  readonly now: number;
  /** The last point that was given out. */
  readonly after: Position;
}

/** What a cursor belongs to; it opens nothing else. */
export interface Question {
  readonly selection: Selection;
  readonly range: Range;
}

/** A keyed checksum of a question and a place in its answer. Two hashes make it long enough not to be guessed. */
function seal(world: World, { selection, range }: Question, { now, after }: Progress): string {
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
export function writeCursor(world: World, question: Question, progress: Progress): string {
  const { now, after } = progress;
  const text = JSON.stringify([now, after.time, after.key, seal(world, question, progress)]);
  // Only ASCII goes into base64; a source's key may hold anything.
  return btoa(encodeURIComponent(text)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function parse(cursor: string): unknown {
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
export function readCursor(world: World, question: Question, cursor: string): Progress {
  const parts = parse(cursor);
  if (Array.isArray(parts)) {
    const [now, time, key]: readonly unknown[] = parts;
    if (typeof now === "number" && typeof time === "number" && typeof key === "string") {
      const progress = { now, after: { time, key } };
      // Writing it again settles both the checksum and that not even an unused bit was changed.
      if (writeCursor(world, question, progress) === cursor) return progress;
    }
  }
  throw createBadRequestError(
    "The cursor is not valid: it was changed, or it belongs to another query, user or team.",
  );
}
