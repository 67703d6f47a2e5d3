import { VERSION } from "../../src/generated/version.ts";
import type { ClockMode } from "../kernel/clock.ts";
import type { World } from "../domain/world.ts";
import { resumeProgress } from "../domain/orders/lifecycle/progress.ts";
import { WORLD_FORMAT, WORLD_VERSION } from "../store/world-export.ts";
import { COUNTERS } from "../store/counters.ts";
import type { WorldPart } from "../store/world.ts";
import type { StoredChanges, StoredParts } from "../world-store/world-store.ts";
import type { TeamRecord } from "./team-record.ts";

/** Names of the parts that are not of the world. No area has these names. */
const TEAM = "team";
const CLOCK = "clock";

/** Separates the area of a part from its key. */
const SEPARATOR = "/";

/** What a team was created from, and the release that wrote its rows. */
interface StoredRecord extends TeamRecord {
  readonly release: string;
}

interface StoredClock {
  readonly now: number;
  readonly mode: ClockMode;
  readonly rate: number;
}

export function readRecord(parts: StoredParts): StoredRecord {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a mock has written it.
  return JSON.parse(parts.get(TEAM) ?? "{}") as StoredRecord;
}

/**
 * Turns the changes of a world into parts for a store. A part is a row, a cell or a counter, so that a save costs as much as has changed.
 */
export class StoredWorld {
  readonly #world: World;
  readonly #record: TeamRecord;
  /** The place of each stored row in the order of insertion. */
  readonly #places = new Map<string, number>();
  #last = 0;
  #changed = new Map<string, readonly [area: string, key: unknown]>();
  /** Whether everything has to be written. */
  #isReplaced = true;
  #savedRevision = -1;
  readonly #stop: () => void;

  constructor(world: World, record: TeamRecord) {
    this.#world = world;
    this.#record = record;
    this.#stop = world.addChangeListener((area, key) => {
      if (area === null) this.#isReplaced = true;
      else this.#changed.set(area + SEPARATOR + String(key), [area, key]);
    });
  }

  get hasChanges(): boolean {
    return this.#world.revision !== this.#savedRevision;
  }

  load(parts: StoredParts): void {
    const read: [place: number, part: WorldPart][] = [];
    for (const [name, text] of parts) {
      const mark = name.indexOf(SEPARATOR);
      if (mark < 0) continue;
      const [place, value]: [number, unknown] = JSON.parse(text);
      this.#places.set(name, place);
      this.#last = Math.max(this.#last, place);
      read.push([place, [name.slice(0, mark), name.slice(mark + 1), value]]);
    }
    const sorted = read.toSorted(([a], [b]) => a - b).map(([, part]) => part);
    const clock: StoredClock = JSON.parse(parts.get(CLOCK) ?? "{}");
    const world = this.#world;
    if (readRecord(parts).release === VERSION) world.load({ now: clock.now, parts: sorted });
    // Rows of another release may lack fields, which the import adds.
    else world.import(toExport(clock.now, sorted));
    world.scheduler.setMode(clock.mode, clock.rate);
    this.#forgetChanges();
    resumeProgress(world);
  }

  /** Returns what to write, and counts it as written. */
  takeChanges(): StoredChanges {
    const world = this.#world;
    const clock: StoredClock = { now: world.now(), mode: world.clock.mode, rate: world.clock.rate };
    const put = new Map([[CLOCK, JSON.stringify(clock)]]);
    const drop: string[] = [];
    const replace = this.#isReplaced;
    if (replace) {
      this.#places.clear();
      put.set(TEAM, JSON.stringify({ ...this.#record, release: VERSION } satisfies StoredRecord));
      for (const [area, key, value] of world.listParts()) this.#put(put, area + SEPARATOR + key, value);
    } else
      for (const [name, [area, key]] of this.#changed) {
        const value = world.readPart(area, key);
        if (value !== undefined) this.#put(put, name, value);
        else if (this.#places.delete(name)) drop.push(name);
      }
    this.#forgetChanges();
    return { replace, put, drop };
  }

  /** Stops following the world. */
  stop(): void {
    this.#stop();
  }

  #put(parts: Map<string, string>, name: string, value: unknown): void {
    const place = this.#places.get(name) ?? (this.#last += 1);
    this.#places.set(name, place);
    parts.set(name, JSON.stringify([place, value]));
  }

  #forgetChanges(): void {
    this.#changed = new Map();
    this.#isReplaced = false;
    this.#savedRevision = this.#world.revision;
  }
}

function toExport(now: number, parts: readonly WorldPart[]): object {
  const state = { counters: {}, cells: {}, tables: {} } as Record<string, Record<string, unknown>>;
  for (const [area, key, value] of parts) {
    if (area === COUNTERS) state["counters"]![key] = value;
    else if (key === "value") state["cells"]![area] = value;
    else ((state["tables"]![area] ??= []) as unknown[]).push(value);
  }
  return { format: WORLD_FORMAT, version: WORLD_VERSION, now: new Date(now).toISOString(), ...state };
}
