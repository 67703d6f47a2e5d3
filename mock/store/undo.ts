import { StoreError } from "./errors.ts";

/**
 * Snapshots by undo: while a snapshot is open, the first prior value of everything that is touched is written down, and
 * a restore puts those values back. Taking one copies nothing, restoring one costs what was touched since.
 *
 * Open snapshots form a stack of segments; a write is recorded in the topmost only. Restoring a snapshot undoes the
 * segments from the top down to its own, and begins its own anew, so it can be restored again.
 */
export class UndoLog {
  readonly #segments: Segment[] = [];

  /** The segment that records writes at present; null while no snapshot is open and nothing needs recording. */
  get current(): Segment | null {
    return this.#segments.at(-1) ?? null;
  }

  /** Opens a snapshot of the present state. */
  snapshot(): Snapshot {
    const snapshot = new Snapshot();
    this.#segments.push(new Segment(snapshot));
    return snapshot;
  }

  /**
   * Returns to the state at which the snapshot was taken. Snapshots taken after it become outdated.
   * @throws StoreError where the snapshot is outdated or belongs to another world.
   */
  restore(snapshot: Snapshot): void {
    const index = this.#segments.findIndex((segment) => segment.snapshot === snapshot);
    if (index < 0) throw new StoreError(`This snapshot cannot be restored: ${describeOutdated(snapshot)}.`);
    for (let top = this.#segments.length - 1; top >= index; top -= 1) {
      this.#segments[top]?.undo();
      if (top > index)
        markOutdated(this.#segments[top], "an earlier snapshot was restored, which undid the state it names");
    }
    this.#segments.length = index;
    this.#segments.push(new Segment(snapshot));
  }

  /** Gives up all open snapshots, and with them what was recorded. */
  forget(why: string): void {
    for (const segment of this.#segments) markOutdated(segment, why);
    this.#segments.length = 0;
  }
}

/** A state to which the world can return. It is a handle without contents, valid in the world that made it. */
export class Snapshot {
  /** Why it can no longer be restored; null while it can. */
  outdated: string | null = null;
}

function describeOutdated(snapshot: Snapshot): string {
  return snapshot.outdated ?? "it was taken of another world";
}

function markOutdated(segment: Segment | undefined, why: string): void {
  if (segment !== undefined) segment.snapshot.outdated = why;
}

/** What was touched since one snapshot and before the next. */
class Segment {
  readonly snapshot: Snapshot;
  readonly #steps: (() => void)[] = [];

  constructor(snapshot: Snapshot) {
    this.snapshot = snapshot;
  }

  /** Adds what is to be done at a restore. Each part of the world adds one step at most. */
  onUndo(step: () => void): void {
    this.#steps.push(step);
  }

  undo(): void {
    for (const step of this.#steps) step();
  }
}

/** Keeps the first prior value of each key that one part of the world touches within a segment. */
export class PriorValues<K, V> {
  readonly #log: UndoLog;
  readonly #putBack: (priors: ReadonlyMap<K, V>) => void;
  #segment: Segment | null = null;
  #priors = new Map<K, V>();

  /** @param putBack called at a restore with what each touched key had before. */
  constructor(log: UndoLog, putBack: (priors: ReadonlyMap<K, V>) => void) {
    this.#log = log;
    this.#putBack = putBack;
  }

  /** True where a write to the key is to be preceded by `keep`. */
  needs(key: K): boolean {
    const segment = this.#log.current;
    if (segment === null) return false;
    return segment !== this.#segment || !this.#priors.has(key);
  }

  /** Writes down what a key has before it is touched for the first time. */
  keep(key: K, prior: V): void {
    const segment = this.#log.current;
    if (segment === null) return;
    if (segment !== this.#segment) {
      const priors = new Map<K, V>();
      segment.onUndo(() => this.#putBack(priors));
      this.#segment = segment;
      this.#priors = priors;
    }
    this.#priors.set(key, prior);
  }
}
