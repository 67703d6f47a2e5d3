import * as z from "zod";
import type { OperationId } from "../../src/generated/operations.ts";
import type { Cell } from "../store/cell.ts";
import { buildOnce } from "../kernel/build-once.ts";
import { hashToUnit } from "../kernel/random.ts";
import type { Places } from "../../src/generated/places.ts";
import { type Change, changeBody } from "./change-body.ts";
import { copyData } from "../kernel/copy-data.ts";

/** Options of `mock.unknownValues.enable`: which values that no release knows the mock adds. */
export interface UnknownValuesOptions {
  /** Replaces every open enum value of a response by an unknown one. @default true */
  readonly enums?: boolean;
  /** Adds an unknown field to the response object and to every object of its lists. @default true */
  readonly fields?: boolean;
  /** Sends a webhook of an unknown event type after each webhook. @default true */
  readonly eventTypes?: boolean;
  /** Replaces every value by null where the OpenAPI document allows null. @default false */
  readonly nulls?: boolean;
  /**
   * Share of the places to change, from 0 to 1. With less than 1, the seed decides: the same place of the same operation or
   * event type is changed in each response, and another seed changes other places.
   * @default 1
   */
  readonly rate?: number;
  /** Decides with `rate` which places change. @default the seed of the mock */
  readonly seed?: string;
  /** Changes only the responses of these operations, and no webhooks. @default all operations, and webhooks */
  readonly operations?: readonly OperationId[];
}

const UNKNOWN_FIELD = "future_field";

const UNKNOWN_TEXT = "A field that no release knows yet.";

/** Prefix of unknown enum values and unknown event types. */
const UNKNOWN_PREFIX = "future_";

/** Stores the current options, so that snapshots include them. */
type UnknownValuesCell = Pick<Cell<UnknownValuesOptions | null>, "get" | "set">;

export const unknownValuesOptions = buildOnce(() =>
  z.strictObject({
    enums: z.boolean().optional(),
    fields: z.boolean().optional(),
    eventTypes: z.boolean().optional(),
    nulls: z.boolean().optional(),
    rate: z.number().min(0).max(1).optional(),
    seed: z.string().optional(),
    operations: z.array(z.string()).optional(),
  }),
);

/** Returns whether a value, such as one of an import, is options or null. */
export function isUnknownValuesOptions(value: unknown): boolean {
  return unknownValuesOptions().nullable().safeParse(value).success;
}

/** Where bodies have open enums and nullable values. */
export interface UnknownValuesPlaces {
  readonly operations: Readonly<Record<string, Places>>;
  /** By family of event types, such as `daily.data.*.created`. */
  readonly webhooks: Readonly<Record<string, Places>>;
}

const NOWHERE: Places = { openEnums: [], nullables: [] };

/** Changes one team's responses and webhooks as a later version of the service might send them. */
export class UnknownValues {
  readonly #places: UnknownValuesPlaces;
  readonly #cell: UnknownValuesCell;
  readonly #world: { readonly seed: string };

  constructor(places: UnknownValuesPlaces, cell: UnknownValuesCell, world: { readonly seed: string }) {
    this.#places = places;
    this.#cell = cell;
    this.#world = world;
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
    return copyData(this.#cell.get());
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
    return changeBody(
      this.#createChange(options, operation),
      body,
      this.#places.operations[operation] ?? NOWHERE,
    );
  }

  /**
   * Returns a copy of a webhook with unknown values, and the webhook of an unknown event type that follows it.
   * @internal
   */
  applyToWebhook<Sent extends UnknownWebhook>(sent: Sent): readonly Sent[] {
    const options = this.#cell.get();
    if (options === null || options.operations !== undefined) return [sent];
    const { event_type } = sent;
    const change = this.#createChange(options, event_type);
    const places = this.#places.webhooks[event_type.replace(/\.data\.\w+\./, ".data.*.")] ?? NOWHERE;
    const changed: Sent = { ...sent, data: changeBody(change, sent.data, places) };
    const whole = change.draws("envelope", "") ? { ...changed, ...change.fields } : changed;
    // Each webhook has its own draw, or an event type would always be followed by an unknown one or never.
    const followed = options.eventTypes !== false && change.draws("event", JSON.stringify(sent.data));
    return followed ? [whole, { ...whole, event_type: UNKNOWN_PREFIX + event_type }] : [whole];
  }

  #createChange(options: UnknownValuesOptions, scope: string): Change {
    const { enums = true, fields = true, nulls = false, rate = 1, seed = this.#world.seed } = options;
    return {
      rename: enums ? (value) => UNKNOWN_PREFIX + value : null,
      nulls,
      fields: fields ? { [UNKNOWN_FIELD]: UNKNOWN_TEXT } : {},
      draws: (kind, path) => rate === 1 || hashToUnit("unknown", seed, scope, kind, path) < rate,
    };
  }
}

/** The fields of a webhook that unknown values change. */
export interface UnknownWebhook {
  readonly event_type: string;
  readonly data: unknown;
}
