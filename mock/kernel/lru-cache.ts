/** A cache that keeps the values of the most recently used keys. */
export class LruCache<Value> {
  readonly #limit: number;
  readonly #values = new Map<string, Value>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  get size(): number {
    return this.#values.size;
  }

  /** Returns the value of a key. Makes one when there is none, or when `isCurrent` rejects it. */
  get(key: string, make: () => Value, isCurrent: (value: Value) => boolean = () => true): Value {
    const known = this.#values.get(key);
    // Maps keep the order of insertion, so inserting a key again makes it the newest.
    if (known !== undefined) this.#values.delete(key);
    const value = known !== undefined && isCurrent(known) ? known : make();
    this.#values.set(key, value);
    if (this.#values.size > this.#limit) {
      for (const oldest of this.#values.keys()) {
        this.#values.delete(oldest);
        break;
      }
    }
    return value;
  }
}
