/** How many characters a tag has. */
export const TAG_LENGTH = 8;

/**
 * Computes the tag of a team from its name: the CRC-32 in hex, which proxies can compute as well. The team's derived API key and its
 * tokens contain it, so that a mock, or a proxy of many mocks, finds the team of a request at once.
 */
export function getTeamTag(name: string): string {
  let crc = -1;
  for (const byte of new TextEncoder().encode(name)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (~crc >>> 0).toString(16).padStart(TAG_LENGTH, "0");
}

/** Returns the tag at the beginning of a token. A token of an imported world begins with the tag of its earlier team. */
export const readTeamTag = (token: string): string => token.slice(0, TAG_LENGTH);
