import { states } from "../geo/states.ts";

/** The fifty states, as laboratories list them: districts and territories are served by none. */
export const usStates: readonly string[] = states
  .filter(({ kind }) => kind === "state")
  .map(({ code }) => code);

/** All states except those named. */
export function allBut(...codes: readonly string[]): readonly string[] {
  return usStates.filter((state) => !codes.includes(state));
}
