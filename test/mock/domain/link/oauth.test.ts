import { expect, it } from "vitest";
import { getCatalogProvider } from "../../../../mock/catalog/providers.ts";
import { listScopes } from "../../../../mock/domain/connections/availability.ts";
import { listLiveConnections } from "../../../../mock/domain/connections/rules.ts";
import { beginOAuth, completeOAuth } from "../../../../mock/domain/link/oauth.ts";
import { createLinkWorld } from "./link-world.ts";

it("a consent on a provider's page is for the given provider, the one started last, or the token's, in this order", () => {
  const { world, newToken } = createLinkWorld();
  const token = () => newToken({ provider: "acme_watch" });
  expect(completeOAuth(world, token()).provider).toBe("acme_watch");
  const started = token();
  beginOAuth(world, started, "bramble_band");
  expect(completeOAuth(world, started).provider).toBe("bramble_band");
  const named = token();
  beginOAuth(world, named, "bramble_band");
  expect(completeOAuth(world, named, { provider: "larkfoot_watch" }).provider).toBe("larkfoot_watch");
  // A provider with a password has no such page.
  const redirect_url = "https://app.example/done";
  const other = newToken({ provider: "glucose_two", redirect_url });
  expect(completeOAuth(world, other)).toMatchObject({
    error_type: "token_not_validated",
    redirect_url,
    provider: null,
  });
  expect(() => completeOAuth(world, token(), { provider: "glucose_two" })).toThrow("no OAuth sign-in");
});

it("[LNK-10] a consent needs scopes that make at least one resource available, and keeps what was denied", () => {
  const { world, newToken, user_id } = createLinkWorld();
  const scopes = listScopes(getCatalogProvider("acme_watch"));
  const token = newToken({ provider: "acme_watch" });
  for (const none of [{ granted: [] }, { denied: scopes }])
    expect(completeOAuth(world, token, none).error_type).toBe("required_scopes_not_granted");
  expect(listLiveConnections(world, user_id)).toEqual([]);
  expect(completeOAuth(world, token, { granted: scopes.slice(0, 1) }).state).toBe("success");
  expect(listLiveConnections(world, user_id)).toMatchObject([
    { granted: scopes.slice(0, 1), denied: scopes.slice(1) },
  ]);
});
