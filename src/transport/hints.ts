import { getDetail } from "../errors/index.ts";
import type { CallContext } from "./context.ts";
import type { Settings } from "./settings.ts";

// A hint is the last sentence of a message. It names a likely mistake in the set-up, and no part of a credential or a body.
// Hints are computed only for a call that failed.

/** Asks about `http://` where the connection failed or the service wants another scheme. Empty for an `https://` address. */
export const hintScheme = ({ baseUrl }: Settings): string =>
  baseUrl.startsWith("http:")
    ? ". Does the service listen at baseUrl, and at http:// rather than https://?"
    : "";

/** Explains a web page in place of the service's response. */
export const hintPage = (headers: Headers, text = ""): string =>
  /\bhtml\b/i.test(`${headers.get("content-type")} ${text.slice(0, 50)}`)
    ? ". This is a web page: check baseUrl, and any proxy or gateway."
    : "";

const nameEnvironment = (sandbox: boolean, eu: boolean): string =>
  (eu ? "eu " : "us ") + (sandbox ? "sandbox" : "production");

/** Explains a key whose prefix names another environment than the host. */
function hintKey({ baseUrl }: Settings, prefix: string): string {
  const { hostname } = new URL(baseUrl);
  // An address, a name of one label and a test's name say nothing about the environment.
  if (!/^[ps]k_(eu|us)_/.test(prefix) || !/\.(?!test$)[a-z]+$/.test(hostname)) return "";
  const ofKey = nameEnvironment(prefix.startsWith("s"), prefix.includes("eu"));
  const ofHost = nameEnvironment(/\bsandbox\b/.test(hostname), /\beu\b/.test(hostname));
  return ofKey === ofHost ? "" : `. The API key is for ${ofKey}, but baseUrl looks like ${ofHost}.`;
}

/** Explains an error response by the most likely mistake in the set-up. Returns an empty text where none is likely. */
export function hintResponse(
  settings: Settings,
  { path, keyPrefix }: CallContext,
  { status, headers }: Response,
  text: string,
  body: unknown,
): string {
  if (status === 401) return hintKey(settings, keyPrefix);
  const version = /\/v\d$/.exec(settings.baseUrl)?.[0];
  if (status === 404 && version && path.includes("/v"))
    return `. Leave ${version} out of baseUrl: every path has its own version.`;
  // Every error of the service has a detail.
  if (getDetail(body) !== undefined) return "";
  // "The plain HTTP request was sent to HTTPS port", as servers say it.
  if (status === 400 && /https|ssl/i.test(text)) return hintScheme(settings);
  return hintPage(headers, text) || (status === 404 ? ". This is not the service: check baseUrl." : "");
}
