import { createValidationError } from "../service-error.ts";

/** When the link page redirects the user's browser, and where. */
export interface RedirectInput {
  readonly redirect_url?: string | null;
  readonly on_error?: string | null;
  readonly on_close?: string | null;
}

/** Rejected schemes. A browser or an operating system handles them itself: it runs, opens or installs something, or shows a local file. */
const REJECTED_SCHEMES: ReadonlySet<string> = new Set(
  [
    // The URL itself holds a script or a document.
    "javascript: livescript: mocha: jscript: vbscript: data: blob: mhtml: cid:",
    // Pages of the browser, and files of the machine.
    "about: file: filesystem: view-source: resource: res: jar: mk: its: devtools:",
    "chrome: edge: brave: opera: vivaldi:",
    // The operating system opens these for any page.
    "intent: shell: search: search-ms: hcp: prefs: app-prefs: itms:",
    // Transfers and messages; they show no page.
    "ftp: ws: wss: mailto: tel: sms:",
  ].flatMap((schemes) => schemes.split(" ")),
);

/** Prefixes of further rejected schemes, each of a vendor or platform: `ms-settings:`, `chrome-extension:`. */
const REJECTED_PREFIXES: readonly string[] = [
  "ms-",
  "chrome-",
  "moz-",
  "safari-",
  "itms-",
  "x-apple",
  "com.apple.",
];

/** Checks that a redirect has a target, and that the target is a website or an app. Throws ServiceError 422 otherwise. */
export function checkRedirects(input: RedirectInput): void {
  const { redirect_url: target } = input;
  if (target != null) checkRedirectUrl(target);
  for (const name of ["on_error", "on_close"] as const) {
    if (input[name] == null || target != null) continue;
    throw createValidationError(
      ["body", name],
      "value_error",
      `Value error, ${name} needs a redirect_url`,
      input[name],
    );
  }
}

function checkRedirectUrl(target: string): void {
  const loc = ["body", "redirect_url"];
  const url = parseRedirectUrl(target);
  if (url === null) {
    throw createValidationError(loc, "url_parsing", "Input should be a valid URL with its scheme", target);
  }
  const { protocol: scheme } = url;
  if (REJECTED_SCHEMES.has(scheme) || REJECTED_PREFIXES.some((prefix) => scheme.startsWith(prefix))) {
    const rule = "URL scheme should be 'https', the scheme of an app, or 'http' with a loopback host";
    throw createValidationError(loc, "url_scheme", rule, target, {
      expected_schemes: "https, an app's own, http with a loopback host",
    });
  }
  if (url.username !== "" || url.password !== "") {
    // Leave out the input: it can hold a password.
    throw createValidationError(
      loc,
      "url_credentials",
      "URL should not contain a user name or password",
      null,
    );
  }
  if (scheme === "http:" && !LOOPBACK.test(url.hostname)) {
    const rule = "URL scheme should be 'https': 'http' is allowed only for loopback hosts, such as localhost";
    throw createValidationError(loc, "url_scheme", rule, target, { expected_schemes: "https" });
  }
}

const LOOPBACK = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** A host and port without a scheme, such as `localhost:3000/linked`. The URL parser would read `localhost` as the scheme. */
const HOST_WITH_PORT = /^\s*[\w.-]+:\d+(?:[/?#]|\s*$)/;

/** Parses a URL as a browser does: letter case, inner line breaks and leading blanks cannot hide a scheme. Returns null when it is malformed. */
function parseRedirectUrl(target: string): URL | null {
  return URL.canParse(target) && !HOST_WITH_PORT.test(target) ? new URL(target) : null;
}
