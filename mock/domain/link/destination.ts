import type { World } from "../world.ts";
import { findLinkToken } from "./check-token.ts";
import { createErrorOutcome, type LinkOutcome } from "./outcome.ts";
import type { LinkTokenRecord } from "./table.ts";

/** The user's action on the link page: submitted a form, decided on a provider's consent page, or pressed the close button. */
export type LinkTrigger = "form" | "consent" | "close";

/** Closes the link page. Works with a token that cannot be used any more too, because the user only wants to leave. */
export function closeLink(world: World, token: string): LinkOutcome {
  const record = findLinkToken(world, token);
  const attempt = { record, provider: record?.provider ?? null };
  return createErrorOutcome(attempt, record === null ? "invalid_token" : "user_cancelled");
}

/**
 * Returns where the link page redirects after an outcome; null when it shows one of its own screens. A success and a consent page
 * always redirect. An error in a form redirects when the token has `on_error: "redirect"`, the close button when it has
 * `on_close: "redirect"`. Without a `redirect_url` nothing redirects.
 */
export function getLinkRedirect(
  record: LinkTokenRecord | null,
  trigger: LinkTrigger,
  outcome: LinkOutcome,
): string | null {
  const target = record?.redirect_url ?? null;
  if (record === null || target === null || outcome.state === "pending_provider_mfa") return null;
  const redirects =
    outcome.state === "success" ||
    trigger === "consent" ||
    (trigger === "form" ? record.on_error : record.on_close) === "redirect";
  return redirects ? buildRedirectUrl(target, outcome) : null;
}

/** Adds the outcome to the query of a `redirect_url`. Keeps the existing parameters as they were written. */
export function buildRedirectUrl(target: string, { state, error_type, error }: LinkOutcome): string {
  const added = Object.entries({ state, error_type, error }).flatMap(([name, value]) =>
    value === null ? [] : [{ name, text: `${name}=${encodeURIComponent(value)}` }],
  );
  const names = new Set(added.map(({ name }) => name));
  const url = new URL(target);
  const kept = url.search
    .slice(1)
    .split("&")
    .filter((part) => part !== "" && !names.has(parseParameterName(part)));
  url.search = [...kept, ...added.map(({ text }) => text)].join("&");
  return url.href;
}

function parseParameterName(parameter: string): string {
  const [name = ""] = new URLSearchParams(parameter).keys();
  return name;
}
