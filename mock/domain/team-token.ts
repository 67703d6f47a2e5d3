import { TAG_LENGTH } from "./team-tag.ts";
import type { World } from "./world.ts";

/** Creates a token of letters and digits that begins with the team's tag. */
export function createTeamToken({ team, ids }: World, kind: string, length: number): string {
  return team.tag + ids.token(kind, length - TAG_LENGTH);
}
