import type { OperationId } from "../../src/generated/operations.ts";

/** Options of `mock.unknownValues.enable`: which values that no release knows the mock adds. */
export interface UnknownValuesOptions {
  /** Replaces every open enum value of a response by an unknown one. @default true */
  readonly enums?: boolean;
  /** Adds an unknown field to the response object and to every object of its lists. @default true */
  readonly fields?: boolean;
  /** Sends a webhook of an unknown event type after each webhook. @default true */
  readonly eventTypes?: boolean;
  /** Changes only the responses of these operations, and no webhooks. @default all operations, and webhooks */
  readonly operations?: readonly OperationId[];
}

/** Name of the unknown field. */
export const UNKNOWN_FIELD = "future_field";

/** Value of the unknown field. */
const UNKNOWN_TEXT = "A field that no release knows yet.";

/** Prefix of unknown enum values and unknown event types. */
const UNKNOWN_PREFIX = "future_";

/** Stores the current options: a cell of the world, so that snapshots include them. */
export interface UnknownValuesCell {
  get(): UnknownValuesOptions | null;
  set(options: UnknownValuesOptions | null): void;
}

/** Returns whether a value, such as one of an import, is options or null. */
export function isUnknownValuesOptions(value: unknown): boolean {
  if (value === null) return true;
  if (typeof value !== "object") return false;
  const {
    enums = true,
    fields = true,
    eventTypes = true,
    operations = [],
    ...rest
  }: UnknownValuesOptions = value;
  const switches = [enums, fields, eventTypes].every((each) => typeof each === "boolean");
  const names: unknown = operations;
  const areNames = Array.isArray(names) && names.every((name) => typeof name === "string");
  return switches && areNames && Object.keys(rest).length === 0;
}

/** Changes one team's responses and webhooks as a later version of the service might send them. */
export class UnknownValues {
  readonly #paths: Readonly<Record<OperationId, readonly string[]>>;
  readonly #cell: UnknownValuesCell;

  /** @param paths - where each operation's response has open enums; `*` is any index or key */
  constructor(paths: Readonly<Record<OperationId, readonly string[]>>, cell: UnknownValuesCell) {
    this.#paths = paths;
    this.#cell = cell;
  }

  /** Adds unknown values from the next response on. Call it again to replace the options. */
  enable(options: UnknownValuesOptions = {}): void {
    this.#cell.set({ ...options });
  }

  /** Stops adding unknown values. */
  disable(): void {
    this.#cell.set(null);
  }

  /** The current options, or null when disabled. */
  get options(): UnknownValuesOptions | null {
    return this.#cell.get();
  }

  /**
   * Returns a copy of a successful response body with unknown values.
   * @internal
   */
  apply(operation: OperationId, body: unknown): unknown {
    const options = this.#cell.get();
    if (options === null || options.operations?.includes(operation) === false) return body;
    // A PDF has neither enums nor fields.
    if (body instanceof Uint8Array) return body;
    return changeBody(options, body, this.#paths[operation]);
  }

  /**
   * Returns a copy of a webhook with unknown values, and the webhook of an unknown event type that follows it.
   * @internal
   */
  applyToWebhook<Sent extends UnknownWebhook>(sent: Sent): readonly Sent[] {
    const options = this.#cell.get();
    if (options === null || options.operations !== undefined) return [sent];
    const operation = sameShape.find(([prefix]) => sent.event_type.startsWith(prefix))?.[1];
    const paths = operation === undefined ? [] : this.#paths[operation];
    const changed: Sent = { ...sent, data: changeBody(options, sent.data, paths) };
    const whole = options.fields === false ? changed : { ...changed, [UNKNOWN_FIELD]: UNKNOWN_TEXT };
    return options.eventTypes === false
      ? [whole]
      : [whole, { ...whole, event_type: UNKNOWN_PREFIX + sent.event_type }];
  }
}

/** The fields of a webhook that unknown values change. */
export interface UnknownWebhook {
  readonly event_type: string;
  readonly data: unknown;
}

/** Webhooks whose data has the shape of an operation's response, and thus the same open enums. */
const sameShape: readonly (readonly [prefix: string, operation: OperationId])[] = [
  ["labtest.order.", "orders.get"],
  ["labtest.appointment.", "phlebotomy.get"],
  ["lab_report.parsing_job.", "labReports.get"],
];

function changeBody(
  { enums, fields }: UnknownValuesOptions,
  body: unknown,
  paths: readonly string[],
): unknown {
  let changed = body;
  if (enums !== false) {
    for (const path of paths) changed = renameAt(changed, path.split("."));
  }
  return fields === false ? changed : addFields(changed, true);
}

/** Replaces the strings at a path by unknown ones, or adds an unknown value to a list. Returns a copy. */
function renameAt(value: unknown, path: readonly string[]): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return typeof value === "string" ? UNKNOWN_PREFIX + value : value;
  if (Array.isArray(value)) {
    if (step !== "*") return value;
    return rest.length > 0
      ? value.map((element) => renameAt(element, rest))
      : [...value, `${UNKNOWN_PREFIX}value`];
  }
  if (!isObject(value)) return value;
  if (step === "*") return mapValues(value, (inner) => renameAt(inner, rest));
  return Object.hasOwn(value, step) ? { ...value, [step]: renameAt(value[step], rest) } : value;
}

/**
 * Adds a field to the response and to the objects of its lists. It skips other objects, which may be maps, where another key
 * would be a record.
 */
function addFields(value: unknown, record: boolean): unknown {
  if (Array.isArray(value)) return value.map((element) => addFields(element, true));
  if (!isObject(value)) return value;
  const copy = mapValues(value, (inner) => addFields(inner, false));
  return record ? { ...copy, [UNKNOWN_FIELD]: UNKNOWN_TEXT } : copy;
}

type Json = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function mapValues(value: Json, change: (inner: unknown) => unknown): Json {
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, change(inner)]));
}
