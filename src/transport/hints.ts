import { getDetail } from "../errors/index.ts";
import type { CallContext } from "./context.ts";
import type { Settings } from "./settings.ts";

// A hint is the last sentence of a message. It names a likely mistake in the set-up, and no part of a credential or a body.
// Hints are computed only for a call that failed.

/** Asks about `http://` where the connection failed or the service wants another scheme. Empty for an `https://` address. */
export const hintScheme = ({ baseUrl }: Settings): string =>
  baseUrl.startsWith("http:")
    ? ". baseUrl begins with http://: does the service listen there, or at https://?"
    : "";

/** Explains a web page in place of the service's response. */
export const hintPage = (headers: Headers, text = ""): string =>
  /\bhtml\b/i.test(headers.get("content-type") ?? "") || /^\s*<(!doctype|html)\b/i.test(text)
    ? ". This is a web page: check baseUrl, and any proxy or gateway in front of the service."
    : "";

const nameEnvironment = (sandbox: boolean, eu: boolean): string =>
  `${eu ? "eu" : "us"} ${sandbox ? "sandbox" : "production"}`;

/** Explains a key whose prefix names another environment than the host. */
function hintKey({ baseUrl }: Settings, prefix: string): string {
  const key = /^([ps])k_(eu|us)_/.exec(prefix);
  const { hostname } = new URL(baseUrl);
  const hasLabel = (label: string): boolean => new RegExp(`(^|[.-])${label}([.-]|$)`).test(hostname);
  // An address, a name of one label and a test's name say nothing about the environment.
  if (!key || !/\.[a-z]+$/.test(hostname) || hasLabel("test")) return "";
  const ofKey = nameEnvironment(key[1] === "s", key[2] === "eu");
  const ofHost = nameEnvironment(hasLabel("sandbox"), hasLabel("eu"));
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
    return `. Leave ${version} out of baseUrl: every path begins with its own version.`;
  // Every error of the service has a detail.
  if (getDetail(body) !== undefined) return "";
  // "The plain HTTP request was sent to HTTPS port", as servers say it.
  if (status === 400 && /https|ssl/i.test(text)) return hintScheme(settings);
  const page = hintPage(headers, text);
  return page || status !== 404 ? page : ". The service did not send this: check host and path of baseUrl.";
}
