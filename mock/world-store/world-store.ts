/** Parts of a team's state by name. The value of each is a JSON text. */
export type StoredParts = ReadonlyMap<string, string>;

/** What one save changes. */
export interface StoredChanges {
  /** Whether everything that the store has of the team is deleted first. */
  readonly replace: boolean;
  /** The new and the changed parts. */
  readonly put: StoredParts;
  /** The names of deleted parts. */
  readonly drop: readonly string[];
}

/** A team that this process owns from now on. */
export interface StoredTeam {
  /** Greater at every claim of any team. Every write names it, and one with an older number is refused. */
  readonly fence: string;
  readonly parts: StoredParts;
}

/** Keeps teams for many mock processes, of which one at a time owns a team. The name of a team here is its tag. */
export interface WorldStore {
  /** Extends the lease of a process to some milliseconds from now. Resolves to the teams that it owns and others want, with their fences. */
  renew(owner: string, ms: number): Promise<ReadonlyMap<string, string>>;
  /** Adds a team that the process owns. Resolves to its fence, or to null when the store has the team already. */
  create(team: string, owner: string, parts: StoredParts): Promise<string | null>;
  /**
   * Makes a process the owner of a team, if nobody else owns it, or the lease of its owner has ended. `missing`: the store does not have
   * the team. `busy`: another process owns it, and learns at its next renewal that it is wanted.
   */
  claim(team: string, owner: string): Promise<StoredTeam | "missing" | "busy">;
  /** Writes changes, all or none. Resolves to false when the fence is old; nothing is written then. */
  save(team: string, fence: string, changes: StoredChanges): Promise<boolean>;
  /** Gives a team up, so that any process can own it at once. Does nothing when the fence is old. */
  release(team: string, fence: string): Promise<void>;
  /** Deletes a team. Does nothing when the fence is old. */
  remove(team: string, fence: string): Promise<void>;
}
