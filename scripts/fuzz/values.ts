import type { Random } from "../../mock/kernel/random.ts";
import { resolve, type Schema } from "./document.ts";

/** Fields that belong together, such as a user, its order and the lab test of the order. */
export type Subject = Readonly<Record<string, string>>;

/** Values of fields that requests use again, so that they reach existing rows: of responses, and of a chosen subject. */
export class KnownValues {
  readonly #random: Random;
  readonly #values = new Map<string, unknown[]>();
  #subject: Subject = {};

  constructor(random: Random) {
    this.#random = random;
  }

  /** Chooses the subject of the next request. */
  focus(subject: Subject): void {
    this.#subject = subject;
  }

  /**
   * Remembers the texts and numbers of a response.
   *
   * @param owner - what has the field `id` of the response, such as `order`
   * @param area - of the operation, such as `psc`; keys of appointments belong to one area
   */
  remember(body: unknown, owner: string, area = ""): void {
    if (Array.isArray(body)) {
      for (const item of body) this.remember(item, owner, area);
      return;
    }
    if (typeof body !== "object" || body === null) return;
    for (const [name, value] of Object.entries(body)) {
      if (typeof value === "string" || typeof value === "number")
        this.#add(name === "id" ? `${owner}_id` : name === "booking_key" ? `${area}.${name}` : name, value);
      else this.remember(value, name.replace(/s$/, ""), area);
    }
  }

  /** Returns a known value of a field, or undefined. */
  pick(name: string): unknown {
    const names = [name, synonyms[name] ?? ""];
    const own = names.map((each) => this.#subject[each]).find((value) => value !== undefined);
    if (own !== undefined && this.#random.chance(0.9)) return own;
    const values = names.map((each) => this.#values.get(each)).find((list) => list !== undefined);
    return values === undefined ? undefined : this.#random.pick(values);
  }

  #add(name: string, value: string | number): void {
    const values = this.#values.get(name) ?? [];
    this.#values.set(name, values);
    if (values.length < 60) values.push(value);
    else values[this.#random.int(0, values.length - 1)] = value;
  }
}

/** Fields that have the values of a field with another name. */
const synonyms: Readonly<Record<string, string>> = {
  transaction_id: "order_transaction_id",
  order_transaction_id: "transaction_id",
  order_ids: "order_id",
  lab_test_ids: "lab_test_id",
  marker_ids: "marker_id",
  provider_ids: "provider_id",
  provider: "slug",
  zip_code: "zip",
  next_cursor: "next",
  cursor: "next",
  lab: "slug",
  labs: "lab_id",
  lab_slug: "slug",
  site_codes: "site_code",
  cancellationReasonId: "cancellation_reason_id",
};

/** Texts that break careless code. */
export const HOSTILE_TEXTS: readonly string[] = [
  "",
  " ",
  "\0",
  "\u202Eabc",
  "🩸",
  "\uD800",
  "a".repeat(5_000),
  "../../etc/passwd",
  "%00",
  "%zz",
  "<script>alert(1)</script>",
  "' OR 1=1 --",
  "${7*7}",
  "__proto__",
  "constructor",
  "null",
  "NaN",
  "-1",
  "1e999",
  "0x10",
  "9007199254740993",
  "2026-02-30",
  "2026-13-01T25:61:61Z",
  "0000-00-00",
  "true",
  "[]",
  "{}",
];

/** Values of wrong types and at the limits of types. */
const HOSTILE_VALUES: readonly unknown[] = [
  ...HOSTILE_TEXTS,
  null,
  true,
  false,
  0,
  -1,
  0.5,
  1e308,
  -1e308,
  Number.MAX_SAFE_INTEGER,
  2 ** 31,
  [],
  {},
  [[]],
  [null],
  { a: { b: {} } },
  Array.from({ length: 200 }, (_, index) => index),
  JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'),
];

const DAY = 86_400_000;

/** Builds values that match schemas of the OpenAPI document. */
export class Values {
  readonly #random: Random;
  readonly #known: KnownValues;
  readonly #now: () => number;

  constructor(random: Random, known: KnownValues, now: () => number) {
    this.#random = random;
    this.#known = known;
    this.#now = now;
  }

  /** Builds a value of a field. */
  build(raw: Schema, name: string, depth = 0): unknown {
    const schema = resolve(raw);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum !== undefined) return this.#random.pick(schema.enum);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices !== undefined) {
      const present = choices.filter((each) => each.type !== "null");
      const isNull = present.length < choices.length && this.#random.chance(0.15);
      if (isNull) return null;
      // Beside an enumeration, the other form is often wider than what the service accepts.
      const listed = present.find((each) => resolve(each).enum !== undefined);
      return this.build(
        listed && this.#random.chance(0.7) ? listed : this.#random.pick(present),
        name,
        depth,
      );
    }
    if (schema.allOf !== undefined)
      return schema.allOf.reduce<unknown>((built, part) => {
        const value = this.build(part, name, depth);
        return typeof built === "object" && typeof value === "object" ? { ...built, ...value } : value;
      }, {});
    const types = typeof schema.type === "string" ? [schema.type] : (schema.type ?? ["object"]);
    const present = types.filter((each) => each !== "null");
    const type =
      present.length < types.length && this.#random.chance(0.15) ? "null" : this.#random.pick(present);
    if (type === "null") return null;
    if (type === "array") return this.#buildArray(schema, name, depth);
    if (type === "object") return this.#buildObject(schema, depth);
    const known = this.#random.chance(0.85) ? this.#known.pick(name) : undefined;
    if (typeof known === type || (type === "integer" && Number.isInteger(known))) return known;
    if (type === "boolean") return this.#random.chance(0.5);
    if (type === "integer" || type === "number") return this.#buildNumber(schema);
    return this.#buildText(schema, name);
  }

  /** Returns a copy of an example whose ids and keys are those of existing rows. */
  fillExample(example: unknown, name = ""): unknown {
    if (Array.isArray(example)) return example.map((item) => this.fillExample(item, name));
    if (typeof example === "object" && example !== null)
      return Object.fromEntries(
        Object.entries(example).map(([field, value]) => [field, this.fillExample(value, field)]),
      );
    if (!/_?ids?$|_key$/i.test(name)) return example;
    return this.#known.pick(name) ?? example;
  }

  #buildArray(schema: Schema, name: string, depth: number): unknown[] {
    const least = schema.minItems ?? 0;
    const length = depth > 6 ? least : this.#random.int(least, least + 2);
    return Array.from({ length }, () => this.build(schema.items ?? {}, name, depth + 1));
  }

