import { operations, type OperationId } from "../../src/generated/operations.ts";
import { strictOperations } from "../../src/generated/schemas/strict.ts";
import type { Pseudonyms } from "./pseudonyms.ts";
import {
  accepts,
  createPlace,
  declaresField,
  getField,
  getItems,
  isDatePlace,
  isListed,
  isNumeric,
  isOpen,
  type Place,
  type Schema,
} from "./schema-places.ts";
import { DATE_FIELDS, getWords, isCount, isPublicName, isSecretField } from "./vocabulary.ts";

/** The place of a value: the schemas that the document allows there, and the nearest field name. */
interface Position {
  readonly place: Place;
  readonly field: string;
  /** Whether the document declares the field by its name. */
  readonly isDeclared: boolean;
  /** Whether a date here is a birth date. */
  readonly isBirth: boolean;
  /** Whether a text here is a password, a token or a code. */
  readonly isSecret: boolean;
}

/** A value of a query: one text, or several of the same name. */
export type Query = Readonly<Record<string, readonly string[]>>;

/**
 * Replaces the data of requests and responses by pseudonyms. It keeps what the OpenAPI document lists: field names, enum values,
 * booleans, nulls, counts and public names. It omits fields that the document does not declare, and what validation issues repeat of
 * the request.
 */
export class Redactor {
  readonly #pseudonyms: Pseudonyms;

  constructor(pseudonyms: Pseudonyms) {
    this.#pseudonyms = pseudonyms;
  }

  path(operation: OperationId, values: Readonly<Record<string, string>>): Record<string, string> {
    const position = createPosition(strictOperations[operation].path());
    return mapEntries(Object.entries(values), (name, value) => this.#parameter(position, name, value));
  }

  /** Replaces query parameters. Omits those that the operation does not declare. */
  query(operation: OperationId, search: string): Query {
    const position = createPosition(strictOperations[operation].query());
    const given = new URLSearchParams(search);
    const declared = operations[operation].query.filter(({ name }) => given.has(name));
    const entries = declared.map(({ name }) => [name, given.getAll(name)] as const);
    return mapEntries(entries, (name, values) =>
      values.map((value) =>
        value
          .split(",")
          .map((one) => this.#parameter(position, name, one))
          .join(","),
      ),
    );
  }

  /** Replaces the JSON body of a request. */
  requestBody(operation: OperationId, body: unknown): unknown {
    return this.#value(body, createPosition(strictOperations[operation].body()));
  }

  /** Replaces the JSON body of a response. */
  responseBody(
    operation: OperationId,
    status: number,
    path: Readonly<Record<string, string>>,
    body: unknown,
  ): unknown {
    const { response } = strictOperations[operation];
    // The document declares the same errors for every operation. Read another error like them.
    const schema = response(status, path) ?? (status >= 400 ? response(400, path) : null);
    return this.#value(body, createPosition(schema));
  }

  #parameter(parameters: Position, name: string, value: string): string {
    const position = enterField(parameters, name);
    const own = { ...position, place: [...position.place, ...getItems(position.place)] };
    if (isNumeric(own.place) && /^-?\d+(\.\d+)?$/.test(value))
      return String(this.#number(Number(value), own));
    return /^(true|false)$/.test(value) ? value : this.#text(value, own);
  }

  #value(value: unknown, position: Position): unknown {
    if (typeof value === "string") return this.#text(value, position);
    if (typeof value === "number") return this.#number(value, position);
    if (Array.isArray(value)) {
      const items = { ...position, place: getItems(position.place) };
      return value.map((item) => this.#value(item, items));
    }
    if (typeof value === "object" && value !== null) return this.#object(value, position);
    return typeof value === "boolean" ? value : null;
  }

  #object(value: object, position: Position): object {
    const { place } = position;
    const entries = Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
      if (ECHO_FIELDS.has(name)) return [];
      const isDeclared = declaresField(place, name);
      // A map has names of its own. Where the document allows anything, so has each object.
      if (!isDeclared && getField(place, name) === null && !isOpen(place)) return [];
      const key = isDeclared || getWords().has(name) ? name : this.#pseudonyms.text(name);
      return [[key, this.#value(inner, enterField(position, name))]];
    });
    return Object.fromEntries(entries);
  }

  #text(text: string, { place, field, isDeclared, isBirth, isSecret }: Position): string {
    if (isListed(place, text) || isPublicName(field, text)) return text;
    return this.#pseudonyms.text(text, {
      isSecret,
      // Any other date may be a birth date that the service repeats.
      isDate: (hasTime) => !isBirth && isDeclared && (isDatePlace(place, hasTime) || DATE_FIELDS.has(field)),
      accepts: (pseudonym) => accepts(place, pseudonym),
    });
  }

  #number(value: number, { place, field, isDeclared }: Position): number {
    if (isDeclared && isCount(field, value)) return value;
    return this.#pseudonyms.number(value, (pseudonym) => accepts(place, pseudonym));
  }
}

/** Fields of a validation issue that repeat the request: a birth date, a number or a password. */
const ECHO_FIELDS: ReadonlySet<string> = new Set(["input", "ctx"]);

function mapEntries<From, To>(
  entries: readonly (readonly [name: string, value: From])[],
  map: (name: string, value: From) => To,
): Record<string, To> {
  return Object.fromEntries(entries.map(([name, value]) => [name, map(name, value)]));
}

function createPosition(schema: Schema | null | undefined): Position {
  const place = createPlace(schema);
  return { place, field: "", isDeclared: false, isBirth: false, isSecret: false };
}

function enterField({ place, isBirth, isSecret }: Position, name: string): Position {
  return {
    place: getField(place, name) ?? [],
    field: name,
    isDeclared: declaresField(place, name),
    isBirth: isBirth || /birth|dob/i.test(name),
    isSecret: isSecret || isSecretField(name),
  };
}
