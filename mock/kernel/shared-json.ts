const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** JSON as UTF-8. Nobody may change the bytes, because other responses have the same. */
export class JoinedJson {
  readonly bytes: Uint8Array;
  /** Length of the text. */
  readonly characters: number;

  constructor(bytes: Uint8Array, characters: number) {
    this.bytes = bytes;
    this.characters = characters;
  }

  /** Decodes the JSON. The text is not kept. */
  readText(): string {
    return decoder.decode(this.bytes);
  }
}

/** Frozen values that responses share, each with its JSON; null until the JSON is needed. */
const shared = new WeakMap<object, JoinedJson | null>();

/**
 * Returns a frozen copy of plain JSON. Responses may share it: nobody can change it, and it is serialized once ("The same list of 50
 * orders at a port" in docs/performance.md). Parts that are shared already are not copied.
 */
export function shareJson<Value extends object>(value: Value): Value {
  if (shared.has(value)) return value;
  const copy = copyFrozen(value) as Value;
  shared.set(copy, null);
  return copy;
}

function copyFrozen(value: unknown): unknown {
  if (typeof value !== "object" || value === null || shared.has(value)) return value;
  if (Array.isArray(value)) return Object.freeze(value.map(copyFrozen));
  return Object.freeze(
    Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, copyFrozen(inner)])),
  );
}

export function isSharedJson(value: unknown): value is object {
  return typeof value === "object" && value !== null && shared.has(value);
}

/** Serializes a JSON value: to bytes when it is shared or has a list of shared values in a field, or else to a text. */
export function encodeJson(value: unknown): string | JoinedJson {
  if (isSharedJson(value)) return encodeShared(value);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return JSON.stringify(value);
  if (!Object.values(value).some(isSharedList)) return JSON.stringify(value);
  return joinFields(Object.entries(value).filter(([, field]) => field !== undefined));
}

function encodeShared(value: object): JoinedJson {
  const known = shared.get(value);
  if (known) return known;
  const json = encodeText(JSON.stringify(value));
  shared.set(value, json);
  return json;
}

const encodeText = (text: string): JoinedJson => new JoinedJson(encoder.encode(text), text.length);

function isSharedList(value: unknown): value is readonly object[] {
  return Array.isArray(value) && value.length > 0 && value.every(isSharedJson);
}

type Field = readonly [name: string, value: unknown];

/** The last lists, which callers that poll read again and again. */
const recent: { readonly fields: readonly Field[]; readonly joined: JoinedJson }[] = [];
const RECENT = 4;

function joinFields(fields: readonly Field[]): JoinedJson {
  const known = recent.find((one) => haveSameFields(one.fields, fields));
  if (known !== undefined) return known.joined;
  const parts: JoinedJson[] = [];
  const addText = (text: string): void => void parts.push(encodeText(text));
  fields.forEach(([name, field], index) => {
    addText(`${index === 0 ? "{" : ","}${JSON.stringify(name)}:`);
    if (!isSharedList(field)) return addText(JSON.stringify(field));
    field.forEach((each, at) => parts.push(at === 0 ? OPEN : COMMA, encodeShared(each)));
    addText("]");
  });
  addText("}");
  const joined = concatenate(parts);
  recent.unshift({ fields: fields.map(([name, field]) => [name, copyList(field)]), joined });
  recent.length = Math.min(recent.length, RECENT);
  return joined;
}

const OPEN = encodeText("[");
const COMMA = encodeText(",");

/** Copies a list of shared values, because its owner may change the list. */
const copyList = (field: unknown): unknown => (Array.isArray(field) ? [...field] : field);

/** Compares by identity. A shared value never changes, and an object that is not shared is the same as no other. */
function haveSameFields(some: readonly Field[], others: readonly Field[]): boolean {
  return (
    some.length === others.length &&
    some.every(([name, field], index) => {
      const [otherName, other] = others[index]!;
      return (
        name === otherName &&
        (isSharedList(other) ? areSameLists(field, other) : isSamePrimitive(field, other))
      );
    })
  );
}

function areSameLists(some: unknown, others: readonly object[]): boolean {
  return (
    Array.isArray(some) &&
    some.length === others.length &&
    others.every((each, index) => each === some[index])
  );
}

const isSamePrimitive = (one: unknown, other: unknown): boolean =>
  (typeof one !== "object" || one === null) && Object.is(one, other);

function concatenate(parts: readonly JoinedJson[]): JoinedJson {
  const whole = new Uint8Array(parts.reduce((sum, { bytes }) => sum + bytes.length, 0));
  let at = 0;
  for (const { bytes } of parts) {
    whole.set(bytes, at);
    at += bytes.length;
  }
  return new JoinedJson(
    whole,
    parts.reduce((sum, { characters }) => sum + characters, 0),
  );
}
