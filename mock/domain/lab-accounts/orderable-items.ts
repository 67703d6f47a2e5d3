import type { LabTest } from "../../catalog/labs/lab-tests.ts";
import { getMarkers, getMarkersByLab, type Marker } from "../../catalog/labs/markers.ts";
import { buildOnce } from "../../kernel/build-once.ts";
import type { LabAccountRecord } from "./table.ts";
import { LruCache } from "../../kernel/lru-cache.ts";

export interface MarkerFilter {
  readonly labIds: readonly number[] | null;
  /** Part of the name or of the test code, in any case; an empty text means no filter. */
  readonly text: string;
  readonly aLaCarte: boolean | null;
}

interface Entry {
  readonly marker: Marker;
  /** In lower case, because searches ignore case. */
  readonly name: string;
  readonly code: string;
}

const CACHED_SEARCHES = 64;

export class MarkerIndex {
  readonly #byLab = new Map<number, Entry[]>();
  readonly #cache = new LruCache<readonly Marker[]>(CACHED_SEARCHES);
  #longestText = 0;

  /** @param markers in list order, lab by lab */
  constructor(markers: Iterable<Marker>) {
    for (const marker of markers) {
      const entry = { marker, name: marker.name.toLowerCase(), code: marker.provider_id.toLowerCase() };
      const entries = this.#byLab.get(marker.lab_id);
      if (entries === undefined) this.#byLab.set(marker.lab_id, [entry]);
      else entries.push(entry);
      this.#longestText = Math.max(this.#longestText, entry.name.length, entry.code.length);
    }
  }

  /** Returns all matching markers, in list order. Further pages of the same search come from the cache. */
  search({ labIds, text, aLaCarte }: MarkerFilter): readonly Marker[] {
    const query = text.toLowerCase();
    // No name is this long. The cache need not keep such a text.
    if (query.length > this.#longestText) return [];
    const labs = [...this.#byLab.keys()].filter((lab) => labIds === null || labIds.includes(lab));
    return this.#cache.get(JSON.stringify([labs, query, aLaCarte]), () =>
      labs.flatMap((lab) => this.#searchEntries(this.#byLab.get(lab) ?? [], query, aLaCarte)),
    );
  }

  #searchEntries(entries: readonly Entry[], query: string, aLaCarte: boolean | null): Marker[] {
    const matches: Marker[] = [];
    for (const { marker, name, code } of entries) {
      if (aLaCarte !== null && marker.a_la_carte_enabled !== aLaCarte) continue;
      if (query === "" || name.includes(query) || code.includes(query)) matches.push(marker);
    }
    return matches;
  }
}

/** What can be ordered: through one account, or through any. */
export interface OrderableItems {
  readonly markers: MarkerIndex;
  hasMarker(marker: Marker): boolean;
  hasLabTest(test: LabTest): boolean;
}

const getAllItems = buildOnce<OrderableItems>(() => ({
  markers: new MarkerIndex(getMarkers().filter(({ is_orderable }) => is_orderable)),
  hasMarker: () => true,
  hasLabTest: () => true,
}));

/** Cached by record. Tables replace a record when it changes, so an entry stays valid as long as its record exists. */
const itemsByAccount = new WeakMap<LabAccountRecord, OrderableItems>();

export function getOrderableItems(account: LabAccountRecord | undefined): OrderableItems {
  if (account === undefined) return getAllItems();
  const items = itemsByAccount.get(account) ?? buildOrderableItems(account);
  itemsByAccount.set(account, items);
  return items;
}

function buildOrderableItems(account: LabAccountRecord): OrderableItems {
  const excludedMarkers = new Set(account.without_markers);
  const excludedTests = new Set(account.without_lab_tests);
  const hasMarker = ({ id, lab_id }: Marker): boolean =>
    account.status !== "suspended" && lab_id === account.lab_id && !excludedMarkers.has(id);
  const hasLabTest = (test: LabTest): boolean => !excludedTests.has(test.id) && test.markers.every(hasMarker);
  const labMarkers = getMarkersByLab().get(account.lab_id) ?? [];
  const markers = new MarkerIndex(labMarkers.filter((marker) => marker.is_orderable && hasMarker(marker)));
  return { markers, hasMarker, hasLabTest };
}
