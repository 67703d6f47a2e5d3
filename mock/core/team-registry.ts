import type { World } from "../domain/world.ts";
import type { Team, TeamDirectory } from "../http/credentials.ts";
import { StoreError } from "../store/errors.ts";

/** The teams of one mock, by API key and by link token. */
export class TeamRegistry implements TeamDirectory {
  readonly first: Team;
  readonly #teams = new Map<string, Team>();

  constructor(first: Team) {
    this.first = this.add(first);
  }

  /** Adds a team. Throws StoreError when another team has its API key. */
  add(team: Team): Team {
    const { apiKey } = team.world.team;
    if (this.#teams.has(apiKey)) throw new StoreError("Another team of this mock already has this API key.");
    this.#teams.set(apiKey, team);
    return team;
  }

  find(apiKey: string): Team | undefined {
    return this.#teams.get(apiKey);
  }

  findByLinkToken(linkToken: string): Team | undefined {
    return this.findWhere((world) => world.tables.linkTokens.get(linkToken) !== undefined);
  }

  findWhere(holds: (world: World) => boolean): Team | undefined {
    return [...this.#teams.values()].find(({ world }) => holds(world));
  }

  /** Increases with every change of any team's state. */
  get revision(): number {
    return [...this.#teams.values()].reduce((sum, { world }) => sum + 1 + world.revision, 0);
  }

  /** Advances every running clock by real time. */
  async tick(elapsed: number): Promise<void> {
    const running = [...this.#teams.values()].filter(({ world }) => world.clock.mode === "running");
    await Promise.all(running.map(({ world }) => world.scheduler.tick(elapsed)));
  }
}
