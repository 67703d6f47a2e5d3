/**
 * Tracks background work, such as deliveries and jobs. Work belongs to the state in which it started. When the world is restored
 * or reset, its work is dropped: nothing waits for it any longer, and `trackCurrent` tells it that it is outdated.
 */
export class Work {
  #generation = 0;
  #begun = 0;
  /** Settled promises by the number of the work: they resolve when it ends, in whatever way. */
  #underWay = new Map<number, Promise<void>>();
  #failures: unknown[] = [];
  readonly #onDrop = new Set<() => void>();

  /** Increases with every restore, reset and import. */
  get generation(): number {
    return this.#generation;
  }

  /** How many pieces of work have started. Pass it to `idle` to wait only for later ones. */
  get startedCount(): number {
    return this.#begun;
  }

  /** Returns a function that returns false after the world was restored, reset or replaced. */
  trackCurrent(): () => boolean {
    const generation = this.#generation;
    return () => generation === this.#generation;
  }

  /** Makes `idle` wait for a promise and report its failure. */
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
   * Resolves when no work is left, including work that starts meanwhile. Rejects with the failures since the last call.
   *
   * @param since - waits only for work that started after this many pieces
   */
  async idle(since = 0): Promise<void> {
    for (let pending = this.#after(since); pending.length > 0; pending = this.#after(since)) {
      await this.waitUntilDropped(Promise.all(pending));
    }
    const failures = this.#failures.splice(0);
    if (failures.length === 1) throw failures[0];
    if (failures.length > 1) throw new AggregateError(failures, `${failures.length} pieces of work failed.`);
  }

  /** Settles with a promise, or resolves when the work is dropped, because dropped work may never end. */
  waitUntilDropped(promise: Promise<unknown>): Promise<void> {
    return new Promise<void>((resolve, reject) => {
      this.#onDrop.add(resolve);
      promise.then(() => resolve(), reject).finally(() => this.#onDrop.delete(resolve));
    });
  }

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
