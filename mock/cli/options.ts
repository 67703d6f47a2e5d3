import { parseArgs } from "node:util";
import { hasCredentials, isHttpUrl } from "../domain/webhooks/endpoint-values.ts";
import { ORIGIN, parseOrigin } from "../http/cors.ts";
import { suggestName } from "../kernel/spelling.ts";
import { toUsageError, UsageError } from "./usage.ts";

/** Reads the text of an option or a variable. Throws UsageError with its name when it is invalid. */
type Reader<Value> = (text: string, name: string) => Value;

/** The reader of each option. An option that may be repeated has it in a list; null is an option without a value. */
type OptionTable = Readonly<Record<string, Reader<unknown> | readonly [Reader<unknown>] | null>>;

/** The values of the options that a command line has. */
export type OptionValues<Table extends OptionTable> = {
  readonly [Name in keyof Table]?: Table[Name] extends Reader<infer Value>
    ? Value
    : Table[Name] extends readonly [Reader<infer Value>]
      ? readonly Value[]
      : true;
};

/** Parses a command line. With --help, reads no other option. */
export function parseOptions<const Table extends OptionTable>(args: readonly string[], table: Table) {
  const options = Object.entries(table).map(([name, reader]) => {
    const short = name === "help" ? { short: "h" } : {};
    return [name, { type: reader === null ? "boolean" : "string", multiple: true, ...short }] as const;
  });
  const { values: given, positionals } = parse(args, Object.fromEntries(options));
  const read = Object.entries(given["help"] === undefined ? given : { help: [true] }).map(([name, texts]) => {
    const reader = table[name] ?? null;
    const values = texts ?? [];
    if (Array.isArray(reader)) return [name, values.map((text) => reader[0](text, `--${name}`))];
    if (values.length > 1) throw new UsageError(`--${name} is given twice.`);
    return [name, typeof reader === "function" ? reader(String(values[0]), `--${name}`) : true];
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The table has the reader of each name.
  return { values: Object.fromEntries(read) as OptionValues<Table>, positionals };
}

interface ParsedOption {
  readonly type: "string" | "boolean";
  readonly multiple: true;
}

function parse(args: readonly string[], options: Readonly<Record<string, ParsedOption>>) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (cause) {
    throw toUsageError(cause, options);
  }
}

/** Creates a reader; `parse` returns null for a text that is invalid, and `must` says what it must be. */
const reading =
  <Value>(parse: (text: string) => Value | null, must: string): Reader<Value> =>
  (text, name) => {
    const value = parse(text);
    if (value !== null) return value;
    throw new UsageError(`${name} must ${must}.`);
  };

/** Creates a reader of a text with a form; `must` says what it must be. */
export const matching = (form: RegExp, must: string): Reader<string> =>
  reading((text) => (form.test(text) ? text : null), `be ${must}`);

export const readText = reading((text) => text || null, "not be empty");

export const readNumber = (
  form: RegExp,
  isValid: (number: number) => boolean,
  must: string,
): Reader<number> =>
  reading((text) => (form.test(text) && isValid(Number(text)) ? Number(text) : null), `be ${must}`);

export const readChoice =
  <const Value extends string>(...values: readonly Value[]): Reader<Value> =>
  (text, name) => {
    const found = values.find((value) => value === text);
    if (found !== undefined) return found;
    const list = `${values.slice(0, -1).join(", ")} or ${values.at(-1)}`;
    throw new UsageError(`${name} must be ${list}.${suggestName(text, values)}`);
  };

export const readOrigin = reading(parseOrigin, `be ${ORIGIN}`);

/** Creates a reader of a URL; `hint` says where a password belongs. */
export const address =
  (hint = ""): Reader<string> =>
  (text, name) => {
    if (!isHttpUrl(text)) throw new UsageError(`${name} must be an http or https URL.`);
    if (!hasCredentials(text)) return text;
    throw new UsageError(`${name} must not contain a user name or password.${hint}`);
  };
