import { createValidationError } from "../service-error.ts";

/** Where and when a link sends the user's browser. */
export interface RedirectInput {
  readonly redirect_url?: string | null;
  readonly on_error?: string | null;
  readonly on_close?: string | null;
}

/** Schemes that a browser would run or read instead of going somewhere. */
const REFUSED_SCHEMES: ReadonlySet<string> = new Set([
  "javascript:",
  "data:",
  "vbscript:",
  "blob:",
  "file:",
  "about:",
]);

/** Checks that a redirect has somewhere to go, and that it leads to a site or an app. */
export function checkRedirects(input: RedirectInput): void {
  const { redirect_url: target } = input;
  if (target != null) checkTarget(target);
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

function checkTarget(target: string): void {
  const loc = ["body", "redirect_url"];
  const scheme = schemeOf(target);
  if (scheme === null) {
    throw createValidationError(loc, "url_parsing", "Input should be a valid URL with its scheme", target);
  }
  if (REFUSED_SCHEMES.has(scheme)) {
    const rule = "URL scheme should be 'http', 'https' or that of an app";
    throw createValidationError(loc, "url_scheme", rule, target, {
      expected_schemes: "http, https, or an app's own",
    });
  }
}

/** A host and its port, such as `localhost:3000/linked`, whose scheme was forgotten: it parses as one of a scheme `localhost`. */
const HOST_WITH_PORT = /^\s*[\w.-]+:\d+(?:[/?#]|\s*$)/;

/** The scheme as a browser would read it: letter case, inner line breaks and leading blanks do not hide one. */
function schemeOf(target: string): string | null {
  return URL.canParse(target) && !HOST_WITH_PORT.test(target) ? new URL(target).protocol : null;
}
