/** A value as text, and what it holds. It can be sent between workers and compared. */
export interface Described {
  readonly text: string;
  readonly entries?: readonly (readonly [name: string, value: Described])[];
}

const maxDepth = 6;
const maxEntries = 100;

/** Describes a value for a reader. The description of a text alone has no quotes. */
export function describeValue(value: unknown): Described {
  return typeof value === "string" ? { text: value } : describe(value, []);
}

function describe(value: unknown, parents: readonly object[]): Described {
  if (typeof value === "string") return { text: JSON.stringify(value) };
  if (typeof value === "bigint") return { text: `${value}n` };
  if (typeof value === "function") return { text: "[function]" };
  if (typeof value !== "object" || value === null) return { text: String(value) };
  if (value instanceof Date)
    return { text: Number.isNaN(value.getTime()) ? "Invalid Date" : value.toISOString() };
  if (value instanceof URL || value instanceof RegExp) return { text: String(value) };
  if (parents.includes(value)) return { text: "[circular]" };
  const entries = listEntries(value);
  const text = summarize(value, entries);
  if (entries.length === 0 || parents.length >= maxDepth) return { text };
  const inner = entries
    .slice(0, maxEntries)
    .map(([name, one]) => [name, describe(one, [...parents, value])] as const);
  if (entries.length > maxEntries) inner.push(["…", { text: `${entries.length - maxEntries} more` }]);
  return { text, entries: inner };
}

function listEntries(value: object): (readonly [string, unknown])[] {
  if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer || value instanceof Promise) return [];
  if (value instanceof Map) return Array.from(value, ([key, one]) => [describeValue(key).text, one]);
  if (Array.isArray(value) || value instanceof Set)
    return Array.from(value, (one, index) => [String(index), one]);
  return Object.entries(Object.getOwnPropertyDescriptors(value))
    .filter(([, { enumerable }]) => enumerable)
    .map(([name, property]) => [name, property.get ? "[getter]" : property.value]);
}

/** Summarizes an object in one line: its type, and its simple values while they are short. */
function summarize(value: object, entries: readonly (readonly [string, unknown])[]): string {
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return `[${value.byteLength} bytes]`;
  const tag = Object.prototype.toString.call(value).slice(8, -1);
  const isList = Array.isArray(value) || value instanceof Set;
  const parts: string[] = [];
  let length = 0;
  for (const [name, one] of entries) {
    const text = Array.isArray(one)
      ? `[${one.length}]`
      : typeof one === "object" && one !== null
        ? "{…}"
        : describe(one, []).text;
    const part = isList ? text : `${name}: ${text}`;
    length += part.length;
    if (length > 100) {
      parts.push("…");
      break;
    }
    parts.push(part);
  }
  const inside = parts.join(", ");
  const name = ["Object", "Array"].includes(tag) ? "" : `${tag} `;
  return isList ? `${name}[${inside}]` : inside === "" ? `${name}{}` : `${name}{ ${inside} }`;
}
