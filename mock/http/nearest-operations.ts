/** The part of an operation that routing reads. */
export interface Routable {
  readonly method: string;
  /** Templates: the canonical one first, then its aliases. */
  readonly paths: readonly string[];
}

const MAX_DISTANCE_PER_SEGMENT = 0.5;
const METHOD_PENALTY = 0.3;

/**
 * The most segments of a path that is compared. The longest template has 6, so a longer path resembles none, and comparing it
 * would take long.
 */
const MAX_SEGMENTS = 12;

/** The most characters of a segment that are compared. */
const MAX_SEGMENT_LENGTH = 40;

/** Finds the operations whose paths are most similar to a requested path, best first, as "GET /v2/user". */
export function findNearestOperations(
  operations: readonly Routable[],
  method: string,
  segments: readonly string[],
  limit = 2,
): string[] {
  if (segments.length > MAX_SEGMENTS) return [];
  const scored = operations.flatMap((operation) => {
    const template = operation.paths[0];
    if (template === undefined) return [];
    const distance =
      computePathDistance(template.split("/").slice(1), segments) +
      (operation.method === method ? 0 : METHOD_PENALTY);
    return [{ name: `${operation.method} ${template}`, distance }];
  });
  scored.sort((a, b) => a.distance - b.distance);
  const best = scored[0]?.distance ?? Infinity;
  const ceiling = Math.min(
    best + 0.2,
    Math.max(1, segments.length) * MAX_DISTANCE_PER_SEGMENT + METHOD_PENALTY,
  );
  return scored
    .filter((entry) => entry.distance <= ceiling)
    .slice(0, limit)
    .map((entry) => entry.name);
}

/** The highest ratio of edit distance to length at which a segment counts as a misspelling of a known one. */
const MAX_MISSPELLING = 0.25;

/**
 * Returns the path for the journal. Known segments and misspellings of them stay. `{...}` replaces each other segment, because
 * it may be an id, a token or a name.
 */
export function redactPath(segments: readonly string[], known: ReadonlySet<string>): string {
  const shown = segments.slice(0, MAX_SEGMENTS).map((segment) => {
    if (segment === "" || known.has(segment)) return segment;
    return isMisspelled(segment, known) ? segment : "{...}";
  });
  return `/${shown.join("/")}${segments.length > MAX_SEGMENTS ? "/{...}" : ""}`;
}

function isMisspelled(segment: string, known: ReadonlySet<string>): boolean {
  // Ids and tokens contain digits or capitals, or are longer than any known segment.
  if (/^v\d{1,2}$/.test(segment)) return true;
  if (segment.length > MAX_SEGMENT_LENGTH || !/^[a-z_-]+$/.test(segment)) return false;
  return [...known].some((word) => {
    const distance = computeEditDistance(word.split(""), segment.split(""), (a, b) => (a === b ? 0 : 1));
    return distance <= MAX_MISSPELLING * Math.max(word.length, segment.length);
  });
}

/** Computes the edit distance over segments. Replacing a segment costs the relative edit distance of the two texts. */
function computePathDistance(template: readonly string[], requested: readonly string[]): number {
  return computeEditDistance(template, requested, (expected, actual) => {
    if (expected.startsWith("{")) return actual === "" ? 1 : 0.1;
    // No template has a segment of this length, and comparing a long one would take long.
    const compared = actual.slice(0, MAX_SEGMENT_LENGTH);
    return (
      computeEditDistance(expected.split(""), compared.split(""), (a, b) => (a === b ? 0 : 1)) /
      Math.max(expected.length, compared.length, 1)
    );
  });
}

/** Computes the edit distance of two lists. Inserting and deleting cost 1; `cost` returns the cost of replacing. */
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
