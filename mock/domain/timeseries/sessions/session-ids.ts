import { getCatalogProvider } from "../../../catalog/providers.ts";
import { packUuid, unpackUuid } from "../../../kernel/ids.ts";
import { computeAccountNumber } from "../../connections/table.ts";
import type { World } from "../../world.ts";

export type SessionKind = "workout" | "sleep";

/** Content of the id of a workout or sleep. */
export interface SessionKey {
  readonly userId: string;
  readonly provider: string;
  /** Type of the source that recorded it. */
  readonly type: string;
  /** Days since 1970-01-01. A source records at most one session of a kind on each. */
  readonly day: number;
}

/** Offset that makes days before 1970 positive. */
const EPOCH = 2 ** 22;

/** Builds the id of a workout or sleep. It is computed, like the session. */
export function buildSessionId(world: World, kind: SessionKind, key: SessionKey): string {
  const { userId, provider, type, day } = key;
  const types = getCatalogProvider(provider).source_types;
  const number = (day + EPOCH) * 16 + Math.max(0, types.indexOf(type));
  return packUuid(world.seed, kind, computeAccountNumber(userId, provider), number);
}

/** Parses the id of a workout or sleep. Returns null for an unknown id and for an erased account. */
export function parseSessionId(world: World, kind: SessionKind, id: string): SessionKey | null {
  const numbers = unpackUuid(world.seed, kind, id);
  if (numbers === null) return null;
  const account = world.tables.ingestion.page("number", { group: String(numbers.a), limit: 1 })[0];
  if (account === undefined) return null;
  const type = getCatalogProvider(account.provider).source_types[numbers.b % 16];
  const day = Math.floor(numbers.b / 16) - EPOCH;
  if (type === undefined) return null;
  return { userId: account.user_id, provider: account.provider, type, day };
}
