import { StoreError } from "./errors.ts";

/** Worlds by API key: one key is one team is one world, and no two share anything. */
export class TeamStore<W extends object> {
  readonly #worlds = new Map<string, W>();

  /** @throws StoreError where another team has the key. */
  add(apiKey: string, world: W): W {
    if (this.#worlds.has(apiKey)) throw new StoreError("Another team of this mock has this API key already.");
    this.#worlds.set(apiKey, world);
    return world;
  }

  /** The world that a key opens. */
  find(apiKey: string): W | undefined {
    return this.#worlds.get(apiKey);
  }

  get size(): number {
    return this.#worlds.size;
  }

  /** All worlds, in the order in which they were made. */
  list(): readonly W[] {
    return [...this.#worlds.values()];
  }
}
