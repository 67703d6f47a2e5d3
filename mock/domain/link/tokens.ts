import { LAST_INSTANT } from "../../kernel/time.ts";
import { trimTrailingSlashes } from "../../kernel/trim-trailing-slashes.ts";
import { getProvider } from "../connections/rules.ts";
import { createValidationError } from "../service-error.ts";
import { getActiveUser } from "../users/rules.ts";
import type { UserRecord } from "../users/table.ts";
import { createTeamToken } from "../team-token.ts";
import type { World } from "../world.ts";
import { checkRedirects, type RedirectInput } from "./redirects.ts";
import type { LinkTokenRecord } from "./table.ts";

export interface LinkTokenInput extends RedirectInput {
  readonly user_id: string;
  readonly provider?: string | null;
  readonly filter_on_providers?: readonly string[] | null;
}

/** Creates a link token for a user. It expires after the current value of the setting `linkTokenLifetime`. */
export function createLinkToken(world: World, input: LinkTokenInput): LinkTokenRecord {
  checkProviders(input);
  checkRedirects(input);
  const user = getActiveUser(world, input.user_id);
  const now = world.now();
  return world.tables.linkTokens.insert({
    token: createTeamToken(world, "link", 48),
    user_id: user.user_id,
    provider: input.provider ?? null,
    redirect_url: input.redirect_url ?? null,
    filter_on_providers: input.filter_on_providers ?? null,
    on_error: input.on_error ?? null,
    on_close: input.on_close ?? null,
    created_at: now,
    expires_at: Math.min(now + world.settings.get().linkTokenLifetime, LAST_INSTANT),
    validated_at: null,
    consumed_at: null,
    revoked_at: null,
    oauth_provider: null,
    mfa: null,
  });
}

/** Revokes the link tokens of a user that is deleted, so that no link that was begun before can finish. */
export function revokeLinkTokens(world: World, { user_id, deleted_at }: UserRecord): void {
  if (deleted_at === null) return;
  const { linkTokens } = world.tables;
  for (const { token } of linkTokens.all("user", user_id)) {
    linkTokens.update(token, { revoked_at: deleted_at, mfa: null });
  }
}

export function buildLinkWebUrl(linkUrl: string, token: string): string {
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
