import { hash53 } from "../kernel/random.ts";
import { createBadRequestError } from "./service-error.ts";
import type { World } from "./world.ts";

/** A position in a list, as plain JSON. */
type Position = readonly (string | number)[];

/**
 * Writes a cursor. It has the whole position, so the mock stores nothing, and a keyed checksum of the position and the query. Two
 * hashes make the checksum long enough that nobody can guess it.
 */
export function writeCursor(world: World, query: string, position: Position): string {
  const place = JSON.stringify(position);
  const first = hash53(world.seed, world.team.id, query, place);
  const checksum = first.toString(36) + hash53(first, query, world.team.id, place).toString(36);
  // btoa accepts Latin-1 only, and the key of a source can contain any character.
  const text = btoa(encodeURIComponent(JSON.stringify([...position, checksum])));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Reads the position of a cursor. Throws ServiceError 400 for a text that `writeCursor` did not write for this query. */
export function readCursor(world: World, query: string, cursor: string): Position {
  const parts = decode(cursor);
  if (Array.isArray(parts)) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only a cursor of this query has its checksum.
    const position = parts.slice(0, -1) as readonly unknown[] as Position;
    // Writing the position again verifies the checksum and detects changes of unused bits.
    if (writeCursor(world, query, position) === cursor) return position;
  }
  throw createBadRequestError(
    "The cursor is invalid: it was changed, or it belongs to another query, user or team.",
  );
}

function decode(cursor: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(atob(cursor.replaceAll("-", "+").replaceAll("_", "/"))));
  } catch {
    return null;
  }
}
