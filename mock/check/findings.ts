import { operations, type OperationId } from "../../src/generated/operations.ts";
import { exceedsDepth } from "../kernel/exceeds-depth.ts";
import { compareValue, type ValueDifference } from "./compare.ts";
import type { DocumentIndex } from "./document.ts";
import { rules, type Rule } from "./rules.ts";

/** One response of the service. */
export interface Exchange {
  readonly operation: OperationId;
  readonly status: number;
  /** Media type in lower case, without parameters; empty when there is none. */
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** What a request should lead to. */
export interface Expectation {
  /** The statuses that are right. Default: any success. */
  readonly statuses?: readonly number[] | undefined;
  /** The account may lack what is read, so 400, 403 and 404 are right too. */
  readonly optional?: boolean | undefined;
  /** The rule that a wrong status breaks. Default: `status`. */
  readonly rule?: Rule | undefined;
  /** Whether the request is sent without the team's key. */
  readonly omitsKey?: boolean | undefined;
  /** Path parameters that select the shape of the response. */
  readonly path?: Readonly<Record<string, string>> | undefined;
}

/** A difference between the service and the document, with the number of places. It contains no value of a response. */
export interface Difference extends Omit<ValueDifference, "rule"> {
  readonly operation: OperationId;
  readonly status: number;
  readonly rule: ValueDifference["rule"] | Rule;
  count: number;
}

/** What a check learned of one operation. */
export interface OperationFinding {
  requests: number;
  readonly statuses: Set<number>;
  seen: boolean;
  /** Why it was not seen. */
  reason: string | null;
}

/** Media types that a report may name. Others could contain anything. */
const knownTypes = [
  "application/json",
  "application/pdf",
  "application/xml",
  "application/octet-stream",
  "text/html",
  "text/plain",
  "text/xml",
];

/** Collects what a check finds. It keeps names, types and counts, and nothing else of a response. */
export class Findings {
  readonly differences: Difference[] = [];
  readonly #byKey = new Map<string, Difference>();
  /** The schemas and fields that occurred in responses. */
  readonly seen = new Set<string>();
  /** The rules that were tested, alone and with the operation: `page size`, `orders.list: page size`. */
  readonly tested = new Set<string>();
  readonly operations = new Map<OperationId, OperationFinding>();

  constructor(private readonly document: DocumentIndex) {
    for (const id of Object.keys(operations) as OperationId[])
      this.operations.set(id, { requests: 0, statuses: new Set(), seen: false, reason: null });
  }

  /** Notes why an operation was not seen. The first reason counts. */
  skip(operation: OperationId, reason: string): void {
    const finding = this.#get(operation);
    finding.reason ??= reason;
  }

  /** Tests a rule on a response. */
  test(rule: Rule, holds: boolean, exchange: Exchange, at = ""): void {
    this.#noteTest(rule, exchange.operation);
    if (!holds) this.#differ(exchange, rule, rules[rule], "otherwise", at);
  }

  /**
   * Compares a response with the document. Returns the parsed body of a success that can be used, or null. A PDF has none.
   */
  record(exchange: Exchange, expectation: Expectation): unknown {
    const { operation, status } = exchange;
    const finding = this.#get(operation);
    finding.requests += 1;
    finding.statuses.add(status);
    if (!this.#checkStatus(exchange, expectation)) return null;
    const body = this.#checkBody(exchange, expectation.path ?? {});
    if (status >= 300) return null;
    finding.seen = true;
    return body;
  }

  #checkStatus(exchange: Exchange, { statuses, optional, rule = "status" }: Expectation): boolean {
    const { operation, status } = exchange;
    const declared = this.document.listStatuses(operation);
    this.#noteTest(rule, operation);
    if (!declared.includes(status)) {
      this.#differ(exchange, "status", declared.join(", "));
      return false;
    }
    if (statuses ? statuses.includes(status) : status < 300) return true;
    // The service could not respond now, which says nothing about its shapes.
    const isBusy = status === 429 || status === 503;
    if (isBusy || status === 403 || (optional && (status === 400 || status === 404))) {
      this.skip(operation, describeStatus(status));
      return true;
    }
    const right = statuses ?? declared.filter((one) => one < 300);
    this.#differ(exchange, rule, right.join(", "));
    return true;
  }

  #checkBody(exchange: Exchange, path: Readonly<Record<string, string>>): unknown {
    const { operation, status, mediaType, bytes } = exchange;
    const declared = this.document.findResponse(operation, status);
    if (!declared) return null;
    this.#noteTest("content type", operation);
    this.#noteTest("body", operation);
    if (mediaType !== declared.mediaType) {
      const found = knownTypes.includes(mediaType) ? mediaType : mediaType === "" ? "none" : "another type";
      this.#differ(exchange, "content type", declared.mediaType || "none", found);
      return null;
    }
    if (mediaType !== "application/json") {
      const isPdf = new TextDecoder("latin1").decode(bytes.subarray(0, 5)) === "%PDF-";
      if (mediaType === "application/pdf" && !isPdf) this.#differ(exchange, "body", "a PDF", "another file");
      return null;
    }
    const body = parseJson(bytes);
    if (body === undefined) {
      this.#differ(exchange, "body", "JSON", bytes.length > 0 ? "malformed JSON" : "an empty body");
      return null;
    }
    if (exceedsDepth(body, maxDepth)) {
      this.#differ(exchange, "body", "JSON", "JSON that is nested too deeply");
      return null;
    }
    const { differences, seen } = compareValue(this.document, declared.schema, body, path);
    for (const name of seen) this.seen.add(name);
    for (const difference of differences) this.#add({ operation, status, ...difference });
    return body;
  }

  #noteTest(rule: Rule, operation: OperationId): void {
    this.tested.add(rule).add(`${operation}: ${rule}`);
  }

  #differ(exchange: Exchange, rule: Rule, expected: string, found = String(exchange.status), at = ""): void {
    const { operation, status } = exchange;
    this.#add({ operation, status, at, rule, expected, found, within: [] });
  }

  /** Adds a difference, or counts it when it is known. */
  #add(difference: Omit<Difference, "count">): void {
    const { operation, status, at, rule, expected, found } = difference;
    const key = JSON.stringify([operation, status, at, rule, expected, found]);
    const known = this.#byKey.get(key) ?? { ...difference, count: 0 };
    if (known.count === 0) this.differences.push(known);
    this.#byKey.set(key, known);
    known.count += 1;
  }

  #get(operation: OperationId): OperationFinding {
    const finding = this.operations.get(operation);
    if (!finding) throw new Error(`${operation} is no operation of the document.`);
    return finding;
  }
}

function describeStatus(status: number): string {
  if (status === 403) return "the team may not use it (403)";
  if (status === 429) return "the service limits the rate (429)";
  if (status === 503) return "the service is unavailable (503)";
  return `the account has none (${status})`;
}

/** Far more levels than a response of the service has. The comparison calls itself for each level. */
const maxDepth = 200;

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}
