import { forms } from "../../../src/generated/forms.ts";
import type { Address, Guarantor } from "../../../src/generated/types.ts";
import { states } from "../../catalog/geo/states.ts";
import { parseDate, toIso } from "../../kernel/time.ts";
import { ServiceError, type ValidationIssue } from "../service-error.ts";
import type { World } from "../world.ts";

/** A rule for a text. Rules apply in order; only the first broken rule is reported. */
export interface TextRule {
  /** Short, stable name. A 422 response contains it in `ctx.rule`. */
  readonly rule: string;
  /** What the text must be, as the end of a sentence that starts with the field name. */
  readonly requirement: string;
  readonly test: (text: string) => boolean;
}

/** Names a fault of a text. Without a test, it names every fault that the ones before it do not. */
type Fault = Omit<TextRule, "test"> & Partial<TextRule>;

/** Builds the rules of a form in spec/forms.yaml. The form decides whether a text is accepted, and the faults say what is wrong. */
export function buildFormRules(
  name: Exclude<keyof typeof forms, "time">,
  ...faults: readonly Fault[]
): readonly TextRule[] {
  const { pattern = "", maxLength = Infinity }: { pattern?: string; maxLength?: number } = forms[name];
  const form = new RegExp(pattern, "u");
  // A text has no more code points than code units, so most texts are not counted.
  const isShort = (text: string) => text.length <= maxLength || Array.from(text).length <= maxLength;
  const fits = (text: string): boolean => isShort(text) && form.test(text);
  return faults.map(({ test = () => false, ...fault }) => ({
    ...fault,
    test: (text) => fits(text) || test(text),
  }));
}

export function findBrokenRule(rules: readonly TextRule[], text: string): TextRule | undefined {
  return rules.find(({ test }) => !test(text));
}

/** The rules of a field: of a text, of each item of a list, or of the fields of an object. The schema has checked anything else. */
type FieldRules<Value> = Value extends string | number | boolean
  ? readonly TextRule[]
  : Value extends readonly (infer Item)[]
    ? FieldRules<Item>
    : ObjectRules<Value>;

/** The rules of the fields of an object, or a function that chooses them. */
export type ObjectRules<Value> =
  | { readonly [Name in keyof Value]-?: FieldRules<NonNullable<Value[Name]>> }
  | ((value: Value) => { readonly [Name in keyof Value]-?: FieldRules<NonNullable<Value[Name]>> });

/** What remains of a value after absent fields have become null. */
export type Read<Value> = Value extends string | number | boolean | null
  ? Value
  : Value extends readonly (infer Item)[]
    ? readonly Read<Item>[]
    : { [Name in keyof Value]-?: Read<Exclude<Value[Name], undefined>> | AbsentAsNull<Value[Name]> };

type AbsentAsNull<Value> = undefined extends Value ? null : never;

/** Path of a value in a request. */
export type Location = readonly (string | number)[];

/** Collects the issues of one request, so that the error reports all of them. */
export class IssueCollector {
  readonly #issues: ValidationIssue[] = [];

  /** Adds an issue. The message names the field and the rule, never the value. */
  add(loc: Location, { rule, requirement }: Pick<TextRule, "rule" | "requirement">, input: unknown): void {
    const error = `${loc.findLast((step) => typeof step === "string") ?? "the request"} ${requirement}`;
    this.#issues.push({
      type: "value_error",
      loc,
      msg: `Value error, ${error}`,
      input,
      ctx: { error, rule },
    });
  }

  /** Trims a text and checks it against rules. Adds an issue for the first broken rule. */
  readText(loc: Location, value: string, rules: readonly TextRule[]): string {
    const text = value.trim();
    const broken = findBrokenRule(rules, text);
    if (broken !== undefined) this.add(loc, broken, value);
    return text;
  }

  /** Reads the fields of an object that have rules, in their order: trims texts and checks them. Absent fields become null. */
  readFields<Value extends object>(loc: Location, value: Value, rules: ObjectRules<Value>): Read<Value> {
    const table = typeof rules === "function" ? rules(value) : rules;
    const fields: Record<string, unknown> = {};
    for (const [name, rule] of Object.entries(table))
      fields[name] = this.#readField([...loc, name], Reflect.get(value, name), rule);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The rules name every field of the type.
    return fields as Read<Value>;
  }

  #readField(loc: Location, value: unknown, rules: unknown): unknown {
    if (value == null) return null;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The type of the rules follows that of the value.
    if (typeof value === "string") return this.readText(loc, value, rules as readonly TextRule[]);
    if (Array.isArray(value))
      return value.map((item, index) => this.#readField([...loc, index], item, rules));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The type of the rules follows that of the value.
    return typeof value === "object" ? this.readFields(loc, value, rules as ObjectRules<object>) : value;
  }

  /**
   * Throws ServiceError 422 with all issues, if there are any.
   */
  throwIfAny(): void {
    if (this.#issues.length > 0) throw new ServiceError(422, this.#issues);
  }
}

/** For fields that the schema checks completely. */
export const noRules: readonly TextRule[] = [];

/** Rules for texts without a format that must not be empty. */
export const notEmptyRules = buildFormRules("present", {
  rule: "not_empty",
  requirement: "must not be empty",
});

