import { FIRST_TEAM } from "../tools/control/control-path.ts";
import type { NamedTeam } from "../tools/control/team-methods.ts";
import type { MockFetch, MockTeam, TeamOptions } from "../tools/team.ts";
import { deriveUuid } from "../kernel/ids.ts";
import { deriveApiKey, readKey, readNow, readTtl, type MockSettings } from "./options.ts";
import { EventHub } from "../journal/events/hub.ts";
import { createTeamSource } from "../journal/events/watch-team.ts";
import { attachTeamRecord, type TeamRecord } from "./team-record.ts";
import { createTeam, presentTeam, type TeamState } from "./team.ts";
import type { ReadReport } from "../report-parser/report-reading.ts";
import type { OrderProgress } from "../domain/orders/lifecycle/progress-policy.ts";
import { resumeProgress } from "../domain/orders/lifecycle/progress.ts";
import type { DeliveryTools } from "../webhooks/send.ts";
import type { World } from "../domain/world.ts";
import type { Team, TeamDirectory } from "../http/credentials.ts";
import { readTeamTag } from "../domain/team-tag.ts";
import { ServiceError } from "../domain/service-error.ts";
import { StoreError } from "../store/errors.ts";

/** The parts of the runtime that teams use. */
interface TeamTools {
  /** Sends the webhooks of every team. */
  readonly delivery: DeliveryTools;
  /** Reads uploaded PDFs. */
  readonly readReport: ReadReport;
  /** Called before each webhook of a team is sent. A rejection prevents it. */
  readonly beforeSend?: (name: string) => Promise<void>;
}

interface KnownTeam {
  readonly team: TeamState;
  readonly presented: MockTeam;
}

export class NamedTeams {
  readonly registry: TeamRegistry;
  readonly #settings: MockSettings;
  readonly events = new EventHub();
  readonly #known = new Map<string, KnownTeam>();
  #listed: readonly MockTeam[] | null = null;
  /** The teams with a time to live, and the real time of their last request. */
  readonly #used = new Map<Team, { readonly name: string; readonly at: number; readonly ttl: number }>();
  /** Milliseconds of real time since the mock was created. */
  #elapsed = 0;
  /** When the clocks were advanced, in the same milliseconds. */
  #advanced = 0;
  readonly #tools: TeamTools;
  #progress: OrderProgress = "manual";
  #url: string;
  readonly #first: TeamState;
  readonly firstRecord: TeamRecord;
  readonly #records = new WeakMap<TeamState, TeamRecord>();

