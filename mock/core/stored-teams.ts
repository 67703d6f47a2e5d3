import { encodeResponse } from "../http/encode-response.ts";
import { buildErrorResponse } from "../http/errors.ts";
import type { MockRequest, MockResponse, MockResult } from "../http/exchange.ts";
import { API_KEY_HEADER, LINK_TOKEN_HEADER } from "../http/credentials.ts";
import { matchPublicRoute } from "../http/public-routes.ts";
import { ServiceError } from "../domain/service-error.ts";
import { getTeamTag, readTeamTag } from "../domain/team-tag.ts";
import { CONTROL_PATH, FIRST_TEAM, isControlPath } from "../tools/control/control-path.ts";
import { getTeamOfToken } from "../tools/control/team-token.ts";
import type { NamedTeam } from "../tools/control/team-methods.ts";
import type { MockFetch, TeamOptions } from "../tools/team.ts";
import type { DeliveryTools } from "../webhooks/send.ts";
import type { WorldStore } from "../world-store/world-store.ts";
import type { NamedTeams } from "./named-teams.ts";
import type { TeamRecord } from "./team-record.ts";
import type { MockSettings } from "./options.ts";
import { readRecord, StoredWorld } from "./stored-team.ts";
import type { TeamState } from "./team.ts";

/** How long the teams of a process that has died stay with it, in milliseconds of real time. */
const LEASE = 5000;

/** How often a process extends its lease, and looks for teams that others want. */
const RENEWAL = 500;

/** How long a call of the store may take. It is shorter than a lease, so that one that fails leaves time for the next. */
const PATIENCE = 4000;

/** How long a team stays with a process without a request. */
const IDLE = 60_000;

/** How often changes that no request has made are saved. */
const SAVE = 1000;

/** Thrown when a request cannot be handled now, and can be repeated. */
class StoreUnavailable extends ServiceError {
  constructor(message: string) {
    super(503, { error_type: "STORE_UNAVAILABLE", error_message: message }, { "retry-after": "1" });
  }
}

interface StoredTeamsParts {
  readonly store: WorldStore;
  /** Names this process for the store. */
  readonly owner: string;
  readonly teams: NamedTeams;
  readonly first: TeamRecord;
  readonly fetch: () => MockFetch;
  readonly tools: Pick<DeliveryTools, "now" | "setTimer">;
}

/** Creates the stored teams of a mock. Throws TypeError for options that do not go together. */
export function createStoredTeams(
  settings: MockSettings,
  store: WorldStore,
  teams: NamedTeams,
  tools: StoredTeamsParts["tools"],
  fetch: () => MockFetch,
): StoredTeams {
  const first = teams.firstRecord;
  assertRoutable(first);
  if (settings.teamTtl !== null) throw new TypeError("teamTtl does not apply to a mock with a store.");
  return new StoredTeams({ store, owner: crypto.randomUUID(), teams, first, fetch, tools });
}

/** The teams of a mock whose worlds a store keeps. This process has those that it owns. */
class StoredTeams {
  readonly #parts: StoredTeamsParts;
  readonly #opening = new Map<string, Promise<HeldTeam | null>>();
  readonly #held = new Map<string, HeldTeam>();
  /** The tags of teams that this process has in memory, and that the store may not have accepted yet. */
  readonly #creating = new Set<string>();
  #validUntil = -Infinity;
  /** Counts the leases of this process that have ended. */
  #ended = 0;
  #renewedAt = -Infinity;
  #renewal: Promise<void> | null = null;
  #created = 0;

  constructor(parts: StoredTeamsParts) {
    this.#parts = parts;
    parts.teams.registry.isFirstPaused = true;
  }

