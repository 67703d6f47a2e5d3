import { createIssue, convertIssues, interpreted, MAX_ISSUES } from "../../http/issues.ts";
import type { ValidationIssue } from "../../domain/service-error.ts";
import { findBuiltIn, isData } from "../../kernel/copy-data.ts";
import { suggestName } from "../../kernel/spelling.ts";
import type { Parameter } from "./parameters.ts";
import * as z from "zod";

type ArgumentsReading =
  | { readonly values: readonly unknown[]; readonly issues: null }
  | { readonly values: null; readonly issues: readonly ValidationIssue[] };

/**
 * Reads the arguments of a call from a body: a list in order, or an object by name. An optional argument that is null counts as
 * omitted, because a list can omit only trailing arguments.
 */
export function readBodyArguments(
  parameters: readonly Parameter<unknown>[],
  body: unknown,
): ArgumentsReading {
  const named = nameArguments(parameters, body);
  const known = parameters.map(({ name }) => name);
  const names = known.join(", ") || "none";
  if (named === null) {
    const msg = `Input should be an object of arguments or a list of them, in the order: ${names}`;
    return { values: null, issues: [createIssue("arguments_type", ["body"], msg, null)] };
  }
  const extra = Object.keys(named).filter((name) => !known.includes(name));
  const read = parameters.map((one) => {
    const given = Object.hasOwn(named, one.name) ? named[one.name] : undefined;
    return readArgument(one, one.optional && given === null ? undefined : given);
  });
  const issues = [
    ...extra.slice(0, MAX_ISSUES).map((name) => {
      const hint = suggestName(name, known) || ` Arguments: ${names}.`;
      return createIssue("extra_forbidden", [name], `There is no such argument.${hint}`, null);
    }),
    ...read.flatMap((one) => one.issues),
  ];
  if (issues.length > 0)
    return {
      values: null,
      issues: issues.slice(0, MAX_ISSUES).map((one) => ({ ...one, loc: ["body", ...one.loc] })),
    };
  return { values: read.map((one) => one.value), issues: null };
}

type Named = Readonly<Record<string, unknown>>;

/** Returns arguments by name, or null when the body is neither a list nor an object. */
function nameArguments(parameters: readonly Parameter<unknown>[], body: unknown): Named | null {
  if (Array.isArray(body)) {
    const list: readonly unknown[] = body;
    return Object.fromEntries(list.map((value, index) => [parameters[index]?.name ?? String(index), value]));
  }
  return typeof body === "object" && body !== null ? Object.fromEntries(Object.entries(body)) : null;
}

/** One argument: its parsed value and its issues. Each location begins with the name of the argument. */
interface ArgumentReading {
  readonly value: unknown;
  readonly issues: readonly ValidationIssue[];
}

const nothing: ArgumentReading = { value: undefined, issues: [] };

/** Reads one argument. Undefined means that it is omitted. */
export function readArgument({ name, optional, check }: Parameter<unknown>, given: unknown): ArgumentReading {
  if (given === undefined && optional) return nothing;
  if (given === undefined)
    return { value: undefined, issues: [createIssue("missing", [name], "Field required", null)] };
  const loop = findLoop(given, new Set());
  if (loop !== null) {
    const msg = `Input should be plain data that does not hold itself, of at most ${MAX_DEPTH} levels`;
    return { value: undefined, issues: [createIssue("recursion_loop", [name, ...loop], msg, null)] };
  }
  const result = parse(check, given);
  if (result === null) {
    const error = "the input has more problems than can be listed";
    const issue = createIssue("value_error", [name], `Value error, ${error}`, null, { error });
    return { value: undefined, issues: [issue] };
  }
  if (result.success) {
    const misread = findMisread(given, result.data);
    if (misread === null) return { value: result.data, issues: [] };
    const msg = `Input should be a plain object, not ${/^[AEIOU]/.test(misread.kind) ? "an" : "a"} ${misread.kind}`;
    return { value: undefined, issues: [createIssue("dict_type", [name, ...misread.path], msg, null)] };
  }
  if (given instanceof Promise) {
    const msg = "Input should be a value, not a promise of one: await it first";
    return { value: undefined, issues: [createIssue("promise_type", [name], msg, null)] };
  }
  const issues = convertIssues(result.error.issues.slice(0, MAX_ISSUES), name, given);
  return { value: undefined, issues: issues.map((one) => addSuggestion(check, one)) };
}

