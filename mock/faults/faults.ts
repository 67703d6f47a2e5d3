import type { OperationId } from "../../src/generated/operations.ts";

/** What happens to the connection instead of a response, or in the middle of one. */
export type NetworkFault = "reset" | "hang" | "stall" | "truncate";

/** Statuses whose responses have no body. */
export const BODILESS: ReadonlySet<number> = new Set([204, 205, 304]);

/** A fault to inject. Its conditions narrow it; without any, it applies to every operation of the team. */
export interface FaultRule {
  /** Applies to this operation only. */
  readonly operation?: OperationId;
  /** Applies to this HTTP method only. */
  readonly method?: string;
  /** Applies to this path only: the path of a request, or a template of the OpenAPI document (`/v2/user/{user_id}`). */
  readonly path?: string;
  /**
   * Status of the response.
   * @default 429 with `retryAfter`, otherwise 500
   */
  readonly status?: number;
  /** JSON body of the response. @default `{ detail }` with a short text */
  readonly body?: unknown;
  /** Seconds, or an HTTP date, for the `Retry-After` header. */
  readonly retryAfter?: number | string;
  /** How many calls it applies to. @default until it is removed */
  readonly times?: number;
  /** How many matching calls to skip first. @default 0 */
  readonly skip?: number;
  /**
   * `before`: the operation does not run. `after`: it runs, and its response is lost.
   * @default "before"
   */
  readonly when?: "before" | "after";
  /**
   * `reset`: the connection breaks. `hang`: no response ever arrives. `stall`: the headers arrive and the body never ends.
   * `truncate`: the connection breaks in the middle of the body.
   */
  readonly network?: NetworkFault;
}

/** An active fault. */
export interface Fault {
  readonly id: number;
  readonly rule: FaultRule;
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

/** Stores the faults: a cell of the world, so that snapshots include them. */
export interface FaultsCell {
  get(): readonly FaultRecord[];
  set(records: readonly FaultRecord[]): void;
}

/** A fault as plain data. */
export interface FaultRecord {
  readonly id: number;
  readonly rule: FaultRule;
  readonly seen: number;
  readonly hits: number;
}

/** Returns whether a value, such as one of an import, is a list of faults. */
export function areFaultRecords(value: unknown): boolean {
  return Array.isArray(value) && value.every((record: unknown) => isRecord(record));
}

function isRecord(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const { id, rule, seen, hits }: Partial<FaultRecord> = value;
  if (Object.keys(value).length !== 4) return false;
  if (![id, seen, hits].every(Number.isSafeInteger) || typeof rule !== "object" || rule === null)
    return false;
  try {
    assertRule(rule);
    return true;
  } catch {
    return false;
  }
}

/** The faults of one team. The oldest matching fault applies. */
export class Faults {
  readonly #cell: FaultsCell;

  constructor(cell: FaultsCell) {
    this.#cell = cell;
  }

  /** Adds a fault. It applies from the next matching call. Throws RangeError or TypeError when the rule is invalid. */
  add(rule: FaultRule): Fault {
    assertRule(rule);
    const records = this.#cell.get();
    const id = 1 + Math.max(0, ...records.map((record) => record.id));
    // Copied through JSON: the fault means the same after an export, and later changes of the caller's object are its own.
    const kept: FaultRule =
      rule.body === undefined ? { ...rule } : { ...rule, body: JSON.parse(JSON.stringify(rule.body)) };
    this.#cell.set([...records, { id, rule: kept, seen: 0, hits: 0 }]);
    return this.#handle(id, kept);
  }

  /** Lists the active faults, oldest first. */
  list(): Fault[] {
    return this.#cell.get().map((record) => this.#handle(record.id, record.rule));
  }

  /** Removes every fault. */
  clear(): void {
    this.#cell.set([]);
  }

  /**
   * Returns the fault that applies to a call at a stage and counts the hit. Returns null when none applies.
   * @internal
   */
  takeMatching(when: "before" | "after", target: FaultTarget): FaultRule | null {
    const records = this.#cell.get();
    // Most teams have no fault, and every request calls this twice.
    if (records.length === 0) return null;
    for (const [index, record] of records.entries()) {
      if ((record.rule.when ?? "before") !== when || isSpent(record) || !matches(record.rule, target))
        continue;
      const seen = record.seen + 1;
      const passes = seen <= (record.rule.skip ?? 0);
      this.#cell.set(this.#cell.get().with(index, { ...record, seen, hits: record.hits + (passes ? 0 : 1) }));
      if (!passes) return record.rule;
    }
    return null;
  }

  #handle(id: number, rule: FaultRule): Fault {
    // Compare the rule too, because the id of a removed fault can be used again.
    const find = (): FaultRecord | undefined =>
      this.#cell.get().find((record) => record.id === id && record.rule === rule);
    return {
      id,
      rule,
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

const NETWORK: readonly unknown[] = ["reset", "hang", "stall", "truncate"] satisfies NetworkFault[];
const WHEN: readonly unknown[] = ["before", "after"] satisfies FaultRule["when"][];

/** Checks a rule. Throws RangeError or TypeError that names the invalid field. */
function assertRule(rule: FaultRule): void {
  const { status, times, skip, network, when } = rule;
  if (status !== undefined && !(Number.isInteger(status) && status >= 200 && status <= 599)) {
    throw new RangeError("A fault's status must be an integer from 200 to 599.");
  }
  if (times !== undefined && !(Number.isInteger(times) && times >= 1))
    throw new RangeError("A fault's times must be a positive integer.");
  if (skip !== undefined && !(Number.isInteger(skip) && skip >= 0))
    throw new RangeError("A fault's skip must be a non-negative integer.");
  if (network !== undefined && !NETWORK.includes(network))
    throw new TypeError(`A fault's network must be one of ${NETWORK.join(", ")}, or omitted.`);
  if (when !== undefined && !WHEN.includes(when))
    throw new TypeError("A fault's when must be before or after.");
  assertBody(rule);
  assertRetryAfter(rule.retryAfter);
  const cut = rule.network === "reset" || rule.network === "hang";
  if (cut && (status !== undefined || rule.body !== undefined || rule.retryAfter !== undefined)) {
    throw new TypeError(`A ${rule.network} sends no response: omit status, body and retryAfter.`);
  }
}

function assertBody({ body, status = 500 }: FaultRule): void {
  if (body === undefined) return;
  if (BODILESS.has(status))
    throw new TypeError(`A fault's body is not allowed with status ${status}, which has none.`);
  if (!isJson(body)) throw new TypeError("A fault's body must be a JSON value.");
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
    "A fault's retryAfter must be a non-negative number of seconds, or a valid header value.",
  );
}
