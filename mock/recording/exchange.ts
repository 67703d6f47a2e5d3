import { operations, type OperationId } from "../../src/generated/operations.ts";
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
  return given.map((each, index) => parseExchange(each, index + 1)).toSorted((a, b) => a.number - b.number);
}

type Fields = Readonly<Record<string, unknown>>;

function parseExchange(given: unknown, position: number): RecordedExchange {
  const fail = (problem: string): never => {
    throw new TypeError(`Exchange ${position} of the recording cannot be read: ${problem}`);
  };
  if (!isFields(given) || given["format"] !== EXCHANGE_FORMAT)
    return fail(`its format must be "${EXCHANGE_FORMAT}".`);
  const { version, number, operation, request, response } = given;
  if (typeof version === "number" && version > EXCHANGE_VERSION)
    return fail(`a newer release wrote it in version ${version}. Update the package.`);
  if (version !== EXCHANGE_VERSION) return fail(`its version must be ${EXCHANGE_VERSION}.`);
  if (typeof operation !== "string" || !Object.hasOwn(operations, operation))
    return fail(`there is no such operation.${suggestName(operation, Object.keys(operations))}`);
  if (!isRequest(request)) return fail("its request must have path, query and chosen.");
  if (!isResponse(response)) return fail("its response must have status and headers.");
  return {
    format: EXCHANGE_FORMAT,
    version: EXCHANGE_VERSION,
    number: typeof number === "number" ? number : position,
    operation: operation as OperationId,
    request,
    response,
  };
}

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether all fields of an object pass a test. */
const haveAll = (value: unknown, test: (field: unknown) => boolean): boolean =>
  isFields(value) && Object.values(value).every(test);

const isText = (value: unknown): boolean => typeof value === "string";
const areTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);

function isRequest(value: unknown): value is RecordedRequest {
  if (!isFields(value)) return false;
  const { path, query, chosen } = value;
  return haveAll(path, isText) && haveAll(query, areTexts) && areTexts(chosen);
}

function isResponse(value: unknown): value is RecordedResponse {
  if (!isFields(value)) return false;
  const status = Number.isInteger(value["status"]) ? Number(value["status"]) : 0;
  return status >= 200 && status <= 599 && haveAll(value["headers"], isText);
}
