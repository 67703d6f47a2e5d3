import type { ValidationIssue } from "../../domain/service-error.ts";
import { describeProblems } from "../../kernel/describe-detail.ts";
import type { Parameter, MethodParameters } from "./parameters.ts";
import { readArgument } from "./read.ts";

/** Thrown for invalid arguments or options. The message names each argument and rule, and suggests a correction. */
export class ArgumentError extends TypeError {
  override readonly name = "ArgumentError";
  /** All issues. Each location begins with the name of the argument. */
  readonly issues: readonly ValidationIssue[];

  constructor(call: string, issues: readonly ValidationIssue[]) {
    super(`${call}: ${describeProblems(issues)}`);
    this.issues = issues;
  }
}

/**
 * Checks the arguments of a call in this process. Does not copy them. Ignores additional arguments, so that
 * `ids.map(mock.users.get)` works. Throws ArgumentError that lists all issues.
 *
 * @param call - the call as written in code, such as `mock.faults.add`
 */
export function checkArguments(
  call: string,
  parameters: readonly Parameter<unknown>[],
  given: readonly unknown[],
): void {
  const issues = parameters.flatMap((parameter, index) => readArgument(parameter, given[index]).issues);
  if (issues.length > 0) throw new ArgumentError(call, issues);
}

type Call = (...values: readonly unknown[]) => unknown;
type Row = readonly Parameter<unknown>[];

/**
 * Returns a facade whose methods check their arguments first. Members without a row stay unchanged.
 *
 * @param path - the facade as written in code, such as `mock.faults`
 * @param asynchronous - methods that return promises; they reject instead of throwing
 */
export function checkFacade<Facade extends object>(
  path: string,
  facade: Facade,
  rows: Partial<MethodParameters<Facade>>,
  asynchronous: readonly (keyof Facade)[] = [],
): Facade {
  const rowsByName = rows as Readonly<Record<string, Row | undefined>>;
  const checked: object = Object.create(Object.getPrototypeOf(facade) as object);
  for (const name of listMembers(facade)) {
    const get = findGetter(facade, name);
    if (get !== undefined) {
      Object.defineProperty(checked, name, { get, enumerable: true, configurable: true });
      continue;
    }
    const member: unknown = Reflect.get(facade, name);
    const row = Object.hasOwn(rows, name) ? rowsByName[name] : undefined;
    const rejects = asynchronous.some((one) => one === name);
    // Bind to the facade itself, because only its own objects have the private fields of its class.
    const bound = typeof member === "function" ? (member.bind(facade) as Call) : null;
    Reflect.set(
      checked,
      name,
      bound === null ? member : checkCall(`${path}.${name}`, row ?? [], bound, rejects),
    );
  }
  return checked as Facade;
}

function checkCall(name: string, row: Row, call: Call, rejects: boolean): Call {
  if (row.length === 0) return call;
  const checked: Call = (...given) => {
    checkArguments(name, row, given);
    return call(...given);
  };
  return rejects ? async (...given) => checked(...given) : checked;
}

/** Lists the members of an object, including those of its class. */
function listMembers(object: object): string[] {
  const prototype = Object.getPrototypeOf(object) as object;
  if (prototype === Object.prototype) return Object.keys(object);
  const inherited = Object.getOwnPropertyNames(prototype).filter((name) => name !== "constructor");
  return [...Object.keys(object), ...inherited];
}

function findGetter(object: object, name: string): (() => unknown) | undefined {
  const owner = Object.hasOwn(object, name) ? object : (Object.getPrototypeOf(object) as object);
  const descriptor = Object.getOwnPropertyDescriptor(owner, name);
  return descriptor?.get === undefined ? undefined : () => Reflect.get(object, name) as unknown;
}
