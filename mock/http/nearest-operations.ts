import { computeEditDistance } from "../kernel/spelling.ts";

/** The part of an operation that routing reads. */
export interface Routable {
  readonly method: string;
  /** Templates: the canonical one first, then its aliases. */
  readonly paths: readonly string[];
}

/** The highest ratio of edit distance to length at which a segment of a request counts as a misspelling of a fixed one. */
const MAX_DIFFERENCE = 0.4;
const METHOD_PENALTY = 0.3;

/**
 * The most segments of a path that is compared. The longest template has 6, so a longer path resembles none, and comparing it
 * would take long.
 */
const MAX_SEGMENTS = 12;

/** The most characters of a segment that are compared. */
const MAX_SEGMENT_LENGTH = 40;

/**
 * Finds the operations that a request can have meant, best first, as "GET /v2/user". Each fixed segment of their paths is in the
 * request, perhaps misspelled. A request that reads gets no operation that writes, and none gets a deletion that it did not ask for.
 */
export function findNearestOperations(
  operations: readonly Routable[],
  method: string,
  segments: readonly string[],
): string[] {
  const requested = segments.filter((segment) => segment !== "");
  if (requested.length === 0 || segments.length > MAX_SEGMENTS) return [];
  const scored = operations.flatMap((operation) => {
    // Each spelling of a path is taken, and the one without a slash at its end is easier to read.
    const template = operation.paths[0]?.replace(/\/$/, "");
    const isSame = operation.method === (method === "HEAD" ? "GET" : method);
    if (
      template === undefined ||
      (!isSame && (method === "GET" || method === "HEAD" || operation.method === "DELETE"))
    )
      return [];
    const distance =
      computePathDistance(template.split("/").slice(1), requested) + (isSame ? 0 : METHOD_PENALTY);
    return distance === Infinity ? [] : [{ name: `${operation.method} ${template}`, distance }];
  });
  scored.sort((one, other) => one.distance - other.distance);
  const best = scored[0]?.distance ?? Infinity;
  return scored
    .filter(({ distance }) => distance <= best + 0.2)
    .slice(0, 2)
    .map(({ name }) => name);
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
  if (VERSION.test(segment)) return true;
  if (segment.length > MAX_SEGMENT_LENGTH || !/^[a-z_-]+$/.test(segment)) return false;
  return [...known].some((word) => {
    const distance = computeEditDistance(word, segment);
    return distance <= MAX_MISSPELLING * Math.max(word.length, segment.length);
  });
}

const VERSION = /^v\d{1,2}$/;

/**
 * Computes how much a requested path differs from a template; Infinity when it lacks a fixed segment. A path of a wrong base URL
 * can have more segments in front, or lack the version.
 */
function computePathDistance(template: readonly string[], requested: readonly string[]): number {
  const excess = requested.length - template.length;
  if (excess < -1) return Infinity;
  const expected: readonly string[] = excess < 0 ? template.slice(1) : template;
  const actual = requested.slice(Math.max(0, excess));
  return expected.reduce(
    (sum, segment, index) => sum + computeSegmentDistance(segment, actual[index] ?? ""),
    Math.abs(excess),
  );
}

function computeSegmentDistance(expected: string, actual: string): number {
  if (expected.startsWith("{")) return 0.1;
  if (VERSION.test(expected) && VERSION.test(actual)) return expected === actual ? 0 : MAX_DIFFERENCE;
  // No template has a segment of this length, and comparing a long one would take long.
  const compared = actual.slice(0, MAX_SEGMENT_LENGTH);
  const distance = computeEditDistance(expected, compared) / Math.max(expected.length, compared.length, 1);
  return distance <= MAX_DIFFERENCE ? distance : Infinity;
}