  /** Handles a request of a team, or of none. Nothing is returned before the store has what the request has changed. */
  async handle<Result extends MockResult | null>(
    request: MockRequest,
    tag: string | null,
    run: () => Promise<Result>,
  ): Promise<Result | MockResponse> {
    if (tag === null) return run();
    let team: HeldTeam | null = null;
    try {
      team = await this.#open(tag);
      if (team === null) {
        const result = await run();
        this.#assertNotCreating(tag);
        return result;
      }
      team.use(this.#parts.tools.now());
      const result = await run();
      await this.#finish(team);
      return result;
    } catch (thrown) {
      if (!(thrown instanceof StoreUnavailable)) throw thrown;
      const { status, detail, headers } = thrown;
      return encodeResponse(buildErrorResponse(status, detail, headers), "req_none", request.method);
    } finally {
      team?.end();
    }
  }

  /** Creates a team in the store. It belongs to no process then, so it has no time to live. */
  async create(given: TeamOptions, base: string | undefined): Promise<NamedTeam> {
    const { teamTtl: _, ...options } = given;
    const { teams, owner, fetch } = this.#parts;
    const name = options.name ?? `team-${owner.slice(0, 8)}-${(this.#created += 1)}`;
    const tag = getTeamTag(name);
    await this.#makeRoom();
    this.#assertNotCreating(tag);
    teams.create({ ...options, name }, fetch());
    this.#creating.add(tag);
    const named = teams.find(name, base, fetch())!;
    const state = teams.get(name)!;
    const record = teams.getRecord(state);
    let team: HeldTeam | undefined;
    try {
      assertRoutable(record);
      await this.#renew();
      team = this.#hold(record, state);
      const { put } = team.world.takeChanges();
      const fence = await this.#call((store) => store.create(tag, owner, put));
      if (fence === null) throw new TypeError(`Another team already has the name "${name}", or its tag.`);
      team.fence = fence;
      // The proxy decides which process gets the next request of the team. A team that is not released now is in the store all the same.
      await this.#release(team).catch(() => undefined);
      return named;
    } catch (thrown) {
      if (team === undefined) teams.unload(name);
      else this.#drop(team);
      throw thrown;
    } finally {
      this.#creating.delete(tag);
    }
  }

  /** Saves what a team has changed, before one of its webhooks is sent. */
  async beforeSend(name: string): Promise<void> {
    const team = this.#held.get(getTeamTag(name));
    if (team === undefined) throw new StoreUnavailable("The team belongs to another process.");
    await this.#save(team);
  }

  /** Extends the lease, saves what the clocks have changed, and releases the teams that are unused. */
  async tick(): Promise<void> {
    if (this.#held.size === 0) return;
    const now = this.#parts.tools.now();
    const work: Promise<unknown>[] = [];
    if (now - this.#renewedAt >= RENEWAL) work.push(this.#renew(true));
    for (const team of this.#held.values()) {
      if (team.isUnused(now - IDLE)) work.push(this.#release(team));
      else if (now - team.savedAt >= SAVE) work.push(this.#save(team));
    }
    await Promise.allSettled(work);
  }

  /** Saves and gives up every team, so that other processes can have them at once, or when the webhooks of each have ended. */
  async close(waits = false): Promise<void> {
    const { teams, fetch } = this.#parts;
    const giveUp = async (held: HeldTeam): Promise<void> => {
      if (waits) await teams.find(held.name, undefined, fetch())?.team.idle();
      await this.#release(held);
    };
    await Promise.allSettled([...this.#held.values()].map(giveUp));
  }

  /** Finds the team of a request that this process owns, or makes it own it. Returns null when the store does not have the team. */
  async #open(tag: string): Promise<HeldTeam | null> {
    if (!this.#isValid()) await this.#renew();
    const earlier = this.#opening.get(tag);
    if (earlier !== undefined) {
      const team = await earlier;
      if (team !== null) return team;
      // Another process may have created the team since that claim.
    }
    this.#assertNotCreating(tag);
    const opening = this.#opening.get(tag);
    if (opening !== undefined) return opening;
    const held = this.#held.get(tag);
    if (held === undefined) {
      const claimed = this.#claim(tag).finally(() => this.#opening.delete(tag));
      this.#opening.set(tag, claimed);
      return claimed;
    }
    if (held.isReleasing) throw new StoreUnavailable("Another process is taking the team over.");
    return held;
  }

  async #claim(tag: string): Promise<HeldTeam | null> {
    const { owner, teams, first, fetch } = this.#parts;
    const isFirst = tag === getTeamTag(first.name);
    if (!isFirst) await this.#makeRoom();
    const ended = this.#ended;
    const stored = await this.#call((store) => store.claim(tag, owner));
    // Another process may have claimed the team after the lease ended, even when this process has a new lease by now.
    if (ended !== this.#ended || !this.#isValid())
      throw new StoreUnavailable("The lease of this process ended while it claimed the team.");
    this.#assertNotCreating(tag);
    if (stored === "busy") throw new StoreUnavailable("Another process still has the team.");
    if (stored === "missing") {
      if (!isFirst) return null;
      const team = this.#hold(first, teams.get(first.name)!);
      return this.#dropOnError(team, async () => {
        const { put } = team.world.takeChanges();
        const fence = await this.#call((store) => store.create(tag, owner, put));
        if (fence === null) throw new StoreUnavailable("Another process has just created the team.");
        team.fence = fence;
        teams.registry.isFirstPaused = false;
      });
    }
    const record = readRecord(stored.parts);
    const team = this.#hold(record, isFirst ? teams.get(first.name)! : teams.load(record, fetch()));
    return this.#dropOnError(team, async () => {
      team.fence = stored.fence;
      team.world.load(stored.parts);
      if (isFirst) teams.registry.isFirstPaused = false;
    });
  }

  /** Another process may have a team that this one creates: the store has not said so yet. */
  #assertNotCreating(tag: string): void {
    if (this.#creating.has(tag)) throw new StoreUnavailable("This process is creating the team.");
  }

  /** Gives up the team that is unused for longest when this process has as many as its quota. */
  async #makeRoom(): Promise<void> {
    const { teams, first, tools } = this.#parts;
    if (!teams.isFull(this.#opening.size)) return;
    const [unused] = [...this.#held.values()]
      .filter((team) => team.name !== first.name && !team.isReleasing && team.isUnused(tools.now() + 1))
      .toSorted((a, b) => a.usedAt - b.usedAt);
    if (unused === undefined)
      throw new StoreUnavailable("This mock is at work for as many teams as its quota allows.");
    await this.#release(unused);
  }

  async #dropOnError(team: HeldTeam, work: () => Promise<void>): Promise<HeldTeam> {
    try {
      await work();
      return team;
    } catch (thrown) {
      this.#drop(team);
      throw thrown;
    }
  }

  #hold(record: TeamRecord, state: TeamState): HeldTeam {
    const team = new HeldTeam(record.name, state, new StoredWorld(state.world, record));
    this.#held.set(team.tag, team);
    return team;
  }

  /** Makes sure that the store has what a request has changed, or that the team is still this process's. */
  async #finish(team: HeldTeam): Promise<void> {
    if (this.#parts.teams.get(team.name) !== team.state && !team.isDropped) {
      this.#drop(team);
      await this.#call((store) => store.remove(team.tag, team.fence));
    } else if (!(await this.#save(team)) && !this.#isValid()) {
      this.#dropAll();
      throw new StoreUnavailable("The lease of this process has ended.");
    }
  }

  /** Saves the changes of a team. Calls that wait at the same time share a save. Returns false when there is nothing to save. */
  async #save(team: HeldTeam): Promise<boolean> {
    if (team.isDropped) throw new StoreUnavailable("The team could not be saved.");
    if (team.world.hasChanges) team.next ??= this.#saveAfter(team, team.saving);
    const last = team.next ?? team.saving;
    await last;
    return last !== null;
  }

  async #saveAfter(team: HeldTeam, earlier: Promise<void> | null): Promise<void> {
    await earlier;
    const saving = this.#write(team);
    team.saving = saving;
    team.next = null;
    try {
      await saving;
    } finally {
      if (team.saving === saving) team.saving = null;
    }
  }

  async #write(team: HeldTeam): Promise<void> {
    if (team.isDropped) throw new StoreUnavailable("The team could not be saved.");
    const changes = team.world.takeChanges();
    team.savedAt = this.#parts.tools.now();
    try {
      const isSaved = await this.#call((store) => store.save(team.tag, team.fence, changes));
      if (!isSaved) throw new StoreUnavailable("Another process has taken the team over.");
    } catch (thrown) {
      // The store may have the changes or not, so read the team again.
      this.#drop(team);
      throw thrown;
    }
  }

