import { providerOf } from "../../catalog/providers.ts";
import { packUuid, unpackUuid } from "../../kernel/ids.ts";
import { accountNumber } from "../connections/table.ts";
import type { World } from "../world.ts";
import type { Source } from "./table.ts";

export type SessionKind = "workout" | "sleep";

/** What an id of a workout or a night says. */
export interface SessionAddress {
  readonly userId: string;
  readonly provider: string;
  /** Type of the source that recorded it. */
  readonly type: string;
  /** Days since 1970-01-01. */
  readonly day: number;
  /** Which of the day's sessions it is. */
  readonly place: number;
}

/** Puts days before 1970 above zero. */
const EPOCH = 2 ** 22;

/** The id of a workout or a night; it is computed, as the session itself is. */
export function sessionId(world: World, kind: SessionKind, address: SessionAddress): string {
  const { userId, provider, type, day, place } = address;
  const types = providerOf(provider).source_types;
  const number = ((day + EPOCH) * 16 + Math.max(0, types.indexOf(type))) * 16 + place;
  return packUuid(world.seed, kind, accountNumber(userId, provider), number);
}

/** What an id leads back to; null for ids that nobody gave out, or of accounts that were erased. */
export function sessionAddress(world: World, kind: SessionKind, id: string): SessionAddress | null {
  const numbers = unpackUuid(world.seed, kind, id);
  if (numbers === null) return null;
  const account = world.tables.ingestion.page("number", { group: String(numbers.a), limit: 1 })[0];
  if (account === undefined) return null;
  const place = numbers.b % 16;
  const type = providerOf(account.provider).source_types[Math.floor(numbers.b / 16) % 16];
  const day = Math.floor(numbers.b / 256) - EPOCH;
  if (type === undefined) return null;
  return { userId: account.user_id, provider: account.provider, type, day, place };
}

/** The id of the workout that a point belongs to. */
export function workoutId(
  world: World,
  userId: string,
  { provider, type }: Pick<Source, "provider" | "type">,
  { day, place }: Pick<SessionAddress, "day" | "place">,
): string {
  return sessionId(world, "workout", { userId, provider, type, day, place });
}