/** Parses a value. Returns null when it has so many problems, about 120,000, that the library overflows the stack. */
function parse<Value>(check: z.ZodType<Value>, given: unknown): z.ZodSafeParseResult<Value> | null {
  try {
    return check.safeParse(given, interpreted);
  } catch (thrown) {
    if (thrown instanceof RangeError) return null;
    throw thrown;
  }
}

/** How deeply an argument may be nested. */
const MAX_DEPTH = 100;

/** Returns the path of data that holds itself, or is nested too deeply, up to its fifth step. Objects of classes are not looked into. */
function findLoop(value: unknown, holders: Set<unknown>): string[] | null {
  if (!isData(value)) return null;
  if (holders.has(value) || holders.size >= MAX_DEPTH) return [];
  holders.add(value);
  for (const [name, each] of Object.entries(value)) {
    const path = findLoop(each, holders);
    if (path !== null) return [name, ...path].slice(0, 5);
  }
  holders.delete(value);
  return null;
}

interface Misreading {
  readonly path: readonly string[];
  readonly kind: string;
}

/** Finds a built-in object, such as a Map, which a schema of an object reads as one without fields. */
function findMisread(given: unknown, read: unknown): Misreading | null {
  if (given === read || typeof given !== "object" || given === null || Object(read) !== read) return null;
  const kind = findBuiltIn(given);
  if (kind !== null) return { path: [], kind };
  for (const [name, each] of Object.entries(given)) {
    const found = findMisread(each, Reflect.get(Object(read), name));
    if (found !== null) return { path: [name, ...found.path], kind: found.kind };
  }
  return null;
}

/** Adds a suggestion to an issue whose name or enum value resembles an allowed one. */
function addSuggestion(check: Parameter<unknown>["check"], found: ValidationIssue): ValidationIssue {
  const path = found.loc.slice(1);
  if (found.type === "extra_forbidden") {
    // A name that only another form of the object has is no suggestion.
    const fields = listFields(check, path.slice(0, -1)).filter((field) => field !== path.at(-1));
    const near = suggestName(path.at(-1), fields);
    return { ...found, msg: `${found.msg}.${near === "" ? ` The fields are ${fields.join(", ")}.` : near}` };
  }
  const near = suggestName(found.input, found.type === "enum" ? listChoices(check, path) : []);
  return near === "" ? found : { ...found, msg: `${found.msg}.${near}` };
}

type Path = readonly PropertyKey[];

/** Lists the fields that a schema allows for the object at a path. Returns an empty list when it expects no object. */
function listFields(schema: z.core.$ZodType, path: Path): string[] {
  const fields = findSchemas(schema, path).flatMap((one) =>
    one instanceof z.ZodObject ? Object.keys(one.shape) : [],
  );
  return [...new Set(fields)];
}

/** Lists the enum values that a schema allows at a path. Returns an empty list when it expects no enum. */
function listChoices(schema: z.core.$ZodType, path: Path): string[] {
  return findSchemas(schema, path).flatMap((one) =>
    one instanceof z.ZodEnum ? one.options.filter((option) => typeof option === "string") : [],
  );
}

/** Finds the schemas of the value at a path. Unions lead to several schemas. */
function findSchemas(schema: z.core.$ZodType, path: Path): z.core.$ZodType[] {
  const [step, ...rest] = path;
  const schemas = unwrapSchema(schema);
  if (step === undefined) return schemas;
  return schemas.flatMap((one) => findChildren(one, step)).flatMap((child) => findSchemas(child, rest));
}

function findChildren(schema: z.core.$ZodType, step: PropertyKey): z.core.$ZodType[] {
  if (schema instanceof z.ZodArray) return [schema.element];
  if (schema instanceof z.ZodRecord) return [schema.valueType];
  if (!(schema instanceof z.ZodObject) || !Object.hasOwn(schema.shape, step)) return [];
  return [Reflect.get(schema.shape, step) as z.core.$ZodType];
}

function unwrapSchema(schema: z.core.$ZodType): z.core.$ZodType[] {
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(unwrapSchema);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodLazy)
    return unwrapSchema(schema.unwrap());
  return [schema];
}
