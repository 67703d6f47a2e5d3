import type { ValidationIssue } from "../generated/types.ts";
import { describeIssues } from "./describe-issues.ts";

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
  /** The hints that other failures have too; empty where they do not apply. */
  readonly schemeHint: string;
  readonly pageHint: string;
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
  const { status, path, baseUrl, text } = failed;
  if (status === 401) return hintKey(failed);
  const version = /\/v\d$/.exec(baseUrl)?.[0];
  if (status === 404 && version && path.includes("/v"))
    return `. Leave ${version} out of baseUrl: every path has its own version.`;
  // Every error of the service has a detail.
  if (failed.detail !== undefined) return "";
  // "The plain HTTP request was sent to HTTPS port", as servers say it.
  if (status === 400 && /https|ssl/i.test(text)) return failed.schemeHint;
  return failed.pageHint || (status === 404 ? ". This is not the service: check baseUrl." : "");
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
