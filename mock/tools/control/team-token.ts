import { equalsInConstantTime } from "../../kernel/equals.ts";

/** The control tokens of teams. Each is the team's name and its signature by the mock's token, so no list of them is kept. */

/** Creates the token of a team. It ends when the mock's token is replaced. */
export async function createTeamToken(rootToken: string, team: string): Promise<string> {
  return `tt_${encodeURIComponent(team)}.${await sign(rootToken, team)}`;
}

/** Returns the team that a token names, or null when it is no token of a team. Only a mock can tell whether the token is genuine. */
export function getTeamOfToken(token: string): string | null {
  const name = /^tt_(.+)\.[\da-f]{64}$/.exec(token)?.[1];
  try {
    return name === undefined ? null : decodeURIComponent(name);
  } catch {
    return null;
  }
}

/** Returns whether a mock's token signed the token of a team. */
export async function isTeamToken(rootToken: string, token: string, team: string): Promise<boolean> {
  return equalsInConstantTime(token, await createTeamToken(rootToken, team));
}

async function sign(rootToken: string, team: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", encoder.encode(rootToken), algorithm, false, ["sign"]);
  const signature = await crypto.subtle.sign("HMAC", key, encoder.encode(`control token of team ${team}`));
  return Array.from(new Uint8Array(signature), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
