/** Names of fields and parameters that hold somebody's credentials. Clients put them into wrong places, too. */
const SECRET: ReadonlySet<string> = new Set([
  "password",
  "mfa_code",
  "link_token",
  "api_key",
  "control_token",
  "authorization",
  "x-service-api-key",
  "x-service-link-token",
]);

/** Parameters that hold a link token in the addresses of the link page. A body may have fields of these names: a state, say. */
const SECRET_IN_QUERY: ReadonlySet<string> = new Set(["token", "state"]);

/** What stands in a credential's place. */
export const REDACTED = "<hidden>";

/** Whether what stands under a name is a credential. */
export function isSecret(name: string): boolean {
  return SECRET.has(name.toLowerCase());
}

/** A JSON value as it may be kept or repeated: the same, with the credentials in it hidden, however deep they stand. */
export function redactSecrets(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(redactSecrets);
  // What is in a file is nobody's business here, and it may be large.
  if (ArrayBuffer.isView(value)) return `<${value.byteLength} bytes>`;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, isSecret(name) ? REDACTED : redactSecrets(inner)]),
  );
}

/** A query string as it may be kept; one without credentials is returned as it was sent. */
export function redactQuery(query: string): string {
  const parts = query.split("&").map((part) => {
    const [name = ""] = new URLSearchParams(part).keys();
    return isSecret(name) || SECRET_IN_QUERY.has(name) ? `${name}=${REDACTED}` : part;
  });
  return parts.join("&");
}
