import type { World } from "../domain/world.ts";
import type { Faults } from "../faults/faults.ts";
import type { UnknownValues } from "../unknown-values/unknown-values.ts";
import type { Journal } from "../journal/journal.ts";
import type { IdempotencyKeys } from "./idempotency.ts";

/** All that belongs to one API key. */
export interface Team {
  readonly world: World;
  readonly faults: Faults;
  readonly unknownValues: UnknownValues;
  readonly journal: Journal;
  readonly idempotencyKeys: IdempotencyKeys;
}

/** The teams that one mock serves. */
export interface TeamDirectory {
  /** The team that the mock was made with. What names no known team is counted here. */
  readonly first: Team;
  /** The team of a key. */
  find(apiKey: string): Team | undefined;
  /** The team that made a link token. */
  findByLinkToken(linkToken: string): Team | undefined;
  /** The first team whose world something holds for. */
  findWhere(holds: (world: World) => boolean): Team | undefined;
}

/** Header of the team credential. */
export const API_KEY_HEADER = "x-service-api-key";

/** Header of the link token. */
export const LINK_TOKEN_HEADER = "x-service-link-token";

const WELL_FORMED = /^[\x21-\x7e]{1,256}$/;

/** Why a team credential is refused; null where it is good. */
export function describeKeyProblem(key: string | null, known: boolean): string | null {
  if (key === null) return `The team credential is missing: send it in the header ${API_KEY_HEADER}.`;
  if (!WELL_FORMED.test(key)) return `The team credential in ${API_KEY_HEADER} is malformed.`;
  return known ? null : `The team credential in ${API_KEY_HEADER} is unknown.`;
}
