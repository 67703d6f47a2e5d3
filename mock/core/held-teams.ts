/** The teams that a mock has in memory. With a store, `mock.teams()` lists only the mock's own. */
interface HeldTeams {
  readonly count: () => number;
  /** Waits until every team is idle, and gives the teams of a store up. */
  readonly finish: () => Promise<unknown>;
}

/** Not a WeakMap, because an ES module and CommonJS can each have a copy of this module. */
const KEY = Symbol.for("sanguine.mock.heldTeams");

export function attachHeldTeams(mock: object, held: HeldTeams): void {
  Object.defineProperty(mock, KEY, { value: held });
}

/** Returns the teams of a mock; undefined for an object in place of one. */
export function readHeldTeams(mock: object): HeldTeams | undefined {
  return Reflect.get(mock, KEY) as HeldTeams | undefined;
}
