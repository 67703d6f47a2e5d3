/** Writes a count with separators and its noun: `5,000 users`, `1 order`. */
export function formatCount(count: number, noun: string): string {
  return `${formatNumber(count)} ${noun}${count === 1 ? "" : "s"}`;
}

/** Writes a number with separators: `12,345`. */
export function formatNumber(value: number, digits = 0): string {
  return value.toLocaleString("en-US", { maximumFractionDigits: digits });
}

/** Shortens the ids of a text to their first eight characters, so that it can be read. */
export function shortenIds(text: string): string {
  return text.replaceAll(/([0-9a-f]{8})-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi, "$1…");
}
