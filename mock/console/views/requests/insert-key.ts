/** The header as the control API writes it. It precedes the body, which may contain the same text. */
const HEADER = '-H "x-service-api-key: $SANGUINE_API_KEY"';

/** Puts the key into the header of a curl command, quoted for the shell. */
export function insertKey(curl: string, key: string): string {
  const quoted = `x-service-api-key: ${key}`.replaceAll("'", String.raw`'\''`);
  return curl.replace(HEADER, () => `-H '${quoted}'`);
}
