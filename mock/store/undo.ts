import { StoreError } from "./errors.ts";

/**
 * Implements snapshots with an undo log. While a snapshot is open, the log records the first prior value of everything that
 * changes. Restoring puts those values back. Taking a snapshot copies nothing; restoring one costs as much as changed since.
 *
 * Open snapshots form a stack of segments. A write is recorded only in the topmost segment. Restoring a snapshot undoes the
 * segments from the top down to its own, and starts its own segment again, so that it can be restored repeatedly.
 */
export class UndoLog {
  readonly #segments: Segment[] = [];
  #revision = 0;
  /** Called before every counted write, and with null when the whole state is replaced. */
  readonly #listeners = new Set<(area: string | null, key: unknown) => void>();

  /** Increases with every change, so that callers can tell whether anything changed. */
  get revision(): number {
    return this.#revision;
  }

  /** Counts a change of one key of an area. Without an area, of the whole state. */
  countChange(area: string | null = null, key: unknown = null): void {
    this.#revision += 1;
    if (this.#listeners.size > 0) for (const listener of this.#listeners) listener(area, key);
  }

  /** Adds a listener of changes. Returns a function that removes it. */
  addListener(listener: (area: string | null, key: unknown) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Counts a change that no record shows, such as a move of the clock. */
  countMove(): void {
    this.#revision += 1;
  }

  /** The segment that records writes; null while no snapshot is open. */
  get current(): Segment | null {
    return this.#segments.at(-1) ?? null;
  }

  /** Takes a snapshot of the current state. */
  snapshot(): Snapshot {
    const snapshot = new Snapshot(this);
    this.#segments.push(new Segment(snapshot));
    return snapshot;
  }

  /**
   * Restores the state of a snapshot. Snapshots taken after it become outdated. Throws StoreError when the snapshot is outdated
   * or belongs to another world.
   */
  restore(snapshot: Snapshot): void {
    const index = this.#segments.findIndex((segment) => segment.snapshot === snapshot);
    if (index < 0) throw new StoreError(`This snapshot cannot be restored: ${describeOutdated(snapshot)}.`);
    this.countChange();
    for (let top = this.#segments.length - 1; top >= index; top -= 1) {
      const segment = this.#segments[top]!;
      segment.undo();
      if (top > index)
        segment.snapshot.outdated = "an earlier snapshot was restored, which undid the state it names";
    }
    this.#segments.length = index;
    this.#segments.push(new Segment(snapshot));
  }

  /**
   * Discards one open snapshot. The snapshot below it takes over its records, and restores the same state as before. Without one,
   * the records are freed.
   */
  discard(snapshot: Snapshot, why: string): void {
    const index = this.#segments.findIndex((segment) => segment.snapshot === snapshot);
    const discarded = this.#segments[index];
    if (discarded === undefined) return;
    this.#segments.splice(index, 1);
    snapshot.outdated = why;
    this.#segments[index - 1]?.append(discarded);
  }

  /** Discards all open snapshots and their records. */
  forget(why: string): void {
    this.countChange();
    for (const { snapshot } of this.#segments) snapshot.outdated = why;
    this.#segments.length = 0;
  }
}

/** A state that the world can restore. It is a handle without content and belongs to the world that created it. */
export class Snapshot {
  /** Why the snapshot can no longer be restored; null while it can. */
  outdated: string | null = null;
  readonly #log: UndoLog;

  constructor(log: UndoLog) {
    this.#log = log;
  }

  /** Frees what the snapshot keeps. It can no longer be restored, for the given reason. */
  discard(why = "it was discarded"): void {
    this.#log.discard(this, why);
  }
}

function describeOutdated(snapshot: Snapshot): string {
  return snapshot.outdated ?? "it was taken of another world";
}

/** The changes between one snapshot and the next. */
class Segment {
  readonly snapshot: Snapshot;
  readonly #steps: (() => void)[] = [];

  constructor(snapshot: Snapshot) {
    this.snapshot = snapshot;
  }

  /** Adds a step of the restore. */
  onUndo(step: () => void): void {
    this.#steps.push(step);
  }

  append(next: Segment): void {
    this.#steps.push(...next.#steps);
  }

  /** Undoes the changes, newest first: a part of the world has several steps after the next segment was appended. */
  undo(): void {
    for (const step of this.#steps.toReversed()) step();
  }
}

/** Records the first prior value of each key that one part of the world changes within a segment. */
export class PriorValues<K, V> {
  readonly #log: UndoLog;
  readonly #putBack: (priors: ReadonlyMap<K, V>) => void;
  readonly #area: string | null;
  #segment: Segment | null = null;
  #priors = new Map<K, V>();

  /**
   * @param putBack - called at a restore with the prior value of each changed key
   * @param area - name of this part, for listeners; null when its writes count as no change
   */
  constructor(log: UndoLog, putBack: (priors: ReadonlyMap<K, V>) => void, area: string | null) {
    this.#log = log;
    this.#putBack = putBack;
    this.#area = area;
  }

  /** Returns whether `keep` must be called before a write to the key. Call it before every write, because it counts them. */
  needs(key: K): boolean {
    if (this.#area !== null) this.#log.countChange(this.#area, key);
    const segment = this.#log.current;
    if (segment === null) return false;
    return segment !== this.#segment || !this.#priors.has(key);
  }

  /** Records the value of a key before its first change. */
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
