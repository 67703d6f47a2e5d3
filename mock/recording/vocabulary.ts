import { operations } from "../../src/generated/operations.ts";
import { strict } from "../../src/generated/schemas/strict.ts";
import * as enums from "../../src/generated/enums.ts";
import { getAnalytesByName } from "../catalog/labs/analytes.ts";
import { getLabsById } from "../catalog/labs/labs.ts";
import { getProviders } from "../catalog/providers.ts";
import { buildOnce } from "../kernel/build-once.ts";
import { listFields } from "./schema-places.ts";

const split = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Fields that hold a name of the service and not of a person, where the OpenAPI document allows any text. */
const NAME_FIELDS = split(
  `error_type lab_slug loc provider result_type slug source_slug sport status type unit units`,
);

/** Numbers that count, page or limit. All others are values or ids. */
const COUNT_FIELDS = split(`limit offset page page_size pages radius sequence size total`);

/** Fields for dates, with or without a time, where the OpenAPI document allows any text. None holds a birth date. */
export const DATE_FIELDS =
  split(`date_collected date_received date_reported end_date start_date updated_end_date
  updated_start_date`);

/** Types of validation issues, which the OpenAPI document leaves open. */
const ISSUE_TYPES =
  split(`date_from_datetime_parsing date_parsing datetime_parsing extra_forbidden greater_than_equal
  int_parsing int_type json_invalid less_than_equal missing string_pattern_mismatch
  string_too_long string_too_short string_type uuid_parsing value_error`);

/** The names of fields and parameters that the OpenAPI document declares anywhere. */
export const getFieldNames = buildOnce((): ReadonlySet<string> => {
  const parameters = Object.values(operations).flatMap(({ path, query }) => [...path, ...query]);
  return new Set([
    "body",
    "path",
    "query",
    "header",
    ...parameters.map(({ name }) => name),
    ...listFields(Object.values(strict).map((build) => build())),
  ]);
});

/** The words of the package, which are public: values of enums, names of fields, and names in its catalogs. None comes from a recording. */
export const getWords = buildOnce((): ReadonlySet<unknown> => {
  return new Set<unknown>([
    ...Object.values(enums).flat(),
    ...getFieldNames(),
    ...ISSUE_TYPES,
    ...getProviders().map(({ slug }) => slug),
    ...[...getLabsById().values()].map(({ slug }) => slug),
    ...[...getAnalytesByName().values()].map(({ unit }) => unit ?? ""),
  ]);
});

/** Returns whether a text in a field is a public name that can be recorded as it is. */
export function isPublicName(field: string, text: string): boolean {
  return NAME_FIELDS.has(field) && getWords().has(text);
}

/** The largest count that is recorded as it is. A larger number could be an id or a phone number. */
const MAX_COUNT = 1_000_000;

/** Returns whether a number in a declared field is a count that can be recorded as it is. */
export function isCount(field: string, value: number): boolean {
  return COUNT_FIELDS.has(field) && Number.isInteger(value) && value >= 0 && value <= MAX_COUNT;
}

/** Returns whether a field holds passwords, tokens or codes, by its name. Zip codes keep their format. */
export function isSecretField(field: string): boolean {
  return /passw|secret|token|(?<!zip_?)code|key|username|mfa/i.test(field);
}
