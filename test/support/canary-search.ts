import { format, inspect } from "node:util";
import { stringify } from "@vitest/utils/display";
import { serializeError } from "@vitest/utils/error";

/** Every planted text contains it. No word of the package does. */
const MARK = "xcanary";
/** What all forms of the mark share, in bytes. The names of these test files contain it as text. */
const SHARED = "canary";

/** Planted credentials. */
export const canaryKey = "sk_us_xcanarykey0471";
export const canaryToken = "xcanarytoken.0472";

/** Forms of planted values of a person. None looks like the name of a field or of a rule. */
export const canaryForms: readonly ((number: number) => string)[] = [
  (number) => `Zoë Xcanary-${number}`,
  (number) => `xcanary.${number}@mail.example`,
];

const bytes = Array.from(new TextEncoder().encode(SHARED));
const toHex = (byte: number): string => byte.toString(16);
/** The mark in base64 at each offset, without the characters that depend on its neighbors. */
const inBase64 = ["Y2FuYXJ5", "NhbmFye", "jYW5hcn"];
const plain = new RegExp(
  [MARK, bytes.map(toHex).join(" ?"), bytes.join(String.raw`,\s*(?:"\d+":\s*)?`), "918.?273.?645"].join("|"),
  "i",
);
const encoded = new RegExp(inBase64.join("|"));

/** Finds a planted value in a text: as it is, in base64, or as the bytes of a printed buffer. Returns it with what is around it. */
export function findCanary(text: string): string | null {
  const at = Math.max(text.search(plain), text.search(encoded));
  return at < 0 ? null : text.slice(Math.max(0, at - 80), at + 60);
}

/** Writes a value in every way in which programs and reports of tests print one. Jest prints values as Vitest does. */
export function print(value: unknown): string {
  const texts = [
    inspect(value, { depth: 12, showHidden: true, getters: true, maxStringLength: null }),
    inspect(value, { depth: 12, showHidden: true, customInspect: false, maxStringLength: null }),
    // As node:assert prints what it compares.
    inspect(value, { depth: 12, getters: true, customInspect: false, maxStringLength: null }),
    format("%s %o %O %j", value, value, value, value),
    String(value),
    toJson(value),
    toJson(copy(value)),
    toJson(serializeError(value)),
    stringify(value, 12, { maxLength: Infinity }),
  ];
  return texts.join("\n");
}

/** Prints an error with its message, stack, causes and own fields. */
export function printError(error: unknown): string {
  const texts = [print(error)];
  for (
    let each: unknown = error, depth = 0;
    each instanceof Error && depth < 10;
    each = each.cause, depth += 1
  ) {
    texts.push(
      each.name,
      each.message,
      each.stack ?? "",
      toJson(copy(each)),
      inspect(Object.assign({}, each)),
    );
    // A getter on the prototype is read on purpose only.
    for (const name of Reflect.ownKeys(each)) texts.push(String(name), inspect(Reflect.get(each, name)));
  }
  return texts.join("\n");
}

function toJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? "";
  } catch {
    return "";
  }
}

function copy(value: unknown): unknown {
  try {
    return structuredClone(value);
  } catch {
    return null;
  }
}
