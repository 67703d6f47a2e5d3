import type { Parameter, ParametersOf } from "./arguments/parameters.ts";
import type { ToolContext } from "./context.ts";
import type { Result } from "./control/results.ts";
import { copyData } from "../kernel/copy-data.ts";
import { checkArguments } from "./arguments/check.ts";

/**
 * One method of the mock. The interface of its facade declares its types and says what it does. The row adds the checks of its arguments and
 * the name of its result. The control API, its client and the MCP tools derive from both.
 */
export interface Method<Facade, Remote, Name> {
  readonly result: Result;
  readonly args: readonly Parameter<unknown>[];
  /** Runs the method in process. Null for methods that only the control API has. */
  readonly run:
    ((context: ToolContext, ...given: ArgumentsOf<Facade, Name>) => ReturnOf<Facade, Name>) | null;
  /** Whether the facade has a property. The control API has a method. */
  readonly isProperty: boolean;
  /** Whether the method returns a promise, which rejects when an argument is invalid. */
  readonly rejects: boolean;
  /** Null for members that only the process of the mock has. */
  readonly control: Control<Facade, Remote, Name> | null;
}

/** How a method differs in the control API, which transfers plain data. */
interface Control<Facade, Remote, Name> {
  /** The parameters, when they differ. */
  readonly args?: ParametersOf<ArgumentsOf<Remote, Name>>;
  /** Runs the method on the facade in process. By default, the method of the same name runs. */
  readonly run?: (
    facade: Facade,
    ...given: ArgumentsOf<Remote, Name>
  ) => ReturnOf<Remote, Name> | Promise<ReturnOf<Remote, Name>>;
  /** Adds to the result what JSON leaves out: what is not enumerable. JSON also leaves out functions. */
  readonly show?: (
    result: Awaited<ReturnOf<Facade, Name>>,
    team: { readonly url: string },
  ) => Awaited<ReturnOf<Remote, Name>>;
}

type Member<Facade, Name> = Name extends keyof Facade ? Facade[Name] : never;

type ArgumentsOf<Facade, Name> =
  Member<Facade, Name> extends (...given: infer Arguments) => unknown ? Arguments : [];

/** The result of a method, or the value of a property. */
type ReturnOf<Facade, Name> =
  Member<Facade, Name> extends (...given: never[]) => infer Return ? Return : Member<Facade, Name>;

/**
 * A facade in the control API. Properties become methods, and records of one kind plain data.
 */
export type PlainFacade<Facade, From = never, To = never> = {
  readonly [Name in keyof Facade]: Facade[Name] extends (...given: infer Arguments) => infer Return
    ? (...given: Arguments) => Converted<Return, From, To>
    : () => Facade[Name];
};

type Converted<Value, From, To> = Value extends From ? To : Value extends From[] ? To[] : Value;

/** The rows of an area. The compiler requires one for each member of the facade and of its form in the control API. */
export type Area<Facade, Remote> = {
  readonly [Name in keyof Facade | keyof Remote]: Method<Facade, Remote, Name>;
};

export interface AnyMethod extends Pick<
  Method<unknown, unknown, never>,
  "result" | "args" | "isProperty" | "rejects"
> {
  readonly run: ((context: ToolContext, ...given: never[]) => unknown) | null;
  readonly control: {
    readonly args?: readonly Parameter<unknown>[];
    readonly run?: (facade: never, ...given: never[]) => unknown;
    readonly show?: (result: never, team: { readonly url: string }) => unknown;
  } | null;
}

/** Defines a method. */
export function method<Facade, Remote, Name>(
  result: Result,
  args: ParametersOf<ArgumentsOf<Facade, Name>>,
  run: (context: ToolContext, ...given: ArgumentsOf<Facade, Name>) => ReturnOf<Facade, Name>,
  { rejects = false, ...control }: Control<Facade, Remote, Name> & { readonly rejects?: boolean } = {},
): Method<Facade, Remote, Name> {
  return { result, args, run, isProperty: false, rejects, control };
}

/** Defines a property. In the control API it is a method. */
export function property<Facade, Remote, Name>(
  result: Result,
  get: Method<Facade, Remote, Name>["run"] & {},
): Method<Facade, Remote, Name> {
  return { result, args: [], run: get, isProperty: true, rejects: false, control: {} };
}

export function remoteMethod<Facade, Remote, Name>(
  result: Result,
  args: ParametersOf<ArgumentsOf<Remote, Name>>,
  run: NonNullable<Control<Facade, Remote, Name>["run"]>,
): Method<Facade, Remote, Name> {
  return { result, args, run: null, isProperty: false, rejects: false, control: { run } };
}

/** Keeps a member to this process. */
export function inProcess<Facade, Remote, Name>(
  row: Method<Facade, Remote, Name>,
): Method<Facade, Remote, Name> {
  return { ...row, control: null };
}

type Call = (...given: readonly unknown[]) => unknown;

/**
 * Creates the facade of an area. Its methods check their arguments first, and copy them. They accept additional ones, so that
 * `ids.map(mock.users.get)` works.
 *
 * @param path - the facade as written in code, such as `mock.faults`
 */
export function createFacade(
  path: string,
  rows: Readonly<Record<string, AnyMethod>>,
  context: ToolContext,
): object {
  const facade = {};
  for (const [name, { run, args, isProperty, rejects }] of Object.entries(rows)) {
    if (run === null) continue;
    const call: Call = (...given) => Reflect.apply(run, undefined, [context, ...given]) as unknown;
    const checked: Call = (...given) => {
      checkArguments(`${path}.${name}`, args, given);
      return call(...given.slice(0, args.length).map(copyData));
    };
    const value: Call = args.length === 0 ? call : rejects ? async (...given) => checked(...given) : checked;
    const shared = { enumerable: true, configurable: true };
    Object.defineProperty(
      facade,
      name,
      isProperty ? { ...shared, get: call } : { ...shared, value, writable: true },
    );
  }
  return facade;
}
