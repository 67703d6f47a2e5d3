import { findBuiltIn } from "../kernel/copy-data.ts";
import { DAY, parseDuration } from "../kernel/time.ts";
import {
  isAbortFault,
  setsResponse,
  type BodyCorruption,
  type FaultLatency,
  type FaultRule,
  type NetworkFault,
} from "./rule.ts";

/** Statuses whose responses have no body. */
export const BODILESS: ReadonlySet<number> = new Set([204, 205, 304]);

export const networkFaults = [
  "reset",
  "drop",
  "hang",
  "stall",
  "truncate",
  "malformedChunk",
] as const satisfies readonly NetworkFault[];
export const bodyCorruptions = [
  "empty",
  "malformed",
  "truncated",
] as const satisfies readonly BodyCorruption[];
export const latencyClocks = ["virtual", "real"] as const;
export const faultStages = ["before", "after"] as const;

/** The longest latency, in milliseconds. */
export const LONGEST_LATENCY = DAY;

/** Fields that set a body. A rule has at most one of them. */
const BODIES = ["body", "text", "html", "base64"] as const;

/** A header takes no control characters. */
const HEADER_VALUE = /^[\x20-\x7e]+$/;

/** Checks a rule. Throws RangeError or TypeError that names the invalid field. */
export function assertRule(rule: FaultRule): void {
  const { status, times, skip, chance } = rule;
  if (status !== undefined && !(Number.isInteger(status) && status >= 200 && status <= 599)) {
    throw new RangeError("A fault's status must be an integer from 200 to 599.");
  }
  if (times !== undefined && !(Number.isInteger(times) && times >= 1))
    throw new RangeError("A fault's times must be a positive integer.");
  if (skip !== undefined && !(Number.isInteger(skip) && skip >= 0))
    throw new RangeError("A fault's skip must be a non-negative integer.");
  if (chance !== undefined && !(typeof chance === "number" && chance >= 0 && chance <= 1))
    throw new RangeError("A fault's chance must be a number from 0 to 1.");
  assertChoice("network", rule.network, networkFaults);
  assertChoice("corrupt", rule.corrupt, bodyCorruptions);
  assertChoice("when", rule.when, faultStages);
  assertChoice("latencyClock", rule.latencyClock, latencyClocks);
  assertBody(rule);
  assertRetryAfter(rule.retryAfter);
  assertRateLimit(rule);
  if (rule.latency !== undefined) assertLatency(rule.latency);
  else if (rule.latencyClock !== undefined) throw new TypeError("A fault's latencyClock needs a latency.");
  const sends = setsResponse({ ...rule, rateLimit: undefined }) || rule.corrupt !== undefined;
  if (isAbortFault(rule.network) && sends) {
    throw new TypeError(
      `A ${rule.network} sends no response: omit status, the body, retryAfter and corrupt.`,
    );
  }
}

function assertChoice(name: string, given: unknown, choices: readonly unknown[]): void {
  if (given === undefined || choices.includes(given)) return;
  throw new TypeError(`A fault's ${name} must be one of ${choices.join(", ")}, or omitted.`);
}

function assertBody(rule: FaultRule): void {
  const { status, contentType, base64 } = rule;
  const given = BODIES.filter((name) => rule[name] !== undefined);
  const [first, second] = given;
  if (second !== undefined) throw new TypeError(`A fault has one body: ${first} or ${second}, not both.`);
  if (contentType !== undefined && !(typeof contentType === "string" && HEADER_VALUE.test(contentType)))
    throw new TypeError("A fault's contentType must be a valid header value, such as text/html.");
  if (status !== undefined && BODILESS.has(status)) {
    const wrong = first ?? (contentType === undefined ? null : "contentType") ?? (rule.corrupt && "corrupt");
    if (wrong !== null && wrong !== undefined)
      throw new TypeError(`A fault's ${wrong} is not allowed with status ${status}, which has no body.`);
  }
  if (first === undefined) return;
  if (first === "body") {
    if (!isJson(rule.body))
      throw new TypeError(
        "A fault's body must be a JSON value, without maps, bytes and NaN. base64 takes bytes.",
      );
  } else if (typeof rule[first] !== "string") throw new TypeError(`A fault's ${first} must be a string.`);
  if (base64 !== undefined && !isBase64(base64))
    throw new TypeError("A fault's base64 must be base64-encoded bytes.");
}

function isJson(value: unknown): boolean {
  try {
    return JSON.stringify(value, assertJson) !== undefined;
  } catch {
    return false;
  }
}

/** Throws for what JSON would write as an empty object or as null. */
function assertJson(_name: string, value: unknown): unknown {
  if (findBuiltIn(value) !== null || (typeof value === "number" && !Number.isFinite(value)))
    throw new TypeError();
  return value;
}

function isBase64(text: string): boolean {
  return text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(text);
}

function assertRetryAfter(value: number | string | undefined): void {
  if (value === undefined) return;
  // Dates and nonsense alike may be sent, to see what a client makes of them.
  if (typeof value === "string" ? HEADER_VALUE.test(value) : Number.isFinite(value) && value >= 0) return;
  throw new RangeError(
    "A fault's retryAfter must be a non-negative number of seconds, or a valid header value.",
  );
}

function assertRateLimit({ rateLimit }: FaultRule): void {
  if (rateLimit === undefined) return;
  if (!isObject(rateLimit)) throw new TypeError("A fault's rateLimit must be { requests, window }.");
  const { requests, window } = rateLimit;
  if (!Number.isInteger(requests) || requests < 0)
    throw new RangeError("A fault's rateLimit.requests must be a non-negative integer.");
  if (readDuration("rateLimit.window", window) < 1)
    throw new RangeError("A fault's rateLimit.window must be longer than 0.");
}

function assertLatency(latency: FaultLatency): void {
  if (!isObject(latency)) return void readLatency("latency", latency);
  if ("median" in latency) {
    readLatency("latency.median", latency.median);
    if (typeof latency.sigma === "number" && latency.sigma >= 0 && latency.sigma <= 5) return;
    throw new RangeError("A fault's latency.sigma must be a number from 0 to 5.");
  }
  const min = readLatency("latency.min", latency.min);
  if (min > readLatency("latency.max", latency.max))
    throw new RangeError("A fault's latency.min must not be longer than latency.max.");
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function readLatency(name: string, given: string | number): number {
  const ms = readDuration(name, given);
  if (ms <= LONGEST_LATENCY) return ms;
  throw new RangeError(`A fault's ${name} must be at most one day.`);
}

function readDuration(name: string, given: string | number): number {
  try {
    return parseDuration(given);
  } catch (cause) {
    throw new RangeError(`A fault's ${name}: ${cause instanceof Error ? cause.message : "invalid"}`, {
      cause,
    });
  }
}
