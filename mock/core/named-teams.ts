import { FIRST_TEAM } from "../control/control-path.ts";
import type { NamedTeam } from "../control/create-control-team.ts";
import type { MockFetch, MockTeam, TeamOptions } from "../facades/team.ts";
import { deriveUuid } from "../kernel/ids.ts";
import { deriveApiKey, readKey, readNow, readPreset, type MockSettings } from "./options.ts";
import { createTeam, presentTeam, type TeamAddresses, type TeamParts, type TeamState } from "./team.ts";
import type { ReadReport } from "../report-parser/read-report.ts";
import { TeamRegistry } from "./team-registry.ts";
import type { OrderProgress } from "../domain/orders/lifecycle/progress-policy.ts";
import { resumeProgress } from "../domain/orders/lifecycle/progress.ts";
import type { DeliveryTools } from "../webhooks/send.ts";

/** What teams are given by the runtime. */
interface TeamTools {
  /** What webhooks of every team are sent with. */
  readonly delivery: DeliveryTools;
  /** Reads the PDFs that are uploaded to every team. */
  readonly readReport: ReadReport;
}

/** The teams of one mock by their names, and as those see them who hold one. */
export class NamedTeams {
  readonly registry: TeamRegistry;
  readonly #settings: MockSettings;
  readonly #known = new Map<string, { readonly team: TeamState; readonly presented: MockTeam }>();

  readonly #tools: TeamTools;
  #progress: OrderProgress = "manual";
  readonly #first: TeamState;

  constructor(settings: MockSettings, tools: TeamTools) {
    this.#settings = settings;
    this.#tools = tools;
    this.#first = this.#create(settings, settings.seed, settings.apiKey);
    this.registry = new TeamRegistry(this.#first);
  }

  /** Shows the team that the mock was made with. */
  first(fetch: MockFetch): MockTeam {
    return this.#enrol(FIRST_TEAM, this.#first, fetch);
  }

  /** Makes another team. @throws TypeError where its name is taken, and where an option cannot be one */
  create({ apiKey: key, now, preset, ...options }: TeamOptions, fetch: MockFetch): NamedTeam {
    const { seed, start, preset: usual } = this.#settings;
    const name = options.name ?? this.#freeName();
    if (this.#known.has(name)) throw new TypeError(`Another team of this mock is named "${name}" already.`);
    const own = `${seed}/${name}`;
    const changed = {
      ...this.#settings,
      start: now === undefined ? start : readNow(now),
      preset: readPreset(preset ?? usual),
    };
    const team = this.#create(changed, own, readKey(key ?? deriveApiKey(own)));
    this.registry.add(team);
    return { name, id: team.world.team.id, team: this.#enrol(name, team, fetch) };
  }

  /** Every team, the one that the mock was made with first. */
  all(): readonly MockTeam[] {
    return Array.from(this.#known.values(), ({ presented }) => presented);
  }

  /** Every team as it seems to those who call the mock at an address: what they are told leads back to there. */
  at(base: string | undefined, fetch: MockFetch): NamedTeam[] {
    return Array.from(this.#known, ([name, { team, presented }]) => ({
      name,
      id: team.world.team.id,
      team: base === undefined ? presented : presentTeam(team, this.#addresses(base), fetch),
    }));
  }

  /** Says how orders move that were told nothing, of these teams and of those to come. */
  setOrderProgress(progress: OrderProgress): void {
    this.#progress = progress;
    for (const { team } of this.#known.values()) {
      team.world.orderDefaults.progress = progress;
      resumeProgress(team.world);
    }
  }

  #create(settings: MockSettings, seed: string, apiKey: string): TeamState {
    const { delivery, readReport } = this.#tools;
    const { world, journalSize } = buildTeamParts(settings, seed, apiKey);
    const team = createTeam({ world: { ...world, readReport }, journalSize, delivery });
    team.world.orderDefaults.progress = this.#progress;
    return team;
  }

  #enrol(name: string, team: TeamState, fetch: MockFetch): MockTeam {
    const presented = presentTeam(team, this.#addresses(this.#settings.url), fetch);
    this.#known.set(name, { team, presented });
    return presented;
  }

  #addresses(base: string): TeamAddresses {
    return { url: base, linkUrl: this.#settings.linkUrl ?? `${base}/link` };
  }

  /** The first of "team-2", "team-3" and so on that no team is named. */
  #freeName(): string {
    let number = this.#known.size + 1;
    while (this.#known.has(`team-${number}`)) number += 1;
    return `team-${number}`;
  }
}

function buildTeamParts(settings: MockSettings, seed: string, apiKey: string): Omit<TeamParts, "delivery"> {
  const { start, clock, preset, journalSize, pageSize, url } = settings;
  return {
    world: {
      team: { id: deriveUuid(seed, "team", 1), apiKey },
      seed,
      url,
      start,
      mode: clock,
      preset,
      pageSize,
    },
    journalSize,
  };
}
