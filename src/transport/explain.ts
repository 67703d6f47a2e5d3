import type { ValidationIssue } from "../generated/types.ts";
import type { CallContext } from "./context.ts";
import { askScheme, hintPage, hintScheme } from "./hints.ts";

export { describeBody } from "./hints.ts";
export { parseRateLimit, parseRetryAfter } from "./parse-rate-limit.ts";
export { followRedirects } from "./redirect.ts";

// This file is loaded when a call has failed. It imports nothing that every call needs, so that bundlers put it into a file of its own.

/** An error response, and what the client knows of it. */
export interface FailedResponse {
  readonly status: number;
  /** The path template. */
  readonly path: string;
  readonly baseUrl: string;
  /** The first characters of the credential that was sent. */
  readonly keyPrefix: string;
  readonly text: string;
  /** The `detail` of the body. */
  readonly detail: unknown;
  readonly issues: readonly ValidationIssue[];
  /** The service's `error_type`, when it is a word. */
  readonly errorType: string | null;
  readonly headers: Headers;
}

/** How a message says what an error response means. */
export interface Explanation {
  /** What is wrong. It begins with its punctuation. */
  readonly remark: string;
  /** A likely mistake in the set-up. */
  readonly hint: string;
}

const nameEnvironment = (sandbox: boolean, eu: boolean): string =>
  (eu ? "eu " : "us ") + (sandbox ? "sandbox" : "production");

/** Explains a key whose prefix names another environment than the host. */
function hintKey({ baseUrl, keyPrefix }: FailedResponse): string {
  const { hostname } = new URL(baseUrl);
  // An address, a name of one label and a test's name say nothing about the environment.
  if (!/^[ps]k_(eu|us)_/.test(keyPrefix) || !/\.(?!test$)[a-z]+$/.test(hostname)) return "";
  const ofKey = nameEnvironment(keyPrefix.startsWith("s"), keyPrefix.includes("eu"));
  const ofHost = nameEnvironment(/\bsandbox\b/.test(hostname), /\beu\b/.test(hostname));
  return ofKey === ofHost ? "" : `. The API key is for ${ofKey}, but baseUrl looks like ${ofHost}.`;
}

/** Returns the most likely mistake in the set-up. Returns an empty text where none is likely. */
function hintSetup(failed: FailedResponse): string {
  const { status, path, baseUrl, text, headers } = failed;
  if (status === 401) return hintKey(failed);
  const version = /\/v\d$/.exec(baseUrl)?.[0];
  if (status === 404 && version && path.includes("/v"))
    return `. Leave ${version} out of baseUrl: every path has its own version.`;
  // Every error of the service has a detail.
  if (failed.detail !== undefined) return "";
  // "The plain HTTP request was sent to HTTPS port", as servers say it.
  if (status === 400 && /https|ssl/i.test(text)) return hintScheme(baseUrl);
  return hintPage(headers, text) || (status === 404 ? ". This is not the service: check baseUrl." : "");
}

/** Explains an error response: its reason, never its values, where the rest of the reason is, and a likely mistake in the set-up. */
export function explainResponse(failed: FailedResponse): Explanation {
  const { status, issues, detail, errorType } = failed;
  const hint = hintSetup(failed);
  if (status === 401) return { remark: ": the service does not accept the API key or link token", hint };
  if (status === 422 && issues.length > 0) return { remark: describeIssues(issues), hint };
  const pointer = detail === undefined || detail === null ? "" : ": see error.detail";
  return { remark: errorType === null ? "" : ` ${errorType}`, hint: pointer + hint };
}

/** What is known of a request that got no response, or no whole one. */
export type Disconnection = readonly [
  /** What happened, the reason, and a likely mistake in the set-up. */
  remark: string,
  /** The runtime's reason, such as `ECONNRESET`; null where it gave none. */
  code?: string | null,
  /** A copy of the runtime's error without anything of the request. */
  cause?: Error | undefined,
];

