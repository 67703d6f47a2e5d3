import * as z from "zod";
import type { Duration } from "../../../src/duration.ts";
import { BODILESS, isAbortFault, LONGEST_LATENCY, setsResponse, type FaultRule } from "../../faults/rule.ts";
import { faultPresets } from "../../faults/presets.ts";
import { buildOnce } from "../../kernel/build-once.ts";
import { findBuiltIn } from "../../kernel/copy-data.ts";
import { parseDuration } from "../../kernel/time.ts";
import { jsonForms } from "./parameters.ts";
import { durationForm, method, operation, path } from "./seeds.ts";

export const faultPreset = buildOnce(() => z.enum(faultPresets));
export const faultRef = buildOnce(() => z.union([z.int(), z.looseObject({ id: z.int() })]));

const counts = { times: z.int().min(1).optional(), skip: z.int().min(0).optional() };

export const faultConditions = buildOnce(() =>
  z.strictObject({
    operation: operation().optional(),
    method: method().optional(),
    path: path().optional(),
    ...counts,
  }),
);

export const faultRule = buildOnce(() => createRuleSchema(faultConditions().shape));

/** Faults of an imported world. A newer release may have had other operations. */
const faultRecords = buildOnce(() => {
  const text = z.string().optional();
  const rule = createRuleSchema({ operation: text, method: text, path: text, ...counts });
  const window = z.strictObject({ start: z.int(), count: z.int() });
  // Versions without rate limits export no window.
  const counted = { id: z.int(), seen: z.int(), hits: z.int(), window: window.optional() };
  return z.array(z.strictObject({ rule, ...counted }));
});

export const areFaultRecords = (value: unknown): boolean => faultRecords().safeParse(value).success;

function createRuleSchema<Conditions extends z.ZodRawShape>(conditions: Conditions) {
  const latency = () =>
    createDuration((ms) => ms <= LONGEST_LATENCY, "a duration such as 500 or '3s', of at most one day");
  const rateLimit = z.strictObject({
    requests: z.int().min(0),
    window: createDuration((ms) => ms >= 1, "a duration such as 500 or '1m', longer than 0"),
  });
  const fields = {
    chance: z.number().min(0).max(1).optional(),
    rateLimit: rateLimit.optional(),
    latency: z
      .union([
        latency(),
        z
          .strictObject({ min: latency(), max: latency() })
          .refine(({ min, max }) => !(readDuration(min) > readDuration(max)), "min is longer than max"),
        z.strictObject({ median: latency(), sigma: z.number().min(0).max(5) }),
      ])
      .optional(),
    latencyClock: z.enum(["virtual", "real"]).optional(),
    status: z.int().min(200).max(599).optional(),
    body: z
      .unknown()
      .refine(isJson, "Input should be a JSON value, without maps, bytes and NaN. base64 takes bytes")
      .optional(),
    text: z.string().optional(),
    html: z.string().optional(),
    base64: z.base64().optional(),
    contentType: z
      .string()
      .refine(isHeaderValue, "Input should be a valid header value, such as text/html")
      .optional(),
    corrupt: z.enum(["empty", "malformed", "truncated"]).optional(),
    // Dates and nonsense alike may be sent, to see what a client makes of them.
    retryAfter: z
      .custom<string | number>(
        (value) => (typeof value === "number" ? value >= 0 && value < Infinity : isHeaderValue(value)),
        "Input should be a non-negative number of seconds, or a valid header value",
      )
      .register(jsonForms, { type: ["string", "number"], description: "Seconds, or an HTTP date." })
      .optional(),
    when: z.enum(["before", "after"]).optional(),
    network: z.enum(["reset", "drop", "hang", "stall", "truncate", "malformedChunk"]).optional(),
  };
  return z.strictObject({ ...conditions, ...fields }).superRefine((rule, context) => {
    // The other parts of a rule do not depend on its operation.
    for (const [field, message] of findConflicts(rule as FaultRule))
      context.addIssue({ code: "custom", path: [field], message });
  });
}

function createDuration(isValid: (ms: number) => boolean, must: string) {
  return z
    .custom<Duration>((value) => isValid(readDuration(value)), `Input should be ${must}`)
    .register(jsonForms, durationForm);
}

/** Returns milliseconds, or NaN for what is no duration. */
function readDuration(value: unknown): number {
  try {
    return typeof value === "string" || typeof value === "number" ? parseDuration(value) : Number.NaN;
  } catch {
    return Number.NaN;
  }
}

/** A header takes no control characters. */
function isHeaderValue(value: unknown): boolean {
  return typeof value === "string" && /^[\x20-\x7e]+$/.test(value);
}

/** Returns whether JSON writes a value as it is, not as an empty object or as null. */
function isJson(value: unknown): boolean {
  try {
    return value === undefined || JSON.stringify(value, assertJson) !== undefined;
  } catch {
    return false;
  }
}

function assertJson(_name: string, value: unknown): unknown {
  if (findBuiltIn(value) !== null || (typeof value === "number" && !Number.isFinite(value)))
    throw new TypeError();
  return value;
}

/** Fields that set a body. A rule has at most one of them. */
const bodies = ["body", "text", "html", "base64"] as const;

/** Lists the fields of a rule that do not go together. */
function findConflicts(rule: FaultRule): (readonly [field: keyof FaultRule, message: string])[] {
  const { status, corrupt, network } = rule;
  const [first, second] = bodies.filter((name) => rule[name] !== undefined);
  const others = ["contentType", "corrupt", "network"] as const;
  const content = first ?? others.find((name) => rule[name] !== undefined);
  const conflicts: [keyof FaultRule, string][] = [];
  if (second !== undefined) conflicts.push([second, `a fault has one body: ${first} or ${second}, not both`]);
  if (status !== undefined && BODILESS.has(status) && content !== undefined)
    conflicts.push([content, `not allowed with status ${status}, which has no body`]);
  if (rule.latencyClock !== undefined && rule.latency === undefined)
    conflicts.push(["latencyClock", "needs a latency"]);
  if (isAbortFault(network) && (setsResponse({ ...rule, rateLimit: undefined }) || corrupt !== undefined))
    conflicts.push([
      "network",
      `a ${network} sends no response: omit status, the body, retryAfter and corrupt`,
    ]);
  return conflicts;
}
