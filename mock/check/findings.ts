import { operations, type OperationId } from "../../src/generated/operations.ts";
import { strictOperations } from "../../src/generated/schemas/strict.ts";
import { exceedsDepth } from "../kernel/exceeds-depth.ts";
import { getDef } from "../recording/schema-places.ts";
import { addCounted, compareValue, type ValueDifference } from "./compare.ts";
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
  readonly statuses?: readonly number[];
  /** The account may lack what is read, so 400 and 404 are right too. */
  readonly optional?: boolean;
  /** The rule that a wrong status breaks. Default: `status`. */
  readonly rule?: Rule;
  /** Whether the request is sent without the team's key. */
  readonly omitsKey?: boolean;
  /** Path parameters that select the shape of the response. */
  readonly path?: Readonly<Record<string, string>>;
}

/** A difference between the service and the document, with the number of places. It contains no value of a response. */
export interface Difference extends Omit<ValueDifference, "rule"> {
  readonly operation: OperationId;
  readonly status: number;
  readonly rule: ValueDifference["rule"] | Rule;
}

/** Media types that a report may name. Others could contain anything. */
const knownTypes = /^(application\/(json|pdf|xml|octet-stream)|text\/(html|plain|xml))$/;

/** Far more levels than a response of the service has. The comparison calls itself for each level. */
const maxDepth = 200;

/** Statuses that say nothing about a response's shape, and why. */
const unavailable: Readonly<Record<number, string>> = {
  403: "the team may not use it (403)",
  429: "the service limits the rate (429)",
  503: "the service is unavailable (503)",
};

/** Why an operation was not seen that the check had no time for. */
export const timeOver = "the time was over";

/** Collects what a check finds. It keeps names, types and counts, and nothing else of a response. */
export class Findings {
  readonly #differences = new Map<string, Difference>();
  /**
   * What was observed: operations that responded with success (`users.get`), schemas and fields in responses (`User.user_id`), and the
   * rules that were tested (`rule: page size`, `orders.list: page size`).
   */
  readonly observed = new Set<string>();
  /** Why an operation was not seen. */
  readonly reasons = new Map<OperationId, string>();
  requests = 0;

  get differences(): Difference[] {
    return [...this.#differences.values()];
  }

  /** Notes why an operation was not seen. The first reason counts. */
  skip(operation: OperationId, reason: string): void {
    if (!this.reasons.has(operation)) this.reasons.set(operation, reason);
  }

  test(rule: Rule, holds: boolean, exchange: Exchange, at = ""): void {
    this.#noteTest(rule, exchange.operation);
    if (!holds) this.#differ(exchange, rule, rules[rule], "otherwise", at);
  }

  /** Compares a response with the document. Returns the parsed body of a success that can be used, or null. A PDF has none. */
  record(
    exchange: Exchange,
    { statuses, optional, omitsKey, rule = "status", path = {} }: Expectation,
  ): unknown {
    const { operation, status } = exchange;
    const declared = operations[operation].statuses;
    this.requests += 1;
    if (!declared.includes(status)) {
      this.#noteTest(rule, operation);
      this.#differ(exchange, "status", declared.join(", "));
      return null;
    }
    const right = statuses ?? declared.filter((one) => one < 300);
    const isMissing = optional === true && (status === 400 || status === 404);
    // A request without a key is no team's, so 403 says nothing of what a team may use.
    const isForbidden = omitsKey === true && status === 403;
    const reason = isMissing
      ? `the account has none (${status})`
      : isForbidden
        ? undefined
        : unavailable[status];
    const isRight = right.includes(status);
    if (isRight || isMissing || reason === undefined) this.#noteTest(rule, operation);
    if (!isRight) {
      if (reason === undefined) this.#differ(exchange, rule, right.join(", "));
      else this.skip(operation, reason);
    }
    const body = this.#readBody(exchange, path);
    if (status >= 300) return null;
    this.observed.add(operation);
    return body;
  }

  #readBody(exchange: Exchange, path: Readonly<Record<string, string>>): unknown {
    const { operation, status, mediaType, bytes } = exchange;
    const schema = strictOperations[operation].response(status, path) ?? null;
    const isJson = schema !== null && getDef(schema).type !== "custom";
    const declared = isJson ? "application/json" : schema === null ? "" : "application/pdf";
    this.#noteTest("content type", operation);
    this.#noteTest("body", operation);
    if (mediaType !== declared) {
      const found = knownTypes.test(mediaType) ? mediaType : mediaType === "" ? "none" : "another type";
      this.#differ(exchange, "content type", declared || "none", found);
    } else if (isJson) {
      const { problem, body } = parseJson(bytes);
      if (problem !== undefined) this.#differ(exchange, "body", "JSON", problem);
      else {
        const { differences, seen } = compareValue(schema, body);
        for (const name of seen) this.observed.add(name);
        for (const difference of differences) this.#add({ operation, status, ...difference });
        return body;
      }
    } else if (schema !== null && new TextDecoder("latin1").decode(bytes.subarray(0, 5)) !== "%PDF-")
      this.#differ(exchange, "body", "a PDF", "another file");
    return null;
  }

  #noteTest(rule: Rule, operation: OperationId): void {
    this.observed.add(`rule: ${rule}`).add(`${operation}: ${rule}`);
  }

  #differ(exchange: Exchange, rule: Rule, expected: string, found = String(exchange.status), at = ""): void {
    const { operation, status } = exchange;
    this.#add({ operation, status, at, rule, expected, found, within: [], count: 1 });
  }

  #add(difference: Difference): void {
    const { operation, status, at, rule, expected, found } = difference;
    addCounted(this.#differences, [operation, status, at, rule, expected, found].join("\0"), difference);
  }
}

function parseJson(bytes: Uint8Array): { readonly problem?: string; readonly body?: unknown } {
  try {
    const body: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return exceedsDepth(body, maxDepth) ? { problem: "JSON that is nested too deeply" } : { body };
  } catch {
    return { problem: bytes.length > 0 ? "malformed JSON" : "an empty body" };
  }
}