/** The beginnings of what runtimes and test doubles say that hold nothing of a request. What follows them is left out. */
const knownTexts =
  /^(fetch failed|failed to fetch|terminated|other side closed|socket hang up|mock dispatch not matched for [a-z ]+|nock: (no match|disallowed net connect)|(read|write|connect|getaddrinfo) E[A-Z_]+)/i;

/** The greatest depth of a chain of causes that is read, and number of errors side by side. */
const mostErrors = 5;

/** Lists an error, its causes and the errors that it collects. */
function listErrors(error: unknown, depth = 0): readonly Partial<AggregateError & { code: unknown }>[] {
  if (typeof error !== "object" || error === null || depth > mostErrors) return [];
  const { cause, errors } = error as AggregateError;
  const inner = [cause, ...(Array.isArray(errors) ? errors.slice(0, mostErrors) : [])];
  return [error, ...inner.flatMap((each) => listErrors(each, depth + 1))];
}

const readCode = ({ code }: { code?: unknown }): string | null =>
  typeof code === "string" && /^[A-Z][A-Za-z\d_]{1,50}$/.test(code) ? code : null;

/**
 * Copies an error, its causes and the errors that it collects: their names, their codes and what is known to hold no value. The others
 * quote addresses, headers and bodies: a mock of the network even prints the whole request.
 */
function copyError(error: unknown, depth = 0): Error | undefined {
  if (typeof error !== "object" || error === null || depth > mostErrors) return undefined;
  const { name, message, cause, errors } = error as AggregateError;
  const code = readCode(error);
  const text = knownTexts.exec(message)?.[0]?.trim() ?? code ?? "";
  const inner = copyError(cause, depth + 1);
  const copy = new Error(text, inner && { cause: inner });
  const own = typeof name === "string" && /^[A-Z][A-Za-z]{1,50}$/.test(name) ? name : "Error";
  // Frames may quote the message, and none is of this package.
  Object.defineProperties(copy, { name: { value: own }, stack: { value: `${own}: ${text}` } });
  if (code !== null) Object.assign(copy, { code });
  if (Array.isArray(errors))
    Object.assign(copy, { errors: errors.slice(0, mostErrors).map((each) => copyError(each, depth + 1)) });
  return copy;
}

/** Says how a service has ended. The end of a call's mock is the likely cause, for a test that does not wait for its calls. */
const hintEnd = (what: string, how = "has ended while the call was running"): string =>
  `. The ${what} ${how}: is an await missing?`;

/** Returns the most likely mistake in the set-up of a request that got no response. */
function hintConnection(
  call: Pick<CallContext, "attempts" | "refused" | "response">,
  baseUrl: string,
  code: string | null,
  text: string,
): string {
  const { hostname, protocol } = new URL(baseUrl);
  if (text.includes(" was disposed: ")) return hintEnd("mock");
  if (/wrong.version|packet.length|EPROTO|invalidcontenttype|before secure tls/i.test(`${code} ${text}`))
    return askScheme("https://", "http://");
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") {
    if (hostname.endsWith(".test")) return hintEnd("mock at baseUrl", "has ended or was not set up");
    return `. The host of baseUrl, which ends in ${JSON.stringify(hostname.split(".").at(-1))}, was not found: check its spelling, and the network.`;
  }
  // Something listened there when the call began.
  if (code === "ECONNREFUSED" && call.attempts > (call.refused ?? 0))
    return hintEnd("service or mock at baseUrl");
  return protocol === "http:" && !call.response ? hintScheme(baseUrl) : "";
}

/** Reasons of a runtime that prove that the request never left. */
const unsentReasons = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT)$/;

