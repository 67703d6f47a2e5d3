import type { Settings } from "./settings.ts";

// A hint is the last sentence of a message. It names a likely mistake in the set-up, and no part of a credential or a body.
// Those that need an error response are in explain.ts.

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
