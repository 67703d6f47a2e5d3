import * as z from "zod";
import { operations, type OperationId } from "../../src/generated/operations.ts";
import { buildOnce } from "../kernel/build-once.ts";
import { equals } from "../kernel/equals.ts";
import { parseInstant } from "../kernel/time.ts";
import { isUuid } from "../kernel/uuid.ts";
import type { World } from "../domain/world.ts";
import type { Cell } from "../store/cell.ts";
import { type RecordedExchange, type RecordedResponse, parseExchanges } from "./exchange.ts";

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
    const matches = exchanges
      .map((exchange, index) => ({ ...exchange, index, score: rateMatch(exchange, request) }))
      .filter(({ score }) => score > -Infinity)
      // Equal scores keep their order.
      .toSorted((a, b) => b.score - a.score);
    const usedIndexes = new Set(used);
    const fresh = matches.find(({ index }) => !usedIndexes.has(index));
    if (fresh !== undefined) {
      this.#state.set({ exchanges, used: [...used, fresh.index] });
      return fresh.response;
    }
    if (operations[request.operation].method !== "GET") return null;
    return matches.findLast(({ score }) => score === matches[0]?.score)?.response ?? null;
  }
}

/**
 * Rates how well a recorded exchange matches a request. Returns -Infinity for another operation or other ids, which must not be used.
 * The caller's own texts, queries and bodies may differ, because the recording has pseudonyms in their place.
 */
function rateMatch({ operation, request }: RecordedExchange, sent: ReplayableRequest): number {
  if (operation !== sent.operation) return -Infinity;
  let score = 0;
  for (const [name, value] of Object.entries(sent.path)) {
    if (request.path[name]?.toLowerCase() === value.toLowerCase()) score += 100;
    else if (!request.chosen.includes(name)) return -Infinity;
  }
  const query = new URLSearchParams(sent.search);
  for (const name of new Set([...query.keys(), ...Object.keys(request.query)])) {
    const recorded = request.query[name];
    if (recorded === undefined || !query.has(name)) score -= 1;
    else if (recorded.join() === query.getAll(name).join()) score += 2;
  }
  return equals(request.body, sent.body) ? score + 1 : score;
}

/**
 * Creates the users of a recording, with their recorded ids, so that the mock can respond to requests that were not recorded. It
 * leaves out users that the recording deletes, and users that exist already. Returns the ids of the users.
 */
function createRecordedUsers(world: World, exchanges: readonly RecordedExchange[]): string[] {
  const { users } = world.tables;
  const recorded = findUsers(exchanges);
  for (const [user_id, { client_user_id, created_on }] of recorded) {
    if (users.get(user_id) !== undefined) continue;
    const isFree = client_user_id !== undefined && users.find("clientUserId", client_user_id) === undefined;
    users.insert({
      user_id,
      client_user_id: isFree ? client_user_id : `recorded-${user_id}`,
      created_on: parseInstant(String(created_on)) ?? world.now(),
      time_zone: null,
      birth_date: null,
      ingestion_start: null,
      ingestion_end: null,
      deleted_at: null,
      refreshes: [],
    });
  }
  return [...recorded.keys()];
}

interface RecordedUser {
  readonly client_user_id?: string;
  readonly created_on?: unknown;
}

function findUsers(exchanges: readonly RecordedExchange[]): Map<string, RecordedUser> {
  const found = new Map<string, RecordedUser>();
  const deleted = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    const { user_id: id, client_user_id, created_on }: Readonly<Record<string, unknown>> = { ...value };
    if (typeof id === "string" && isUuid(id)) {
      const user_id = id.toLowerCase();
      if (typeof client_user_id === "string") {
        found.set(user_id, { client_user_id, created_on });
        deleted.delete(user_id);
      } else if (!found.has(user_id)) found.set(user_id, {});
    }
    Object.values(value).forEach(visit);
  };
  const findRestored = ({ user_id, client_user_id }: RecordedExchange["request"]["query"]) =>
    user_id?.[0]?.toLowerCase() ??
    [...deleted].findLast((id) => found.get(id)?.client_user_id === client_user_id?.[0]);
  for (const { operation, request, response } of exchanges) {
    if (response.status >= 300) continue;
    visit(response.body);
    if (operation === "users.delete") deleted.add((request.path["user_id"] ?? "").toLowerCase());
    if (operation === "users.undoDelete") deleted.delete(findRestored(request.query) ?? "");
  }
  for (const id of deleted) found.delete(id);
  return found;
}
