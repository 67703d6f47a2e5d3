import * as z from "zod";
import { operations, type OperationId } from "../../src/generated/operations.ts";
import { buildOnce } from "../kernel/build-once.ts";
import { equals } from "../kernel/equals.ts";
import type { World } from "../domain/world.ts";
import type { Cell } from "../store/cell.ts";
import { type RecordedExchange, type RecordedResponse, parseExchanges } from "./exchange.ts";
import { createRecordedUsers } from "./recorded-users.ts";

/** The recordings that a team replays, and which exchanges it has used. Snapshots and exports contain them. */
export interface RecordingState {
  readonly exchanges: readonly RecordedExchange[];
  /** The positions in the list of the exchanges that were replayed. */
  readonly used: readonly number[];
}

const getStateSchema = buildOnce(() =>
  z.object({ exchanges: z.array(z.unknown()), used: z.array(z.int().min(0)) }).nullable(),
);

/** Returns whether an imported value is a state of recordings. */
export function isRecordingState(value: unknown): boolean {
  const { success, data } = getStateSchema().safeParse(value);
  try {
    const count = parseExchanges(data?.exchanges ?? []).length;
    return success && (data?.used ?? []).every((index) => index < count);
  } catch {
    return false;
  }
}

/** A validated request that may have been recorded. */
export interface ReplayableRequest {
  readonly operation: OperationId;
  readonly path: Readonly<Record<string, string>>;
  /** The raw query, with or without its question mark. */
  readonly search: string;
  readonly body: unknown;
}

/** The result of `mock.importRecording`. */
export interface ImportedRecording {
  /** The number of exchanges that are replayed. */
  readonly exchanges: number;
  /** The number of exchanges without a recorded body. They are not replayed. */
  readonly omitted: number;
  /** The ids of the recorded users, which are users of the mock now. */
  readonly userIds: readonly string[];
}

/** Replays recorded responses. */
export class Recordings {
  readonly #world: World;
  readonly #state: Cell<RecordingState | null>;

  constructor(world: World, state: Cell<RecordingState | null>) {
    this.#world = world;
    this.#state = state;
  }

  /** Adds a recording and creates its users. Throws TypeError for an invalid exchange, and changes nothing then. */
  import(given: readonly unknown[]): ImportedRecording {
    const all = parseExchanges(given);
    const exchanges = all.filter(({ response }) => response.omitted !== true);
    const state = this.#state.get() ?? { exchanges: [], used: [] };
    const userIds = createRecordedUsers(this.#world, all);
    this.#state.set({ exchanges: [...state.exchanges, ...exchanges], used: state.used });
    return { exchanges: exchanges.length, omitted: all.length - exchanges.length, userIds };
  }

  /**
   * Returns the recorded response to a request, or null when the mock must respond itself. The best match comes first: the same
   * query and body, then the same ids. Among equal matches, exchanges are used in their order. Reads repeat the last one.
   */
  take(request: ReplayableRequest): RecordedResponse | null {
    const state = this.#state.get();
    if (state === null) return null;
    const { exchanges, used } = state;
    const matches = exchanges.flatMap((exchange, index) => {
      const score = rateMatch(exchange, request);
      return score === null ? [] : [{ exchange, index, score }];
    });
    const usedIndexes = new Set(used);
    const [fresh] = sortByScore(matches.filter(({ index }) => !usedIndexes.has(index)));
    if (fresh !== undefined) {
      this.#state.set({ exchanges, used: [...used, fresh.index] });
      return fresh.exchange.response;
    }
    if (operations[request.operation].method !== "GET") return null;
    return sortByScore(matches.toReversed())[0]?.exchange.response ?? null;
  }
}

/** Sorts by score, highest first. Equal scores keep their order. */
function sortByScore<Match extends { readonly score: number }>(matches: readonly Match[]): Match[] {
  return matches.toSorted((a, b) => b.score - a.score);
}

/**
 * Rates how well a recorded exchange matches a request. Returns null when it must not be used, because it is another operation or has
 * other ids.
 * The caller's own texts, queries and bodies may differ, because the recording has pseudonyms in their place.
 */
function rateMatch({ operation, request }: RecordedExchange, sent: ReplayableRequest): number | null {
  if (operation !== sent.operation) return null;
  let score = 0;
  for (const [name, value] of Object.entries(sent.path)) {
    if (request.path[name]?.toLowerCase() === value.toLowerCase()) score += 100;
    else if (!request.chosen.includes(name)) return null;
  }
  const query = new URLSearchParams(sent.search);
  for (const name of new Set([...query.keys(), ...Object.keys(request.query)])) {
    const recorded = request.query[name];
    if (recorded === undefined || !query.has(name)) score -= 1;
    else if (recorded.join() === query.getAll(name).join()) score += 2;
  }
  return equals(request.body, sent.body) ? score + 1 : score;
}
