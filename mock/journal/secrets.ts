/** Fields of request bodies that are credentials of somebody. */
const SECRET = new Set(["password", "mfa_code", "link_token"]);

/** A request's body as the journal keeps it: the same, with its credentials hidden. */
export function withoutSecrets(body: unknown): unknown {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return body;
  if (!Object.keys(body).some((name) => SECRET.has(name))) return body;
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, SECRET.has(name) ? "<hidden>" : value]),
  );
}
