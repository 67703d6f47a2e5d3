import type { OperationId } from "../../src/generated/operations.ts";

/** What the service may add tomorrow; each is off unless asked for. */
export interface FutureOptions {
  /** Every open enumeration in an answer carries a value that no release knows. @default true */
  readonly enums?: boolean;
  /** The answer's object, and every object of its lists, carries a field that no release knows. @default true */
  readonly fields?: boolean;
  /** Each webhook is followed by one of a kind that no release knows. @default true */
  readonly kinds?: boolean;
  /** Changes the answers of these operations alone, and no webhook. @default all of them, and webhooks */
  readonly operations?: readonly OperationId[];
}

/** The name of the extra field. */
export const FUTURE_FIELD = "future_field";

/** What it says. */
const FUTURE_TEXT = "A field that no release knows yet.";

/** The prefix of the unknown enumeration values, and of the unknown kinds of webhooks. */
export const FUTURE_PREFIX = "future_";

/** Where the options in force are kept: a cell of the world, so that snapshots take them along. */
export interface FutureCell {
  get(): FutureOptions | null;
  set(options: FutureOptions | null): void;
}

/** Tells whether a value, of an import perhaps, is options or null. */
export function areFutureOptions(value: unknown): boolean {
  if (value === null) return true;
  if (typeof value !== "object") return false;
  const { enums = true, fields = true, kinds = true, operations = [], ...rest }: FutureOptions = value;
  const switches = [enums, fields, kinds].every((each) => typeof each === "boolean");
  const names: unknown = operations;
  const areNames = Array.isArray(names) && names.every((name) => typeof name === "string");
  return switches && areNames && Object.keys(rest).length === 0;
}

/** Answers one team's calls as a later version of the service might. */
export class Future {
  readonly #paths: Readonly<Record<OperationId, readonly string[]>>;
  readonly #cell: FutureCell;

  /** @param paths where the open enumerations stand in each operation's answer; `*` is any index or key */
  constructor(paths: Readonly<Record<OperationId, readonly string[]>>, cell: FutureCell) {
    this.#paths = paths;
    this.#cell = cell;
  }

  /** Turns it on from the next answer on. Calling it again replaces the options. */
  enable(options: FutureOptions = {}): void {
    this.#cell.set({ ...options });
  }

  /** Turns it off. */
  disable(): void {
    this.#cell.set(null);
  }

  /** The options in force, or null. */
  get options(): FutureOptions | null {
    return this.#cell.get();
  }

  /**
   * A successful answer's body as tomorrow may send it; the given one is left as it is.
   * @internal
   */
  apply(operation: OperationId, body: unknown): unknown {
    const options = this.#cell.get();
    if (options === null || options.operations?.includes(operation) === false) return body;
    // A paper has neither enumerations nor fields.
    if (body instanceof Uint8Array) return body;
    return changedBy(options, body, this.#paths[operation]);
  }

  /**
   * A webhook as tomorrow may send it, and what follows it; the given one is left as it is.
   * @internal
   */
  applyToWebhook<Sent extends FutureWebhook>(sent: Sent): readonly Sent[] {
    const options = this.#cell.get();
    if (options === null || options.operations !== undefined) return [sent];
    const operation = sameShape.find(([prefix]) => sent.event_type.startsWith(prefix))?.[1];
    const paths = operation === undefined ? [] : this.#paths[operation];
    const changed: Sent = { ...sent, data: changedBy(options, sent.data, paths) };
    const whole = options.fields === false ? changed : { ...changed, [FUTURE_FIELD]: FUTURE_TEXT };
    return options.kinds === false
      ? [whole]
      : [whole, { ...whole, event_type: FUTURE_PREFIX + sent.event_type }];
  }
}

/** The parts of a webhook that tomorrow may change. */
export interface FutureWebhook {
  readonly event_type: string;
  readonly data: unknown;
}

/** Webhooks whose data is what an operation answers, so that their open enumerations stand in the same places. */
const sameShape: readonly (readonly [prefix: string, operation: OperationId])[] = [
  ["labtest.order.", "orders.get"],
  ["labtest.appointment.", "phlebotomy.get"],
  ["lab_report.parsing_job.", "labReports.get"],
];

function changedBy({ enums, fields }: FutureOptions, body: unknown, paths: readonly string[]): unknown {
  let changed = body;
  if (enums !== false) {
    for (const path of paths) changed = renameAt(changed, path.split("."));
  }
  return fields === false ? changed : addFields(changed, true);
}

/** Replaces the texts at a path by unknown ones; a list of values gets one more instead. Copies what it changes. */
function renameAt(value: unknown, path: readonly string[]): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return typeof value === "string" ? FUTURE_PREFIX + value : value;
  if (Array.isArray(value)) {
    if (step !== "*") return value;
    return rest.length > 0
      ? value.map((element) => renameAt(element, rest))
      : [...value, `${FUTURE_PREFIX}value`];
  }
  if (!isObject(value)) return value;
  if (step === "*") return mapValues(value, (inner) => renameAt(inner, rest));
  return Object.hasOwn(value, step) ? { ...value, [step]: renameAt(value[step], rest) } : value;
}

/**
 * Adds a field to the answer and to the objects of its lists. Other objects may be maps from names to records, where one
 * more key would be a record of its own.
 */
function addFields(value: unknown, record: boolean): unknown {
  if (Array.isArray(value)) return value.map((element) => addFields(element, true));
  if (!isObject(value)) return value;
  const copy = mapValues(value, (inner) => addFields(inner, false));
  return record ? { ...copy, [FUTURE_FIELD]: FUTURE_TEXT } : copy;
}

type Json = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function mapValues(value: Json, change: (inner: unknown) => unknown): Json {
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, change(inner)]));
}
