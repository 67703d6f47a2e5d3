import { checkArguments } from "./arguments/check.ts";
import type { ToolContext } from "./context.ts";
import type { AnyMethod } from "./define-area.ts";

type Call = (...given: readonly unknown[]) => unknown;

/**
 * Creates the facade of an area. Its methods check their arguments first. They accept additional ones, so that
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
      return call(...given);
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
