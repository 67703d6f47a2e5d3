import { operations, type Operation } from "../../src/generated/operations.ts";
import { coerceQuery } from "../kernel/coerce.ts";
import type { JournalEntry } from "../journal/journal.ts";

/** A request as code that sends it again. */
export interface RequestSnippets {
  /** A shell command. It takes the credential from `SANGUINE_API_KEY` or `SANGUINE_LINK_TOKEN`. */
  readonly curl: string;
  /** A call of the TypeScript client. Null when no operation matches the request. */
  readonly sdk: string | null;
}

/** Builds code that sends a request of the journal again. Credentials that the request contained stay hidden. */
export function buildSnippets(entry: JournalEntry, url: string): RequestSnippets {
  const operation = entry.operation === null ? null : operations[entry.operation];
  return { curl: buildCurl(entry, url, operation), sdk: operation && buildSdkCall(entry, operation) };
}

const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

function buildCurl({ method, request }: JournalEntry, url: string, operation: Operation | null): string {
  const { path, query, body } = request;
  const credential =
    operation !== null && operation.auth !== "team"
      ? '-H "x-service-link-token: $SANGUINE_LINK_TOKEN"'
      : '-H "x-service-api-key: $SANGUINE_API_KEY"';
  const parts = [
    // With -X HEAD, curl waits for a body.
    `curl ${method === "HEAD" ? "--head" : `-X ${method}`} ${quote(`${url}${path}${query === "" ? "" : `?${query}`}`)}`,
    credential,
    ...(body === undefined ? [] : buildBody(body, operation)),
  ];
  return parts.join(" \\\n  ");
}

function buildBody(body: unknown, operation: Operation | null): string[] {
  if (operation?.body?.form === undefined || typeof body !== "object" || body === null)
    return ["-H 'content-type: application/json'", `-d ${quote(JSON.stringify(body))}`];
  const files = listFiles(operation);
  // With -F, a value that begins with "@" or "<" names a file to read.
  return Object.entries(body).flatMap(([name, value]) =>
    [value]
      .flat()
      .map((one) =>
        files.includes(name)
          ? `-F ${quote(`${name}=@FILE`)}`
          : `--form-string ${quote(`${name}=${String(one)}`)}`,
      ),
  );
}

/** Lists the fields of an operation's form that take files. */
function listFiles({ body }: Operation): readonly string[] {
  return (body?.form ?? []).filter(({ type }) => type === "binary").map(({ name }) => name);
}

const INTEGER = /^-?\d+$/;

function buildSdkCall({ operation: id, request }: JournalEntry, operation: Operation): string | null {
  if (id === null) return null;
  const names = [...(operation.paths[0]?.matchAll(/\{(\w+)\}/g) ?? [])].map(([, name = ""]) => name);
  const types = new Map(operation.path.map(({ name, type }) => [name, type]));
  const path = names.map((name) => {
    const value = request.params[name] ?? "";
    // The text of a rejected request is untrusted, and a reader may run the snippet.
    return types.get(name) === "integer" && INTEGER.test(value) ? value : JSON.stringify(value);
  });
  const query = buildQuery(request.query, operation);
  const body = operation.body === null ? [] : [formatValue(request.body ?? {}, "", listFiles(operation))];
  // A link step needs the token of its user, also with an API key.
  const options = operation.auth === "team" ? [] : ["{ linkToken }"];
  // A body that is optional comes after the query.
  const isQueryFirst = operation.query.length > 0 && operation.body?.required === false;
  const inputs = isQueryFirst ? [...(query.length === 0 ? ["{}"] : query), ...body] : [...body, ...query];
  return `await client.${id}(${[...path, ...inputs, ...options].join(", ")});`;
}

function buildQuery(search: string, { query }: Operation): string[] {
  const { values } = coerceQuery(search, query);
  // The schema fills in defaults; the coerced values hold only what was sent.
  const sent = Object.entries(values as object).filter(([, value]) => value !== undefined);
  return sent.length === 0 ? [] : [formatValue(Object.fromEntries(sent))];
}

/** Formats a value as TypeScript: JSON whose keys have no quotes where possible. The fields of `variables` have variables of their names. */
function formatValue(value: unknown, indent = "", variables: readonly string[] = []): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  const items = Array.isArray(value)
    ? value.map((item) => formatValue(item, inner))
    : Object.entries(value).map(([key, item]) =>
        variables.includes(key) ? key : `${formatKey(key)}: ${formatValue(item, inner)}`,
      );
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{ ", " }"];
  if (items.length === 0) return Array.isArray(value) ? "[]" : "{}";
  const line = `${open}${items.join(", ")}${close}`;
  if (line.length + indent.length <= 80 && !line.includes("\n")) return line;
  return `${open.trim()}\n${items.map((item) => `${inner}${item},\n`).join("")}${indent}${close.trim()}`;
}

const formatKey = (key: string): string => (/^[A-Za-z_]\w*$/.test(key) ? key : JSON.stringify(key));
