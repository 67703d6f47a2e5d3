import { deriveToken } from "../kernel/ids.ts";
import type { World } from "./world.ts";

const TAG_LENGTH = 8;

/** Derives the tag of a team, with which its tokens begin, so that a mock of many teams finds the team of a token at once. */
export const getTeamTag = (teamId: string): string => deriveToken(teamId, "team", 1, TAG_LENGTH);

/** Returns the tag at the beginning of a token. A token of an imported world begins with the tag of its earlier team. */
export const readTeamTag = (token: string): string => token.slice(0, TAG_LENGTH);

/** Creates a token of letters and digits that begins with the team's tag. */
export function createTeamToken({ team, ids }: World, kind: string, length: number): string {
  return getTeamTag(team.id) + ids.token(kind, length - TAG_LENGTH);
}
