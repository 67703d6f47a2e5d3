import type { Leg } from "./leg.ts";

/**
 * Returns the legs with these names, or all of them without names.
 *
 * @param ci - leaves out the legs that `.ci/run` does not run.
 * @throws Error for an unknown name.
 */
export function selectLegs(legs: readonly Leg[], names: readonly string[], ci: boolean): Leg[] {
  const unknown = names.filter((name) => legs.every((leg) => leg.name !== name));
  if (unknown.length > 0)
    throw new Error(
      `There is no leg ${unknown.join(", ")}. Run npm run test:package -- matrix --list to see all legs.`,
    );
  return legs.filter((leg) => (names.length === 0 || names.includes(leg.name)) && (!ci || leg.ci === true));
}
