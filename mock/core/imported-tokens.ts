import { readTeamTag } from "../domain/team-tag.ts";
import type { World } from "../domain/world.ts";
import type { Team } from "../http/credentials.ts";

/** The tokens that have the tag of another team, because an import brought them. */
export class ImportedTokens {
  readonly #owners = new Map<string, Set<Team>>();
  /** The imported tokens of each team, as of the last search. */
  readonly #tokens = new Map<Team, readonly string[]>();
  /** Teams whose whole state was replaced after the last search. */
  readonly #replaced = new Set<Team>();
  readonly #stops = new Map<Team, () => void>();

  /** Follows the imports of a team. */
  add(team: Team): void {
    const stop = team.world.addChangeListener((area) => {
      if (area === null) this.#replaced.add(team);
    });
    this.#stops.set(team, stop);
  }

  remove(team: Team): void {
    this.#stops.get(team)?.();
    this.#stops.delete(team);
    this.#replaced.delete(team);
    this.#replace(team, []);
  }

  /** Finds the team that has imported a token and still has it. */
  find(token: string, holds: (world: World) => boolean): Team | undefined {
    for (const team of this.#replaced) this.#replace(team, listImportedTokens(team.world));
    this.#replaced.clear();
    for (const team of this.#owners.get(token) ?? []) if (holds(team.world)) return team;
    return undefined;
  }

  #replace(team: Team, tokens: readonly string[]): void {
    for (const token of this.#tokens.get(team) ?? []) {
      const owners = this.#owners.get(token);
      owners?.delete(team);
      if (owners?.size === 0) this.#owners.delete(token);
    }
    this.#tokens.delete(team);
    if (tokens.length > 0) this.#tokens.set(team, tokens);
    for (const token of tokens) this.#owners.set(token, (this.#owners.get(token) ?? new Set()).add(team));
  }
}

function listImportedTokens({ team, tables: { linkTokens, orders } }: World): string[] {
  const tokens = [
    ...linkTokens.rows().map(({ token }) => token),
    ...orders.rows().flatMap(({ requisition }) => requisition?.token ?? []),
  ];
  return tokens.filter((token) => readTeamTag(token) !== team.tag);
}
