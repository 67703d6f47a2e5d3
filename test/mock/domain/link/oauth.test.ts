import { expect, it } from "vitest";
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
  const other = newToken({ provider: "glucose_two" });
  expect(completeOAuth(world, other).error_type).toBe("token_not_validated");
  expect(() => completeOAuth(world, token(), { provider: "glucose_two" })).toThrow("no OAuth sign-in");
});