/** Builds the rules for values of an enumeration. They check values that tests set; the schema checks requests. */
export function buildEnumRules(values: readonly string[]): readonly TextRule[] {
  return [
    {
      rule: "enum",
      requirement: `must be one of ${values.join(", ")}`,
      test: (text) => values.includes(text),
    },
  ];
}

const { maxLength } = forms.name;

/** Rules for names that labs print on labels and requisitions. */
export const nameRules = buildFormRules(
  "name",
  { rule: "not_empty", requirement: "must not be empty", test: (name) => name !== "" },
  {
    rule: "max_length",
    requirement: `must have at most ${maxLength} characters`,
    test: (name) => name.length <= maxLength,
  },
  {
    rule: "first_character",
    requirement: "must start with an unaccented letter or a digit",
    test: (name) => /^[a-z\d]/i.test(name),
  },
  {
    rule: "characters",
    requirement:
      "must contain only unaccented letters, digits, hyphens, periods, commas, apostrophes and spaces",
    test: (name) => /^[a-z\d\-.,' ]*$/i.test(name),
  },
  { rule: "single_spaces", requirement: "must have only single spaces between its parts" },
);

const extractDigits = (phone: string): string => phone.replaceAll(/\D/g, "");

/**
 * Parses the area code of a US telephone number. US numbers start with +1, or have no + and ten digits, or no + and eleven
 * digits that start with 1. Returns undefined for other numbers.
 */
export function parseAreaCode(phone: string): string | undefined {
  const digits = extractDigits(phone);
  if (phone.startsWith("+")) return digits.startsWith("1") ? digits.slice(1, 4) : undefined;
  if (digits.length === 10) return digits.slice(0, 3);
  return digits.length === 11 && digits.startsWith("1") ? digits.slice(1, 4) : undefined;
}

/** Rules for telephone numbers that labs accept. */
export const phoneRules = buildFormRules(
  "phone",
  {
    rule: "characters",
    requirement:
      "must contain only digits, spaces, parentheses, hyphens, periods and slashes, and a + only at the start",
    test: (phone) => /^\+?[\d ().\-/]*$/.test(phone),
  },
  {
    rule: "digits",
    requirement: "must have 10 to 15 digits",
    test: (phone) => {
      const { length } = extractDigits(phone);
      return length >= 10 && length <= 15;
    },
  },
  { rule: "area_code", requirement: "must not have a US area code that starts with 0 or 1" },
);

/** Rules for e-mail addresses that tests set. The schema of requests is stricter. */
export const emailRules: readonly TextRule[] = [
  {
    rule: "email",
    requirement: "must be an e-mail address",
    test: (text) => /^[^\s@]+@[^\s@]+$/.test(text),
  },
];

/** The two-letter codes of all states, territories and military addresses. */
export const stateCodes: ReadonlySet<string> = new Set(states.map(({ code }) => code));

/**
 * Rules for the state of an address in the United States: the fifty states, the federal district, the territories and the
 * military codes. Labs and plans decide which of them they serve.
 */
export const stateRules = buildFormRules("state", {
  rule: "state_code",
  requirement: `must be the two capital letters of a state: ${[...stateCodes].join(", ")}`,
});

/**
 * Checks the state of an address in the United States. Throws ServiceError 422 when it does not exist.
 */
export function checkState(loc: Location, state: string): void {
  const issues = new IssueCollector();
  issues.readText(loc, state, stateRules);
  issues.throwIfAny();
}

export const zipRules = buildFormRules("zip", {
  rule: "zip_format",
  requirement: "must be five digits, optionally with a hyphen and four more digits",
});

export const noteRules = buildFormRules("notes", {
  rule: "max_length",
  requirement: `must have at most ${forms.notes.maxLength} characters`,
});

export function isUnitedStates(country: string): boolean {
  return ["US", "USA"].includes(country.toUpperCase());
}

export function buildBirthDateRules(world: World): readonly TextRule[] {
  const today = toIso(world.now()).slice(0, "YYYY-mm-dd".length);
  return [
    {
      rule: "date",
      requirement: "must be a date in the form YYYY-mm-dd",
      test: (dob) => parseDate(dob) !== null,
    },
    { rule: "not_in_future", requirement: "must not be in the future", test: (dob) => dob <= today },
  ];
}

/** Rules for the lines of an address. Those of the United States have states and zip codes that are known. */
export function buildAddressRules({ country }: { readonly country: string }) {
  const inUnitedStates = isUnitedStates(country.trim());
  return {
    first_line: notEmptyRules,
    second_line: noRules,
    city: notEmptyRules,
    state: inUnitedStates ? stateRules : notEmptyRules,
    zip: inUnitedStates ? zipRules : notEmptyRules,
    country: notEmptyRules,
  };
}

/** Rules for the address of an insured person or a guarantor. */
export const buildPostalAddressRules = (address: { readonly country: string }) =>
  ({ ...buildAddressRules(address), access_notes: noteRules }) satisfies ObjectRules<Address>;

export const guarantorRules: ObjectRules<Guarantor> = {
  first_name: nameRules,
  last_name: nameRules,
  address: buildPostalAddressRules,
  phone_number: phoneRules,
  email: noRules,
  household_income: noRules,
  household_size: noRules,
};
