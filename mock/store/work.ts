/**
 * Work under way beside the calls that began it: deliveries, jobs. It belongs to the state in which it began; when the
 * world is restored or reset, it is dropped: nobody waits for it any longer, and it finds its lease run out.
 */
export class Work {
  #generation = 0;
  #begun = 0;
  /** Settled promises by the number of the work: they resolve when it ends, in whatever way. */
  #underWay = new Map<number, Promise<void>>();
  #failures: unknown[] = [];
  readonly #onDrop = new Set<() => void>();

  /** Rises at every restore, reset and import. */
  get generation(): number {
    return this.#generation;
  }

  /** How many pieces of work have begun; `idle` takes it to wait for later ones only. */
  get startedCount(): number {
    return this.#begun;
  }

  /** A function that tells whether the world is still the one of this moment. */
  trackCurrent(): () => boolean {
    const generation = this.#generation;
    return () => generation === this.#generation;
  }

  /** Has `idle` wait for a promise, and report it where it fails. */
  track(promise: Promise<unknown>): void {
    this.#begun += 1;
    const number = this.#begun;
    const current = this.trackCurrent();
    const settled = promise.then(
      () => void this.#underWay.delete(number),
      (failure: unknown) => {
        if (current()) this.#failures.push(failure);
        this.#underWay.delete(number);
      },
    );
    this.#underWay.set(number, settled);
  }

  /**
   * Resolves when nothing is under way, work that begins meanwhile included. Rejects with what failed since last asked.
   * @param since waits only for work that began after so many pieces
   */
  async idle(since = 0): Promise<void> {
    for (let pending = this.#after(since); pending.length > 0; pending = this.#after(since)) {
      await this.waitUntilDropped(Promise.all(pending));
    }
    const failures = this.#failures.splice(0);
    if (failures.length === 1) throw failures[0];
    if (failures.length > 1) throw new AggregateError(failures, `${failures.length} pieces of work failed.`);
  }

  /** Settles when a promise does, or as soon as the work is dropped: what was dropped may never end. */
  waitUntilDropped(promise: Promise<unknown>): Promise<void> {
    return new Promise<void>((resolve, reject) => {
      this.#onDrop.add(resolve);
      promise.then(() => resolve(), reject).finally(() => this.#onDrop.delete(resolve));
    });
  }

  /** Lets go of all that is under way. */
  drop(): void {
    this.#generation += 1;
    this.#underWay = new Map();
    this.#failures = [];
    for (const resolve of this.#onDrop) resolve();
    this.#onDrop.clear();
  }

  #after(since: number): Promise<void>[] {
    return [...this.#underWay].filter(([number]) => number > since).map(([, settled]) => settled);
  }
}
