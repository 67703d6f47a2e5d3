import type { World } from "../world.ts";
import { findLinkToken } from "./check-token.ts";
import { createErrorOutcome, type LinkOutcome } from "./outcome.ts";
import type { LinkTokenRecord } from "./table.ts";

/** The user's action on the link page: submitted a form, decided on a provider's consent page, or pressed the close button. */
export type LinkTrigger = "form" | "consent" | "close";

/** The destination of the link page after an outcome: the `redirect_url`, or one of its own screens. */
export type LinkDestination =
  { readonly kind: "redirect"; readonly location: string } | { readonly kind: "screen" };

/** Closes the link page. Works with an expired or consumed token too, because the user only wants to leave. */
export function closeLink(world: World, token: string): LinkOutcome {
  const record = findLinkToken(world, token);
  const attempt = { record, provider: record?.provider ?? null };
  return createErrorOutcome(attempt, record === null ? "invalid_token" : "user_cancelled");
}

/**
 * Returns the destination of the link page after an outcome. A success and a consent page always redirect. An error in a form redirects
 * when the token has `on_error: "redirect"`, the close button when it has `on_close: "redirect"`. Without a `redirect_url`
 * nothing redirects.
 */
export function getLinkDestination(
  record: LinkTokenRecord | null,
  trigger: LinkTrigger,
  outcome: LinkOutcome,
): LinkDestination {
  const target = record?.redirect_url ?? null;
  if (record === null || target === null || outcome.state === "pending_provider_mfa")
    return { kind: "screen" };
  const redirects =
    outcome.state === "success" ||
    trigger === "consent" ||
    (trigger === "form" ? record.on_error : record.on_close) === "redirect";
  return redirects ? { kind: "redirect", location: buildRedirectUrl(target, outcome) } : { kind: "screen" };
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
