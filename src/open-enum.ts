/**
 * The handlers of {@link OpenEnum.match}, one for each known value. When a later release adds a value, the compiler reports the
 * missing handler.
 */
export type MatchCases<Known extends string, Result> = {
  readonly [Value in Known]: (value: Value) => Result;
};

/**
 * The known values of an enumeration that the service may extend at any time, with the two safe ways to read it.
 * A value on the wire is typed `"a" | "b" | (string & {})`: nothing is lost when an unknown one arrives.
 */
export interface OpenEnum<Known extends string> {
  /** The known values, in the order of the OpenAPI document. */
  readonly values: readonly Known[];
  /** Returns whether a value is known, and narrows it to the union of the known values. */
  is(value: unknown): value is Known;
  /**
   * Calls the handler of a known value, or the fallback for any other value, including null and undefined. The fallback is
   * required, because the service may add values at any time.
   */
  match<Result>(
    value: string | null | undefined,
    cases: MatchCases<Known, Result>,
    fallback: (value: string | null | undefined) => Result,
  ): Result;
}

/**
 * Creates an open enum from its known values.
 * @param values - the known values. Use `as const` to keep their literal types.
 * @returns the values, a guard, and a matcher with a required fallback.
 * @throws nothing.
 * @example
 * ```ts
 * import { openEnum } from "sanguine";
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
      // Cases that were compiled against an earlier release lack the values that this release added.
      if (!is(value) || !Object.hasOwn(cases, value)) return fallback(value);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an index loses that the handler of a value takes it.
      return (cases[value] as (value: string) => ReturnType<typeof fallback>)(value);
    },
  };
}
