import * as z from "zod";
import { operations, type OperationId } from "../../src/generated/operations.ts";
import { buildOnce } from "../kernel/build-once.ts";
import { suggestName } from "../kernel/spelling.ts";
import type { Query } from "./redact.ts";

export const EXCHANGE_FORMAT = "sanguine-exchange";
export const EXCHANGE_VERSION = 1;

/** One recorded request and its response, with pseudonyms in place of all data. */
export interface RecordedExchange {
  readonly format: typeof EXCHANGE_FORMAT;
  readonly version: typeof EXCHANGE_VERSION;
  /** Position in the recording, from 1. */
  readonly number: number;
  readonly operation: OperationId;
  readonly request: RecordedRequest;
  readonly response: RecordedResponse;
}

/** A recorded request. */
export interface RecordedRequest {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Query;
  /** The JSON body; absent when there was none. */
  readonly body?: unknown;
  /** Names of path parameters whose values are texts that the caller chose, such as a `client_user_id`. */
  readonly chosen: readonly string[];
}

/** A recorded response. */
export interface RecordedResponse {
  readonly status: number;
  /** `retry-after`, when the service sent it in seconds. */
  readonly headers: Readonly<Record<string, string>>;
  /** The JSON body; absent when there was none. */
  readonly body?: unknown;
  /** True when the body was no JSON. It is not recorded, and the exchange is not replayed. */
  readonly omitted?: true;
}

/**
 * Checks the exchanges of a recording and sorts them. Throws TypeError that names the exchange and the problem.
 */
export function parseExchanges(given: readonly unknown[]): RecordedExchange[] {
  if (!Array.isArray(given))
    throw new TypeError(
      "The recording cannot be read: it must be the path of a folder, or a list of exchanges.",
    );
  return given.map((each, index) => parseExchange(each, index + 1)).toSorted((a, b) => a.number - b.number);
}

const getSchema = buildOnce(() => {
  const body = z.unknown().refine(isJson).optional();
  return z.object({
    format: z.literal(EXCHANGE_FORMAT),
    version: z.literal(EXCHANGE_VERSION),
    number: z.number().optional(),
    operation: z.string(),
    request: z.looseObject({
      path: z.record(z.string(), z.string()),
      query: z.record(z.string(), z.array(z.string())),
      chosen: z.array(z.string()),
      body,
    }),
    response: z.looseObject({
      status: z.int().min(200).max(599),
      headers: z.record(z.string().regex(/^[\w-]+$/), z.string().regex(/^[ -~]*$/)),
      body,
    }),
  });
});

function parseExchange(given: unknown, position: number): RecordedExchange {
  const fail = (problem: string): never => {
    throw new TypeError(`Exchange ${position} of the recording cannot be read: ${problem}`);
  };
  const { format, version, operation }: Partial<Record<keyof RecordedExchange, unknown>> = Object(given);
  if (format === EXCHANGE_FORMAT && typeof version === "number" && version > EXCHANGE_VERSION)
    return fail(`a newer release wrote it in version ${version}. Update the package.`);
  const { data, error } = getSchema().safeParse(given);
  // Only the names of the format. Below them are keys of the file, which may be a patient's data.
  if (error) return fail(`its ${error.issues[0]?.path.slice(0, 2).join(".") || "format"} is not valid.`);
  if (!Object.hasOwn(operations, data.operation))
    return fail(`there is no such operation.${suggestName(operation, Object.keys(operations))}`);
  return { ...data, number: data.number ?? position } as RecordedExchange;
}

/** Returns whether a body can be sent: neither a function nor a value that holds itself. */
function isJson(body: unknown): boolean {
  try {
    return JSON.stringify(body) !== undefined;
  } catch {
    return false;
  }
}