  /** Gives a team up when its requests have ended. New ones must wait until another process, or this one, has it again. */
  async #release(team: HeldTeam): Promise<void> {
    if (team.isReleasing) return;
    team.isReleasing = true;
    await team.waitUntilUnused();
    try {
      // Even without a change, time may have passed.
      team.next ??= this.#saveAfter(team, team.saving);
      await team.next;
    } finally {
      this.#drop(team);
    }
    await this.#call((store) => store.release(team.tag, team.fence));
  }

  /** Forgets a team. What the store has of it stays. */
  #drop(team: HeldTeam): void {
    if (team.isDropped) return;
    const { teams, first } = this.#parts;
    team.isDropped = true;
    team.world.stop();
    this.#held.delete(team.tag);
    if (team.name === first.name) teams.registry.isFirstPaused = true;
    if (teams.get(team.name) === team.state) teams.unload(team.name);
  }

  #dropAll(): void {
    this.#ended += 1;
    for (const team of this.#held.values()) this.#drop(team);
  }

  #isValid(): boolean {
    return this.#parts.tools.now() < this.#validUntil;
  }

  /** Extends the lease. After its end, the teams may belong to others, so they are read again. */
  #renew(early = false): Promise<void> {
    if (!early && this.#isValid()) return Promise.resolve();
    this.#renewal ??= this.#extendLease().finally(() => (this.#renewal = null));
    return this.#renewal;
  }

  async #extendLease(): Promise<void> {
    if (!this.#isValid()) this.#dropAll();
    const now = this.#parts.tools.now();
    this.#renewedAt = now;
    const wanted = await this.#call((store) => store.renew(this.#parts.owner, LEASE));
    // The lease may have ended before the store extended it.
    if (!this.#isValid()) this.#dropAll();
    this.#validUntil = now + LEASE;
    for (const [tag, fence] of wanted) {
      // The response to a claim is on its way. After that the team is wanted again, and held.
      if (this.#opening.has(tag)) continue;
      const team = this.#held.get(tag);
      const release =
        team === undefined ? this.#call((store) => store.release(tag, fence)) : this.#release(team);
      // A team that is not released now is wanted again.
      release.catch(() => undefined);
    }
  }

  /** Calls the store. Throws StoreUnavailable when it fails or takes too long. */
  #call<Value>(call: (store: WorldStore) => Promise<Value>): Promise<Value> {
    return new Promise((resolve, reject) => {
      const fail = (why: string): void => reject(new StoreUnavailable(`The store of the teams ${why}.`));
      const stop = this.#parts.tools.setTimer(PATIENCE, () =>
        fail(`did not respond within ${PATIENCE / 1000} s`),
      );
      call(this.#parts.store)
        .then(resolve, (thrown: unknown) =>
          fail(`failed: ${thrown instanceof Error ? thrown.message : "unknown"}`),
        )
        .finally(stop);
    });
  }
}

