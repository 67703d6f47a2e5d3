import type { StoredResponse } from "../domain/idempotency/table.ts";
import type { SettingName } from "../domain/settings.ts";
import type { World } from "../domain/world.ts";
import { hash53 } from "../kernel/random.ts";
import { DAY } from "../kernel/time.ts";
import { buildErrorResponse, type HandlerResponse } from "./errors.ts";

/** How an operation takes idempotency keys. */
interface KeyRules {
  /** How long the first answer is kept, in milliseconds of the team's clock. */
  readonly lifetime: number;
  /** The setting without which a key is ignored; null where keys are always taken. */
  readonly setting: SettingName | null;
}

const USUAL: KeyRules = { lifetime: DAY, setting: null };

/** Operations that take keys in another way than usual. All paths of an operation share its keys. */
const RULES: Readonly<Partial<Record<string, KeyRules>>> = {
  "psc.book": { lifetime: 14 * DAY, setting: "pscIdempotency" },
};

const RETRY_AFTER_SECONDS = "1";

/** What a key was used for: two calls are the same if these are. */
export interface KeyedCall {
  readonly operation: string;
  readonly key: string;
  readonly inputs: unknown;
  /** Keep the answer of a success alone (the header `X-Idempotency-Error: no-cache`). */
  readonly successOnly: boolean;
}

/** A call under way. What it did belongs to the state in which it began, and so does its answer. */
interface Running {
  readonly fingerprint: string;
  readonly current: () => boolean;
}

/** The parts of a world that keys are kept in. */
type KeysWorld = Pick<World, "now" | "trackCurrent" | "settings"> & {
  readonly tables: Pick<World["tables"], "storedResponses">;
};

/** The idempotency keys of one team. The first answer under a key is given again to every later call that is the same. */
export class IdempotencyKeys {
  readonly #world: KeysWorld;
  readonly #underWay = new Map<string, Running>();

  constructor(world: KeysWorld) {
    this.#world = world;
  }

  /** Runs a call, or answers it from an earlier one with the same key. */
  async run(call: KeyedCall, action: () => Promise<HandlerResponse>): Promise<HandlerResponse> {
    const { lifetime, setting } = RULES[call.operation] ?? USUAL;
    if (setting !== null && this.#world.settings.get()[setting] !== true) return action();
    const slot = `${call.operation} ${call.key}`;
    const fingerprint = computeFingerprint(call);
    const earlier = this.#kept(slot);
    if (earlier) return earlier.fingerprint === fingerprint ? toResponse(earlier) : buildKeyReusedResponse();
    const running = this.#underWay.get(slot);
    if (running?.current() === true)
      return running.fingerprint === fingerprint ? buildKeyInUseResponse() : buildKeyReusedResponse();
    const own: Running = { fingerprint, current: this.#world.trackCurrent() };
    this.#underWay.set(slot, own);
    try {
      const reply = await action();
      if (own.current() && isStorable(reply.status, call.successOnly)) {
        const until = this.#world.now() + lifetime;
        const user_id = findUserId(call.inputs, reply.body);
        this.#world.tables.storedResponses.insert({ slot, fingerprint, ...reply, user_id, until });
      }
      return reply;
    } finally {
      if (this.#underWay.get(slot) === own) this.#underWay.delete(slot);
    }
  }

  /** The answer that is kept in a slot. What has lapsed is dropped on the way, so that the table does not grow for ever. */
  #kept(slot: string): StoredResponse | undefined {
    const { storedResponses } = this.#world.tables;
    for (const lapsed of storedResponses.range("until", { to: this.#world.now() + 1 })) {
      storedResponses.delete(lapsed.slot);
    }
    return storedResponses.get(slot);
  }
}

function toResponse({ status, body, headers }: StoredResponse): HandlerResponse {
  return { status, body, headers };
}

function computeFingerprint(call: KeyedCall): string {
  const text = JSON.stringify(call.inputs);
  return `${text.length}-${hash53("keyed", text)}-${hash53("again", text)}`;
}

/** A call that failed validation, was held back or met a failure may be sent again under its key. */
function isStorable(status: number, successOnly: boolean): boolean {
  if (status === 422 || status === 429 || status >= 500) return false;
  return status < 400 || !successOnly;
}

/** Whom a call is about: whom it names, or else whom its answer does. */
function findUserId(inputs: unknown, answer: unknown): string | null {
  const told = [getField(inputs, "path"), getField(inputs, "body"), answer, getField(answer, "order")];
  const ids = told.map((value) => getField(value, "user_id")).filter((id) => typeof id === "string");
  return ids[0]?.toLowerCase() ?? null;
}

function getField(value: unknown, name: string): unknown {
  return isFields(value) ? value[name] : undefined;
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
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
    error_message: "The first request with this key is still under way.",
  };
  return buildErrorResponse(409, detail, { "retry-after": RETRY_AFTER_SECONDS });
}
