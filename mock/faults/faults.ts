import type { OperationId } from "../../src/generated/operations.ts";

/** What happens to the connection instead of, or in the middle of, an answer. */
export type NetworkFault = "reset" | "silence" | "stall" | "truncate";

/** Statuses whose answers have no body, whatever else they say. */
export const BODILESS: ReadonlySet<number> = new Set([204, 205, 304]);

/** A fault to inject. Its conditions narrow it; without any, every operation of the team is struck. */
export interface FaultRule {
  /** Strikes this operation alone. */
  readonly operation?: OperationId;
  /** Strikes this HTTP method alone. */
  readonly method?: string;
  /** Strikes this path alone: as it was asked for, or as the document writes it (`/v2/user/{user_id}`). */
  readonly path?: string;
  /**
   * Status to answer with.
   * @default 429 where `retryAfter` is given, else 500
   */
  readonly status?: number;
  /** Body to answer with, as JSON. @default `{ detail }` with a short text */
  readonly body?: unknown;
  /** Seconds, or an HTTP date, for the `Retry-After` header. */
  readonly retryAfter?: number | string;
  /** How many calls it strikes. @default until it is removed */
  readonly times?: number;
  /** How many matching calls it lets pass first. @default 0 */
  readonly skip?: number;
  /**
   * `before`: the operation does not happen. `after`: it happens, and its answer is lost.
   * @default "before"
   */
  readonly when?: "before" | "after";
  /**
   * `reset`: the connection breaks. `silence`: no answer ever comes. `stall`: the headers come and the body never ends.
   * `truncate`: the connection breaks in the middle of the body.
   */
  readonly network?: NetworkFault;
}

/** A fault in force. */
export interface Fault {
  readonly id: number;
  readonly rule: FaultRule;
  /** How many calls it has struck. */
  readonly struck: number;
  /** Takes it out; false if it was gone already. */
  remove(): boolean;
}

/** The part of a request that a fault's conditions look at. */
export interface FaultTarget {
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  /** Every path of the operation, as the document writes it. */
  readonly templates: readonly string[];
}

/** Where the faults are kept: a cell of the world, so that snapshots take them along. */
export interface FaultsCell {
  get(): readonly FaultRecord[];
  set(records: readonly FaultRecord[]): void;
}

/** A fault as plain data. */
export interface FaultRecord {
  readonly id: number;
  readonly rule: FaultRule;
  readonly seen: number;
  readonly struck: number;
}

/** Tells whether a value, of an import perhaps, is a list of faults. */
export function areFaultRecords(value: unknown): boolean {
  return Array.isArray(value) && value.every((record: unknown) => isRecord(record));
}

function isRecord(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const { id, rule, seen, struck }: Partial<FaultRecord> = value;
  if (Object.keys(value).length !== 4) return false;
  if (![id, seen, struck].every(Number.isSafeInteger) || typeof rule !== "object" || rule === null)
    return false;
  try {
    assertRule(rule);
    return true;
  } catch {
    return false;
  }
}

/** The faults of one team. The oldest one that matches strikes. */
export class Faults {
  readonly #cell: FaultsCell;

  constructor(cell: FaultsCell) {
    this.#cell = cell;
  }

  /** Puts a fault into force. */
  add(rule: FaultRule): Fault {
    assertRule(rule);
    const records = this.#cell.get();
    const id = 1 + Math.max(0, ...records.map((record) => record.id));
    // Copied through JSON: the fault means the same after an export, and later changes of the caller's object are its own.
    const kept: FaultRule =
      rule.body === undefined ? { ...rule } : { ...rule, body: JSON.parse(JSON.stringify(rule.body)) };
    this.#cell.set([...records, { id, rule: kept, seen: 0, struck: 0 }]);
    return this.#handle(id, kept);
  }

  /** Every fault in force, oldest first. */
  list(): Fault[] {
    return this.#cell.get().map((record) => this.#handle(record.id, record.rule));
  }

  /** Takes out every fault. */
  clear(): void {
    this.#cell.set([]);
  }

