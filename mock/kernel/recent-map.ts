/**
 * A map from objects to values that keeps the most recently used objects: at least `limit` of them and less than twice as many. It keeps
 * no object alive.
 */
export class RecentMap<Key extends object, Value> {
  readonly #limit: number;
  #newer = new WeakMap<Key, Value>();
  #older = new WeakMap<Key, Value>();
  #count = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Returns the value of an object, or undefined when the map has none or has dropped it. */
  get(key: Key): Value | undefined {
    const newer = this.#newer.get(key);
    if (newer !== undefined) return newer;
    const older = this.#older.get(key);
    if (older !== undefined) this.set(key, older);
    return older;
  }

  set(key: Key, value: Value): void {
    if (this.#count >= this.#limit) {
      this.#older = this.#newer;
      this.#newer = new WeakMap();
      this.#count = 0;
    }
    this.#newer.set(key, value);
    this.#count += 1;
  }
}
