import { getProvider } from "../connections/rules.ts";
import { createValidationError } from "../service-error.ts";
import { getActiveUser } from "../users/rules.ts";
import type { World } from "../world.ts";
import { checkRedirects, type RedirectInput } from "./redirects.ts";
import type { LinkTokenRecord } from "./table.ts";
import { trimTrailingSlashes } from "../../kernel/trim-trailing-slashes.ts";

/** For whom a token is, and how the link behaves. */
export interface LinkTokenInput extends RedirectInput {
  readonly user_id: string;
  readonly provider?: string | null;
  readonly filter_on_providers?: readonly string[] | null;
}

/** Makes a link token for a user; it works for as long as the setting `linkTokenLifetime` says at this moment. */
export function createLinkToken(world: World, input: LinkTokenInput): LinkTokenRecord {
  checkProviders(input);
  checkRedirects(input);
  const user = getActiveUser(world, input.user_id);
  const now = world.now();
  return world.tables.linkTokens.insert({
    token: world.ids.token("link", 48),
    user_id: user.user_id,
    provider: input.provider ?? null,
    redirect_url: input.redirect_url ?? null,
    filter_on_providers: input.filter_on_providers ?? null,
    on_error: input.on_error ?? null,
    on_close: input.on_close ?? null,
    created_at: now,
    expires_at: now + world.settings.get().linkTokenLifetime,
    validated_at: null,
    consumed_at: null,
    oauth_provider: null,
    mfa: null,
  });
}

/** Address of the link page for a token. */
export function linkWebUrl(linkUrl: string, token: string): string {
  return `${trimTrailingSlashes(linkUrl)}/?token=${encodeURIComponent(token)}&env=sandbox&region=us`;
}

function checkProviders({ provider, filter_on_providers: filter }: LinkTokenInput): void {
  if (provider != null) getProvider(provider);
  if (filter == null) return;
  const loc = ["body", "filter_on_providers"];
  if (filter.length === 0) {
    throw createValidationError(loc, "too_short", "List should have at least 1 item", filter, {
      min_length: 1,
    });
  }
  filter.forEach((slug, index) => getProvider(slug, [...loc, index]));
}