/** A team that this process owns. */
class HeldTeam {
  readonly name: string;
  readonly tag: string;
  readonly state: TeamState;
  readonly world: StoredWorld;
  fence = "";
  isDropped = false;
  isReleasing = false;
  /** The running save, and the one after it, which covers what changes until it starts. */
  saving: Promise<void> | null = null;
  next: Promise<void> | null = null;
  savedAt = 0;
  usedAt = Infinity;
  #users = 0;
  #notify: (() => void) | null = null;

  constructor(name: string, state: TeamState, world: StoredWorld) {
    this.name = name;
    this.tag = state.world.team.tag;
    this.state = state;
    this.world = world;
  }

  /** Counts a request that begins at an instant of real time. */
  use(now: number): void {
    this.#users += 1;
    this.usedAt = now;
  }

  /** Counts a request that ends. */
  end(): void {
    this.#users -= 1;
    if (this.#users === 0) this.#notify?.();
  }

  /** Whether no request has begun since an instant of real time, and none is running. */
  isUnused(since: number): boolean {
    return this.#users === 0 && this.usedAt < since;
  }

  async waitUntilUnused(): Promise<void> {
    if (this.#users === 0) return;
    await new Promise<void>((resolve) => {
      this.#notify = resolve;
    });
  }
}

/** Throws TypeError for a team whose key a proxy cannot send to the same process as its other requests. */
function assertRoutable({ name, apiKey }: TeamRecord): void {
  const tag = readKeyTag(apiKey) ?? getTeamTag(FIRST_TEAM);
  if (tag === getTeamTag(name)) return;
  throw new TypeError(
    `With a store, the API key of the team "${name}" must begin with sk_us_${getTeamTag(name)}, which leads to the team. Leave the key out to get one.`,
  );
}

function readKeyTag(key: string): string | null {
  return /^sk_us_([\da-f]{8})/.exec(key)?.[1] ?? null;
}

/** Returns the tag of the team that a request names: in its key, link token or path, or null for a request that concerns no team. */
export function findRequestTag(
  request: MockRequest,
  path: string,
  search: string,
  isPage: boolean,
): string | null {
  const query = new URLSearchParams(search);
  if (isControlPath(path)) {
    if (!path.startsWith(`${CONTROL_PATH}/`)) return null;
    const token = /^Bearer +(\S+)$/i.exec(request.header("authorization") ?? "")?.[1] ?? "";
    const own = getTeamOfToken(token);
    // The token of a team is wrong while this process does not have the team.
    if (TEAMS_PATHS.has(path)) return own === null ? null : getTeamTag(own);
    return getTeamTag(query.get("team") ?? own ?? FIRST_TEAM);
  }
  const key = request.header(API_KEY_HEADER);
  const publicToken = matchPublicRoute(path)?.token;
  if (key !== null && !isPage && publicToken === undefined) return readKeyTag(key) ?? getTeamTag(FIRST_TEAM);
  const token = isPage
    ? (query.get("token") ?? query.get("state"))
    : (publicToken ?? request.header(LINK_TOKEN_HEADER));
  const tag = readTeamTag(token ?? "");
  return /^[\da-f]{8}$/.test(tag) ? tag : null;
}

/** The control routes that concern no one team, except by their token. */
const TEAMS_PATHS: ReadonlySet<string> = new Set([`${CONTROL_PATH}/team`, `${CONTROL_PATH}/teams`]);
