import { invalid } from "../refusal.ts";

/** Where and when a link sends the user's browser. */
export interface RedirectInput {
  readonly redirect_url?: string | null;
  readonly on_error?: string | null;
  readonly on_close?: string | null;
}

/** Schemes that a browser or an operating system handles itself: they run, open or install something, or show a local file. */
const REFUSED_SCHEMES: ReadonlySet<string> = new Set(
  [
    // Scripts and documents in the address itself.
    "javascript: livescript: mocha: jscript: vbscript: data: blob: mhtml: cid:",
    // Pages and files of the browser and the machine.
    "about: file: filesystem: view-source: resource: res: jar: mk: its: devtools:",
    "chrome: edge: brave: opera: vivaldi:",
    // What an operating system opens, whoever asks.
    "intent: shell: search: search-ms: hcp: prefs: app-prefs: itms:",
    // Transfers and messages, which show no page.
    "ftp: ws: wss: mailto: tel: sms:",
  ].flatMap((schemes) => schemes.split(" ")),
);

/** Families of such schemes, each named by vendor or platform: `ms-settings:`, `chrome-extension:`. */
const REFUSED_FAMILIES: readonly string[] = [
  "ms-",
  "chrome-",
  "moz-",
  "safari-",
  "itms-",
  "x-apple",
  "com.apple.",
];

/** Checks that a redirect has somewhere to go, and that it leads to a site or an app. */
export function checkRedirects(input: RedirectInput): void {
  const { redirect_url: target } = input;
  if (target != null) checkTarget(target);
  for (const name of ["on_error", "on_close"] as const) {
    if (input[name] == null || target != null) continue;
    throw invalid(["body", name], "value_error", `Value error, ${name} needs a redirect_url`, input[name]);
  }
}

function checkTarget(target: string): void {
  const loc = ["body", "redirect_url"];
  const url = parseTarget(target);
  if (url === null) {
    throw invalid(loc, "url_parsing", "Input should be a valid URL with its scheme", target);
  }
  const { protocol: scheme } = url;
  if (REFUSED_SCHEMES.has(scheme) || REFUSED_FAMILIES.some((family) => scheme.startsWith(family))) {
    const rule = "URL scheme should be 'https' or that of an app, or 'http' to a loopback host";
    throw invalid(loc, "url_scheme", rule, target, {
      expected_schemes: "https, an app's own, http to loopback",
    });
  }
  if (url.username !== "" || url.password !== "") {
    // The input is left out: it holds a password.
    throw invalid(loc, "url_credentials", "URL should not hold a user name or password", null);
  }
  if (scheme === "http:" && !LOOPBACK.test(url.hostname)) {
    const rule = "URL scheme should be 'https': 'http' is for loopback hosts, such as localhost";
    throw invalid(loc, "url_scheme", rule, target, { expected_schemes: "https" });
  }
}

/** Hosts of the user's own machine. */
const LOOPBACK = /^(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** A host and its port, such as `localhost:3000/linked`, whose scheme was forgotten: it parses as one of a scheme `localhost`. */
const HOST_WITH_PORT = /^\s*[\w.-]+:\d+(?:[/?#]|\s*$)/;

/** The address as a browser would read it: letter case, inner line breaks and leading blanks do not hide a scheme. */
function parseTarget(target: string): URL | null {
  return URL.canParse(target) && !HOST_WITH_PORT.test(target) ? new URL(target) : null;
}
