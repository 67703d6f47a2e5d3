/** Remembers what was worked out for the keys that were asked for last, and for no more than a number of them. */
export class LruCache<Value> {
  readonly #limit: number;
  readonly #values = new Map<string, Value>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  get size(): number {
    return this.#values.size;
  }

  /** The value of a key, made where it is not remembered. */
  get(key: string, make: () => Value): Value {
    const known = this.#values.get(key);
    // Maps keep the order of insertion, so what is put in again is the youngest.
    if (known !== undefined) this.#values.delete(key);
    const value = known ?? make();
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
