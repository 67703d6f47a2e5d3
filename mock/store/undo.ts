import { StoreError } from "./errors.ts";

/** A part of the world that snapshots cover. */
export interface UndoPart<K, V> {
  /** Name of the part, for listeners; null when its writes count as no change. */
  readonly area: string | null;
  /** Returns the current value of a key, which a restore puts back. */
  read(key: K): V;
  /** Puts the prior value of each changed key back. */
  putBack(priors: ReadonlyMap<K, V>): void;
}

/** An open snapshot, and the first prior value of each key that each part has changed since it was taken. */
interface Segment {
  readonly snapshot: Snapshot;
  readonly priors: Map<UndoPart<unknown, unknown>, Map<unknown, unknown>>;
}

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

  /** Counts a write to a key, and records its value before the first one. Call it before every write. */
  record<K, V>(part: UndoPart<K, V>, key: K): void {
    if (part.area !== null) this.#countChange(part.area, key);
    const priors = this.#segments.at(-1)?.priors;
    if (priors === undefined) return;
    let own = priors.get(part);
    if (own === undefined) priors.set(part, (own = new Map()));
    if (!own.has(key)) own.set(key, part.read(key));
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

  /** Takes a snapshot of the current state. */
  snapshot(): Snapshot {
    const snapshot = new Snapshot(this);
    this.#segments.push({ snapshot, priors: new Map() });
    return snapshot;
  }

  /**
   * Restores the state of a snapshot. Snapshots taken after it become outdated. Throws StoreError when the snapshot is outdated
   * or belongs to another world.
   */
  restore(snapshot: Snapshot): void {
    const index = this.#segments.findIndex((segment) => segment.snapshot === snapshot);
    if (index < 0) {
      const isSnapshot = (snapshot as unknown) instanceof Snapshot;
      const why = isSnapshot
        ? (snapshot.outdated ?? "it was taken of another world")
        : "it is not what snapshot() returned";
      throw new StoreError(`This snapshot cannot be restored: ${why}.`);
    }
    this.#countChange(null, null);
    for (const segment of this.#segments.splice(index).toReversed()) {
      for (const [part, priors] of segment.priors) part.putBack(priors);
      if (segment.snapshot !== snapshot)
        segment.snapshot.outdated = "an earlier snapshot was restored, which undid the state it names";
    }
    this.#segments.push({ snapshot, priors: new Map() });
  }

  /**
   * Discards one open snapshot. The snapshot below it takes over its records, and restores the same state as before. Without one,
   * the records are freed.
   */
  discard(snapshot: Snapshot, why: string): void {
    const index = this.#segments.findIndex((segment) => segment.snapshot === snapshot);
    const [discarded] = index < 0 ? [] : this.#segments.splice(index, 1);
    if (discarded === undefined) return;
    snapshot.outdated = why;
    const below = this.#segments[index - 1]?.priors;
    if (below === undefined) return;
    for (const [part, priors] of discarded.priors) {
      const own = below.get(part);
      if (own === undefined) below.set(part, priors);
      else for (const [key, prior] of priors) if (!own.has(key)) own.set(key, prior);
    }
  }

  /** Discards all open snapshots and their records. */
  forget(why: string): void {
    this.#countChange(null, null);
    for (const { snapshot } of this.#segments.splice(0)) snapshot.outdated = why;
  }

  /** Counts a change of one key of an area. Without an area, of the whole state. */
  #countChange(area: string | null, key: unknown): void {
    this.#revision += 1;
    for (const listener of this.#listeners) listener(area, key);
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