  #buildObject(schema: Schema, depth: number): object {
    const required = new Set(schema.required);
    const chance = depth > 4 ? 0.1 : 0.6;
    const names = Object.keys(schema.properties ?? {});
    return Object.fromEntries(
      names
        .filter((name) => required.has(name) || this.#random.chance(chance))
        .map((name) => [name, this.build(schema.properties?.[name] ?? {}, name, depth + 1)]),
    );
  }

  #buildNumber({ minimum = 0, maximum = minimum + 100 }: Schema): number {
    return this.#random.int(minimum, Math.min(maximum, minimum + 100));
  }

  #buildText({ format, maxLength = 40 }: Schema, name: string): string {
    if (format === "uuid")
      return `00000000-0000-4000-8000-${this.#random.int(0, 0xffffff).toString(16).padStart(12, "0")}`;
    if (format === "date" || format === "date-time" || /(^|_)(date|dob|at)$/.test(name)) {
      const age = name === "dob" || name === "birth_date" ? this.#random.int(19 * 365, 70 * 365) : 0;
      const instant = new Date(this.#now() + (this.#random.int(-20, 20) - age) * DAY).toISOString();
      return format === "date-time" ? instant : instant.slice(0, 10);
    }
    if (format === "email" || name.includes("email")) return `user-${this.#random.int(1, 99)}@mail.example`;
    if (name.includes("phone")) return `+1202555${String(this.#random.int(100, 199)).padStart(4, "0")}`;
    if (name === "npi") return this.#random.pick(["1234567893", "1003000126", "1679576722"]);
    if (name === "icd_codes" || name === "diagnosis_codes") return this.#random.pick(["E78.5", "I10"]);
    if (name === "state") return this.#random.pick(["AZ", "NY", "CA", "TX"]);
    if (name === "country") return "US";
    if (name.startsWith("zip")) return this.#random.pick(["85004", "10001", "94103", "73301"]);
    if (/time_?zone/.test(name)) return this.#random.pick(["America/Phoenix", "Europe/London"]);
    // Names of persons have no underscore.
    return `${name.replaceAll("_", " ")} ${this.#random.int(1, 9_999)}`.slice(0, maxLength);
  }

  /** Returns a copy of a JSON value with one to three places replaced, removed or added. */
  spoil(value: unknown): unknown {
    let spoiled = value;
    for (let count = this.#random.int(1, 3); count > 0; count -= 1) spoiled = this.#spoilOnce(spoiled, 0);
    return spoiled;
  }

  #spoilOnce(value: unknown, depth: number): unknown {
    const random = this.#random;
    if (Array.isArray(value)) {
      if (value.length === 0 || random.chance(0.2)) return [...value, random.pick(HOSTILE_VALUES)];
      const index = random.int(0, value.length - 1);
      return value.map((item, at) => (at === index ? this.#spoilOnce(item, depth + 1) : item));
    }
    if (typeof value !== "object" || value === null || (depth === 0 && random.chance(0.03)))
      return random.pick(HOSTILE_VALUES);
    const names = Object.keys(value);
    if (names.length === 0 || random.chance(0.15))
      return { ...value, [random.pick(HOSTILE_TEXTS)]: random.pick(HOSTILE_VALUES) };
    const chosen = random.pick(names);
    const entries = Object.entries(value);
    if (random.chance(0.25)) return Object.fromEntries(entries.filter(([name]) => name !== chosen));
    return Object.fromEntries(
      entries.map(([name, item]) => [name, name === chosen ? this.#spoilOnce(item, depth + 1) : item]),
    );
  }
}
