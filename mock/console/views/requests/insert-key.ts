/** Puts the key into the header of a curl command, quoted for the shell. */
export function insertKey(curl: string, key: string): string {
  return curl.replace(
    /^( *-H )"(x-service-api-key: )\$SANGUINE_API_KEY"/m,
    (_, option: string, header: string) => `${option}'${header}${key.replaceAll("'", String.raw`'\''`)}'`,
  );
}
