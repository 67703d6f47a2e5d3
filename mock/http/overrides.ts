import type { OperationId } from "../../src/generated/operations.ts";
import { ServiceError, type ServiceErrorDetail, type ValidationIssue } from "../domain/service-error.ts";
import { BODILESS } from "../faults/rule.ts";
import { disposeSymbol } from "../kernel/dispose.ts";
import { buildErrorResponse, toErrorResponse, type HandlerResponse } from "./errors.ts";
import { describeViolation } from "./response-validation.ts";
import { OverrideResponse, type Override, type OverrideOptions } from "./override.ts";

/** One override, and how often it ran. */
interface OverrideRecord {
  readonly handler: AnyHandler;
  readonly times: number;
  readonly validate: boolean;
  /** Where the test added it: an error, whose stack is read only when the handler fails. */
  readonly added: Error;
  hits: number;
}

/** A handler of any operation. The type of an operation found at run time is not known. */
type AnyHandler = (call: object) => unknown;

export interface OverriddenCall {
  readonly operation: OperationId;
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly signal: AbortSignal | undefined;
  header(name: string): string | null;
}

export interface OverrideTools {
  /** Status of a response that does not set one. */
  readonly defaultStatus: number;
  run(): Promise<HandlerResponse>;
  /** Lists how a response violates the OpenAPI document. */
  validate(response: HandlerResponse): readonly ValidationIssue[];
  /** Records that a handler failed, so that the test fails. */
  reportFailure(failure: OverrideFailure): void;
}

/** Why a handler failed. */
export interface OverrideFailure {
  readonly status: number;
  readonly problems: readonly string[];
  /** The problems with the values that were received, when the response violates the OpenAPI document. */
  readonly issues?: readonly ValidationIssue[];
  readonly cause: unknown;
}

export interface OverriddenResponse {
  readonly response: HandlerResponse;
  /** True when the test asked for exactly this response. */
  readonly exact: boolean;
}

/** The overrides of one team. They are functions of the test, so no snapshot contains them. */
export class Overrides {
  /** The overrides of each operation, newest first. */
  readonly #records = new Map<OperationId, readonly OverrideRecord[]>();

  /** Adds an override. It handles calls before all earlier ones. */
  add(operation: OperationId, handler: AnyHandler, options: OverrideOptions = {}): Override {
    const { times = Infinity, validate = true } = options;
    const added = new Error(`The override of ${operation} was added here.`);
    const record: OverrideRecord = { handler, times, validate, added, hits: 0 };
    this.#records.set(operation, [record, ...this.#get(operation)]);
    const remove = (): boolean => {
      const left = this.#get(operation).filter((one) => one !== record);
      const removed = left.length < this.#get(operation).length;
      this.#records.set(operation, left);
      return removed;
    };
    return {
      operation,
      get hits() {
        return record.hits;
      },
      remove,
      [disposeSymbol]: () => void remove(),
    };
  }

  /** Removes every override. */
  clear(): void {
    this.#records.clear();
  }

  has(operation: OperationId): boolean {
    return this.#records.get(operation)?.some(isActive) === true;
  }

  /** Handles a call with the newest override. Its `next` runs the one before it, and the last `next` runs the operation. */
  run(call: OverriddenCall, tools: OverrideTools): Promise<OverriddenResponse> {
    return runFirst(this.#get(call.operation), call, tools);
  }

  #get(operation: OperationId): readonly OverrideRecord[] {
    return this.#records.get(operation) ?? [];
  }
}

const isActive = ({ hits, times }: OverrideRecord): boolean => hits < times;

async function runFirst(
  records: readonly OverrideRecord[],
  call: OverriddenCall,
  tools: OverrideTools,
): Promise<OverriddenResponse> {
  const [record, ...earlier] = records.filter(isActive);
  return record === undefined
    ? { response: await tools.run(), exact: false }
    : runRecord(record, earlier, call, tools);
}

