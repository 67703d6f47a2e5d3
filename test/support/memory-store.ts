import { setImmediate as afterTurn } from "node:timers/promises";
import type { StoredParts, StoredTeam, WorldStore } from "sanguine/mock";

interface MemoryTeam {
  owner: string | null;
  fence: string;
  isWanted: boolean;
  parts: StoredParts;
}

/** A store in memory, for several mocks of one test. Its time, and that of their leases, moves only by `pass`. */
export class MemoryStore implements WorldStore {
  readonly teams = new Map<string, MemoryTeam>();
  readonly #leases = new Map<string, number>();
  readonly #timers = new Set<{ readonly at: number; readonly call: () => void }>();
  #fence = 0;
  #now = 0;
  /** `away`: calls fail. `silent`: calls never end. */
  mode: "working" | "away" | "silent" = "working";
  saves = 0;
  /** What the response to the next claim waits for. */
  late: Promise<void> | null = null;
  /** Runs when a team is about to be added. */
  whenCreated = async (): Promise<void> => {};

  readonly time = {
    now: (): number => this.#now,
    setTimer: (ms: number, call: () => void): (() => void) => {
      const timer = { at: this.#now + ms, call };
      this.#timers.add(timer);
      return () => void this.#timers.delete(timer);
    },
  };

  /** Lets time pass, for every process. */
  async pass(ms: number): Promise<void> {
    this.#now += ms;
    for (const timer of this.#timers) if (timer.at <= this.#now && this.#timers.delete(timer)) timer.call();
    await afterTurn();
  }

  async renew(owner: string, ms: number): Promise<ReadonlyMap<string, string>> {
    await this.#respond();
    this.#leases.set(owner, this.#now + ms);
    const wanted = [...this.teams].filter(([, team]) => team.owner === owner && team.isWanted);
    return new Map(wanted.map(([name, { fence }]) => [name, fence]));
  }

  async create(team: string, owner: string, parts: StoredParts): Promise<string | null> {
    void this.whenCreated();
    await this.#respond();
    if (this.teams.has(team)) return null;
    const fence = String((this.#fence += 1));
    this.teams.set(team, { owner, fence, isWanted: false, parts });
    return fence;
  }

  async claim(name: string, owner: string): Promise<StoredTeam | "missing" | "busy"> {
    await this.#respond();
    const claimed = this.#claim(name, owner);
    const { late } = this;
    this.late = null;
    await late;
    return claimed;
  }

  #claim(name: string, owner: string): StoredTeam | "missing" | "busy" {
    const team = this.teams.get(name);
    if (team === undefined) return "missing";
    if (team.owner !== null && team.owner !== owner && (this.#leases.get(team.owner) ?? 0) > this.#now) {
      team.isWanted = true;
      return "busy";
    }
    const fence = String((this.#fence += 1));
    Object.assign(team, { owner, fence, isWanted: false });
    return { fence, parts: team.parts };
  }

  async save(
    name: string,
    fence: string,
    { replace, put, drop }: Parameters<WorldStore["save"]>[2],
  ): Promise<boolean> {
    await this.#respond();
    const team = this.teams.get(name);
    if (team?.fence !== fence) return false;
    this.saves += 1;
    const parts = new Map([...(replace ? [] : team.parts), ...put]);
    for (const part of drop) parts.delete(part);
    team.parts = parts;
    return true;
  }

  async release(name: string, fence: string): Promise<void> {
    await this.#respond();
    const team = this.teams.get(name);
    if (team?.fence === fence) Object.assign(team, { owner: null, isWanted: false });
  }

  async remove(name: string, fence: string): Promise<void> {
    await this.#respond();
    if (this.teams.get(name)?.fence === fence) this.teams.delete(name);
  }

  async #respond(): Promise<void> {
    await afterTurn();
    if (this.mode === "away") throw new Error("connect ECONNREFUSED");
    if (this.mode === "silent") await new Promise(() => {});
  }
}
