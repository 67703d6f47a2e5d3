import type { Marker } from "../../catalog/labs/markers.ts";
import { LruCache } from "../../kernel/lru-cache.ts";

/** What markers are looked for by; null is no filter. */
export interface MarkerFilter {
  readonly labIds: readonly number[] | null;
  /** A part of the name or of the test code, in any case; empty is no filter. */
  readonly text: string;
  readonly aLaCarte: boolean | null;
}

interface Entry {
  readonly marker: Marker;
  /** In lower case, as searches compare. */
  readonly name: string;
  readonly code: string;
}

/** How many searches are remembered. */
const REMEMBERED = 64;

/** Markers to choose from: those that can be ordered at all, or those that one account can order. */
export class MarkerShelf {
  readonly #byLab = new Map<number, Entry[]>();
  readonly #found = new LruCache<readonly Marker[]>(REMEMBERED);
  #longest = 0;

  /** @param markers in the order in which lists show them, which is laboratory by laboratory */
  constructor(markers: Iterable<Marker>) {
    for (const marker of markers) {
      const entry = { marker, name: marker.name.toLowerCase(), code: marker.provider_id.toLowerCase() };
      const entries = this.#byLab.get(marker.lab_id);
      if (entries === undefined) this.#byLab.set(marker.lab_id, [entry]);
      else entries.push(entry);
      this.#longest = Math.max(this.#longest, entry.name.length, entry.code.length);
    }
  }

  /** All markers that fit, in the order of the shelf. A page of the same search as before costs no search. */
  select({ labIds, text, aLaCarte }: MarkerFilter): readonly Marker[] {
    const sought = text.toLowerCase();
    // Nothing is found by such a text, and it need not be remembered however long it is.
    if (sought.length > this.#longest) return [];
    const labs = [...this.#byLab.keys()].filter((lab) => labIds === null || labIds.includes(lab));
    return this.#found.get(JSON.stringify([labs, sought, aLaCarte]), () =>
      labs.flatMap((lab) => this.#search(this.#byLab.get(lab) ?? [], sought, aLaCarte)),
    );
  }

  #search(entries: readonly Entry[], sought: string, aLaCarte: boolean | null): Marker[] {
    const found: Marker[] = [];
    for (const { marker, name, code } of entries) {
      if (aLaCarte !== null && marker.a_la_carte_enabled !== aLaCarte) continue;
      if (sought === "" || name.includes(sought) || code.includes(sought)) found.push(marker);
    }
    return found;
  }
}