async function runRecord(
  record: OverrideRecord,
  earlier: readonly OverrideRecord[],
  call: OverriddenCall,
  tools: OverrideTools,
): Promise<OverriddenResponse> {
  // Count at the start, so that an override for one call handles one of two concurrent calls.
  record.hits += 1;
  let own: Promise<HandlerResponse> | undefined;
  const runNext = async (): Promise<HandlerResponse> => (await runFirst(earlier, call, tools)).response;
  const fail = ({ problems, ...failure }: OverrideFailure): OverriddenResponse => {
    // A call that failed does not count. A retry of the client must not hide the failure.
    record.hits -= 1;
    tools.reportFailure({ ...failure, problems: problems.map((problem) => `override: ${problem}`) });
    return { response: buildFailure(call.operation, problems), exact: true };
  };
  const finish = (response: HandlerResponse): OverriddenResponse => {
    const { status } = response;
    const cause = record.added;
    const unsendable = findTransportProblems(response);
    if (unsendable.length > 0) return fail({ status, problems: unsendable, cause });
    const issues = record.validate ? tools.validate(response) : [];
    if (issues.length > 0) return fail({ status, problems: issues.map(describeViolation), issues, cause });
    return { response, exact: !record.validate };
  };
  try {
    const result = await record.handler({
      ...call,
      respond: (status: number, body?: unknown, headers?: Readonly<Record<string, string>>) =>
        new OverrideResponse(status, body, headers),
      next: async () => getSuccessBody(await (own ??= runNext())),
    });
    const base = (await own) ?? { status: tools.defaultStatus };
    return finish(createResponse(result, base.status < 300 ? base : { status: tools.defaultStatus }));
  } catch (thrown) {
    // An error of `next` that the handler did not catch, or of a facade that it called.
    const response = toErrorResponse(thrown);
    if (response !== null) return finish(response);
    const text = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
    return fail({ status: 500, problems: [`handler: threw ${text}`], cause: thrown });
  }
}

/** Returns a copy of a successful body, which the handler may change. Throws the error of any other response. */
function getSuccessBody({ status, body, headers }: HandlerResponse): unknown {
  if (status < 300) return structuredClone(body);
  const { detail } = body as { readonly detail: ServiceErrorDetail };
  throw new ServiceError(status, detail, headers);
}

/** Creates the response of what a handler returned. A body keeps the status and headers of `next`. */
function createResponse(result: unknown, base: HandlerResponse): HandlerResponse {
  const { status, body, headers } =
    result instanceof OverrideResponse
      ? result
      : { status: base.status, body: result, headers: base.headers };
  const lowerCase = Object.entries(headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]);
  // Copy the value, because the test may change its own objects between validation and sending.
  const sent: unknown =
    body === undefined || body instanceof Uint8Array ? body : JSON.parse(JSON.stringify(body) ?? "null");
  return { status, body: sent, ...(lowerCase.length > 0 ? { headers: Object.fromEntries(lowerCase) } : {}) };
}

const HEADER_NAME = /^[!#$%&'*+.^_`|~0-9a-z-]+$/;
const HEADER_VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;
const OWN_HEADERS: ReadonlySet<string> = new Set(["content-length", "transfer-encoding", "connection"]);

/** Lists why a response cannot be sent at all, whatever the OpenAPI document says. */
function findTransportProblems({ status, body, headers = {} }: HandlerResponse): string[] {
  const problems: string[] = [];
  if (!Number.isInteger(status) || status < 200 || status > 599)
    problems.push("status: Input should be an integer from 200 to 599");
  if (BODILESS.has(status) && body !== undefined) problems.push(`body: A response ${status} has no body`);
  for (const [name, value] of Object.entries(headers)) {
    if (OWN_HEADERS.has(name)) problems.push(`headers.${name}: The mock sets this header`);
    else if (!HEADER_NAME.test(name) || !HEADER_VALUE.test(value))
      problems.push(`headers.${name}: Input should be a valid header`);
  }
  return problems;
}

function buildFailure(operation: OperationId, problems: readonly string[]): HandlerResponse {
  const text = `The override of ${operation} failed: ${problems.join("; ")}. Change what its handler returns, or pass { validate: false } to send it unchanged.`;
  return buildErrorResponse(500, { error_type: "INVALID_OVERRIDE", error_message: text });
}