  constructor(settings: MockSettings, tools: TeamTools) {
    this.#settings = settings;
    this.#url = settings.url;
    this.#tools = tools;
    const { apiKey, seed, start, clock, preset } = settings;
    this.firstRecord = { name: FIRST_TEAM, apiKey, seed, now: start, clock, preset };
    this.#first = this.#create(this.firstRecord, seed);
    this.registry = new TeamRegistry(this.#first, (team) => this.#use(team));
  }

  first(fetch: MockFetch): MockTeam {
    return this.#register(FIRST_TEAM, this.#first, fetch);
  }

  /** Whether the mock has as many teams as its quota, or will have with some more. */
  isFull(more = 0): boolean {
    return this.#known.size + more >= (this.#settings.quotas.teams ?? Infinity);
  }

  /** Creates another team. Throws TypeError when its name is taken or an option is invalid, and ServiceError 429 above the quota. */
  create(options: TeamOptions, fetch: MockFetch): NamedTeam {
    const { seed, start, clock, preset, teamTtl: defaultTtl } = this.#settings;
    const name = options.name ?? this.#findFreeName();
    if (this.#known.has(name))
      throw new TypeError(`Another team of this mock already has the name "${name}".`);
    if (this.isFull())
      throw new ServiceError(429, {
        error_type: "TEAM_QUOTA",
        error_message: `The mock has ${this.#known.size} teams, and allows ${this.#settings.quotas.teams}. Remove a team, or start the mock with a larger quota.`,
      });
    const origin = `${seed}/${name}`;
    const teamTtl = options.teamTtl === undefined ? defaultTtl : readTtl(options.teamTtl);
    const record: TeamRecord = {
      name,
      seed: options.seed ?? origin,
      now: options.now === undefined ? start : readNow(options.now),
      clock: options.clock ?? clock,
      preset: options.preset ?? preset,
      apiKey: readKey(options.apiKey ?? deriveApiKey(origin, name)),
      ...(teamTtl !== null && { teamTtl }),
      ...(options.orders !== undefined && { orders: options.orders }),
    };
    const state = this.load(record, fetch);
    const { presented } = this.#known.get(name)!;
    this.events.report({ type: "team", team: name, at: presented.clock.iso(), action: "created" });
    return nameTeam(presented, state);
  }

  /** Adds a team. */
  load(record: TeamRecord, fetch: MockFetch): TeamState {
    const { name, teamTtl } = record;
    const team = this.#create(record, `${this.#settings.seed}/${name}`);
    this.registry.add(team);
    if (teamTtl !== undefined) this.#used.set(team, { name, at: this.#elapsed, ttl: teamTtl });
    this.#register(name, team, fetch);
    return team;
  }

  /** Returns what a team was created from. */
  getRecord(team: TeamState): TeamRecord {
    return this.#records.get(team)!;
  }

  /** Returns the state of a team, or undefined when the mock does not have it now. */
  get(name: string): TeamState | undefined {
    return this.#known.get(name)?.team;
  }

  /** Drops what this process has of a team, which a store keeps. The first team stays, without data. */
  unload(name: string): void {
    const known = this.#known.get(name);
    if (known === undefined) return;
    const { team, presented } = known;
    this.events.end(name);
    if (team === this.#first) presented.reset();
    else this.#forget(name, known);
  }

  #forget(name: string, known: KnownTeam): void {
    const { team } = known;
    this.#known.delete(name);
    this.#used.delete(team);
    this.#listed = null;
    this.registry.remove(team);
    this.events.remove(name);
    // Callers may hold the team: what it has scheduled and what is being sent must end.
    known.presented.reset();
  }

  /** Removes a team. Does nothing when it was removed before. Throws StoreError for the first team. */
  #remove(name: string, team: TeamState): void {
    if (team === this.#first)
      throw new StoreError("The first team of a mock cannot be removed. Call reset() to discard its data.");
    const known = this.#known.get(name);
    if (known?.team !== team) return;
    const at = known.presented.clock.iso();
    this.#forget(name, known);
    this.events.report({ type: "team", team: name, at, action: "removed" });
    this.events.end(name);
  }

  /** Lists every team, the mock's own first. Returns the same list until a team is added or removed. */
  all(): readonly MockTeam[] {
    this.#listed ??= Array.from(this.#known.values(), ({ presented }) => presented);
    return this.#listed;
  }

  /** The names of all teams, the mock's first team first. */
  get names(): readonly string[] {
    return [...this.#known.keys()];
  }

  /**
   * Finds a team by its name for a request, with URLs under the given base URL. Others are not presented, because a mock can have
   * thousands.
   */
  find(name: string, base: string | undefined, fetch: MockFetch): NamedTeam | undefined {
    const known = this.#known.get(name);
    if (known === undefined) return undefined;
    this.#use(known.team);
    return this.#presentUnder(base, name, known, fetch);
  }

  /** Lists every team, with URLs under the given base URL. That is no request of a team. */
  list(base: string | undefined, fetch: MockFetch): NamedTeam[] {
    return Array.from(this.#known, ([name, known]) => this.#presentUnder(base, name, known, fetch));
  }

  #presentUnder(
    base: string | undefined,
    name: string,
    { team, presented }: KnownTeam,
    fetch: MockFetch,
  ): NamedTeam {
    return nameTeam(base === undefined ? presented : this.#present(name, team, base, fetch), team);
  }

  /** Sets the address of links that no request asks for, for existing and later teams. */
  setUrl(url: string): void {
    this.#url = url;
    for (const { team } of this.#known.values()) team.world.url = url;
  }

  /** Sets how orders progress by default, for existing and later teams that were created without `orders`. */
  setOrderProgress(progress: OrderProgress): void {
    if (progress === this.#progress) return;
    this.#progress = progress;
    for (const { team } of this.#known.values()) {
      if (this.getRecord(team).orders !== undefined) continue;
      const { world } = team;
      world.orderDefaults.progress = progress;
      // What is planned stays for the next start: the last save of a state comes after the server has stopped.
      resumeProgress(world);
    }
  }

  /**
   * Advances every running clock by real time, and removes the teams that were unused for too long. The more teams, the longer
   * the steps, 1 s with 10,000 teams, so that idle teams take little of a processor.
   */
  async tick(elapsed: number): Promise<void> {
    this.#elapsed += elapsed;
    const step = this.#elapsed - this.#advanced;
    if (step < this.#known.size / 10) return;
    this.#advanced = this.#elapsed;
    for (const [team, { name, at, ttl }] of this.#used) {
      if (this.#elapsed - at < ttl) continue;
      const known = this.#known.get(name);
      if (known?.team === team) this.#remove(name, known.team);
    }
    await this.registry.tick(step);
  }

  #use(team: Team): void {
    const used = this.#used.get(team);
    if (used !== undefined) this.#used.set(team, { ...used, at: this.#elapsed });
  }

  /** @param origin - the text from which the team's id derives, which no other team has */
  #create(record: TeamRecord, origin: string): TeamState {
    const { delivery, readReport, beforeSend } = this.#tools;
    const { journalSize, pageSize, quotas } = this.#settings;
    const { name, apiKey, seed, now: start, clock, preset, orders } = record;
    const send: DeliveryTools["fetch"] = async (url, init) => {
      await beforeSend?.(name);
      return delivery.fetch(url, init);
    };
    const tools = beforeSend === undefined ? delivery : { ...delivery, fetch: send };
    const id = deriveUuid(origin, "team", 1);
    const world = {
      team: { id, apiKey, name },
      seed,
      url: this.#url,
      start,
      mode: clock,
      preset,
      pageSize,
      quotas,
      readReport,
    };
    const team = createTeam({ world, journalSize, delivery: tools });
    team.world.orderDefaults.progress = orders ?? this.#progress;
    this.#records.set(team, record);
    return team;
  }

  #register(name: string, team: TeamState, fetch: MockFetch): MockTeam {
    const presented = this.#present(name, team, this.#settings.url, fetch);
    const { clock } = team.world;
    attachTeamRecord(presented, () => ({
      record: this.getRecord(team),
      clock: clock.mode === "frozen" ? "frozen" : { running: clock.rate },
    }));
    this.#known.set(name, { team, presented });
    this.#listed = null;
    this.events.add(
      name,
      createTeamSource(name, {
        world: team.world,
        journal: team.journal,
        deliveries: team.webhooks.deliveries,
      }),
    );
    return presented;
  }

  #present(name: string, team: TeamState, base: string, fetch: MockFetch): MockTeam {
    const addresses = { name, url: base, linkUrl: this.#settings.linkUrl ?? `${base}/link` };
    return presentTeam(team, addresses, { fetch, remove: () => this.#remove(name, team) });
  }

  /** Returns the first free name of "team-2", "team-3" and so on. */
  #findFreeName(): string {
    let number = this.#known.size + 1;
    while (this.#known.has(`team-${number}`)) number += 1;
    return `team-${number}`;
  }
}

function nameTeam(team: MockTeam, state: TeamState): NamedTeam {
  return { name: team.name, id: state.world.team.id, team, identity: state };
}

/** The teams of one mock, by API key and by link token. */
class TeamRegistry implements TeamDirectory {
  readonly first: Team;
  readonly #teams = new Map<string, Team>();
  /** Different names can have the same tag. */
  readonly #byTag = new Map<string, readonly Team[]>();
  readonly #onUse: (team: Team) => void;
  #removed = 0;
  /** Whether the clock of the first team stands still, because another process has the team. */
  isFirstPaused = false;

  /**
   * @param onUse - called with the team of each request, before the request is handled
   */
  constructor(first: Team, onUse: (team: Team) => void) {
    this.#onUse = onUse;
    this.first = this.add(first);
  }

  /** Adds a team. Throws StoreError when another team has its API key. */
  add(team: Team): Team {
    const { apiKey, tag } = team.world.team;
    if (this.#teams.has(apiKey)) throw new StoreError("Another team of this mock already has this API key.");
    this.#teams.set(apiKey, team);
    this.#byTag.set(tag, [...(this.#byTag.get(tag) ?? []), team]);
    return team;
  }

  remove(team: Team): void {
    const { world } = team;
    this.#teams.delete(world.team.apiKey);
    const others = this.#byTag.get(world.team.tag)!.filter((other) => other !== team);
    if (others.length > 0) this.#byTag.set(world.team.tag, others);
    else this.#byTag.delete(world.team.tag);
    this.#removed += 2 + world.revision;
  }

  find(apiKey: string): Team | undefined {
    const team = this.#teams.get(apiKey);
    if (team !== undefined) this.#onUse(team);
    return team;
  }

  findByToken(token: string, holds: (world: World) => boolean): Team | undefined {
    const hasToken = ({ world }: Team): boolean => holds(world);
    // An imported token can have the tag of another team.
    const found =
      this.#byTag.get(readTeamTag(token))?.find(hasToken) ?? [...this.#teams.values()].find(hasToken);
    if (found !== undefined) this.#onUse(found);
    return found;
  }

  /** Increases with every change of any team's state. */
  get revision(): number {
    return [...this.#teams.values()].reduce((sum, { world }) => sum + 1 + world.revision, this.#removed);
  }

  /** Advances every running clock by real time. */
  async tick(elapsed: number): Promise<void> {
    const work: Promise<void>[] = [];
    for (const { world } of this.#teams.values()) {
      if (this.isFirstPaused && world === this.first.world) continue;
      const run = world.clock.mode === "running" ? world.scheduler.tick(elapsed * world.clock.rate) : null;
      if (run !== null) work.push(run);
    }
    await Promise.all(work);
  }
}