/** Explains why a request got no response, or no whole one. */
export function explainConnection(call: CallContext, baseUrl: string, error: unknown): Disconnection {
  const errors = listErrors(error);
  const code = errors.map(readCode).find(Boolean) ?? null;
  const text = errors.map(({ message }) => String(message)).join(" ");
  if (code === "ECONNREFUSED") call.refused = (call.refused ?? 0) + 1;
  // The other side speaks no TLS, or its certificate is wrong; so it will be at the next attempt.
  if (/^(ERR_SSL_|ERR_TLS_|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)|^EPROTO$/.test(code ?? ""))
    call.unreachable = true;
  const hint = hintConnection(call, baseUrl, code, text);
  call.unsent = unsentReasons.test(code ?? "");
  const what = call.response ? "broken" : "no";
  return [`${what} response${code ? ` (${code})` : ""}${hint}`, code, copyError(error)];
}

/** How many issues a message names, and how many steps of the path of one. The service may send any number. */
const maxNamed = 3;
const maxSteps = 12;

/** The numeric limits that `ctx` may hold, in words. Anything else in `ctx` may be a value of the caller. */
const limits = {
  min_length: "at least",
  max_length: "at most",
  gt: "greater than",
  ge: "at least",
  lt: "less than",
  le: "at most",
  multiple_of: "a multiple of",
};

/**
 * Returns the allowed values of an enum, from the list that the service writes: `'male', 'female' or 'other'`. Undefined for
 * a text of another form, and for a list with the rejected value, because such a list is not the document's.
 */
function readAllowed(expected: unknown, input: unknown): readonly string[] | undefined {
  if (
    typeof expected !== "string" ||
    expected.length > 4_000 ||
    !/^'[\w./-]+'((, | or )'[\w./-]+')*$/.test(expected)
  )
    return undefined;
  const allowed = expected.slice(1, -1).split(/', '|' or '/);
  return allowed.includes(String(input)) ? undefined : allowed;
}

/** Describes the rule of an issue. `msg`, `input` and most of `ctx` may quote the value, so they are left out. */
function describeRule({ type, ctx, input }: ValidationIssue): string {
  if (type === "missing") return "is required";
  if (type.startsWith("extra")) return "is not allowed";
  for (const [name, words] of Object.entries(limits)) {
    const limit = ctx?.[name];
    if (typeof limit !== "number") continue;
    const unit = name.endsWith("h") ? (type.startsWith("s") ? " characters" : " items") : "";
    return `must be ${words} ${limit}${unit}`;
  }
  const allowed = readAllowed(ctx?.expected, input);
  if (allowed)
    return `must be one of: ${allowed.slice(0, 12).join(", ")}${allowed.length > 12 ? ", ..." : ""}`;
  const kind = /^[a-z]{1,20}(?=_(type|parsing|from|inv|att))/.exec(type)?.[0];
  return kind
    ? `must be a valid ${kind.replace(/dict|model/, "object")}`
    : `is not accepted${/^[\w.-]{1,80}$/.test(type) ? `: ${type.replaceAll(/[_.-]+/g, " ")}` : ""} (see error.issues)`;
}

/**
 * Describes one issue: `body.notes must be at most 1000 characters`. A path may contain a key of the caller. Unknown keys, keys
 * that do not look like field names, and very large indexes are written as `*`.
 */
function describeIssue(issue: ValidationIssue): string {
  const { type, loc } = issue;
  const known = type.startsWith("extra") ? loc.length - 1 : loc.length;
  const path: unknown[] = loc.slice(0, maxSteps).map((step, index) => {
    const isName = typeof step === "number" ? step < 1_000 : /^([a-z]|X-)[A-Za-z_-]{0,39}$/.test(step);
    return index < known && isName ? step : "*";
  });
  if (loc.length > maxSteps) path.push("...");
  return `${path.join(".")} ${describeRule(issue)}`;
}

/** Describes the first issues of a 422, for its message. */
function describeIssues(issues: readonly ValidationIssue[]): string {
  const named = issues.slice(0, maxNamed).map(describeIssue);
  const more = issues.length - named.length;
  return `: ${named.join("; ")}${more > 0 ? `; and ${more} more` : ""}`;
}
