import type { World } from "../domain/world.ts";
import type { Team, TeamDirectory } from "../http/credentials.ts";
import { TeamStore } from "../store/teams.ts";

/** The teams of one mock, by API key and by link token. */
export class TeamRegistry implements TeamDirectory {
  readonly first: Team;
  readonly #teams = new TeamStore<Team>();

  constructor(first: Team) {
    this.first = this.add(first);
  }

  /** Adds a team. Throws StoreError when another team has its API key. */
  add(team: Team): Team {
    return this.#teams.add(team.world.team.apiKey, team);
  }

  find(apiKey: string): Team | undefined {
    return this.#teams.find(apiKey);
  }

  findByLinkToken(linkToken: string): Team | undefined {
    return this.findWhere((world) => world.tables.linkTokens.get(linkToken) !== undefined);
  }

  findWhere(holds: (world: World) => boolean): Team | undefined {
    return this.#teams.list().find(({ world }) => holds(world));
  }

  /** Advances every running clock by real time. */
  async tick(elapsed: number): Promise<void> {
    const running = this.#teams.list().filter(({ world }) => world.clock.mode === "running");
    await Promise.all(running.map(({ world }) => world.scheduler.tick(elapsed)));
  }
}