  /**
   * The fault that strikes a call at a moment, counted as struck; null in most cases.
   * @internal
   */
  strike(when: "before" | "after", target: FaultTarget): FaultRule | null {
    const records = this.#cell.get();
    // Most teams have no fault at all, and every request of theirs comes past here twice.
    if (records.length === 0) return null;
    for (const [index, record] of records.entries()) {
      if ((record.rule.when ?? "before") !== when || isSpent(record) || !matches(record.rule, target))
        continue;
      const seen = record.seen + 1;
      const passes = seen <= (record.rule.skip ?? 0);
      this.#cell.set(
        this.#cell.get().with(index, { ...record, seen, struck: record.struck + (passes ? 0 : 1) }),
      );
      if (!passes) return record.rule;
    }
    return null;
  }

  #handle(id: number, rule: FaultRule): Fault {
    // An id is free again once its fault is gone, so the rule itself has to be the same one as well.
    const find = (): FaultRecord | undefined =>
      this.#cell.get().find((record) => record.id === id && record.rule === rule);
    return {
      id,
      rule,
      get struck() {
        return find()?.struck ?? 0;
      },
      remove: () => {
        const known = find();
        this.#cell.set(this.#cell.get().filter((record) => record !== known));
        return known !== undefined;
      },
    };
  }
}

function isSpent({ rule, struck }: FaultRecord): boolean {
  return struck >= (rule.times ?? Infinity);
}

function matches(rule: FaultRule, target: FaultTarget): boolean {
  if (rule.operation !== undefined && rule.operation !== target.operation) return false;
  if (rule.method !== undefined && rule.method.toUpperCase() !== target.method) return false;
  return rule.path === undefined || rule.path === target.path || target.templates.includes(rule.path);
}

const NETWORK: readonly unknown[] = ["reset", "silence", "stall", "truncate"] satisfies NetworkFault[];
const WHEN: readonly unknown[] = ["before", "after"] satisfies FaultRule["when"][];

/** @throws RangeError or TypeError that names the part of the rule that makes no sense */
function assertRule(rule: FaultRule): void {
  const { status, times, skip, network, when } = rule;
  if (status !== undefined && !(Number.isInteger(status) && status >= 200 && status <= 599)) {
    throw new RangeError("A fault's status is a whole number from 200 to 599.");
  }
  if (times !== undefined && !(Number.isInteger(times) && times >= 1))
    throw new RangeError("A fault's times is a whole number from 1 on.");
  if (skip !== undefined && !(Number.isInteger(skip) && skip >= 0))
    throw new RangeError("A fault's skip is a whole number from 0 on.");
  if (network !== undefined && !NETWORK.includes(network))
    throw new TypeError(`A fault's network is ${NETWORK.join(", ")} or left out.`);
  if (when !== undefined && !WHEN.includes(when)) throw new TypeError("A fault's when is before or after.");
  assertBody(rule);
  assertRetryAfter(rule.retryAfter);
  const cut = rule.network === "reset" || rule.network === "silence";
  if (cut && (status !== undefined || rule.body !== undefined || rule.retryAfter !== undefined)) {
    throw new TypeError(`A ${rule.network} brings no answer: leave out status, body and retryAfter.`);
  }
}

function assertBody({ body, status = 500 }: FaultRule): void {
  if (body === undefined) return;
  if (BODILESS.has(status))
    throw new TypeError(`A fault's body cannot go with status ${status}, which has none.`);
  if (!isJson(body)) throw new TypeError("A fault's body has to be a value that JSON can write.");
}

function isJson(value: unknown): boolean {
  try {
    return JSON.stringify(value) !== undefined;
  } catch {
    return false;
  }
}

function assertRetryAfter(value: number | string | undefined): void {
  if (typeof value === "number" && Number.isFinite(value) && value >= 0) return;
  // Dates and nonsense alike may be sent, to see what a client makes of them; a header takes no control characters.
  if (value === undefined || (typeof value === "string" && /^[\x20-\x7e]+$/.test(value))) return;
  throw new RangeError(
    "A fault's retryAfter is a number of seconds from 0 on, or a text that a header can hold.",
  );
}
