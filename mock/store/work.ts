/**
 * Work under way beside the calls that began it: deliveries, jobs. It belongs to the state in which it began; when the
 * world is restored or reset, it is dropped: nobody waits for it any longer, and it finds its lease run out.
 */
export class Work {
  #generation = 0;
  #underWay = new Set<symbol>();
  #failures: unknown[] = [];
  #waiting: (() => void)[] = [];
  readonly #onDrop = new Set<() => void>();

  /** Rises at every restore, reset and import. */
  get generation(): number {
    return this.#generation;
  }

  /** A function that tells whether the world is still the one of this moment. */
  lease(): () => boolean {
    const generation = this.#generation;
    return () => generation === this.#generation;
  }

  /** Has `idle` wait for a promise, and report it where it fails. */
  track(promise: Promise<unknown>): void {
    const ticket = Symbol("work");
    const current = this.lease();
    this.#underWay.add(ticket);
    const finish = () => {
      this.#underWay.delete(ticket);
      if (current() && this.#underWay.size === 0) this.#wake();
    };
    promise.then(finish, (failure: unknown) => {
      if (current()) this.#failures.push(failure);
      finish();
    });
  }

  /** Resolves when nothing is under way, work that begins meanwhile included. Rejects with what failed since last asked. */
  async idle(): Promise<void> {
    while (this.#underWay.size > 0) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    const failures = this.#failures.splice(0);
    if (failures.length === 1) throw failures[0];
    if (failures.length > 1) throw new AggregateError(failures, `${failures.length} pieces of work failed.`);
  }

  /** Settles like a promise, or resolves as soon as the work is dropped: what was dropped may never end. */
  untilDropped(promise: Promise<void>): Promise<void> {
    return new Promise<void>((resolve, reject) => {
      const settled = (settle: () => void) => {
        this.#onDrop.delete(resolve);
        settle();
      };
      this.#onDrop.add(resolve);
      promise.then(
        () => settled(resolve),
        (failure: unknown) => settled(() => reject(failure)),
      );
    });
  }

  /** Lets go of all that is under way. */
  drop(): void {
    for (const resolve of this.#onDrop) resolve();
    this.#onDrop.clear();
    this.#generation += 1;
    this.#underWay = new Set();
    this.#failures = [];
    this.#wake();
  }

  #wake(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
