/** Reads an argument of a command that counts something. Throws for what is no whole number of at least 1: a run of nothing would pass. */
export function readCount(name: string, text: string): number {
  const count = Number(text);
  if (Number.isSafeInteger(count) && count >= 1) return count;
  throw new RangeError(`${name} must be a whole number of at least 1 (given: "${text}").`);
}
