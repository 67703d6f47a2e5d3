import type { Operation } from "../../src/generated/operations.ts";
import type { Recordings } from "../recording/recordings.ts";
import type { World } from "../domain/world.ts";
import type { Faults } from "../faults/faults.ts";
import type { UnknownValues } from "../unknown-values/unknown-values.ts";
import type { Journal } from "../journal/journal.ts";
import type { IdempotencyKeys } from "./idempotency.ts";
import type { Overrides } from "./overrides.ts";

/** The state of one API key. */
export interface Team {
  readonly world: World;
  readonly faults: Faults;
  readonly unknownValues: UnknownValues;
  readonly journal: Journal;
  readonly idempotencyKeys: IdempotencyKeys;
  readonly overrides: Overrides;
  readonly recordings: Recordings;
}

export interface TeamDirectory {
  /** The mock's own team. Requests that name no known team are recorded here. */
  readonly first: Team;
  find(apiKey: string): Team | undefined;
  /** Finds the team of a token that a team created, such as a link token. `holds` tells whether a world has the token. */
  findByToken(token: string, holds: (world: World) => boolean): Team | undefined;
}

export const findByLinkToken = (teams: TeamDirectory, token: string): Team | undefined =>
  teams.findByToken(token, ({ tables }) => tables.linkTokens.get(token) !== undefined);

export const API_KEY_HEADER = "x-service-api-key";

export const LINK_TOKEN_HEADER = "x-service-link-token";

const WELL_FORMED = /^[\x21-\x7e]{1,256}$/;

/** Describes why an API key is rejected. Returns null when it is valid. */
export function describeKeyProblem(
  key: string | null,
  known: boolean,
  auth: Operation["auth"],
): string | null {
  if (key === null && auth === "team-or-link")
    return `The link token is missing: send it in the header ${LINK_TOKEN_HEADER}.`;
  if (key === null) return `The team credential is missing: send it in the header ${API_KEY_HEADER}.`;
  if (!WELL_FORMED.test(key)) return `The team credential in ${API_KEY_HEADER} is malformed.`;
  return known ? null : `The team credential in ${API_KEY_HEADER} is unknown.`;
}
