import { hash53 } from "../../kernel/random.ts";
import { createBadRequestError } from "../service-error.ts";
import type { World } from "../world.ts";
import type { StreamPosition } from "./streams/point-stream.ts";
import type { SeriesSelection } from "./streams/open-point-streams.ts";
import type { TimeRange } from "./time-range.ts";

/** Position in a sequence of pages. */
export interface CursorPosition {
  /** Time of the first page, in milliseconds. Later pages contain no newer points, so that the pages end. */
  readonly now: number;
  /** Position of the last returned point. */
  readonly after: StreamPosition;
}

export interface CursorQuery {
  readonly selection: SeriesSelection;
  readonly range: TimeRange;
}

/** Computes a keyed checksum of a query and a position. Two hashes make it long enough that nobody can guess it. */
function computeChecksum(
  world: World,
  { selection, range }: CursorQuery,
  { now, after }: CursorPosition,
): string {
  const queryText = JSON.stringify([
    selection.userId,
    selection.resource,
    selection.provider,
    range.from,
    range.until,
  ]);
  const values = [now, after.time, after.key];
  const first = hash53(world.seed, world.team.id, queryText, ...values);
  return first.toString(36) + hash53(first, queryText, world.team.id, ...values).toString(36);
}

/** Serializes a cursor. It contains the whole position, so the mock stores nothing. */
export function serializeCursor(world: World, query: CursorQuery, position: CursorPosition): string {
  const { now, after } = position;
  const text = JSON.stringify([now, after.time, after.key, computeChecksum(world, query, position)]);
  // btoa accepts Latin-1 only, and the key of a source can contain any character.
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
 * Parses a cursor of the same query. Throws ServiceError 400 for any other text.
 */
export function parseCursor(world: World, query: CursorQuery, cursor: string): CursorPosition {
  const parts = decodeCursor(cursor);
  if (Array.isArray(parts)) {
    const [now, time, key]: readonly unknown[] = parts;
    if (typeof now === "number" && typeof time === "number" && typeof key === "string") {
      const position = { now, after: { time, key } };
      // Serializing the position again verifies the checksum and detects changes of unused bits.
      if (serializeCursor(world, query, position) === cursor) return position;
    }
  }
  throw createBadRequestError(
    "The cursor is invalid: it was changed, or it belongs to another query, user or team.",
  );
}
