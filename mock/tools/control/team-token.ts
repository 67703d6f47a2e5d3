import { equalsInConstantTime } from "../../kernel/equals.ts";

/** The control tokens of teams. Each is the team's name and its signature by the mock's token, so no list of them is kept. */

/** Creates the token of a team. It ends when the mock's token is replaced. */
export async function createTeamToken(rootToken: string, team: string): Promise<string> {
  return `tt_${encode(new TextEncoder().encode(team))}.${await sign(rootToken, team)}`;
}

/** Returns the team that a token names, or null when it is no token of a team. Only a mock can tell whether the token is genuine. */
export function getTeamOfToken(token: string): string | null {
  const name = /^tt_([\w-]+)\.[\w-]+$/.exec(token)?.[1];
  return name === undefined ? null : decode(name);
}

/** Returns whether a mock's token signed the token of a team. */
export async function isTeamToken(rootToken: string, token: string, team: string): Promise<boolean> {
  return equalsInConstantTime(token, await createTeamToken(rootToken, team));
}

async function sign(rootToken: string, team: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", encoder.encode(rootToken), algorithm, false, ["sign"]);
  return encode(
    new Uint8Array(await crypto.subtle.sign("HMAC", key, encoder.encode(`control token of team ${team}`))),
  );
}

/** Encodes bytes in base64url without padding. */
function encode(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes)).replace(
    /[+/=]/g,
    (sign) => ({ "+": "-", "/": "_" })[sign] ?? "",
  );
}

function decode(text: string): string | null {
  const base64 = text.replace(/[-_]/g, (sign) => (sign === "-" ? "+" : "/"));
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)));
  } catch {
    return null;
  }
}
