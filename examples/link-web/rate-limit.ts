/**
 * Counts the requests of each address, and tells whether one more is allowed in this minute. Each server counts for itself. Behind
 * a proxy, pass the address that your proxy reports.
 */
export function createRateLimit(perMinute: number, now: () => number = Date.now) {
  const counts = new Map<string, number>();
  let minute = 0;
  return (address: string): boolean => {
    const current = Math.floor(now() / 60_000);
    if (current !== minute) counts.clear();
    minute = current;
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    return count <= perMinute;
  };
}
