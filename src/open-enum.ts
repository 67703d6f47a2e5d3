/**
 * What to do for each known value, in a {@link OpenEnum.match}: one handler for every known value, so that a
 * value added by a later release of this package is noticed by the compiler.
 */
export type MatchCases<Known extends string, Result> = {
  readonly [Value in Known]: (value: Value) => Result;
};

/**
 * The known values of an enumeration that the service may extend at any time, with the two safe ways to read it.
 * A value on the wire is typed `"a" | "b" | (string & {})`: nothing is lost when an unknown one arrives.
 */
export interface OpenEnum<Known extends string> {
  /** The values that this release knows, in the order of the document. */
  readonly values: readonly Known[];
  /** Tells whether a value is one of the known ones, and narrows it to their closed union. */
  is(value: unknown): value is Known;
  /**
   * Calls the handler of a known value, or the fallback for any other value, null and undefined included. The fallback is
   * required, because the service may add values at any time.
   */
  match<Result>(
    value: string | null | undefined,
    cases: MatchCases<Known, Result>,
    fallback: (value: string | null | undefined) => Result,
  ): Result;
}

/**
 * Makes the reader of an open enumeration out of its known values.
 *
 * @param values - the known values; `as const` keeps their literal types.
 * @returns the values, a guard, and a matcher with a required fallback.
 * @throws nothing.
 * @example
 * ```ts
 * import { openEnum } from "sanguine";
 *
 * const Color = openEnum(["red", "green"] as const);
 * const say = (value: string) => Color.match(value, { red: () => "stop", green: () => "go" }, (other) => `unknown: ${other}`);
 * say("blue"); // "unknown: blue"
 * ```
 */
export function openEnum<const Known extends string>(values: readonly Known[]): OpenEnum<Known> {
  const is = (value: unknown): value is Known => (values as readonly unknown[]).includes(value);
  return {
    values,
    is,
    match(value, cases, fallback) {
      // A value that a later release knows has no handler where the cases were not compiled against that release.
      if (!is(value) || !Object.hasOwn(cases, value)) return fallback(value);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an index loses that the handler of a value takes it.
      return (cases[value] as (value: string) => ReturnType<typeof fallback>)(value);
    },
  };
}
