import type { World } from "../world.ts";
import { recordOf } from "./admission.ts";
import { refused, type LinkOutcome } from "./outcome.ts";
import type { LinkTokenRecord } from "./table.ts";

/** What on the link page led to an outcome: one of its own forms, a provider's consent page, or the close button. */
export type LinkSurface = "form" | "consent" | "close";

/** Where the link page goes with an outcome: away, or to a screen of its own. */
export type Destination =
  { readonly kind: "redirect"; readonly location: string } | { readonly kind: "screen" };

/** The close button. It works with a token that is no good for anything else, since the user wants nothing but to leave. */
export function closeLink(world: World, token: string): LinkOutcome {
  const record = recordOf(world, token);
  const attempt = { record, provider: record?.provider ?? null };
  return refused(attempt, record === null ? "invalid_token" : "user_cancelled");
}

/**
 * Where an outcome leads. A success and a consent page always redirect; an error in a form redirects where `on_error` says so,
 * the close button where `on_close` does; and nothing does without a `redirect_url`.
 */
export function destinationOf(
  record: LinkTokenRecord | null,
  door: LinkSurface,
  outcome: LinkOutcome,
): Destination {
  const target = record?.redirect_url ?? null;
  if (record === null || target === null || outcome.state === "pending_provider_mfa")
    return { kind: "screen" };
  const wanted =
    outcome.state === "success" ||
    door === "consent" ||
    (door === "form" ? record.on_error : record.on_close) === "redirect";
  return wanted ? { kind: "redirect", location: redirectAddress(target, outcome) } : { kind: "screen" };
}

/** The caller's own address with the outcome in its parameters. What it has already is kept as it was written. */
export function redirectAddress(target: string, { state, error_type, error }: LinkOutcome): string {
  const told = Object.entries({ state, error_type, error }).flatMap(([name, value]) =>
    value === null ? [] : [{ name, text: `${name}=${encodeURIComponent(value)}` }],
  );
  const names = new Set(told.map(({ name }) => name));
  const url = new URL(target);
  const kept = url.search
    .slice(1)
    .split("&")
    .filter((part) => part !== "" && !names.has(nameOf(part)));
  url.search = [...kept, ...told.map(({ text }) => text)].join("&");
  return url.href;
}

function nameOf(parameter: string): string {
  const [name = ""] = new URLSearchParams(parameter).keys();
  return name;
}
