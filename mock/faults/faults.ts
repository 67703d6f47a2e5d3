import type { Cell } from "../store/cell.ts";
import { hashToUnit, Random } from "../kernel/random.ts";
import { buildPreset, type FaultPreset } from "./presets.ts";
import { countCall, type RateLimitWindow } from "./rate-limit.ts";
import {
  isDelayOnly,
  LONGEST_LATENCY,
  type FaultConditions,
  type FaultRule,
  type FaultLatency,
} from "./rule.ts";
import { parseDuration } from "../kernel/time.ts";
import { copyData } from "../kernel/copy-data.ts";

/** An active fault. */
export interface Fault {
  readonly id: number;
  readonly rule: FaultRule;
  /** How many calls matched its conditions. */
  readonly seen: number;
  /** How many calls it was applied to. */
  readonly hits: number;
  /** Removes the fault. Returns false when it was already removed. */
  remove(): boolean;
}

/** The part of a request that conditions of faults match. */
export interface FaultTarget {
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  /** All path templates of the operation. */
  readonly templates: readonly string[];
}

/** Stores the faults, so that snapshots include them. */
type FaultsCell = Pick<Cell<readonly FaultRecord[]>, "get" | "set">;

/** A fault as plain data. */
export interface FaultRecord {
  readonly id: number;
  readonly rule: FaultRule;
  readonly seen: number;
  readonly hits: number;
  readonly window?: RateLimitWindow;
}

/** How long to delay a call, and by which clock. */
export interface FaultDelay {
  readonly ms: number;
  readonly clock: "virtual" | "real" | undefined;
}

/** The effect of the faults on one call. */
export interface FaultEffect {
  /** True when a fault was applied; false when a rate limit only adds headers. */
  readonly hit: boolean;
  readonly delays: readonly FaultDelay[];
  /** Headers to add to the response. */
  readonly headers: Readonly<Record<string, string>>;
  /** The rule that replaces the response; null when none does. */
  readonly rule: FaultRule | null;
}

/** The faults of one team. The oldest matching fault applies. A fault that only delays calls lets younger ones apply as well. */
export class Faults {
  readonly #cell: FaultsCell;
  readonly #world: { readonly seed: string; now(): number };

  constructor(cell: FaultsCell, world: { readonly seed: string; now(): number }) {
    this.#cell = cell;
    this.#world = world;
  }

  /** Adds a fault: a response, a latency, a rate limit or a network failure. It applies from the next matching call. Throws TypeError when the rule is invalid. */
  add(rule: FaultRule): Fault {
    const records = this.#cell.get();
    const id = 1 + Math.max(0, ...records.map((record) => record.id));
    // Copied through JSON: the fault means the same after an export, and later changes of the caller's object are its own.
    const kept: FaultRule = JSON.parse(JSON.stringify(rule));
    this.#cell.set([...records, { id, rule: kept, seen: 0, hits: 0 }]);
    return this.#handle(id, kept);
  }

  /**
   * Adds the faults of a preset: `outage`, `flaky`, `slow`, `rateLimited` or `proxy`.
   *
   * @param conditions - which calls they apply to; by default all
   */
  preset(name: FaultPreset, conditions: FaultConditions = {}): Fault[] {
    return buildPreset(name, conditions).map((rule) => this.add(rule));
  }

  /** Lists the active faults with how often each was applied, oldest first. Faults that were applied `times` times stay in the list. */
  list(): Fault[] {
    return this.#cell.get().map((record) => this.#handle(record.id, record.rule));
  }

  /** Lists the faults that were never applied, oldest first. */
  unused(): Fault[] {
    return this.list().filter(({ hits }) => hits === 0);
  }

  /** Removes every fault. */
  clear(): void {
    this.#cell.set([]);
  }

  /**
   * Applies the faults to a call at a stage and counts it. Returns null when none applies.
   * @internal
   */
  take(when: "before" | "after", target: FaultTarget): FaultEffect | null {
    // Most teams have no fault, and every request calls this twice.
    if (this.#cell.get().length === 0) return null;
    const delays: FaultDelay[] = [];
    let headers: FaultEffect["headers"] = {};
    let hit = false;
    for (const record of this.#cell.get()) {
      if ((record.rule.when ?? "before") !== when || isSpent(record) || !matches(record.rule, target))
        continue;
      const outcome = this.#count(record);
      headers = { ...headers, ...outcome.headers };
      if (!outcome.hit) continue;
      hit = true;
      const { latency, latencyClock: clock } = record.rule;
      if (latency !== undefined) delays.push({ ms: drawLatency(latency, ...this.#keys(record)), clock });
      if (!isDelayOnly(record.rule)) return { hit, delays, headers, rule: record.rule };
    }
    return hit || Object.keys(headers).length > 0 ? { hit, delays, headers, rule: null } : null;
  }

  /** Counts a matching call. Returns whether the fault applies to it, and the headers of its rate limit. */
  #count(record: FaultRecord): Pick<FaultEffect, "hit" | "headers"> {
    const { skip = 0, chance = 1, rateLimit } = record.rule;
    const seen = record.seen + 1;
    const drawn = seen > skip && (chance === 1 || hashToUnit("fault", ...this.#keys(record)) < chance);
    const quota =
      drawn && rateLimit !== undefined ? countCall(rateLimit, record.window, this.#world.now()) : null;
    const hit = drawn && quota?.allowed !== true;
    const counted = { ...record, seen, hits: record.hits + (hit ? 1 : 0) };
    const kept = quota === null ? counted : { ...counted, window: quota.window };
    this.#cell.set(this.#cell.get().map((one) => (one === record ? kept : one)));
    return { hit, headers: quota?.headers ?? {} };
  }

  /** Returns the keys of the random values of one call. */
  #keys({ id, seen }: FaultRecord): readonly [string, number, number] {
    return [this.#world.seed, id, seen];
  }

  #handle(id: number, rule: FaultRule): Fault {
    // Compare the rule too, because the id of a removed fault can be used again.
    const find = (): FaultRecord | undefined =>
      this.#cell.get().find((record) => record.id === id && record.rule === rule);
    return {
      id,
      rule: copyData(rule),
      get seen() {
        return find()?.seen ?? 0;
      },
      get hits() {
        return find()?.hits ?? 0;
      },
      remove: () => {
        const known = find();
        this.#cell.set(this.#cell.get().filter((record) => record !== known));
        return known !== undefined;
      },
    };
  }
}

function isSpent({ rule, hits }: FaultRecord): boolean {
  return hits >= (rule.times ?? Infinity);
}

function matches(rule: FaultRule, target: FaultTarget): boolean {
  if (rule.operation !== undefined && rule.operation !== target.operation) return false;
  if (rule.method !== undefined && rule.method.toUpperCase() !== target.method) return false;
  return rule.path === undefined || rule.path === target.path || target.templates.includes(rule.path);
}

/** Draws a latency in whole milliseconds. The same keys always draw the same latency. */
export function drawLatency(latency: FaultLatency, ...keys: readonly (string | number)[]): number {
  if (typeof latency !== "object") return parseDuration(latency);
  if ("median" in latency) {
    // Engines differ in the last digits of `exp`, which rounding removes.
    const factor = Math.exp(latency.sigma * new Random("latency", ...keys).normal());
    return Math.min(LONGEST_LATENCY, Math.round(parseDuration(latency.median) * factor));
  }
  const min = parseDuration(latency.min);
  return min + Math.floor(hashToUnit("latency", ...keys) * (parseDuration(latency.max) - min + 1));
}
