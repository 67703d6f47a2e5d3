import { getCatalogProvider } from "../../../catalog/providers.ts";
import { packUuid, unpackUuid } from "../../../kernel/ids.ts";
import { computeAccountNumber } from "../../connections/table.ts";
import type { Source } from "../../connections/source.ts";
import type { World } from "../../world.ts";

export type SessionKind = "workout" | "sleep";

/** What an id of a workout or a night says. */
export interface SessionKey {
  readonly userId: string;
  readonly provider: string;
  /** Type of the source that recorded it. */
  readonly type: string;
  /** Days since 1970-01-01. */
  readonly day: number;
  /** Which of the day's sessions it is. */
  readonly index: number;
}

/** Puts days before 1970 above zero. */
const EPOCH = 2 ** 22;

/** The id of a workout or a night; it is computed, as the session itself is. */
export function buildSessionId(world: World, kind: SessionKind, address: SessionKey): string {
  const { userId, provider, type, day, index } = address;
  const types = getCatalogProvider(provider).source_types;
  const number = ((day + EPOCH) * 16 + Math.max(0, types.indexOf(type))) * 16 + index;
  return packUuid(world.seed, kind, computeAccountNumber(userId, provider), number);
}

/** What an id leads back to; null for ids that nobody gave out, or of accounts that were erased. */
export function parseSessionId(world: World, kind: SessionKind, id: string): SessionKey | null {
  const numbers = unpackUuid(world.seed, kind, id);
  if (numbers === null) return null;
  const account = world.tables.ingestion.page("number", { group: String(numbers.a), limit: 1 })[0];
  if (account === undefined) return null;
  const index = numbers.b % 16;
  const type = getCatalogProvider(account.provider).source_types[Math.floor(numbers.b / 16) % 16];
  const day = Math.floor(numbers.b / 256) - EPOCH;
  if (type === undefined) return null;
  return { userId: account.user_id, provider: account.provider, type, day, index };
}

/** The id of the workout that a point belongs to. */
export function buildWorkoutId(
  world: World,
  userId: string,
  { provider, type }: Pick<Source, "provider" | "type">,
  { day, index }: Pick<SessionKey, "day" | "index">,
): string {
  return buildSessionId(world, "workout", { userId, provider, type, day, index });
}
