/** The part of an operation that routing reads. */
export interface Routable {
  readonly method: string;
  /** Templates: the canonical one first, then its aliases. */
  readonly paths: readonly string[];
}

const CLOSE_ENOUGH = 0.5;
const WRONG_METHOD = 0.3;

/**
 * A path of more segments than this is like none: the longest template has 6, and each segment beyond those costs 1. The
 * work grows with the segments of each template times those of the path.
 */
const MOST_SEGMENTS = 12;

/** The operations whose paths are most like the one that was asked for, best first, as "GET /v2/user". */
export function findNearestOperations(
  operations: readonly Routable[],
  method: string,
  segments: readonly string[],
  limit = 2,
): string[] {
  if (segments.length > MOST_SEGMENTS) return [];
  const scored = operations.flatMap((operation) => {
    const template = operation.paths[0];
    if (template === undefined) return [];
    const distance =
      computePathDistance(template.split("/").slice(1), segments) +
      (operation.method === method ? 0 : WRONG_METHOD);
    return [{ name: `${operation.method} ${template}`, distance }];
  });
  scored.sort((a, b) => a.distance - b.distance);
  const best = scored[0]?.distance ?? Infinity;
  const ceiling = Math.min(best + 0.2, Math.max(1, segments.length) * CLOSE_ENOUGH + WRONG_METHOD);
  return scored
    .filter((entry) => entry.distance <= ceiling)
    .slice(0, limit)
    .map((entry) => entry.name);
}

/** The highest ratio of edit distance to length at which a segment counts as a misspelling of a known one. */
const MISSPELLED = 0.25;
const LONGEST_SEGMENT = 40;

/**
 * Returns the path for the journal. Known segments and misspellings of them stay. `{...}` replaces each other segment, because
 * it may be an id, a token or a name.
 */
export function redactPath(segments: readonly string[], known: ReadonlySet<string>): string {
  const shown = segments.slice(0, MOST_SEGMENTS).map((segment) => {
    if (segment === "" || known.has(segment)) return segment;
    return isMisspelled(segment, known) ? segment : "{...}";
  });
  return `/${shown.join("/")}${segments.length > MOST_SEGMENTS ? "/{...}" : ""}`;
}

function isMisspelled(segment: string, known: ReadonlySet<string>): boolean {
  // Ids and tokens have digits or capitals, or are longer than any word.
  if (/^v\d{1,2}$/.test(segment)) return true;
  if (segment.length > LONGEST_SEGMENT || !/^[a-z_-]+$/.test(segment)) return false;
  return [...known].some((word) => {
    const distance = computeEditDistance(word.split(""), segment.split(""), (a, b) => (a === b ? 0 : 1));
    return distance <= MISSPELLED * Math.max(word.length, segment.length);
  });
}

/** Edit distance over segments, where replacing a segment costs how unlike the two texts are. */
function computePathDistance(template: readonly string[], asked: readonly string[]): number {
  return computeEditDistance(template, asked, (expected, actual) => {
    if (expected.startsWith("{")) return actual === "" ? 1 : 0.1;
    return (
      computeEditDistance(expected.split(""), actual.slice(0, 64).split(""), (a, b) => (a === b ? 0 : 1)) /
      Math.max(expected.length, actual.length, 1)
    );
  });
}

/** Edit distance of two lists: inserting and deleting cost 1, replacing what `cost` says. */
function computeEditDistance<T>(from: readonly T[], to: readonly T[], cost: (a: T, b: T) => number): number {
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [row, a] of from.entries()) {
    const current = [row + 1];
    for (const [column, b] of to.entries()) {
      const replaced = (previous[column] ?? 0) + cost(a, b);
      current.push(Math.min(replaced, (previous[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[to.length] ?? 0;
}
