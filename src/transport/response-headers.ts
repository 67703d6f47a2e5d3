/** The service's id of the request; null when it sent none. */
export const getRequestId = (response: Response): string | null => response.headers.get("x-request-id");

/** Parses Retry-After, in seconds or as a date, to milliseconds. Returns null without one. */
export function parseRetryAfter(response: Response, now: () => number): number | null {
  const text = response.headers.get("retry-after");
  if (text === null) return null;
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1000;
  // Without a time of day it is no date of HTTP, though a runtime reads even "-5" as one, of long ago.
  const ms = /\d:\d\d:\d\d/.test(text) ? Date.parse(text) - now() : NaN;
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}
