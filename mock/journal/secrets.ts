/** Names of fields and parameters that contain credentials, wherever clients send them. */
const SECRET: ReadonlySet<string> = new Set([
  "password",
  "mfa_code",
  "link_token",
  "api_key",
  "control_token",
  "authorization",
  "x-service-api-key",
  "x-service-link-token",
  // The path of this URL contains a token.
  "requisition_form_url",
]);

/** Query parameters that contain a link token on the link page. Bodies may use these names for other data. */
const SECRET_IN_QUERY: ReadonlySet<string> = new Set(["token", "state"]);

/** Replaces a credential. */
export const REDACTED = "<hidden>";

/** Returns whether the field or parameter of this name contains a credential. */
export function isSecret(name: string): boolean {
  return SECRET.has(name.toLowerCase());
}

/** Returns a copy of a JSON value with all credentials replaced, at any depth. */
export function redactSecrets(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(redactSecrets);
  // Files may be large and contain personal data.
  if (ArrayBuffer.isView(value)) return `<${value.byteLength} bytes>`;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, isSecret(name) ? REDACTED : redactSecrets(inner)]),
  );
}

/** A field of JSON with its value, which may be cut off. */
const FIELD = /"([\w-]+)"\s*:\s*(?:"(?:[^"\\]|\\.)*"?|[^\s",}\]]+)/g;

/** Returns JSON that cannot be parsed, such as a truncated body, with all credentials replaced. */
export function redactUnparsed(text: string): string {
  return text.replace(FIELD, (field, name: string) => (isSecret(name) ? `"${name}":"${REDACTED}"` : field));
}

/** Returns a copy of a JSON value whose texts contain no credentials in queries of URLs, at any depth. */
export function redactUrls(value: unknown): unknown {
  if (typeof value === "string") return value.replace(PARAMETER, redactParameter);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(redactUrls);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, redactUrls(inner)]));
}

/** A query parameter of a URL, anywhere in a text. */
const PARAMETER = /[?&][^?&#=\s"'<>]+=[^?&#\s"'<>]*/g;

const redactParameter = (part: string): string => `${part.charAt(0)}${redactQuery(part.slice(1))}`;

export function redactQuery(query: string): string {
  if (query === "") return query;
  const parts = query.split("&").map((part) => {
    const [name = ""] = new URLSearchParams(part).keys();
    return isSecret(name) || SECRET_IN_QUERY.has(name) ? `${name}=${REDACTED}` : part;
  });
  return parts.join("&");
}
