import type { ClockMode } from "../kernel/clock.ts";
import { hash32 } from "../kernel/random.ts";
import { tokenFrom, uuidFrom } from "../kernel/ids.ts";
import { isInstant, parseInstant } from "../kernel/time.ts";
import { Teams } from "../store/teams.ts";
import type { Preset } from "./settings.ts";
import { registerTasks } from "./tasks.ts";
import { createWorld, type World } from "./world.ts";

/** What a mock begins with; every part has a default, and equal options give equal mocks. */
export interface CoreOptions {
  /** What ids, keys, names and values derive from. @default "sanguine" */
  readonly seed?: string;
  /** Where the clocks begin: an ISO instant or milliseconds. @default "2026-01-15T09:00:00Z" */
  readonly now?: string | number;
  /** Where the service seems to be, without a slash at the end. @default "http://sanguine.test" */
  readonly baseUrl?: string;
  /** The first team's key. @default one derived from the seed */
  readonly apiKey?: string;
  /** @default "frozen" */
  readonly clock?: ClockMode;
  /** @default "empty" */
  readonly preset?: Preset;
}

/** How a further team differs from the first. */
export interface TeamOptions {
  /** @default derived from the mock's seed and the number of the team */
  readonly seed?: string;
  /** @default one derived from its seed */
  readonly apiKey?: string;
  /** @default the start of the mock */
  readonly now?: string | number;
  /** @default the preset of the mock */
  readonly preset?: Preset;
}

const DEFAULTS = { seed: "sanguine", now: "2026-01-15T09:00:00Z", baseUrl: "http://sanguine.test" } as const;

/** A key of the shape that the service gives to sandbox teams. */
function apiKeyOf(seed: string): string {
  return `sk_us_${tokenFrom(seed, "api-key", 1, 40)}`;
}

function instantOf(now: string | number): number {
  const instant = typeof now === "number" ? now : parseInstant(now);
  if (instant !== null && isInstant(instant)) return instant;
  throw new RangeError(`"${now}" is no instant: write one such as "${DEFAULTS.now}".`);
}

/** All teams of one mock, each with a world of its own. */
export class MockCore {
  readonly seed: string;
  /** Where the clocks begin, in milliseconds. */
  readonly start: number;
  readonly baseUrl: string;
  readonly teams = new Teams<World>();
  /** The world of the first team. */
  readonly base: World;
  readonly #mode: ClockMode;
  readonly #preset: Preset;

  constructor(options: CoreOptions = {}) {
    this.seed = options.seed ?? DEFAULTS.seed;
    this.start = instantOf(options.now ?? DEFAULTS.now);
    this.baseUrl = (options.baseUrl ?? DEFAULTS.baseUrl).replace(/\/+$/, "");
    this.#mode = options.clock ?? "frozen";
    this.#preset = options.preset ?? "empty";
    this.base = this.#make(this.seed, this.start, this.#preset, options.apiKey);
  }

  /** Makes a further team. */
  team(options: TeamOptions = {}): World {
    const seed = options.seed ?? `${this.seed}/team-${this.teams.size + 1}`;
    const start = options.now === undefined ? this.start : instantOf(options.now);
    return this.#make(seed, start, options.preset ?? this.#preset, options.apiKey);
  }

  #make(seed: string, start: number, preset: Preset, apiKey = apiKeyOf(seed)): World {
    if (apiKey === "") throw new RangeError("An API key cannot be empty.");
    const team = { id: uuidFrom(seed, "team", hash32("team", apiKey)), apiKey };
    const world = createWorld({ team, seed, start, mode: this.#mode, preset });
    registerTasks(world);
    return this.teams.add(apiKey, world);
  }
}
