import type { StoredResponse } from "../domain/idempotency/table.ts";
import type { SettingName } from "../domain/settings.ts";
import type { World } from "../domain/world.ts";
import { isFields } from "../kernel/fields.ts";
import { hash53 } from "../kernel/random.ts";
import { DAY } from "../kernel/time.ts";
import { buildErrorResponse, type HandlerResponse } from "./errors.ts";
import type { RequestInputs } from "./validate-request.ts";

interface KeyRules {
  /** How long the first response is stored, in milliseconds of the team's clock. */
  readonly lifetime: number;
  /** The setting that enables keys; null when keys are always enabled. */
  readonly setting: SettingName | null;
}

const DEFAULT_RULES: KeyRules = { lifetime: DAY, setting: null };

/** Operations with other rules than the default. All paths of an operation share its keys. */
const RULES: Readonly<Partial<Record<string, KeyRules>>> = {
  "psc.book": { lifetime: 14 * DAY, setting: "pscIdempotency" },
};

const RETRY_AFTER_SECONDS = "1";

/** A call with an idempotency key. Two calls are the same when operation, key and inputs are equal. */
export interface KeyedCall {
  readonly operation: string;
  readonly key: string;
  readonly inputs: Partial<RequestInputs>;
  /** Store only successful responses (the header `X-Idempotency-Error: no-cache`). */
  readonly successOnly: boolean;
}

/** A call that is still running. It belongs to the world state in which it started, and so does its response. */
interface Running {
  readonly fingerprint: string;
  readonly isCurrent: () => boolean;
}

type KeysWorld = Pick<World, "now" | "trackCurrent" | "settings"> & {
  readonly tables: Pick<World["tables"], "storedResponses">;
};

/** The idempotency keys of one team. Repeats the first response under a key for every later call that is the same. */
export class IdempotencyKeys {
  readonly #world: KeysWorld;
  readonly #running = new Map<string, Running>();

  constructor(world: KeysWorld) {
    this.#world = world;
  }

  async run(call: KeyedCall, action: () => Promise<HandlerResponse>): Promise<HandlerResponse> {
    const { lifetime, setting } = RULES[call.operation] ?? DEFAULT_RULES;
    if (setting !== null && this.#world.settings.get()[setting] !== true) return action();
    const slot = `${call.operation} ${call.key}`;
    const fingerprint = computeFingerprint(call);
    const earlier = this.#getStored(slot);
    if (earlier) return earlier.fingerprint === fingerprint ? toResponse(earlier) : buildKeyReusedResponse();
    const running = this.#running.get(slot);
    if (running?.isCurrent() === true)
      return running.fingerprint === fingerprint ? buildKeyInUseResponse() : buildKeyReusedResponse();
    const own: Running = { fingerprint, isCurrent: this.#world.trackCurrent() };
    this.#running.set(slot, own);
    try {
      const response = await action();
      if (own.isCurrent() && isStorable(response.status, call.successOnly)) {
        const until = this.#world.now() + lifetime;
        const user_id = readUserId(call.inputs.body) ?? readUserId(response.body) ?? null;
        this.#world.tables.storedResponses.insert({ slot, fingerprint, ...response, user_id, until });
      }
      return response;
    } finally {
      if (this.#running.get(slot) === own) this.#running.delete(slot);
    }
  }

  /** Returns the stored response of a slot. Deletes all expired responses first, so that the table stays small. */
  #getStored(slot: string): StoredResponse | undefined {
    const { storedResponses } = this.#world.tables;
    for (const expired of storedResponses.page("until", { to: this.#world.now() + 1 }))
      storedResponses.delete(expired.slot);
    return storedResponses.get(slot);
  }
}

function toResponse({ status, body, headers }: StoredResponse): HandlerResponse {
  return { status, body, headers };
}

/** The inputs are validated, so defaults are filled in. A field that is null counts as left out. */
function computeFingerprint(call: KeyedCall): string {
  const text = JSON.stringify(call.inputs, (_, value: unknown) => value ?? undefined);
  return `${text.length}-${hash53("keyed", text)}-${hash53("again", text)}`;
}

/** Returns whether a response is stored. After 422, 429 and 5xx the caller may send the request again under the same key. */
function isStorable(status: number, successOnly: boolean): boolean {
  if (status === 422 || status === 429 || status >= 500) return false;
  return status < 400 || !successOnly;
}

export function readUserId(body: unknown): string | undefined {
  const id = isFields(body) ? body["user_id"] : undefined;
  return typeof id === "string" ? id : undefined;
}

function buildKeyReusedResponse(): HandlerResponse {
  return buildErrorResponse(409, {
    error_type: "IDEMPOTENCY_KEY_REUSED",
    error_message: "This idempotency key was used for another request.",
  });
}

function buildKeyInUseResponse(): HandlerResponse {
  const detail = {
    error_type: "IDEMPOTENCY_KEY_IN_USE",
    error_message: "The first request with this key is still in progress.",
  };
  return buildErrorResponse(409, detail, { "retry-after": RETRY_AFTER_SECONDS });
}
